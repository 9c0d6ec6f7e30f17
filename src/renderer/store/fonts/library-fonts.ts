/** Reads font files in a worker, which opens the database itself. */
import { readDatabase } from '../read-only-database.ts';
import { type FontFiles, getFontHash, listFallbackHashes, readFontFiles } from './font-files.ts';

/** Font files of the library. */
interface LibraryFonts {
  readonly files: FontFiles;
  /** The hashes of the fallback fonts, in their order. */
  readonly fallbacks: readonly string[];
}

/** Reads the files of these fonts and of all fallback fonts. Omits fonts that were deleted from the library. */
export const readLibraryFonts = (fontHashes: readonly string[]): Promise<LibraryFonts> =>
  readDatabase(async (database) => {
    const fontDocuments = (await database.fonts()).map(({ document }) => document);
    const existingHashes = new Set(fontDocuments.map(getFontHash));
    const fallbackFontHashes = listFallbackHashes(fontDocuments);
    const neededHashes = [...fontHashes.filter((fontHash) => existingHashes.has(fontHash)), ...fallbackFontHashes];
    return { files: await readFontFiles(database.file, neededHashes), fallbacks: fallbackFontHashes };
  });
