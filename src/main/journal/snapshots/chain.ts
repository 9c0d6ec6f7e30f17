/** Reads the newest valid snapshot and the journal segments written after it. */
import path from 'node:path';
import { type JournalDisk, readIfThere } from '../disk.ts';
import { type LostChange, type Replay, replayOnto, replaySegment } from '../segments/replay.ts';
import { namesFile, segmentFile, segmentOf } from '../segments/segment.ts';
import { drop, emptyState, keyOf, noteRev, setRow } from '../segments/state.ts';
import { checkSnapshot, indexHead, type SnapshotFile, snapshotsIn } from './snapshot-files.ts';
import type { SnapshotIndex } from './snapshot-index.ts';

export interface Chain {
  readonly replay: Replay;
  /** The snapshot it begins with; absent = there is none. */
  readonly base?: { readonly index: SnapshotIndex; readonly archive: Uint8Array; readonly file: SnapshotFile };
  /** Snapshots newer than the base, which are damaged. */
  readonly faulty: readonly { readonly name: string; readonly why: string }[];
  /** Numbers of the first journal segment and the first snapshot that no file has. */
  readonly nextPart: number;
  readonly nextSnapshot: number;
  /** Whether there is any snapshot or journal. */
  readonly exists: boolean;
}

export interface ChainPlaces {
  readonly journal: string;
  /** Snapshots of the profile: all of them are of this library. */
  readonly backups: string;
  /** Another folder with copies, which may hold snapshots of other libraries too: those of this one count. */
  readonly chosen?: string;
  readonly library?: string;
}

/**
 * Reads everything that the newest state depends on. Rejects when the folder of the journal cannot be listed.
 * @param upTo the last segment that counts; absent = all
 */
export async function readChain(
  disk: JournalDisk,
  places: ChainPlaces,
  upTo = Number.POSITIVE_INFINITY,
): Promise<Chain> {
  const parts = await partsIn(disk, places.journal);
  const found = [...(await snapshotsIn(disk, places.backups)), ...(await copiesIn(disk, places))];
  // Of two copies of one snapshot that of the profile comes first.
  found.sort((a, b) => b.number - a.number);
  const { base, faulty, expected } = await newestRight(disk, found);
  const replay = replayOnto(emptyState());
  if (base !== undefined) begin(replay, base.index);
  const through = base?.index.head.through ?? 0;
  const last = Math.min(upTo, parts.at(-1) ?? 0);
  for (let number = through + 1; number <= last; number++) {
    const [journal, names] = await Promise.all(
      [segmentFile(number), namesFile(number)].map((name) => readIfThere(disk, path.join(places.journal, name))),
    );
    replaySegment(replay, number, journal, names);
  }
  for (const index of expected) compare(replay, index);
  return {
    replay,
    ...(base && { base }),
    faulty,
    nextPart: Math.max(parts.at(-1) ?? 0, ...[base?.index, ...expected].map((index) => index?.head.through ?? 0)) + 1,
    nextSnapshot: (found[0]?.number ?? 0) + 1,
    exists: parts.length > 0 || found.length > 0,
  };
}

/** Snapshots of this library in the chosen folder; none where that is gone. */
async function copiesIn(disk: JournalDisk, { chosen, library }: ChainPlaces): Promise<SnapshotFile[]> {
  if (chosen === undefined) return [];
  const files = await snapshotsIn(disk, chosen).catch(() => []);
  const heads = await Promise.all(files.map((file) => indexHead(disk, file)));
  return files.filter((_, i) => heads[i]?.library === library);
}

/** Numbers of the journal segments that have a file, in order. */
export async function partsIn(disk: JournalDisk, folder: string): Promise<number[]> {
  const numbers = (await disk.list(folder)).flatMap(({ name }) => segmentOf(name)?.number ?? []);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

async function newestRight(
  disk: JournalDisk,
  found: readonly SnapshotFile[],
): Promise<Pick<Chain, 'base' | 'faulty'> & { expected: SnapshotIndex[] }> {
  const faulty: { name: string; why: string; number: number }[] = [];
  const expected: SnapshotIndex[] = [];
  for (const file of found) {
    const checked = await checkSnapshot(disk, file);
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
