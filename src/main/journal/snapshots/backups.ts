/** When snapshots are written, and into which folder. */

import path from 'node:path';
import type { JournalResult } from '../../../shared/library/journal.ts';
import { strings } from '../../strings/strings.ts';
import { codeOf, type JournalDisk } from '../disk.ts';
import type { Journal } from '../journal.ts';
import { chooseRefused, copyRefused, snapshotRefused } from '../messages.ts';
import { writeSettings } from '../settings.ts';
import type { TaskPlaces, Tasks } from '../thread/tasks.ts';
import { snapshotNumber } from './snapshot-index.ts';

interface BackupsOptions {
  readonly disk: JournalDisk;
  readonly profile: string;
  readonly tasks: Tasks;
  readonly now: () => number;
  readonly by: string;
  readonly places: TaskPlaces;
  readonly library: string;
  readonly journal: Journal;
}

/** A folder below the chosen one: a disk that is unplugged leaves an empty folder behind, which is not to be written to. */
const OWN_FOLDER = 'Rollcall Backups';

export class Backups {
  readonly #options: BackupsOptions;
  places: TaskPlaces;
  /** Why the last snapshot was not written, or not copied; undefined = it was. */
  refused: string | undefined;
  #work: Promise<unknown> = Promise.resolve();

  constructor(options: BackupsOptions) {
    this.#options = options;
    this.places = { ...options.places, library: options.library };
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
    const { journal, tasks, now, by, library } = this.#options;
    const { backups, chosen } = this.places;
    try {
      const through = await journal.rotate();
      const task = { through, now: now(), by, library };
      const { copyFault, isNewer } = await tasks.snapshot(this.places, task);
      if (isNewer) this.refused = strings().newerJournal;
      else this.refused = copyFault === undefined ? undefined : copyRefused(chosen ?? '', backups, copyFault);
    } catch (error) {
      this.refused = snapshotRefused(codeOf(error));
    }
    return this.refused === undefined ? { ok: true } : { ok: false, refused: this.refused };
  }

  async #choose(folder: string): Promise<JournalResult> {
    const { disk, profile, tasks, library } = this.#options;
    const { journal, backups, chosen } = this.places;
    const target = await this.#folderIn(folder);
    const isHome = target === backups;
    try {
      if (!isHome) await disk.makeFolder(target);
      if (target !== backups) await tasks.copy(backups, target);
      // A missing folder has nothing to copy.
      if (chosen !== undefined && chosen !== target && (await disk.isFolder(chosen))) await tasks.copy(chosen, target);
      await writeSettings(disk, profile, { library, ...(isHome ? {} : { folder: target }) });
    } catch (error) {
      return { ok: false, refused: chooseRefused(target, codeOf(error)) };
    }
    this.places = { journal, backups, library, ...(isHome ? {} : { chosen: target }) };
    this.refused = undefined;
    return { ok: true };
  }

  /** A folder that has backups or our name is used itself, else a folder of our name below it. */
  async #folderIn(folder: string): Promise<string> {
    const { backups } = this.places;
    const chosen = path.resolve(folder);
    if (chosen === backups || chosen === this.#options.profile) return backups;
    const files = await this.#options.disk.list(chosen).catch(() => []);
    const isOurs = path.basename(chosen) === OWN_FOLDER || files.some(({ name }) => snapshotNumber(name) !== undefined);
    return isOurs ? chosen : path.join(chosen, OWN_FOLDER);
  }
}
