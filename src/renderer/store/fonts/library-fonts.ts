/** Font files for a worker, which opens the library by itself. */
import { reading } from '../read-only.ts';
import { type FontFiles, hashOf, readFontFiles } from './font-files.ts';

/** The files of these fonts, by hash; of fonts that were taken out of the library there are none. */
export const libraryFonts = (hashes: readonly string[]): Promise<FontFiles> =>
  reading(async (db) => {
    const there = new Set((await db.fonts()).map(({ document }) => hashOf(document)));
    return readFontFiles(
      db.file,
      hashes.filter((hash) => there.has(hash)),
    );
  });
