/** Font files for a worker, which opens the library by itself. */
import { reading } from '../read-only.ts';
import { type FontFiles, fallbackHashes, hashOf, readFontFiles } from './font-files.ts';

/** Fonts of the library for `withOwnFonts`. */
interface LibraryFonts {
  readonly files: FontFiles;
  /** Hashes of the fallback fonts, in their order. */
  readonly fallbacks: readonly string[];
}

/** The files of these fonts and of all fallback fonts, by hash; of fonts that were taken out of the library there are none. */
export const libraryFonts = (hashes: readonly string[]): Promise<LibraryFonts> =>
  reading(async (db) => {
    const documents = (await db.fonts()).map(({ document }) => document);
    const existing = new Set(documents.map(hashOf));
    const fallbacks = fallbackHashes(documents);
    const wanted = [...hashes.filter((hash) => existing.has(hash)), ...fallbacks];
    return { files: await readFontFiles(db.file, wanted), fallbacks };
  });
