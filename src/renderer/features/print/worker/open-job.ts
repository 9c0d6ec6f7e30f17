/** Opens a print job in the worker, with the fonts and the pictures of the library. */

import type { FontId } from '../../../../shared/display/font-ids.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { type OpenPrint, openPrint } from '../../../../shared/print-job/open-print.ts';
import type { PrintJob } from '../../../../shared/print-job/print-job.ts';
import { type FontSet, loadFonts } from '../../../../shared/text/fonts/fonts.ts';
import { withOwnFonts } from '../../../../shared/text/fonts/own-faces.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { fetchFontFiles } from '../../../platform/font-files.ts';
import { fontHashesOf } from '../../../store/fonts/font-files.ts';
import { libraryFonts } from '../../../store/fonts/library-fonts.ts';
import { withDrawings } from '../../../store/pictures/drawings.ts';
import { LibraryPictures } from '../../../store/pictures/print-pictures.ts';
import { lastPrint } from '../../../store/read-last-print.ts';
import { reading } from '../../../store/read-only.ts';
import { postProgress } from './post.ts';

/** A job that the worker has opened. */
export interface OpenJob {
  readonly print: OpenPrint;
  readonly pictures: LibraryPictures;
  readonly fontFiles: Readonly<Record<FontId, Uint8Array>>;
}

/** Loads fonts, pictures and the record of the last print. The page sends characters as the library has them: their drawings are read here. */
export async function openJob(translate: Translate, gameCatalog: GameCatalog<Game>, sent: PrintJob): Promise<OpenJob> {
  postProgress({ stage: 'fonts' });
  const fontFiles = await fetchFontFiles();
  const fonts = await addLibraryFonts(loadFonts(fontFiles), sent);
  const last = await lastPrint();
  return reading(async (db) => {
    const job = { ...sent, characters: await withDrawings(db, sent.characters), lastPrint: last };
    const pictures = new LibraryPictures(db);
    const print = await openPrint(gameCatalog, job, { translate, fonts, pictures, onProgress: postProgress });
    return { print, pictures, fontFiles };
  });
}

/** The fonts that ship, those that templates of the job name, and the fallback fonts of the library. */
async function addLibraryFonts(fonts: FontSet, { templates = [], deck }: PrintJob): Promise<FontSet> {
  const hashes = [...templates, deck?.template].flatMap(fontHashesOf);
  const { files, fallbacks } = await libraryFonts(hashes);
  return files.size === 0 ? fonts : withOwnFonts(fonts, files, fallbacks);
}
