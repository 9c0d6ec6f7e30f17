/** Long tasks of the journal, for a thread of their own: reading everything, writing snapshots. */
import path from 'node:path';
import { sha256 } from '../../../node/sha256.ts';
import type { JournalTable, KnownRow, RecoveredRow, RowName, SnapshotInfo } from '../../../shared/library/journal.ts';
import { hashOfFile } from '../assets.ts';
import type { JournalDisk } from '../disk.ts';
import { faultsOf } from '../fault-messages.ts';
import { isNewerProfile } from '../newer-profile.ts';
import type { DeletedRow } from '../segments/state.ts';
import { type Chain, type ChainPlaces, readChain } from '../snapshots/chain.ts';
import { copySnapshots, isCopied } from '../snapshots/mirror.ts';
import { recoverRows, rowsOf } from '../snapshots/recover-rows.ts';
import { checkSnapshot, indexHead, type SnapshotFile, snapshotsIn } from '../snapshots/snapshot-files.ts';
import { stampTime } from '../snapshots/stamp.ts';
import { CHAIN, removeParts, removeSnapshot, thinSnapshots, tidyArt, trimJournal } from '../snapshots/tidy.ts';
import { ART, writeSnapshot } from '../snapshots/write-snapshot.ts';

/** Where a library is kept. The journal goes on from the backups of the profile; `chosen` gets copies. */
export type TaskPlaces = ChainPlaces;

export interface LoadReply {
  /** A newer Rollcall has used the profile, and nothing of it was read. Absent = no. */
  readonly isNewer?: true;
  readonly exists: boolean;
  readonly rows: readonly KnownRow[];
  readonly deleted: readonly DeletedRow[];
  readonly revs: Readonly<Partial<Record<JournalTable, number>>>;
  readonly lost: readonly KnownRow[];
  readonly faults: readonly string[];
  readonly nextPart: number;
  /** Which library the newest snapshot is of. */
  readonly library?: string;
}

interface SnapshotTask {
  readonly through: number;
  readonly now: number;
  readonly by: string;
  readonly library: string;
}

interface SnapshotReply {
  /** Code of the system when the chosen folder did not take the copy. */
  readonly copyFault?: string;
  /** Nothing was done: a newer Rollcall has written what this one cannot read. */
  readonly isNewer?: true;
}

/** Arguments and results can be cloned, since they cross to a thread. */
export interface Tasks {
  load(places: TaskPlaces): Promise<LoadReply>;
  rows(places: TaskPlaces, names: readonly RowName[]): Promise<RecoveredRow[]>;
  snapshot(places: TaskPlaces, task: SnapshotTask): Promise<SnapshotReply>;
  list(places: TaskPlaces): Promise<SnapshotInfo[]>;
  /** Undefined where there is none of this name, or it is damaged. */
  snapshotRows(places: TaskPlaces, name: string): Promise<RecoveredRow[] | undefined>;
  copy(from: string, to: string): Promise<void>;
  /** Names of the files in `art` that are not what they are called; they get another name. */
  checkArt(places: TaskPlaces): Promise<string[]>;
}

/** The nearest first. */
const foldersOf = ({ backups, chosen }: TaskPlaces): string[] => (chosen === undefined ? [backups] : [backups, chosen]);

export const tasksOn = (disk: JournalDisk): Tasks => ({
  async load(places) {
    if (await isNewerProfile(disk, places)) return NEWER_PROFILE;
    const chain = await readChain(disk, places);
    const { rows, deleted, revs } = chain.replay.state;
    return {
      exists: chain.exists,
      rows: [...rows.values()],
      deleted: [...deleted.values()],
      revs,
      lost: [...chain.replay.lost.values()].flatMap(({ table, id, rev, name, isDeletion }) =>
        isDeletion ? [] : [{ table, id, rev, name, sum: '' }],
      ),
      faults: faultsOf(chain),
      nextPart: chain.nextPart,
      ...(chain.base && { library: chain.base.index.head.library }),
    };
  },

  async rows(places, names) {
    return recoverRows(await readChain(disk, places), names);
  },

  async snapshot(places, task) {
    for (const folder of [places.journal, places.backups, path.join(places.backups, ART)])
      await removeParts(disk, folder);
    const chain = await readChain(disk, places, task.through);
    if (chain.replay.newer.size > 0) return { isNewer: true };
    if (hasChanged(chain)) await writeSnapshot(disk, chain, { ...task, folder: places.backups });
    const copied = places.chosen === undefined ? {} : await copyToChosen(disk, places.backups, places.chosen, task);
    await tidy(disk, places, task, isWhole(chain));
    return copied;
  },

  async list(places) {
    const found = new Map<string, SnapshotInfo>();
    for (const folder of foldersOf(places)) {
      for (const file of await snapshotsIn(disk, folder).catch(() => [])) {
        const info = await infoOf(disk, file);
        const other = found.get(file.name);
        if (other === undefined || (other.fault !== undefined && info.fault === undefined)) found.set(file.name, info);
      }
    }
    return [...found.values()].sort((a, b) => (a.name < b.name ? 1 : -1));
  },

  async snapshotRows(places, name) {
    for (const folder of foldersOf(places)) {
      for (const file of (await snapshotsIn(disk, folder).catch(() => [])).filter((file) => file.name === name)) {
        const checked = await checkSnapshot(disk, file);
        if (checked.ok) return rowsOf(checked.archive);
      }
    }
    return undefined;
  },

  copy: (from, to) => copySnapshots(disk, from, to),

  async checkArt({ backups }) {
    const folder = path.join(backups, ART);
    const damaged: string[] = [];
    for (const { name } of await disk.list(folder)) {
      const hash = hashOfFile(name);
      const bytes = hash === undefined ? undefined : await disk.read(path.join(folder, name)).catch(() => undefined);
      if (bytes === undefined || sha256(bytes) === hash) continue;
      await disk.rename(path.join(folder, name), path.join(folder, `${name}.damaged`));
      damaged.push(name);
    }
    return damaged;
  },
});

/** What is known of a profile that is not read. */
const NEWER_PROFILE: LoadReply = {
  isNewer: true,
  exists: true,
  rows: [],
  deleted: [],
  revs: {},
  lost: [],
  faults: [],
  nextPart: 1,
};

/** Whether there are changes since the newest undamaged snapshot. */
const hasChanged = ({ replay, faulty, base }: Chain): boolean =>
  replay.touched.size > 0 || replay.lost.size > 0 || (base !== undefined && faulty.length > 0);

const isWhole = ({ replay, faulty }: Chain): boolean =>
  replay.damaged.size + replay.missing.size + replay.newer.size + faulty.length === 0;

/** Deletes old files. Errors are ignored, since the snapshot is written and the next one tries again. */
async function tidy(disk: JournalDisk, places: TaskPlaces, task: SnapshotTask, isWhole: boolean): Promise<void> {
  try {
    await thinSnapshots(disk, places.backups, task.library, task.now);
    await trimJournal(disk, places.journal, places.backups);
    if (isWhole) await tidyArt(disk, places.backups, places.journal, task.now);
  } catch (error) {
    console.warn('Old backups could not be removed:', error);
  }
}

/** Snapshots in the chosen folder are removed from the profile, except those that the journal continues from. */
async function copyToChosen(disk: JournalDisk, from: string, to: string, task: SnapshotTask): Promise<SnapshotReply> {
  try {
    await copySnapshots(disk, from, to);
    await thinSnapshots(disk, to, task.library, task.now);
    await tidyArt(disk, to, undefined, task.now);
    for (const file of (await snapshotsIn(disk, from)).slice(CHAIN)) {
      if (await isCopied(disk, file, to)) await removeSnapshot(disk, file);
    }
    return {};
  } catch (error) {
    return { copyFault: (error as NodeJS.ErrnoException).code ?? '' };
  }
}

async function infoOf(disk: JournalDisk, file: SnapshotFile): Promise<SnapshotInfo> {
  const { name, bytes = 0 } = file;
  const head = await indexHead(disk, file);
  const at = head?.at ?? stampTime(name);
  const checked = await checkSnapshot(disk, file);
  if (!checked.ok) return { name, at, bytes, fault: `This backup cannot be used: ${checked.why}.` };
  return { name, at: checked.index.head.at, bytes, counts: checked.index.head.counts };
}
