import { Database, TABLE_NAMES, type TableName } from './database.ts';
import { Drawings, withDrawings } from './drawings.ts';
import { hadLibrary, rememberLibrary } from './had-library.ts';
import type { Documents, Item } from './item.ts';
import { Operations, placesOf } from './operations.ts';
import { Pictures } from './pictures.ts';
import { bringSamples, builtInSamples, restoreSamples } from './samples.ts';
import { setDrawingsApart } from './set-drawings-apart.ts';
import { Shelf } from './shelf.ts';
import { Templates } from './templates.ts';
import type { SaveState } from './write-queue.ts';

type Progress = (done: number, of: number) => void;

/** Everything the user has, and the one place it is changed. */
export class Library {
  readonly db: Database;
  readonly pictures: Pictures;
  readonly drawings: Drawings;
  readonly templates: Templates;
  readonly operations: Operations;
  readonly shelves: { readonly [N in TableName]: Shelf<N> };
  #state: SaveState = { kind: 'saved' };

  constructor(db = new Database()) {
    this.db = db;
    this.pictures = new Pictures(db);
    this.drawings = new Drawings(db);
    this.templates = new Templates(db);
    this.shelves = {
      characters: new Shelf(db, 'characters', this.drawings),
      factions: new Shelf(db, 'factions'),
      teams: new Shelf(db, 'teams'),
      events: new Shelf(db, 'events'),
    };
    this.operations = new Operations(db, {
      settled: () => this.settled(),
      changed: (places) => {
        for (const name of TABLE_NAMES) {
          const { rows, gone } = placesOf(places, name);
          this.shelves[name].took(rows, gone);
        }
      },
    });
  }

  /**
   * Opens the database and brings the samples. `onProgress` hears how many documents of how many are in the form of this
   * Rollcall, while that takes a while. Where a library was and is no more, nothing is written: the answer is
   * `lost`, and `begin` is for the user to ask for. Rejects when the database cannot be opened; `onError` hears of later
   * faults.
   */
  async open(onError: (error: unknown) => void, onProgress: Progress = () => undefined): Promise<'open' | 'lost'> {
    // Asked first: another tab remembers its library only when that is there.
    const had = hadLibrary();
    await this.db.open();
    if (had && (await this.db.isEmpty())) return 'lost';
    await this.begin(onError, onProgress);
    return 'open';
  }

  /** Brings the samples and shows what is there. */
  async begin(onError: (error: unknown) => void, onProgress: Progress = () => undefined): Promise<void> {
    await setDrawingsApart(this.db, onProgress);
    await bringSamples(this.db, await builtInSamples());
    rememberLibrary();
    // Otherwise the platform may empty the database to make room. Not granted is no fault: a browser decides by itself.
    void navigator.storage?.persist?.().catch(() => false);
    for (const name of TABLE_NAMES) this.shelves[name].open(onError);
    this.templates.open(onError);
    this.pictures.sweepSoon();
  }

  close(): void {
    this.pictures.close();
    this.templates.close();
    for (const name of TABLE_NAMES) this.shelves[name].close();
  }

  /** A document as it leaves the library: whole, with the drawing that is kept apart from it. */
  async whole(document: unknown): Promise<unknown> {
    const [whole] = await withDrawings(this.db, [document]);
    return whole;
  }

  async restoreSamples(): Promise<void> {
    await restoreSamples(this.db, await builtInSamples());
  }

  /** The worst state of all tables: one that fails hides the others. */
  readonly saveState = (): SaveState => {
    const states = TABLE_NAMES.map((name) => this.shelves[name].queue.state());
    const worst = states.find((s) => s.kind === 'failed') ??
      states.find((s) => s.kind === 'saving') ?? { kind: 'saved' };
    const same = worst.kind === this.#state.kind && (worst.kind !== 'failed' || worst === this.#state);
    if (!same) this.#state = worst;
    return this.#state;
  };

  readonly subscribeSaveState = (listener: () => void): (() => void) => {
    const stops = TABLE_NAMES.map((name) => this.shelves[name].queue.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };

  /** Resolves when nothing is on its way to disk any more, whether it arrived or not. */
  settled(): Promise<void> {
    return new Promise((done) => {
      const look = () => {
        if (this.saveState().kind === 'saving') return;
        stop();
        done();
      };
      const stop = this.subscribeSaveState(look);
      look();
    });
  }

  retry(): void {
    for (const name of TABLE_NAMES) this.shelves[name].queue.retry();
  }
}

/** The documents among the items that can be read. */
export function readable<N extends TableName>(items: readonly Item<Documents[N]>[]): Documents[N][] {
  return items.flatMap((item) => (item.kind === 'ready' ? [item.document] : []));
}
