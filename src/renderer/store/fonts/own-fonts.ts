import { createStore } from 'zustand/vanilla';
import { inBackground } from '../../failures/in-background.ts';
import type { Database } from '../database.ts';
import type { DocumentTable } from '../document-table.ts';
import { type FontFiles, fallbackHashes, fontHashesOf, hashOf, readFontFiles } from './font-files.ts';

interface FontsInUse {
  readonly files: FontFiles;
  /** Hashes of the fallback fonts among the files, in their order. */
  readonly fallbacks: readonly string[];
}

/** The font files that templates of the library are set in, read when a template names them, and those of fallback fonts. */
export class OwnFonts {
  readonly #db: Database;
  readonly #templates: DocumentTable<'templates'>;
  readonly #fonts: DocumentTable<'fonts'>;
  /** Each file is the same array for as long as the library is open, so that what was parsed of it is found again. */
  readonly #read = new Map<string, Uint8Array>();
  #stops: readonly (() => void)[] = [];

  /** The fonts in use. Each field is the same object until one of them changes. */
  readonly store = createStore<FontsInUse>(() => ({ files: new Map(), fallbacks: [] }));

  constructor(database: Database, templates: DocumentTable<'templates'>, fonts: DocumentTable<'fonts'>) {
    this.#db = database;
    this.#templates = templates;
    this.#fonts = fonts;
  }

  /** Follows the tables until `close`. */
  open(): void {
    this.close();
    const look = () => inBackground('Reading fonts', this.#look());
    this.#stops = [this.#templates.subscribe(look), this.#fonts.subscribe(look)];
    look();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** A font that was taken out of the library is used no more, though its file may wait for undo. */
  async #look(): Promise<void> {
    const documents = this.#fonts.snapshot().map(({ row }) => row.document);
    const there = new Set(documents.map(hashOf));
    const fallbacks = fallbackHashes(documents);
    const named = new Set(this.#templates.snapshot().flatMap(({ row }) => fontHashesOf(row.document)));
    const wanted = [...new Set([...named, ...fallbacks])].filter((hash) => there.has(hash)).sort();
    const missing = wanted.filter((hash) => !this.#read.has(hash));
    for (const [hash, file] of await readFontFiles((hash) => this.#db.files.get(hash), missing))
      this.#read.set(hash, file);
    const files = new Map(
      wanted.flatMap((hash) => {
        const file = this.#read.get(hash);
        return file === undefined ? [] : [[hash, file] as const];
      }),
    );
    const isSame = (a: Iterable<string>, b: Iterable<string>): boolean => [...a].join() === [...b].join();
    const known = this.store.getState();
    if (isSame(files.keys(), known.files.keys()) && isSame(fallbacks, known.fallbacks)) return;
    this.store.setState({ files, fallbacks });
  }
}
