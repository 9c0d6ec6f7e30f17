import { createStore } from 'zustand/vanilla';
import { runInBackground } from '../../failures/run-in-background.ts';
import type { Database } from '../database.ts';
import type { DocumentStore } from '../document-store.ts';
import { type FontFiles, getFontHash, listFallbackHashes, listFontHashes, readFontFiles } from './font-files.ts';

interface FontsInUse {
  readonly files: FontFiles;
  /** The hashes of the fallback fonts among the files, in their order. */
  readonly fallbacks: readonly string[];
}

/** Provides the font files that templates of the library use, and those of fallback fonts. A file is read when a template first uses it. */
export class OwnFonts {
  readonly #db: Database;
  readonly #templates: DocumentStore<'templates'>;
  readonly #fonts: DocumentStore<'fonts'>;
  /** The files that were read, by hash. A file stays the same array while the library is open: caches of parsed fonts are keyed by it. */
  readonly #filesByHash = new Map<string, Uint8Array>();
  #unsubscribes: readonly (() => void)[] = [];

  /** The fonts in use. Both fields keep their identity until the fonts in use change. */
  readonly store = createStore<FontsInUse>(() => ({ files: new Map(), fallbacks: [] }));

  constructor(database: Database, templates: DocumentStore<'templates'>, fonts: DocumentStore<'fonts'>) {
    this.#db = database;
    this.#templates = templates;
    this.#fonts = fonts;
  }

  /** Follows templates and fonts until `close`. */
  open(): void {
    this.close();
    const refresh = () => runInBackground('Reading fonts', this.#refresh());
    this.#unsubscribes = [this.#templates.subscribe(refresh), this.#fonts.subscribe(refresh)];
    refresh();
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
    this.#unsubscribes = [];
  }

  /** Updates the fonts in use. A font that was deleted from the library isn't used any more, although its file is kept for undo. */
  async #refresh(): Promise<void> {
    const fontDocuments = this.#fonts.snapshot().map(({ row }) => row.document);
    const existingHashes = new Set(fontDocuments.map(getFontHash));
    const fallbackFontHashes = listFallbackHashes(fontDocuments);
    const usedHashes = new Set(this.#templates.snapshot().flatMap(({ row }) => listFontHashes(row.document)));
    const neededHashes = [...new Set([...usedHashes, ...fallbackFontHashes])]
      .filter((fontHash) => existingHashes.has(fontHash))
      .sort();
    const missingHashes = neededHashes.filter((fontHash) => !this.#filesByHash.has(fontHash));
    for (const [fontHash, fontFile] of await readFontFiles(
      (missingHash) => this.#db.files.get(missingHash),
      missingHashes,
    ))
      this.#filesByHash.set(fontHash, fontFile);
    const files = new Map(
      neededHashes.flatMap((fontHash) => {
        const fontFile = this.#filesByHash.get(fontHash);
        return fontFile === undefined ? [] : [[fontHash, fontFile] as const];
      }),
    );
    const areSame = (first: Iterable<string>, second: Iterable<string>): boolean =>
      [...first].join() === [...second].join();
    const currentFonts = this.store.getState();
    if (areSame(files.keys(), currentFonts.files.keys()) && areSame(fallbackFontHashes, currentFonts.fallbacks)) return;
    this.store.setState({ files, fallbacks: fallbackFontHashes });
  }
}
