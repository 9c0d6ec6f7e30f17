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
import type { MainTexts } from '../texts.ts';
import { Assets } from './assets.ts';
import { codeOf, type JournalDisk, makePrivateFolder } from './disk.ts';
import { Journal } from './journal.ts';
import { assetRefused, backupUnreadable, journalUnreadable } from './messages.ts';
import { NEWER_PROFILE } from './newer-profile.ts';
import { emptyState, keyOf, revOf, type State } from './segments/state.ts';
import { deleteSetAside, setAside, setAsideIn } from './set-aside.ts';
import { Backups } from './snapshots/backups.ts';
import { ART } from './snapshots/write-snapshot.ts';
import type { LoadReply, TaskPlaces, Tasks } from './thread/tasks.ts';

export interface ServiceOptions {
  readonly texts: MainTexts;
  readonly journalDisk: JournalDisk;
  /** The folder of the profile. */
  readonly profile: string;
  readonly tasks: Tasks;
  readonly now: () => number;
  /** Name and version of the program. */
  readonly by: string;
  /** Name of this computer, which backups show to other computers. */
  readonly computer?: string;
}

/** A snapshot of more rows than these takes a while, and waits until the window has come up. */
const MANY_ROWS = 1_000;
const REST_MS = 15_000;

interface Started {
  /** A newer Rollcall has used the profile: nothing in it is written. */
  readonly isNewer: boolean;
  readonly loaded: LoadReply;
  /** The name of the computer from which a library was copied here, until the user has decided about it. */
  readonly brought: string | undefined;
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
  #isBroughtSettled = false;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#places = placesIn(options.profile);
    this.#assets = new Assets(options.journalDisk, path.join(this.#places.backups, ART));
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
    const started = await this.start().catch((error: unknown) => ({
      refused: journalUnreadable(this.#options.texts, codeOf(error)),
    }));
    if ('refused' in started) return { ok: false, refused: started.refused };
    return started.isNewer ? newerLibrary(this.#options.texts) : started.journal.append(changes);
  }

  /** Resolves when all changes so far are on the disk or refused. */
  async settled(): Promise<void> {
    const started = await this.#started?.catch(() => undefined);
    await started?.journal.settled();
  }

  async known(): Promise<JournalInventory> {
    const { loaded, journal, brought, isNewer } = await this.start();
    await journal.settled();
    const { rows, deleted, revs } = journal.state;
    return {
      ...(isNewer ? { isNewer } : {}),
      ...(brought !== undefined && !this.#isBroughtSettled && { brought: { computer: brought } }),
      exists: loaded.exists || rows.size > 0,
      rows: [...rows.values()],
      deleted: [...deleted.values()],
      revs: { ...revs },
      lost: loaded.lost.filter((row) => (revOf(journal.state, keyOf(row)) ?? -1) < row.rev),
      faults: loaded.faults.map((fault) => this.#options.texts.pick(fault)),
    };
  }

  async rows(names: readonly RowName[]): Promise<RecoveredRow[]> {
    const { journal, backups } = await this.start();
    await journal.settled();
    return this.#options.tasks.rows(backups.places, names);
  }

  /** The comparison at the start is over. Its result decides whether the linked database files are kept. */
  async compared({
    lost,
    isUndecided,
  }: JournalCalls['journalCompared']['request']): Promise<JournalCalls['journalCompared']['reply']> {
    if (await this.#isNewer()) return {};
    const { profile, now } = this.#options;
    if (!lost && !isUndecided) await this.#settleBrought();
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
    if (sha256(asset.bytes) !== asset.hash)
      return { ok: false, refused: this.#options.texts.translate('systemBackups.wrongAsset') };
    if (await this.#isNewer()) return newerLibrary(this.#options.texts);
    try {
      await this.#assets.keep(asset);
      return { ok: true };
    } catch (error) {
      return { ok: false, refused: assetRefused(this.#options.texts, codeOf(error)) };
    }
  }

  asset(hash: string): Promise<Asset | undefined> {
    return this.#assets.read(hash);
  }

  async backups(): Promise<BackupsInfo> {
    const started = await this.start().catch(() => undefined);
    // Backups are offered even when nothing else of the profile can be read.
    const places = started?.backups.places ?? this.#places;
    const refused = started?.journal.refused ?? started?.backups.refused;
    return {
      folder: started?.backups.folder ?? this.#places.backups,
      snapshots: await this.#options.tasks.list(places, this.#options.texts.translate.language),
      setAside: setAsideIn(this.#options.profile),
      ...(refused !== undefined && { refused }),
    };
  }

  async backupNow(): Promise<JournalResult> {
    const { backups, journal, isNewer } = await this.start();
    if (isNewer) return newerLibrary(this.#options.texts);
    if (journal.requestEverything())
      return { ok: false, refused: this.#options.texts.translate('systemBackups.rewriting'), everything: true };
    journal.complete();
    const reply = await backups.now();
    return !reply.ok && journal.requestEverything() ? { ...reply, everything: true } : reply;
  }

  async backupRows(name: string): Promise<JournalCalls['backupRows']['reply']> {
    const started = await this.start().catch(() => undefined);
    const rows = await this.#options.tasks.snapshotRows(started?.backups.places ?? this.#places, name);
    return rows === undefined
      ? { ok: false, refused: backupUnreadable(this.#options.texts, name) }
      : { ok: true, rows };
  }

  /** The folder that backups are in, for people to look into; it is there when this resolves. */
  async folder(): Promise<string> {
    const { backups } = await this.start();
    await makePrivateFolder(this.#options.journalDisk, this.#places.backups).catch(() => undefined);
    return (await this.#options.journalDisk.isFolder(backups.folder)) ? backups.folder : this.#places.backups;
  }

  async choose(folder: string): Promise<JournalResult> {
    const { backups, isNewer } = await this.start();
    return isNewer ? newerLibrary(this.#options.texts) : backups.choose(folder);
  }

  /** Writes a snapshot when anything has changed since the last one. */
  async tick(): Promise<void> {
    const { journal, backups, isNewer } = await this.start();
    if (isNewer) return;
    // The window is sending everything again, and asks for a backup when it has.
    if (journal.isIncomplete) return;
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
      const damaged = await this.#options.tasks.checkArt(backups.places);
      if (damaged.length > 0) this.#assets.forget();
    } catch (error) {
      console.error('The backups could not be checked:', error);
    }
  }

  async #settleBrought(): Promise<void> {
    this.#isBroughtSettled = true;
    const started = await this.start().catch(() => undefined);
    await started?.backups.settleBrought().catch((error: unknown) => console.warn('The settings stay:', error));
  }

  async #load(): Promise<Started> {
    const { journalDisk, profile, tasks, now, by } = this.#options;
    const { settings, faults, isNewer } = await tasks.identify(this.#places, profile, now(), by);
    const { library, folder: chosen, ancestors, replaced, written, brought } = settings;
    const places: TaskPlaces = {
      ...this.#places,
      library,
      ...(chosen !== undefined && { chosen }),
      ...(ancestors !== undefined && { ancestors }),
      ...(replaced !== undefined && { replaced }),
      ...(written !== undefined && { written }),
    };
    const read = isNewer === true ? NEWER_PROFILE : await tasks.load(places);
    const loaded = {
      ...read,
      faults: [...faults, ...read.faults],
      revs: brought === undefined ? read.revs : raise(read.revs),
    };
    let files: readonly string[] = loaded.files;
    const journal: Journal = new Journal({
      texts: this.#options.texts,
      journalDisk,
      folder: places.journal,
      now,
      state: stateOf(loaded),
      next: loaded.nextPart,
      library,
      files: {
        areComplete: () => areThere(journalDisk, backups.files ?? files),
        reload: async () => {
          this.#assets.forget();
          const again = await tasks.load(backups.places);
          files = again.files;
          backups.files = undefined;
          return { state: stateOf(again), next: again.nextPart };
        },
      },
    });
    const backups: Backups = new Backups({
      ...this.#options,
      places,
      library,
      journal,
      settings,
      assets: this.#assets,
    });
    return { isNewer: isNewer === true, loaded, brought, journal, backups };
  }
}

const newerLibrary = (texts: MainTexts) =>
  ({ ok: false, refused: texts.translate('systemBackups.newerLibrary') }) as const;

/** Far beyond what a library counts to. */
const BROUGHT_REVS = 1_000_000;

/** Revisions of two computers say nothing about each other: those of a library that was copied here count as newer than any of ours. */
const raise = (revs: LoadReply['revs']): LoadReply['revs'] =>
  Object.fromEntries(Object.entries(revs).map(([table, rev]) => [table, rev + BROUGHT_REVS]));

/** Whether all these files are listed in their folders. A folder that can't be listed says nothing. */
async function areThere(journalDisk: JournalDisk, files: readonly string[]): Promise<boolean> {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = path.dirname(file);
    if (!folders.has(folder)) {
      const entries = await journalDisk.list(folder).catch(() => undefined);
      folders.set(folder, new Set(entries?.map(({ name }) => name) ?? files.map((other) => path.basename(other))));
    }
    if (folders.get(folder)?.has(path.basename(file)) !== true) return false;
  }
  return true;
}

function stateOf({ rows, deleted, revs }: LoadReply): State {
  const state = emptyState();
  for (const row of rows) state.rows.set(keyOf(row), row);
  for (const row of deleted) state.deleted.set(keyOf(row), row);
  Object.assign(state.revs, revs);
  return state;
}
