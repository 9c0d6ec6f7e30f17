/** Implements the long tasks of the journal, which run in a separate thread: loading the journal and writing snapshots. */
import path from 'node:path';
import { sha256 } from '../../../node/sha256.ts';
import type { JournalTable, KnownRow, RecoveredRow, RowName, SnapshotInfo } from '../../../shared/library/journal.ts';
import type { LateText } from '../../../shared/texts/late-text.ts';
import { formatInLanguages, MainTexts, type TextByLanguage } from '../../texts.ts';
import { parseAssetHash } from '../asset-store.ts';
import { createQuarantineName, getErrorCode, type JournalDisk } from '../disk.ts';
import { describeFaults } from '../fault-messages.ts';
import { type IdentifiedLibrary, identifyLibrary } from '../identity/identify.ts';
import { sealBroughtJournal } from '../identity/seal-brought-journal.ts';
import { createLibraryId, readSettings, writeSettings } from '../identity/settings.ts';
import { isNewerProfile } from '../newer-profile.ts';
import { countsAsOwnBackup } from '../ownership/ownership.ts';
import { parseSegmentFileName } from '../segments/segment.ts';
import { computeStateDigest, type DeletedRow } from '../segments/state.ts';
import { type Chain, getIdentity, hasWritten, type LibraryLocation, readChain } from '../snapshots/chain.ts';
import { copySnapshots, isCopied } from '../snapshots/copy-snapshots.ts';
import { findSnapshot, listSnapshots } from '../snapshots/list-snapshots.ts';
import {
  CHAIN_LENGTH,
  pruneArt,
  pruneJournal,
  pruneSnapshots,
  removePartFiles,
  removeSnapshot,
} from '../snapshots/prune.ts';
import { readArchiveRows, recoverRows } from '../snapshots/recover-rows.ts';
import { checkSnapshot, getUsablePart, listSnapshotFiles, readSnapshotHeader } from '../snapshots/snapshot-files.ts';
import { getSnapshotKey } from '../snapshots/snapshot-index.ts';
import { ART_FOLDER, writeSnapshot } from '../snapshots/write-snapshot.ts';

export interface IdentifyReply extends IdentifiedLibrary {
  /** Sentences about unusable settings or folders. */
  readonly faults: readonly TextByLanguage[];
  /** Present if a newer Rollcall has used the profile. Nothing in the profile was changed, and nothing may be. */
  readonly isNewer?: true;
}

export interface LoadReply {
  readonly exists: boolean;
  readonly rows: readonly KnownRow[];
  readonly deleted: readonly DeletedRow[];
  readonly revs: Readonly<Partial<Record<JournalTable, number>>>;
  readonly lost: readonly KnownRow[];
  readonly faults: readonly TextByLanguage[];
  readonly nextSegment: number;
  /** Paths of the files that this state was read from. */
  readonly files: readonly string[];
}

interface SnapshotTask {
  readonly through: number;
  readonly timestamp: number;
  readonly program: string;
  readonly library: string;
  /** Name of this computer. */
  readonly computer?: string;
}

export interface SnapshotReply {
  /** The error code of the system if copying to the chosen folder failed; empty if the error has none. */
  readonly copyFault?: string;
  /** Present if nothing was done, since a newer Rollcall has written files that this one can't read. */
  readonly isNewer?: true;
  /** The content of the newest snapshot on the disk, read back. Absent if there is none. */
  readonly written?: {
    /** The result of `getSnapshotKey`, if the snapshot belongs to this library. */
    readonly key?: string;
    readonly digest: string;
    /** Hashes of pictures and drawings that the rows refer to and that have no file. */
    readonly missingArt: readonly string[];
    readonly files: readonly string[];
  };
}

/** The tasks of the thread. All arguments and results can be cloned, since they are sent between threads. */
export interface Tasks {
  /** Finds out which library the profile contains, and saves its identity. Never rejects. */
  identify(location: LibraryLocation, profile: string, timestamp: number, program: string): Promise<IdentifyReply>;
  load(location: LibraryLocation): Promise<LoadReply>;
  rows(location: LibraryLocation, rowNames: readonly RowName[]): Promise<RecoveredRow[]>;
  snapshot(location: LibraryLocation, task: SnapshotTask): Promise<SnapshotReply>;
  /** @param language the language of the fault messages */
  list(location: LibraryLocation, language: string): Promise<SnapshotInfo[]>;
  /** Resolves to undefined if no snapshot has this name or the snapshot is damaged. */
  snapshotRows(location: LibraryLocation, snapshotName: string): Promise<RecoveredRow[] | undefined>;
  /** @param library copies only the snapshots of this library; all by default */
  copy(sourceFolder: string, targetFolder: string, library?: string): Promise<void>;
  /** Renames the files in `art` whose content does not match their name. Returns their former names. */
  checkArt(location: LibraryLocation): Promise<string[]>;
}

export const createTasks = (journalDisk: JournalDisk): Tasks => ({
  async identify(location, profile, timestamp, program) {
    const readResult = await readSettings(journalDisk, profile);
    const settings = readResult.kind === 'read' ? readResult.settings : {};
    if (await isNewerProfile(journalDisk, { ...location, ...settings }))
      return {
        settings: { ...settings, library: settings.library ?? createLibraryId() },
        isChanged: false,
        faults: [],
        isNewer: true,
      };
    const faults: LateText[] = [];
    for (const folder of [location.journal, location.backups])
      faults.push(...(await ensureReadableFolder(journalDisk, folder)));
    await ensureReadableFolder(journalDisk, path.join(location.backups, ART_FOLDER));
    for (const folder of [location.journal, location.backups, path.join(location.backups, ART_FOLDER)])
      await journalDisk.restrict(folder);
    if (readResult.kind === 'unreadable') {
      faults.push((translate) => translate('journalFaults.settingsUnreadable'));
    }
    const identification = await identifyLibrary(
      journalDisk,
      location,
      readResult,
      await journalDisk.describeHome(profile),
    );
    try {
      if (identification.isChanged) await writeSettings(journalDisk, profile, identification.settings);
      await sealBroughtJournal(journalDisk, { ...location, ...identification.settings }, { now: timestamp, program });
    } catch (error) {
      console.warn('The identity of the library could not be written:', error);
    }
    return { ...identification, faults: faults.map(formatInLanguages) };
  },

  async load(location) {
    const chain = await readChain(journalDisk, location);
    const { rows, deleted, revs } = chain.replay.state;
    return {
      exists: chain.exists,
      rows: [...rows.values()],
      deleted: [...deleted.values()],
      revs,
      lost: [...chain.replay.lostChanges.values()].flatMap(({ table, id, rev, name, isDeletion }) =>
        isDeletion ? [] : [{ table, id, rev, name, sum: '' }],
      ),
      faults: describeFaults(chain).map(formatInLanguages),
      nextSegment: chain.nextSegment,
      files: await listStateFiles(journalDisk, location, chain),
    };
  },

  async rows(location, rowNames) {
    return recoverRows(await readChain(journalDisk, location), rowNames);
  },

  async snapshot(location, task) {
    for (const folder of [location.journal, location.backups, path.join(location.backups, ART_FOLDER)])
      await removePartFiles(journalDisk, folder).catch(() => undefined);
    const chain = await readChain(journalDisk, location, task.through);
    if (chain.replay.newerSegments.size > 0) return { isNewer: true };
    if (needsSnapshot(chain, task.library))
      await writeSnapshot(journalDisk, chain, { ...task, folder: location.backups });
    const copyReply =
      location.chosen === undefined ? {} : await copyToChosen(journalDisk, location, location.chosen, task);
    const written = await describeNewest(journalDisk, location);
    await pruneOldFiles(journalDisk, location, task, isUndamaged(chain));
    return { ...copyReply, ...(written && { written }) };
  },

  list: (location, language) => listSnapshots(new MainTexts(language).translate, journalDisk, location),

  async snapshotRows(location, snapshotName) {
    const snapshotFile = await findSnapshot(journalDisk, location, snapshotName);
    if (snapshotFile === undefined) return undefined;
    const usablePart = getUsablePart(await checkSnapshot(journalDisk, snapshotFile, 'read-only'));
    return usablePart && readArchiveRows(usablePart.archive);
  },

  copy: (sourceFolder, targetFolder, library) => copySnapshots(journalDisk, sourceFolder, targetFolder, library),

  async checkArt({ backups }) {
    const folder = path.join(backups, ART_FOLDER);
    const damagedNames: string[] = [];
    for (const { name, isUnreadable } of await journalDisk.list(folder)) {
      const hash = parseAssetHash(name);
      if (hash === undefined) continue;
      const bytes = isUnreadable ? undefined : await journalDisk.read(path.join(folder, name)).catch(() => undefined);
      if (bytes !== undefined && sha256(bytes) === hash) continue;
      const filePath = path.join(folder, name);
      const quarantinePath = bytes === undefined ? createQuarantineName(filePath) : `${filePath}.damaged`;
      const isQuarantined = await journalDisk.rename(filePath, quarantinePath).then(
        () => true,
        () => false,
      );
      if (isQuarantined) damagedNames.push(name);
    }
    return damagedNames;
  },
});

/** Renames a folder of the profile that can't be listed, so that a new one can replace it. Returns messages for the user. */
async function ensureReadableFolder(journalDisk: JournalDisk, folder: string): Promise<LateText[]> {
  const isReadable = () =>
    journalDisk.list(folder).then(
      () => true,
      () => false,
    );
  // A disk that has just woken up may fail once.
  if ((await isReadable()) || (await isReadable())) return [];
  const folderName = path.basename(folder);
  const quarantinePath = createQuarantineName(folder);
  try {
    await journalDisk.rename(folder, quarantinePath);
    return [
      (translate) =>
        translate('journalFaults.folderRenamed', { folder: folderName, newName: path.basename(quarantinePath) }),
    ];
  } catch (error) {
    console.warn('A folder could not be renamed:', error);
    return [(translate) => translate('journalFaults.folderUnreadable', { folder: folderName })];
  }
}

/** Lists the files that a state was read from. */
async function listStateFiles(
  journalDisk: JournalDisk,
  { journal }: LibraryLocation,
  { baseSnapshot }: Chain,
): Promise<string[]> {
  const through = baseSnapshot?.index.header.through ?? 0;
  const entries = await journalDisk.list(journal).catch(() => []);
  const segmentFiles = entries.filter(({ name }) => (parseSegmentFileName(name)?.number ?? 0) > through);
  return [
    ...(baseSnapshot === undefined ? [] : [path.join(baseSnapshot.file.folder, baseSnapshot.file.name)]),
    ...segmentFiles.map(({ name }) => path.join(journal, name)),
  ];
}

/** Reads the newest snapshot on the disk, so that the app doesn't claim a backup that doesn't exist. */
async function describeNewest(journalDisk: JournalDisk, location: LibraryLocation): Promise<SnapshotReply['written']> {
  // Segments start at 1, so that this reads only the snapshot.
  const chain = await readChain(journalDisk, location, 0);
  if (chain.baseSnapshot === undefined) return undefined;
  const { header } = chain.baseSnapshot.index;
  const artFiles = await journalDisk.list(path.join(chain.baseSnapshot.file.folder, ART_FOLDER)).catch(() => []);
  const existingHashes = new Set(artFiles.map(({ name, bytes }) => (bytes === 0 ? undefined : parseAssetHash(name))));
  return {
    ...(header.library === location.library && { key: getSnapshotKey(header) }),
    digest: computeStateDigest(chain.replay.state),
    missingArt: header.art.filter((hash) => !existingHashes.has(hash)),
    files: [path.join(chain.baseSnapshot.file.folder, chain.baseSnapshot.file.name)],
  };
}

/** Whether there are changes since the newest undamaged snapshot, or no snapshot of this library yet. */
const needsSnapshot = ({ replay, damagedSnapshots, baseSnapshot }: Chain, library: string): boolean =>
  replay.lastSegments.size > 0 ||
  replay.lostChanges.size > 0 ||
  (baseSnapshot !== undefined && (damagedSnapshots.length > 0 || baseSnapshot.index.header.library !== library));

const isUndamaged = ({ replay, damagedSnapshots, unreadableFolders }: Chain): boolean =>
  replay.damagedSegments.size +
    replay.missingSegments.size +
    replay.newerSegments.size +
    replay.unreadableFiles.size +
    damagedSnapshots.length +
    unreadableFolders.length ===
  0;

/** Deletes old files. Errors are ignored, since the snapshot is written and the next one tries again. */
async function pruneOldFiles(
  journalDisk: JournalDisk,
  location: LibraryLocation,
  task: SnapshotTask,
  isChainUndamaged: boolean,
): Promise<void> {
  try {
    const identity = getIdentity(location);
    await pruneSnapshots(
      journalDisk,
      location.backups,
      (header, number) => countsAsOwnBackup(identity, header.library, number),
      task.timestamp,
    );
    await pruneJournal(journalDisk, location);
    if (isChainUndamaged) await pruneArt(journalDisk, location.backups, { journal: location.journal }, task.timestamp);
  } catch (error) {
    console.warn('Old backups could not be removed:', error);
  }
}

/**
 * Copies the snapshots to the chosen folder. Copied snapshots are removed from the profile, except the newest `CHAIN_LENGTH`, which the
 * journal continues from.
 */
async function copyToChosen(
  journalDisk: JournalDisk,
  location: LibraryLocation,
  targetFolder: string,
  task: SnapshotTask,
): Promise<SnapshotReply> {
  const sourceFolder = location.backups;
  try {
    await copySnapshots(journalDisk, sourceFolder, targetFolder, task.library);
    await pruneSnapshots(journalDisk, targetFolder, (header) => hasWritten(location, header), task.timestamp);
    await pruneArt(journalDisk, targetFolder, { library: task.library }, task.timestamp);
    let keptCount = 0;
    for (const snapshotFile of await listSnapshotFiles(journalDisk, sourceFolder)) {
      if ((await readSnapshotHeader(journalDisk, snapshotFile))?.library !== task.library || keptCount++ < CHAIN_LENGTH)
        continue;
      if (await isCopied(journalDisk, snapshotFile, targetFolder)) await removeSnapshot(journalDisk, snapshotFile);
    }
    return {};
  } catch (error) {
    return { copyFault: getErrorCode(error) ?? '' };
  }
}
