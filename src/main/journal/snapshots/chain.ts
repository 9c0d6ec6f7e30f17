/** Reads the newest valid snapshot of this library and the journal segments written after it. */
import path from 'node:path';
import type { LateText } from '../../../shared/texts/late-text.ts';
import { codeOf, type JournalDisk, readIfThere } from '../disk.ts';
import { type Ancestor, type LibraryIdentity, ownsSegment, ownsSnapshot } from '../ownership/ownership.ts';
import { getSegmentNumbers } from '../segments/list-segments.ts';
import { type LostChange, type Replay, readSegmentHead, replayOnto, replaySegment } from '../segments/replay.ts';
import { FORMAT, type HeadLine, namesFile, segmentFile } from '../segments/segment.ts';
import { drop, emptyState, keyOf, noteRev, setRow } from '../segments/state.ts';
import { checkSnapshot, readSnapshotHead, type SnapshotFile, snapshotsIn } from './snapshot-files.ts';
import { type IndexHead, MAX_SNAPSHOT_NUMBER, type SnapshotIndex, snapshotKey } from './snapshot-index.ts';

export interface Chain {
  readonly replay: Replay;
  /** The snapshot it begins with; absent = there is none. */
  readonly base?: { readonly index: SnapshotIndex; readonly archive: Uint8Array; readonly file: SnapshotFile };
  /** Snapshots newer than the base, which are damaged. */
  readonly faulty: readonly { readonly name: string; readonly why: LateText }[];
  /** Folders that can't be listed, with the code of the system. */
  readonly closedFolders: readonly { readonly folder: string; readonly code: string | undefined }[];
  /** Numbers of the first journal segment and the first snapshot that no file has. */
  readonly nextPart: number;
  readonly nextSnapshot: number;
  /** Whether there is any snapshot or journal. */
  readonly exists: boolean;
}

export interface ChainPlaces {
  readonly journal: string;
  /** The folder of the profile, which may also hold snapshots of other libraries. */
  readonly backups: string;
  /** Another folder with copies, which several computers may use. */
  readonly chosen?: string;
  readonly library?: string;
  readonly ancestors?: readonly Ancestor[];
  readonly replaced?: LibraryIdentity['replaced'];
  /** The snapshots that this profile has written, by `snapshotKey`. */
  readonly written?: readonly string[];
}

/** Whether this profile has written a snapshot of a folder that others use as well. */
export const hasWritten = ({ library, written = [] }: ChainPlaces, head: IndexHead | undefined): head is IndexHead =>
  head !== undefined && head.library === library && written.includes(snapshotKey(head));

/** The identity of the library whose files these are. */
export const identityOf = ({ library = '', ancestors, replaced }: ChainPlaces): LibraryIdentity => ({
  library,
  ancestors,
  replaced,
});

/**
 * Reads everything that the newest state depends on. A file or folder that can't be read is named, and the others count.
 * @param upTo the last segment that counts; absent = all
 */
export async function readChain(
  journalDisk: JournalDisk,
  places: ChainPlaces,
  upTo = Number.POSITIVE_INFINITY,
): Promise<Chain> {
  const identity = identityOf(places);
  const closedFolders: Chain['closedFolders'][number][] = [];
  const listOr = <T>(folder: string, listing: Promise<readonly T[]>): Promise<readonly T[]> =>
    listing.catch((error: unknown) => {
      closedFolders.push({ folder, code: codeOf(error) });
      return [];
    });
  const entries = await listOr(places.journal, journalDisk.list(places.journal));
  const parts = getSegmentNumbers(entries);
  const others = new Set(entries.flatMap(({ name, isOther }) => (isOther ? [name] : [])));
  const inProfile = await listOr(places.backups, snapshotsIn(journalDisk, places.backups));
  // What can't be read at all counts as ours, so that it is named.
  const isOurs = async (file: SnapshotFile) => {
    const head = await readSnapshotHead(journalDisk, file);
    return head === undefined || ownsSnapshot(identity, head.library, file.number);
  };
  let newest = await newestRight(journalDisk, inProfile, isOurs);
  // The profile always has the newest snapshot. Copies in a folder that others use too are only for when it is gone.
  const copies = newest.base === undefined ? await copiesIn(journalDisk, places, parts.at(-1)) : [];
  if (copies.length > 0) {
    const all = [...inProfile, ...copies].sort((a, b) => b.number - a.number);
    newest = await newestRight(journalDisk, all, isOurs);
  }
  const { base, faulty, expected } = newest;
  const replay = replayOnto(emptyState());
  if (base !== undefined) begin(replay, base.index);
  const through = base?.index.head.through ?? 0;
  const last = Math.min(upTo, parts.at(-1) ?? 0);
  for (let number = through + 1; number <= last; number++)
    await replayFiles(journalDisk, places.journal, identity, replay, number, others);
  for (const index of expected) compare(replay, index);
  return {
    replay,
    ...(base && { base }),
    faulty,
    closedFolders,
    nextPart: Math.max(parts.at(-1) ?? 0, ...[base?.index, ...expected].map((index) => index?.head.through ?? 0)) + 1,
    nextSnapshot:
      Math.max(0, ...[...inProfile, ...copies].map(({ number }) => (number < MAX_SNAPSHOT_NUMBER ? number : 0))) + 1,
    exists: parts.length > 0 || base !== undefined || faulty.length > 0,
  };
}

async function replayFiles(
  journalDisk: JournalDisk,
  folder: string,
  identity: LibraryIdentity,
  replay: Replay,
  number: number,
  others: ReadonlySet<string>,
): Promise<void> {
  const [journal, names] = await Promise.all(
    [segmentFile(number), namesFile(number)].map(async (name) => {
      try {
        const bytes = await readIfThere(journalDisk, path.join(folder, name));
        // A link to nowhere is listed, and answers like a missing file.
        if (bytes === undefined && others.has(name)) replay.unreadable.set(name, 'ENOENT');
        return bytes;
      } catch (error) {
        replay.unreadable.set(name, codeOf(error));
        return undefined;
      }
    }),
  );
  // Without a readable head it counts as ours, so that its damage is told.
  const heads = [readSegmentHead(number, names), readSegmentHead(number, journal)].filter((head) => head !== undefined);
  const isOurs = ({ library, version }: HeadLine) => version > FORMAT.version || ownsSegment(identity, library, number);
  if (heads.length > 0 && !heads.some(isOurs)) return;
  replaySegment(replay, number, journal, names);
}

/**
 * Snapshots of this profile in the chosen folder; none where that is gone.
 * @param lastPart the last segment of the journal: a snapshot that goes further was not made from it
 */
async function copiesIn(
  journalDisk: JournalDisk,
  places: ChainPlaces,
  lastPart = Number.POSITIVE_INFINITY,
): Promise<SnapshotFile[]> {
  if (places.chosen === undefined) return [];
  const files = await snapshotsIn(journalDisk, places.chosen).catch(() => []);
  const heads = await Promise.all(files.map((file) => readSnapshotHead(journalDisk, file)));
  return files.filter((_, index) => hasWritten(places, heads[index]) && (heads[index]?.through ?? 0) <= lastPart);
}

async function newestRight(
  journalDisk: JournalDisk,
  found: readonly SnapshotFile[],
  isOurs: (file: SnapshotFile) => Promise<boolean>,
): Promise<Pick<Chain, 'base' | 'faulty'> & { expected: SnapshotIndex[] }> {
  const faulty: { name: string; why: LateText; number: number }[] = [];
  const expected: SnapshotIndex[] = [];
  for (const file of found) {
    if (!(await isOurs(file))) continue;
    const checked = await checkSnapshot(journalDisk, file);
    if (checked.ok) {
      const { index, archive } = checked;
      return { base: { index, archive, file }, faulty: faulty.filter(({ name }) => name !== file.name), expected };
    }
    faulty.push({ name: file.name, why: checked.why, number: file.number });
    if (checked.expected) expected.push(checked.expected);
  }
  return { faulty, expected };
}

function begin({ state }: Replay, { rows: { rows, deleted, revs } }: SnapshotIndex): void {
  for (const row of deleted) drop(state, row);
  for (const { table, id, rev, sum, name } of rows) setRow(state, { table, id, rev, sum, name });
  for (const [table, rev] of Object.entries(revs)) noteRev(state, table as keyof typeof revs, rev);
}

/** Finds rows that only a damaged snapshot had, by its index. */
function compare(replay: Replay, { head, rows: { rows, deleted, revs } }: SnapshotIndex): void {
  const isLater = (key: string) => (replay.touched.get(key) ?? 0) > head.through;
  for (const row of rows) {
    const key = keyOf(row);
    if (isLater(key) || replay.state.rows.get(key)?.sum === row.sum) continue;
    const { table, id, rev, name } = row;
    replay.lost.set(key, { table, id, rev, name, at: head.at, isDeletion: false } satisfies LostChange);
  }
  for (const row of deleted) if (!isLater(keyOf(row)) && replay.state.rows.has(keyOf(row))) drop(replay.state, row);
  for (const [table, rev] of Object.entries(revs)) noteRev(replay.state, table as keyof typeof revs, rev);
}
