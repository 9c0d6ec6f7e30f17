/** The calls of the journal, as the window makes them, without anything of Electron. */

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
import { strings } from '../strings/strings.ts';
import { Assets } from './assets.ts';
import { codeOf, type JournalDisk } from './disk.ts';
import { Journal } from './journal.ts';
import { assetRefused, backupUnreadable, journalUnreadable } from './messages.ts';
import { emptyState, keyOf, revOf, type State } from './segments/state.ts';
import { deleteSetAside, setAside, setAsideIn } from './set-aside.ts';
import { newLibrary, readSettings } from './settings.ts';
import { Backups } from './snapshots/backups.ts';
import { ART } from './snapshots/write-snapshot.ts';
import type { LoadReply, TaskPlaces, Tasks } from './thread/tasks.ts';

export interface ServiceOptions {
  readonly disk: JournalDisk;
  /** The folder of the profile. */
  readonly profile: string;
  readonly tasks: Tasks;
  readonly now: () => number;
  /** Name and version of the program. */
  readonly by: string;
}

/** A snapshot of more rows than these takes a while, and waits until the window has come up. */
const MANY_ROWS = 1_000;
const REST_MS = 15_000;

interface Started {
  /** A newer Rollcall has used the profile: nothing in it is written. */
  readonly isNewer: boolean;
  readonly loaded: LoadReply;
  readonly journal: Journal;
  readonly backups: Backups;
}

/** Where everything stands in a profile. */
const placesIn = (profile: string): TaskPlaces => ({
  journal: path.join(profile, 'Journal'),
  backups: path.join(profile, 'Backups'),
});

export class JournalService {
  readonly #options: ServiceOptions;
  readonly #places: TaskPlaces;
  readonly #assets: Assets;
  #started: Promise<Started> | undefined;
  /** Number of changes at the last hourly check. */
  #changed = 0;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#places = placesIn(options.profile);
    this.#assets = new Assets(options.disk, path.join(this.#places.backups, ART));
  }

  /** Reads what is there, once; a disk that refused is asked again. */
  start(): Promise<Started> {
    if (this.#started === undefined) {
      this.#started = this.#load();
      this.#started.catch(() => {
        this.#started = undefined;
      });
    }
    return this.#started;
  }

  async append(changes: readonly JournalChange[]): Promise<JournalCalls['journalAppend']['reply']> {
    const started = await this.start().catch((error: unknown) => ({ refused: journalUnreadable(codeOf(error)) }));
    if ('refused' in started) return { ok: false, refused: started.refused };
    return started.isNewer ? newerLibrary() : started.journal.append(changes);
  }

  /** Resolves when all changes so far are on the disk or refused. */
  async settled(): Promise<void> {
    const started = await this.#started?.catch(() => undefined);
    await started?.journal.settled();
  }

  async known(): Promise<JournalInventory> {
    const { loaded, journal, isNewer } = await this.start();
    await journal.settled();
    const { rows, deleted, revs } = journal.state;
    return {
      ...(isNewer ? { isNewer } : {}),
      exists: loaded.exists || rows.size > 0,
      rows: [...rows.values()],
      deleted: [...deleted.values()],
      revs: { ...revs },
      lost: loaded.lost.filter((row) => (revOf(journal.state, keyOf(row)) ?? -1) < row.rev),
      faults: loaded.faults,
    };
  }

  async rows(names: readonly RowName[]): Promise<RecoveredRow[]> {
    const { journal, backups } = await this.start();
    await journal.settled();
    return this.#options.tasks.rows(backups.places, names);
  }

  /** The comparison at the start is over. Its result decides whether the linked database files are kept. */
  async compared({ lost }: { lost: boolean }): Promise<JournalCalls['journalCompared']['reply']> {
    if (await this.#isNewer()) return {};
    const { profile, now } = this.#options;
    const name = lost ? await setAside(profile, new Date(now())).catch(() => undefined) : undefined;
    if (!lost)
      void deleteSetAside(profile).catch((error: unknown) => console.warn('The linked database stays:', error));
    const rows = await this.start().then(
      ({ journal }) => journal.state.rows.size,
      () => 0,
    );
    setTimeout(() => void this.#afterStart(), rows > MANY_ROWS ? REST_MS : 0).unref();
    return name === undefined ? {} : { setAside: path.join(profile, name) };
  }

  lacks(hashes: readonly string[]): Promise<string[]> {
    return this.#assets.lacks(hashes);
  }

  async keepAsset(asset: Asset): Promise<JournalResult> {
    if (sha256(asset.bytes) !== asset.hash) return { ok: false, refused: strings().assetWrong };
    if (await this.#isNewer()) return newerLibrary();
    try {
      await this.#assets.keep(asset);
      return { ok: true };
    } catch (error) {
      return { ok: false, refused: assetRefused(codeOf(error)) };
    }
  }

  asset(hash: string): Promise<Asset | undefined> {
    return this.#assets.read(hash);
  }

  async backups(): Promise<BackupsInfo> {
    const { journal, backups } = await this.start();
    const refused = journal.refused ?? backups.refused;
    return {
      folder: backups.folder,
      snapshots: await this.#options.tasks.list(backups.places),
      setAside: setAsideIn(this.#options.profile),
      ...(refused !== undefined && { refused }),
    };
  }

  async backupNow(): Promise<JournalResult> {
    const { backups, isNewer } = await this.start();
    return isNewer ? newerLibrary() : backups.now();
  }

  async backupRows(name: string): Promise<JournalCalls['backupRows']['reply']> {
    const { backups } = await this.start();
    const rows = await this.#options.tasks.snapshotRows(backups.places, name);
    return rows === undefined ? { ok: false, refused: backupUnreadable(name) } : { ok: true, rows };
  }

  /** The folder that backups are in, for people to look into; it is there when this resolves. */
  async folder(): Promise<string> {
    const { backups } = await this.start();
    await this.#options.disk.makeFolder(this.#places.backups).catch(() => undefined);
    return (await this.#options.disk.isFolder(backups.folder)) ? backups.folder : this.#places.backups;
  }

  async choose(folder: string): Promise<JournalResult> {
    const { backups, isNewer } = await this.start();
    return isNewer ? newerLibrary() : backups.choose(folder);
  }

  /** Writes a snapshot when anything has changed since the last one. */
  async tick(): Promise<void> {
    const { journal, backups, isNewer } = await this.start();
    if (isNewer) return;
    if (journal.changed === this.#changed && backups.refused === undefined) return;
    this.#changed = journal.changed;
    await backups.now();
  }

  /** False where that cannot be told: then the journal refuses by itself. */
  async #isNewer(): Promise<boolean> {
    return this.start().then(
      ({ isNewer }) => isNewer,
      () => false,
    );
  }

  /** Damaged pictures count as missing from now on, so that the window sends them again. */
  async #afterStart(): Promise<void> {
    try {
      const { backups } = await this.start();
      await backups.now();
      this.#assets.forget(await this.#options.tasks.checkArt(backups.places));
    } catch (error) {
      console.error('The backups could not be checked:', error);
    }
  }

  async #load(): Promise<Started> {
    const { disk, profile, tasks } = this.#options;
    const settings = await readSettings(disk, profile);
    const { library: ours, folder: chosen } = settings;
    const places = {
      ...this.#places,
      ...(chosen !== undefined && { chosen }),
      ...(ours !== undefined && { library: ours }),
    };
    const loaded = await tasks.load(places);
    const journal = new Journal({
      disk,
      folder: places.journal,
      now: this.#options.now,
      state: stateOf(loaded),
      next: loaded.nextPart,
    });
    const library = ours ?? loaded.library ?? newLibrary();
    const backups = new Backups({ ...this.#options, places, library, journal });
    return { isNewer: loaded.isNewer === true, loaded, journal, backups };
  }
}

const newerLibrary = () => ({ ok: false, refused: strings().newerLibrary }) as const;

function stateOf({ rows, deleted, revs }: LoadReply): State {
  const state = emptyState();
  for (const row of rows) state.rows.set(keyOf(row), row);
  for (const row of deleted) state.deleted.set(keyOf(row), row);
  Object.assign(state.revs, revs);
  return state;
}
