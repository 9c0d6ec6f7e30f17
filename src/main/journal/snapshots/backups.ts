/** When snapshots are written, and into which folder. */

import path from 'node:path';
import type { JournalResult } from '../../../shared/library/journal.ts';
import type { MainTexts } from '../../texts.ts';
import type { Assets } from '../assets.ts';
import { codeOf, type JournalDisk } from '../disk.ts';
import { type Settings, writeSettings } from '../identity/settings.ts';
import type { Journal } from '../journal.ts';
import { chooseRefused, copyRefused, snapshotRefused } from '../messages.ts';
import type { SnapshotReply, TaskPlaces, Tasks } from '../thread/tasks.ts';
import { snapshotNumber } from './snapshot-index.ts';

interface BackupsOptions {
  readonly texts: MainTexts;
  readonly journalDisk: JournalDisk;
  readonly profile: string;
  readonly tasks: Tasks;
  readonly now: () => number;
  readonly by: string;
  readonly computer?: string | undefined;
  readonly places: TaskPlaces;
  readonly library: string;
  readonly journal: Journal;
  readonly assets: Assets;
  /** The settings of the profile; choosing a folder changes them. */
  readonly settings: Settings;
}

/** A folder below the chosen one: a disk that is unplugged leaves an empty folder behind, which is not to be written to. */
const OWN_FOLDER = 'Rollcall Backups';

export class Backups {
  readonly #options: BackupsOptions;
  /** Where this library is kept. */
  places: TaskPlaces;
  /** Why the last snapshot was not written, or not copied; undefined = it was. */
  refused: string | undefined;
  /** The files that the newest snapshot on the disk consists of, once one was written or read back by this run. */
  files: readonly string[] | undefined;
  #settings: Settings;
  #work: Promise<unknown> = Promise.resolve();

  constructor(options: BackupsOptions) {
    this.#options = options;
    this.places = { ...options.places, library: options.library };
    this.#settings = options.settings;
  }

  /** The folder of the backups, for people. */
  get folder(): string {
    return this.places.chosen ?? this.places.backups;
  }

  /** Writes a snapshot of everything that was answered so far, unless the newest one holds all of it. One at a time. */
  now(): Promise<JournalResult> {
    const done = this.#work.then(() => this.#write());
    this.#work = done;
    return done;
  }

  /** Copies the backups that are there to this folder, and uses it from then on. When that fails nothing has changed. */
  choose(folder: string): Promise<JournalResult> {
    const done = this.#work.then(() => this.#choose(folder));
    this.#work = done;
    return done;
  }

  async #write(): Promise<JournalResult> {
    const { texts, journal, tasks, now, by, computer, library } = this.#options;
    const { backups, chosen } = this.places;
    try {
      const { through, digest } = await journal.rotate();
      const task = { through, now: now(), by, library, ...(computer !== undefined && { computer }) };
      const reply = await tasks.snapshot(this.places, task);
      const { copyFault, isNewer, written } = reply;
      this.files = written?.files;
      if (written?.key !== undefined) await this.#noteWritten(written.key);
      if (isNewer) this.refused = this.#options.texts.translate('systemBackups.newerJournal');
      else if (await this.#isIncomplete(written, digest)) return this.#startAnew();
      else this.refused = copyFault === undefined ? undefined : copyRefused(texts, chosen ?? '', backups, copyFault);
      if (this.refused === undefined && written === undefined)
        return { ok: false, refused: this.#options.texts.translate('systemBackups.nothingToBackUp') };
    } catch (error) {
      this.refused = snapshotRefused(this.#options.texts, codeOf(error));
    }
    return this.refused === undefined ? { ok: true } : { ok: false, refused: this.refused };
  }

  /** Remembers a snapshot as ours, for folders that copies of this profile may use as well. */
  async #noteWritten(key: string): Promise<void> {
    const { journalDisk, profile, settings: first } = this.#options;
    const { written = [] } = this.#settings;
    if (written.includes(key)) return;
    this.#settings = { ...this.#settings, written: [...written, key] };
    this.places = { ...this.places, written: [...written, key] };
    // Settings that could not be read stay as they are.
    if (first.home === undefined) return;
    await writeSettings(journalDisk, profile, this.#settings).catch((error: unknown) =>
      console.warn('The settings of the backups could not be written:', error),
    );
  }

  /** Whether the disk holds less than was written to it: files were deleted, moved or damaged while the app was running. */
  async #isIncomplete(written: SnapshotReply['written'], digest: string): Promise<boolean> {
    const { journal, assets } = this.#options;
    if (written === undefined) return journal.state.rows.size > 0;
    if (written.digest !== digest) return true;
    return (await assets.known(written.missingArt)).length > 0;
  }

  /** The window hears of it with its next call. */
  async #startAnew(): Promise<JournalResult> {
    const { journal, assets } = this.#options;
    assets.forget();
    await journal.recover();
    const refused = this.#options.texts.translate('systemBackups.rewriting');
    this.refused = refused;
    return { ok: false, refused };
  }

  async #choose(folder: string): Promise<JournalResult> {
    const { journalDisk, profile, tasks, library } = this.#options;
    const { backups, chosen } = this.places;
    const target = await this.#folderIn(folder);
    const isHome = target === backups;
    const { folder: _last, ...others } = this.#settings;
    const settings = { ...others, library, ...(isHome ? {} : { folder: target }) };
    try {
      if (!isHome) await journalDisk.makeFolder(target);
      if (!isHome) await tasks.copy(backups, target);
      // A missing folder has nothing to copy. Snapshots of other computers stay where they are.
      if (chosen !== undefined && chosen !== target && (await journalDisk.isFolder(chosen))) {
        await tasks.copy(chosen, target, library);
      }
      await writeSettings(journalDisk, profile, settings);
    } catch (error) {
      return { ok: false, refused: chooseRefused(this.#options.texts, target, codeOf(error)) };
    }
    this.#settings = settings;
    const { chosen: _chosen, ...kept } = this.places;
    this.places = { ...kept, ...(isHome ? {} : { chosen: target }) };
    this.refused = undefined;
    return { ok: true };
  }

  /** The user has decided about a library that was copied here. */
  settleBrought(): Promise<void> {
    const settled = this.#work.then(async () => {
      const { brought, ...settings } = this.#settings;
      if (brought === undefined) return;
      await writeSettings(this.#options.journalDisk, this.#options.profile, settings);
      this.#settings = settings;
    });
    this.#work = settled.catch(() => undefined);
    return settled;
  }

  /** A folder that has backups or our name is used itself, else a folder of our name below it. */
  async #folderIn(folder: string): Promise<string> {
    const { backups } = this.places;
    const chosen = path.resolve(folder);
    if (chosen === backups || chosen === this.#options.profile) return backups;
    const files = await this.#options.journalDisk.list(chosen).catch(() => []);
    const isOurs = path.basename(chosen) === OWN_FOLDER || files.some(({ name }) => snapshotNumber(name) !== undefined);
    return isOurs ? chosen : path.join(chosen, OWN_FOLDER);
  }
}
