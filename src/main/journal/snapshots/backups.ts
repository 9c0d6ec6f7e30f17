/** Writes snapshots one at a time, and manages the folder that the user has chosen for them. */

import path from 'node:path';
import type { JournalResult } from '../../../shared/library/journal.ts';
import type { MainTexts } from '../../texts.ts';
import type { AssetStore } from '../asset-store.ts';
import { getErrorCode, type JournalDisk } from '../disk.ts';
import { type Settings, writeSettings } from '../identity/settings.ts';
import type { Journal } from '../journal.ts';
import { formatCopyRefusal, formatFolderRefusal, formatSnapshotRefusal } from '../messages.ts';
import type { SnapshotReply, Tasks } from '../thread/tasks.ts';
import type { LibraryLocation } from './chain.ts';
import { parseSnapshotNumber } from './snapshot-index.ts';

interface BackupsOptions {
  readonly texts: MainTexts;
  readonly journalDisk: JournalDisk;
  readonly profile: string;
  readonly tasks: Tasks;
  readonly getTime: () => number;
  readonly program: string;
  readonly computer?: string | undefined;
  readonly location: LibraryLocation;
  readonly library: string;
  readonly journal: Journal;
  readonly assets: AssetStore;
  /** The settings of the profile; choosing a folder changes them. */
  readonly settings: Settings;
}

/**
 * The name of the backup folder inside the chosen folder. An unplugged drive may leave an empty folder behind, which must not be written
 * to. Such a folder lacks this subfolder.
 */
const BACKUP_FOLDER_NAME = 'Rollcall Backups';

export class Backups {
  readonly #options: BackupsOptions;
  /** The folders and the identity of this library. */
  location: LibraryLocation;
  /** The reason why the last snapshot was not written or not copied, or undefined. */
  refusal: string | undefined;
  /** The files of the newest snapshot on the disk. Undefined until this run writes a snapshot, and after the journal was reloaded. */
  newestFiles: readonly string[] | undefined;
  #settings: Settings;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: BackupsOptions) {
    this.#options = options;
    this.location = { ...options.location, library: options.library };
    this.#settings = options.settings;
  }

  /** The folder of the backups, to show to the user. */
  get folder(): string {
    return this.location.chosen ?? this.location.backups;
  }

  /** Writes a snapshot of all confirmed changes, unless the newest snapshot already has them. */
  writeSnapshot(): Promise<JournalResult> {
    const result = this.#queue.then(() => this.#backUp());
    this.#queue = result;
    return result;
  }

  /** Copies the existing backups to this folder and uses it from then on. If that fails, the previous folder stays in use. */
  chooseFolder(folder: string): Promise<JournalResult> {
    const result = this.#queue.then(() => this.#chooseFolder(folder));
    this.#queue = result;
    return result;
  }

  async #backUp(): Promise<JournalResult> {
    const { texts, journal, tasks, getTime, program, computer, library } = this.#options;
    const { backups, chosen } = this.location;
    try {
      // The digest of the journal's state up to now is later compared with that of the snapshot on the disk.
      const { through, digest } = await journal.rotate();
      const snapshotTask = {
        through,
        timestamp: getTime(),
        program,
        library,
        ...(computer !== undefined && { computer }),
      };
      const reply = await tasks.snapshot(this.location, snapshotTask);
      const { copyFault, isNewer, written } = reply;
      this.newestFiles = written?.files;
      if (written?.key !== undefined) await this.#recordWritten(written.key);
      if (isNewer) this.refusal = this.#options.texts.translate('systemBackups.newerJournal');
      else if (await this.#isIncomplete(written, digest)) return this.#requestResend();
      else
        this.refusal = copyFault === undefined ? undefined : formatCopyRefusal(texts, chosen ?? '', backups, copyFault);
      if (this.refusal === undefined && written === undefined)
        return { ok: false, refused: this.#options.texts.translate('systemBackups.nothingToBackUp') };
    } catch (error) {
      this.refusal = formatSnapshotRefusal(this.#options.texts, getErrorCode(error));
    }
    return this.refusal === undefined ? { ok: true } : { ok: false, refused: this.refusal };
  }

  /** Records that this profile has written a snapshot, since copies of this profile may use the same folder. */
  async #recordWritten(snapshotKey: string): Promise<void> {
    const { journalDisk, profile, settings: initialSettings } = this.#options;
    const { written = [] } = this.#settings;
    if (written.includes(snapshotKey)) return;
    this.#settings = { ...this.#settings, written: [...written, snapshotKey] };
    this.location = { ...this.location, written: [...written, snapshotKey] };
    // Settings that could not be read have no home, and their file is not overwritten.
    if (initialSettings.home === undefined) return;
    await writeSettings(journalDisk, profile, this.#settings).catch((error: unknown) =>
      console.warn('The settings of the backups could not be written:', error),
    );
  }

  /** Whether the disk has less than was written, since files were deleted, moved or damaged while the app was running. */
  async #isIncomplete(written: SnapshotReply['written'], digest: string): Promise<boolean> {
    const { journal, assets } = this.#options;
    if (written === undefined) return journal.state.rows.size > 0;
    if (written.digest !== digest) return true;
    return (await assets.findKnown(written.missingArt)).length > 0;
  }

  /** Makes the window send everything again. The reply to its next call contains the request. */
  async #requestResend(): Promise<JournalResult> {
    const { journal, assets } = this.#options;
    assets.clearCache();
    await journal.recover();
    const refusal = this.#options.texts.translate('systemBackups.rewriting');
    this.refusal = refusal;
    return { ok: false, refused: refusal };
  }

  async #chooseFolder(folder: string): Promise<JournalResult> {
    const { journalDisk, profile, tasks, library } = this.#options;
    const { backups, chosen } = this.location;
    const target = await this.#resolveTarget(folder);
    const isProfileFolder = target === backups;
    const { folder: _lastFolder, ...otherSettings } = this.#settings;
    const settings = { ...otherSettings, library, ...(isProfileFolder ? {} : { folder: target }) };
    try {
      if (!isProfileFolder) await journalDisk.makeFolder(target);
      if (!isProfileFolder) await tasks.copy(backups, target);
      // A missing folder has nothing to copy. Snapshots of other computers stay where they are.
      if (chosen !== undefined && chosen !== target && (await journalDisk.isFolder(chosen))) {
        await tasks.copy(chosen, target, library);
      }
      await writeSettings(journalDisk, profile, settings);
    } catch (error) {
      return { ok: false, refused: formatFolderRefusal(this.#options.texts, target, getErrorCode(error)) };
    }
    this.#settings = settings;
    const { chosen: _chosen, ...remainingLocation } = this.location;
    this.location = { ...remainingLocation, ...(isProfileFolder ? {} : { chosen: target }) };
    this.refusal = undefined;
    return { ok: true };
  }

  /** Records that the user has decided about a library that was copied from another computer. */
  settleBrought(): Promise<void> {
    const settlement = this.#queue.then(async () => {
      const { brought, ...settings } = this.#settings;
      if (brought === undefined) return;
      await writeSettings(this.#options.journalDisk, this.#options.profile, settings);
      this.#settings = settings;
    });
    this.#queue = settlement.catch(() => undefined);
    return settlement;
  }

  /** Returns the folder itself if it contains backups or is named "Rollcall Backups", and otherwise its subfolder of that name. */
  async #resolveTarget(folder: string): Promise<string> {
    const { backups } = this.location;
    const chosen = path.resolve(folder);
    if (chosen === backups || chosen === this.#options.profile) return backups;
    const files = await this.#options.journalDisk.list(chosen).catch(() => []);
    const isOurs =
      path.basename(chosen) === BACKUP_FOLDER_NAME || files.some(({ name }) => parseSnapshotNumber(name) !== undefined);
    return isOurs ? chosen : path.join(chosen, BACKUP_FOLDER_NAME);
  }
}
