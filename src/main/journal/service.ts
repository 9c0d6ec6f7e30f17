/**
 * Implements the journal calls of a window, independent of Electron. The journal is a second copy of the library, in files, in case the
 * window's database is lost; the backups are snapshots of the journal.
 */

import path from 'node:path';
import { sha256 } from '../../node/sha256.ts';
import type {
  Asset,
  BackupsInfo,
  JournalCalls,
  JournalChange,
  JournalInventory,
  JournalResult,
  RecoveredRow,
  RowName,
} from '../../shared/library/journal.ts';
import type { MainTexts } from '../texts.ts';
import { AssetStore } from './asset-store.ts';
import { deleteDatabaseLinks, listQuarantinedDatabases, quarantineDatabase } from './database-quarantine.ts';
import { getErrorCode, type JournalDisk, makePrivateFolder } from './disk.ts';
import { Journal } from './journal.ts';
import { formatAssetRefusal, formatUnreadableBackup, formatUnreadableJournal } from './messages.ts';
import { NEWER_PROFILE } from './newer-profile.ts';
import { createEmptyState, getRevision, getRowKey, type JournalState } from './segments/state.ts';
import { Backups } from './snapshots/backups.ts';
import type { LibraryLocation } from './snapshots/chain.ts';
import { ART_FOLDER } from './snapshots/write-snapshot.ts';
import type { LoadReply, Tasks } from './thread/tasks.ts';

export interface JournalServiceOptions {
  readonly texts: MainTexts;
  readonly journalDisk: JournalDisk;
  /** The folder of the profile. */
  readonly profile: string;
  readonly tasks: Tasks;
  readonly getTime: () => number;
  /** Name and version of the program. */
  readonly program: string;
  /** Name of this computer, which backups show to other computers. */
  readonly computer?: string;
}

/** A snapshot of more rows than this takes a while, so the first one is delayed until the window is open. */
const LARGE_LIBRARY_ROWS = 1_000;
const FIRST_BACKUP_DELAY_MS = 15_000;

interface StartedService {
  /** Whether a newer Rollcall has used the profile. Such a profile is never written. */
  readonly isNewer: boolean;
  readonly loadReply: LoadReply;
  /** The name of the computer that this library was copied from, if the user had not decided about the copy before this start. */
  readonly broughtFrom: string | undefined;
  readonly journal: Journal;
  readonly backups: Backups;
}

/** Returns the folders of a profile. */
const locateLibrary = (profile: string): LibraryLocation => ({
  journal: path.join(profile, 'Journal'),
  backups: path.join(profile, 'Backups'),
});

export class JournalService {
  readonly #options: JournalServiceOptions;
  readonly #location: LibraryLocation;
  readonly #assets: AssetStore;
  #startedService: Promise<StartedService> | undefined;
  /** Number of changes at the last hourly check. */
  #lastChangeCount = 0;
  /** Whether the user has decided about a library from another computer since the start. */
  #isBroughtSettled = false;

  constructor(options: JournalServiceOptions) {
    this.#options = options;
    this.#location = locateLibrary(options.profile);
    this.#assets = new AssetStore(options.journalDisk, path.join(this.#location.backups, ART_FOLDER));
  }

  /** Loads the journal once. After a failure, the next call tries again. */
  start(): Promise<StartedService> {
    if (this.#startedService === undefined) {
      this.#startedService = this.#load();
      this.#startedService.catch(() => {
        this.#startedService = undefined;
      });
    }
    return this.#startedService;
  }

  async append(changes: readonly JournalChange[]): Promise<JournalCalls['journalAppend']['reply']> {
    const started = await this.start().catch((error: unknown) => ({
      refused: formatUnreadableJournal(this.#options.texts, getErrorCode(error)),
    }));
    if ('refused' in started) return { ok: false, refused: started.refused };
    return started.isNewer ? refuseNewerLibrary(this.#options.texts) : started.journal.append(changes);
  }

  /** Resolves when all changes so far have been written or have failed. */
  async waitUntilSettled(): Promise<void> {
    const started = await this.#startedService?.catch(() => undefined);
    await started?.journal.waitUntilSettled();
  }

  async getInventory(): Promise<JournalInventory> {
    const { loadReply, journal, broughtFrom, isNewer } = await this.start();
    await journal.waitUntilSettled();
    const { rows, deleted, revs } = journal.state;
    return {
      ...(isNewer ? { isNewer } : {}),
      ...(broughtFrom !== undefined && !this.#isBroughtSettled && { brought: { computer: broughtFrom } }),
      exists: loadReply.exists || rows.size > 0,
      rows: [...rows.values()],
      deleted: [...deleted.values()],
      revs: { ...revs },
      lost: loadReply.lost.filter((row) => (getRevision(journal.state, getRowKey(row)) ?? -1) < row.rev),
      faults: loadReply.faults.map((fault) => this.#options.texts.pick(fault)),
    };
  }

  async recoverRows(rowNames: readonly RowName[]): Promise<RecoveredRow[]> {
    const { journal, backups } = await this.start();
    await journal.waitUntilSettled();
    return this.#options.tasks.rows(backups.location, rowNames);
  }

  /** Finishes the comparison at the start. Its result decides whether the linked database files are kept. */
  async finishComparison({
    lost,
    isUndecided,
  }: JournalCalls['journalCompared']['request']): Promise<JournalCalls['journalCompared']['reply']> {
    if (await this.#isNewer()) return {};
    const { profile, getTime } = this.#options;
    if (!lost && !isUndecided) await this.#settleBrought();
    const quarantineFolder = lost
      ? await quarantineDatabase(profile, new Date(getTime())).catch(() => undefined)
      : undefined;
    if (!lost)
      void deleteDatabaseLinks(profile).catch((error: unknown) => console.warn('The linked database stays:', error));
    const rowCount = await this.start().then(
      ({ journal }) => journal.state.rows.size,
      () => 0,
    );
    setTimeout(() => void this.#backUpAfterStart(), rowCount > LARGE_LIBRARY_ROWS ? FIRST_BACKUP_DELAY_MS : 0).unref();
    return quarantineFolder === undefined ? {} : { setAside: path.join(profile, quarantineFolder) };
  }

  findMissingAssets(hashes: readonly string[]): Promise<string[]> {
    return this.#assets.findMissing(hashes);
  }

  async saveAsset(asset: Asset): Promise<JournalResult> {
    if (sha256(asset.bytes) !== asset.hash)
      return { ok: false, refused: this.#options.texts.translate('systemBackups.wrongAsset') };
    if (await this.#isNewer()) return refuseNewerLibrary(this.#options.texts);
    try {
      await this.#assets.save(asset);
      return { ok: true };
    } catch (error) {
      return { ok: false, refused: formatAssetRefusal(this.#options.texts, getErrorCode(error)) };
    }
  }

  readAsset(hash: string): Promise<Asset | undefined> {
    return this.#assets.readAsset(hash);
  }

  async describeBackups(): Promise<BackupsInfo> {
    const started = await this.start().catch(() => undefined);
    // Backups are offered even when nothing else of the profile can be read.
    const location = started?.backups.location ?? this.#location;
    const refusal = started?.journal.refusal ?? started?.backups.refusal;
    return {
      folder: started?.backups.folder ?? this.#location.backups,
      snapshots: await this.#options.tasks.list(location, this.#options.texts.translate.language),
      setAside: listQuarantinedDatabases(this.#options.profile),
      ...(refusal !== undefined && { refused: refusal }),
    };
  }

  async backupNow(): Promise<JournalResult> {
    const { backups, journal, isNewer } = await this.start();
    if (isNewer) return refuseNewerLibrary(this.#options.texts);
    if (journal.requestResend())
      return { ok: false, refused: this.#options.texts.translate('systemBackups.rewriting'), everything: true };
    journal.finishResend();
    const result = await backups.writeSnapshot();
    return !result.ok && journal.requestResend() ? { ...result, everything: true } : result;
  }

  async readBackupRows(snapshotName: string): Promise<JournalCalls['backupRows']['reply']> {
    const started = await this.start().catch(() => undefined);
    const recoveredRows = await this.#options.tasks.snapshotRows(
      started?.backups.location ?? this.#location,
      snapshotName,
    );
    return recoveredRows === undefined
      ? { ok: false, refused: formatUnreadableBackup(this.#options.texts, snapshotName) }
      : { ok: true, rows: recoveredRows };
  }

  /** Returns the chosen backup folder, or the one in the profile if there is none. Only the one in the profile is created if missing. */
  async ensureBackupFolder(): Promise<string> {
    const { backups } = await this.start();
    await makePrivateFolder(this.#options.journalDisk, this.#location.backups).catch(() => undefined);
    return (await this.#options.journalDisk.isFolder(backups.folder)) ? backups.folder : this.#location.backups;
  }

  async chooseFolder(folder: string): Promise<JournalResult> {
    const { backups, isNewer } = await this.start();
    return isNewer ? refuseNewerLibrary(this.#options.texts) : backups.chooseFolder(folder);
  }

  /** Writes a snapshot if anything has changed since the last check, or if the last snapshot failed. */
  async backUpIfChanged(): Promise<void> {
    const { journal, backups, isNewer } = await this.start();
    if (isNewer) return;
    // The window is sending everything again, and requests a backup when it has finished.
    if (journal.isIncomplete) return;
    if (journal.changeCount === this.#lastChangeCount && backups.refusal === undefined) return;
    this.#lastChangeCount = journal.changeCount;
    await backups.writeSnapshot();
  }

  /** Returns false if the journal can't be loaded, since `append` refuses all changes then. */
  async #isNewer(): Promise<boolean> {
    return this.start().then(
      ({ isNewer }) => isNewer,
      () => false,
    );
  }

  /** Writes the first snapshot and checks the assets. Damaged assets then count as missing, so that the window sends them again. */
  async #backUpAfterStart(): Promise<void> {
    try {
      const { backups } = await this.start();
      await backups.writeSnapshot();
      const damagedNames = await this.#options.tasks.checkArt(backups.location);
      if (damagedNames.length > 0) this.#assets.clearCache();
    } catch (error) {
      console.error('The backups could not be checked:', error);
    }
  }

  async #settleBrought(): Promise<void> {
    this.#isBroughtSettled = true;
    const started = await this.start().catch(() => undefined);
    await started?.backups.settleBrought().catch((error: unknown) => console.warn('The settings stay:', error));
  }

  async #load(): Promise<StartedService> {
    const { journalDisk, profile, tasks, getTime, program } = this.#options;
    const { settings, faults, isNewer } = await tasks.identify(this.#location, profile, getTime(), program);
    const { library, folder: chosen, ancestors, replaced, written, brought } = settings;
    const location: LibraryLocation = {
      ...this.#location,
      library,
      ...(chosen !== undefined && { chosen }),
      ...(ancestors !== undefined && { ancestors }),
      ...(replaced !== undefined && { replaced }),
      ...(written !== undefined && { written }),
    };
    const reply = isNewer === true ? NEWER_PROFILE : await tasks.load(location);
    const loadReply = {
      ...reply,
      faults: [...faults, ...reply.faults],
      revs: brought === undefined ? reply.revs : raiseRevisions(reply.revs),
    };
    let stateFiles: readonly string[] = loadReply.files;
    const journal: Journal = new Journal({
      texts: this.#options.texts,
      journalDisk,
      folder: location.journal,
      getTime,
      state: createState(loadReply),
      nextSegment: loadReply.nextSegment,
      library,
      // These functions use `backups`, which is created below. The journal calls them only later.
      files: {
        areComplete: () => areFilesListed(journalDisk, backups.newestFiles ?? stateFiles),
        reload: async () => {
          this.#assets.clearCache();
          const reloaded = await tasks.load(backups.location);
          stateFiles = reloaded.files;
          backups.newestFiles = undefined;
          return { state: createState(reloaded), nextSegment: reloaded.nextSegment };
        },
      },
    });
    const backups: Backups = new Backups({
      ...this.#options,
      location,
      library,
      journal,
      settings,
      assets: this.#assets,
    });
    return { isNewer: isNewer === true, loadReply, broughtFrom: brought, journal, backups };
  }
}

const refuseNewerLibrary = (texts: MainTexts) =>
  ({ ok: false, refused: texts.translate('systemBackups.newerLibrary') }) as const;

/** The number added to the revisions of a copied library. No library reaches a revision this large. */
const BROUGHT_REVISION_OFFSET = 1_000_000;

/** Raises all revisions of a copied library above those in this computer's database, since the two can't be compared. */
const raiseRevisions = (revs: LoadReply['revs']): LoadReply['revs'] =>
  Object.fromEntries(Object.entries(revs).map(([table, rev]) => [table, rev + BROUGHT_REVISION_OFFSET]));

/** Whether all these files are listed in their folders. A folder that can't be listed counts as complete. */
async function areFilesListed(journalDisk: JournalDisk, filePaths: readonly string[]): Promise<boolean> {
  const namesByFolder = new Map<string, Set<string>>();
  for (const filePath of filePaths) {
    const folderPath = path.dirname(filePath);
    if (!namesByFolder.has(folderPath)) {
      const fileInfos = await journalDisk.list(folderPath).catch(() => undefined);
      namesByFolder.set(
        folderPath,
        new Set(fileInfos?.map(({ name }) => name) ?? filePaths.map((otherPath) => path.basename(otherPath))),
      );
    }
    if (namesByFolder.get(folderPath)?.has(path.basename(filePath)) !== true) return false;
  }
  return true;
}

function createState({ rows, deleted, revs }: LoadReply): JournalState {
  const state = createEmptyState();
  for (const row of rows) state.rows.set(getRowKey(row), row);
  for (const row of deleted) state.deleted.set(getRowKey(row), row);
  Object.assign(state.revs, revs);
  return state;
}
