/** The calls of the journal, as the window makes them, without anything of Electron. */
import path from 'node:path';
import type {
  Asset,
  Done,
  JournalCalls,
  JournalChange,
  Known,
  RecoveredRow,
  RowName,
} from '../../shared/library/journal.ts';
import { writeFaultWords } from '../../shared/text/disk-words.ts';
import { Assets } from './assets.ts';
import { hexDigest } from './digest.ts';
import { codeOf, type JournalDisk } from './disk.ts';
import { faultsOf } from './fault-words.ts';
import { Journal } from './journal.ts';
import { type Loaded, loadJournal } from './load.ts';
import { keyOf } from './state.ts';

export interface Places {
  readonly journal: string;
  readonly backups: string;
}

/** Where everything stands in a profile. */
export const placesIn = (profile: string): Places => ({
  journal: path.join(profile, 'Journal'),
  backups: path.join(profile, 'Backups'),
});

export class JournalService {
  readonly #disk: JournalDisk;
  readonly #places: Places;
  readonly #now: () => number;
  readonly #assets: Assets;
  #started: Promise<{ loaded: Loaded; journal: Journal }> | undefined;

  constructor(options: { disk: JournalDisk; places: Places; now: () => number }) {
    this.#disk = options.disk;
    this.#places = options.places;
    this.#now = options.now;
    this.#assets = new Assets(options.disk, path.join(options.places.backups, 'art'));
  }

  /** Reads what is there, once. */
  start(): Promise<{ loaded: Loaded; journal: Journal }> {
    this.#started ??= this.#load();
    this.#started.catch(() => {
      this.#started = undefined;
    });
    return this.#started;
  }

  async append(changes: readonly JournalChange[]): Promise<JournalCalls['journalAppend']['reply']> {
    const started = await this.start().catch((error: unknown) => ({ refused: refusedWords(error) }));
    return 'refused' in started ? { ok: false, refused: started.refused } : started.journal.append(changes);
  }

  async known(): Promise<Known> {
    const { loaded, journal } = await this.start();
    await journal.settled();
    const { rows, deleted, revs } = journal.state;
    return {
      exists: loaded.exists || rows.size > 0,
      rows: [...rows.values()],
      deleted: [...deleted.values()],
      revs: { ...revs },
      faults: faultsOf(loaded.replay),
    };
  }

  async rows(names: readonly RowName[]): Promise<RecoveredRow[]> {
    const { journal } = await this.start();
    await journal.settled();
    const { replay } = await loadJournal(this.#disk, this.#places.journal);
    return names.flatMap((name) => {
      const key = keyOf(name);
      const known = replay.state.rows.get(key);
      const row = replay.values.get(key);
      return known === undefined || row === undefined ? [] : [{ ...known, row }];
    });
  }

  lacks(hashes: readonly string[]): Promise<string[]> {
    return this.#assets.lacks(hashes);
  }

  async keepAsset(asset: Asset): Promise<Done> {
    if (hexDigest(asset.bytes) !== asset.hash) {
      return { ok: false, refused: 'A picture or drawing was not kept, because it is not what its name says.' };
    }
    try {
      await this.#assets.keep(asset);
      return { ok: true };
    } catch (error) {
      return { ok: false, refused: `A picture or drawing cannot be kept: ${writeFaultWords(codeOf(error))}.` };
    }
  }

  asset(hash: string): Promise<Asset | undefined> {
    return this.#assets.read(hash);
  }

  async #load(): Promise<{ loaded: Loaded; journal: Journal }> {
    const loaded = await loadJournal(this.#disk, this.#places.journal);
    const { state } = loaded.replay;
    const journal = new Journal({
      disk: this.#disk,
      folder: this.#places.journal,
      now: this.#now,
      state,
      next: loaded.next,
    });
    return { loaded, journal };
  }
}

const refusedWords = (error: unknown): string =>
  `The journal of your library cannot be read: ${writeFaultWords(codeOf(error))}.`;
