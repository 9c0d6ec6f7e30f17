/** Long tasks of the journal, for a thread of their own: reading everything, writing snapshots. */
import path from 'node:path';
import { sha256 } from '../../../node/sha256.ts';
import type { JournalTable, KnownRow, RecoveredRow, RowName, SnapshotInfo } from '../../../shared/library/journal.ts';
import type { LateText } from '../../../shared/texts/late-text.ts';
import { formatInLanguages, MainTexts, type TextByLanguage } from '../../texts.ts';
import { hashOfFile } from '../assets.ts';
import { codeOf, type JournalDisk, unusedName } from '../disk.ts';
import { faultsOf } from '../fault-messages.ts';
import { type IdentifiedLibrary, identifyLibrary } from '../identity/identify.ts';
import { sealBroughtJournal } from '../identity/seal-brought.ts';
import { createLibraryId, readSettings, writeSettings } from '../identity/settings.ts';
import { isNewerProfile } from '../newer-profile.ts';
import { countsAsOwnBackup } from '../ownership/ownership.ts';
import { segmentOf } from '../segments/segment.ts';
import { type DeletedRow, stateDigest } from '../segments/state.ts';
import { type Chain, type ChainPlaces, hasWritten, identityOf, readChain } from '../snapshots/chain.ts';
import { findSnapshot, listSnapshots } from '../snapshots/list-snapshots.ts';
import { copySnapshots, isCopied } from '../snapshots/mirror.ts';
import { recoverRows, rowsOf } from '../snapshots/recover-rows.ts';
import { checkSnapshot, readSnapshotHead, snapshotsIn } from '../snapshots/snapshot-files.ts';
import { snapshotKey } from '../snapshots/snapshot-index.ts';
import { CHAIN, removeParts, removeSnapshot, thinSnapshots, tidyArt, trimJournal } from '../snapshots/tidy.ts';
import { ART, writeSnapshot } from '../snapshots/write-snapshot.ts';

/** Where a library is kept. The journal goes on from the backups of the profile; `chosen` gets copies. */
export type TaskPlaces = ChainPlaces;

export interface IdentifyReply extends IdentifiedLibrary {
  /** Sentences about settings or folders that can't be used. */
  readonly faults: readonly TextByLanguage[];
  /** A newer Rollcall has used the profile: nothing in it was changed, and nothing may be. Absent = no. */
  readonly isNewer?: true;
}

export interface LoadReply {
  readonly exists: boolean;
  readonly rows: readonly KnownRow[];
  readonly deleted: readonly DeletedRow[];
  readonly revs: Readonly<Partial<Record<JournalTable, number>>>;
  readonly lost: readonly KnownRow[];
  readonly faults: readonly TextByLanguage[];
  readonly nextPart: number;
  /** Paths of the files that this state is read from. */
  readonly files: readonly string[];
}

interface SnapshotTask {
  readonly through: number;
  readonly now: number;
  readonly by: string;
  readonly library: string;
  /** Name of this computer. */
  readonly computer?: string;
}

export interface SnapshotReply {
  /** Code of the system when the chosen folder did not take the copy. */
  readonly copyFault?: string;
  /** Nothing was done: a newer Rollcall has written what this one cannot read. */
  readonly isNewer?: true;
  /** What the newest snapshot on the disk holds, read back; absent = there is none. */
  readonly written?: {
    /** Its `snapshotKey`, if it is of this library. */
    readonly key?: string;
    readonly digest: string;
    /** Hashes of pictures and drawings that its rows name and no file beside it has. */
    readonly missingArt: readonly string[];
    readonly files: readonly string[];
  };
}

/** Arguments and results can be cloned, since they cross to a thread. */
export interface Tasks {
  /** Finds out which library the profile holds, and writes it down. Never rejects. */
  identify(places: TaskPlaces, profile: string, now: number, by: string): Promise<IdentifyReply>;
  load(places: TaskPlaces): Promise<LoadReply>;
  rows(places: TaskPlaces, names: readonly RowName[]): Promise<RecoveredRow[]>;
  snapshot(places: TaskPlaces, task: SnapshotTask): Promise<SnapshotReply>;
  /** @param language in which the faults are told */
  list(places: TaskPlaces, language: string): Promise<SnapshotInfo[]>;
  /** Undefined where there is none of this name, or it is damaged. */
  snapshotRows(places: TaskPlaces, name: string): Promise<RecoveredRow[] | undefined>;
  /** @param library only snapshots of this library; absent = all */
  copy(from: string, to: string, library?: string): Promise<void>;
  /** Names of the files in `art` that are not what they are called; they get another name. */
  checkArt(places: TaskPlaces): Promise<string[]>;
}

export const tasksOn = (journalDisk: JournalDisk): Tasks => ({
  async identify(places, profile, now, by) {
    const read = await readSettings(journalDisk, profile);
    const settings = read.kind === 'read' ? read.settings : {};
    if (await isNewerProfile(journalDisk, { ...places, ...settings }))
      return {
        settings: { ...settings, library: settings.library ?? createLibraryId() },
        isChanged: false,
        faults: [],
        isNewer: true,
      };
    const faults: LateText[] = [];
    for (const folder of [places.journal, places.backups]) faults.push(...(await openFolder(journalDisk, folder)));
    await openFolder(journalDisk, path.join(places.backups, ART));
    for (const folder of [places.journal, places.backups, path.join(places.backups, ART)])
      await journalDisk.restrict(folder);
    if (read.kind === 'unreadable') {
      faults.push((translate) => translate('journalFaults.settingsUnreadable'));
    }
    const identified = await identifyLibrary(journalDisk, places, read, await journalDisk.describeHome(profile));
    try {
      if (identified.isChanged) await writeSettings(journalDisk, profile, identified.settings);
      await sealBroughtJournal(journalDisk, { ...places, ...identified.settings }, { now, by });
    } catch (error) {
      console.warn('The identity of the library could not be written:', error);
    }
    return { ...identified, faults: faults.map(formatInLanguages) };
  },

  async load(places) {
    const chain = await readChain(journalDisk, places);
    const { rows, deleted, revs } = chain.replay.state;
    return {
      exists: chain.exists,
      rows: [...rows.values()],
      deleted: [...deleted.values()],
      revs,
      lost: [...chain.replay.lost.values()].flatMap(({ table, id, rev, name, isDeletion }) =>
        isDeletion ? [] : [{ table, id, rev, name, sum: '' }],
      ),
      faults: faultsOf(chain).map(formatInLanguages),
      nextPart: chain.nextPart,
      files: await filesOf(journalDisk, places, chain),
    };
  },

  async rows(places, names) {
    return recoverRows(await readChain(journalDisk, places), names);
  },

  async snapshot(places, task) {
    for (const folder of [places.journal, places.backups, path.join(places.backups, ART)])
      await removeParts(journalDisk, folder).catch(() => undefined);
    const chain = await readChain(journalDisk, places, task.through);
    if (chain.replay.newer.size > 0) return { isNewer: true };
    if (needsSnapshot(chain, task.library))
      await writeSnapshot(journalDisk, chain, { ...task, folder: places.backups });
    const copied = places.chosen === undefined ? {} : await copyToChosen(journalDisk, places, places.chosen, task);
    const written = await describeNewest(journalDisk, places);
    await tidy(journalDisk, places, task, isWhole(chain));
    return { ...copied, ...(written && { written }) };
  },

  list: (places, language) => listSnapshots(new MainTexts(language).translate, journalDisk, places),

  async snapshotRows(places, name) {
    const file = await findSnapshot(journalDisk, places, name);
    if (file === undefined) return undefined;
    const checked = await checkSnapshot(journalDisk, file, 'read-only');
    return checked.ok ? rowsOf(checked.archive) : undefined;
  },

  copy: (from, to, library) => copySnapshots(journalDisk, from, to, library),

  async checkArt({ backups }) {
    const folder = path.join(backups, ART);
    const damaged: string[] = [];
    for (const { name, isOther } of await journalDisk.list(folder)) {
      const hash = hashOfFile(name);
      if (hash === undefined) continue;
      const bytes = isOther ? undefined : await journalDisk.read(path.join(folder, name)).catch(() => undefined);
      if (bytes !== undefined && sha256(bytes) === hash) continue;
      const file = path.join(folder, name);
      const aside = bytes === undefined ? unusedName(file) : `${file}.damaged`;
      const isAside = await journalDisk.rename(file, aside).then(
        () => true,
        () => false,
      );
      if (isAside) damaged.push(name);
    }
    return damaged;
  },
});

/** Gives a folder of the profile that can't be listed another name, so that a new one can take its place. Answers with what is to be told. */
async function openFolder(journalDisk: JournalDisk, folder: string): Promise<LateText[]> {
  const isOpen = () =>
    journalDisk.list(folder).then(
      () => true,
      () => false,
    );
  // A disk that has just been woken may refuse once.
  if ((await isOpen()) || (await isOpen())) return [];
  const name = path.basename(folder);
  const aside = unusedName(folder);
  try {
    await journalDisk.rename(folder, aside);
    return [(translate) => translate('journalFaults.folderRenamed', { folder: name, newName: path.basename(aside) })];
  } catch (error) {
    console.warn('A folder could not be renamed:', error);
    return [(translate) => translate('journalFaults.folderUnreadable', { folder: name })];
  }
}

/** The files that a state was read from. */
async function filesOf(journalDisk: JournalDisk, { journal }: TaskPlaces, { base }: Chain): Promise<string[]> {
  const through = base?.index.head.through ?? 0;
  const entries = await journalDisk.list(journal).catch(() => []);
  const segments = entries.filter(({ name }) => (segmentOf(name)?.number ?? 0) > through);
  return [
    ...(base === undefined ? [] : [path.join(base.file.folder, base.file.name)]),
    ...segments.map(({ name }) => path.join(journal, name)),
  ];
}

/** Reads what is on the disk now, so that nothing is said to be backed up that isn't. */
async function describeNewest(journalDisk: JournalDisk, places: TaskPlaces): Promise<SnapshotReply['written']> {
  const chain = await readChain(journalDisk, places, 0);
  if (chain.base === undefined) return undefined;
  const { head } = chain.base.index;
  const art = await journalDisk.list(path.join(chain.base.file.folder, ART)).catch(() => []);
  const existing = new Set(art.map(({ name, bytes }) => (bytes === 0 ? undefined : hashOfFile(name))));
  return {
    ...(head.library === places.library && { key: snapshotKey(head) }),
    digest: stateDigest(chain.replay.state),
    missingArt: head.art.filter((hash) => !existing.has(hash)),
    files: [path.join(chain.base.file.folder, chain.base.file.name)],
  };
}

/** Whether there are changes since the newest undamaged snapshot, or none of this library yet. */
const needsSnapshot = ({ replay, faulty, base }: Chain, library: string): boolean =>
  replay.touched.size > 0 ||
  replay.lost.size > 0 ||
  (base !== undefined && (faulty.length > 0 || base.index.head.library !== library));

const isWhole = ({ replay, faulty, closedFolders }: Chain): boolean =>
  replay.damaged.size +
    replay.missing.size +
    replay.newer.size +
    replay.unreadable.size +
    faulty.length +
    closedFolders.length ===
  0;

/** Deletes old files. Errors are ignored, since the snapshot is written and the next one tries again. */
async function tidy(journalDisk: JournalDisk, places: TaskPlaces, task: SnapshotTask, isWhole: boolean): Promise<void> {
  try {
    const identity = identityOf(places);
    await thinSnapshots(
      journalDisk,
      places.backups,
      (head, number) => countsAsOwnBackup(identity, head.library, number),
      task.now,
    );
    await trimJournal(journalDisk, places);
    if (isWhole) await tidyArt(journalDisk, places.backups, { journal: places.journal }, task.now);
  } catch (error) {
    console.warn('Old backups could not be removed:', error);
  }
}

/** Snapshots in the chosen folder are removed from the profile, except those that the journal continues from. */
async function copyToChosen(
  journalDisk: JournalDisk,
  places: TaskPlaces,
  to: string,
  task: SnapshotTask,
): Promise<SnapshotReply> {
  const from = places.backups;
  try {
    await copySnapshots(journalDisk, from, to, task.library);
    await thinSnapshots(journalDisk, to, (head) => hasWritten(places, head), task.now);
    await tidyArt(journalDisk, to, { library: task.library }, task.now);
    let kept = 0;
    for (const file of await snapshotsIn(journalDisk, from)) {
      if ((await readSnapshotHead(journalDisk, file))?.library !== task.library || kept++ < CHAIN) continue;
      if (await isCopied(journalDisk, file, to)) await removeSnapshot(journalDisk, file);
    }
    return {};
  } catch (error) {
    return { copyFault: codeOf(error) ?? '' };
  }
}
