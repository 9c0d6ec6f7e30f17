/** Opens a print job in the worker, with the fonts and the pictures of the library. */

import type { FontId } from '../../../../shared/display/font-ids.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { PrintingCondition } from '../../../../shared/pdf/printing-condition.ts';
import { type OpenPrint, openPrint } from '../../../../shared/print-job/open-print.ts';
import type { PrintJob } from '../../../../shared/print-job/print-job.ts';
import { type FontSet, loadFonts } from '../../../../shared/text/fonts/fonts.ts';
import { addUserFonts } from '../../../../shared/text/fonts/user-fonts.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { fetchFontFiles } from '../../../platform/font-files.ts';
import { listFontHashes } from '../../../store/fonts/font-files.ts';
import { readLibraryFonts } from '../../../store/fonts/library-fonts.ts';
import { embedDrawings } from '../../../store/pictures/drawings.ts';
import { LibraryPictures } from '../../../store/pictures/print-pictures.ts';
import { readLastPrint } from '../../../store/read-last-print.ts';
import { readDatabase } from '../../../store/read-only-database.ts';
import { postProgress } from './post-progress.ts';

/** A job that the worker has opened. */
export interface OpenJob {
  readonly print: OpenPrint;
  readonly pictures: LibraryPictures;
  readonly fontFiles: Readonly<Record<FontId, Uint8Array>>;
}

/**
 * Loads fonts, pictures and the record of the last print. The page sends characters as the library stores them, so their
 * drawings are read here.
 */
export async function openJob(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  sentJob: PrintJob,
): Promise<OpenJob> {
  postProgress({ stage: 'fonts' });
  const fontFiles = await fetchFontFiles();
  const fonts = await addLibraryFonts(loadFonts(fontFiles), sentJob);
  const lastPrint = await readLastPrint();
  return readDatabase(async (database) => {
    const completeJob = { ...sentJob, characters: await embedDrawings(database, sentJob.characters), lastPrint };
    const pictures = new LibraryPictures(database);
    const print = await openPrint(gameCatalog, completeJob, {
      translate,
      fonts,
      pictures,
      openPrintingCondition,
      onProgress: postProgress,
    });
    return { print, pictures, fontFiles };
  });
}

let openedCondition: Promise<PrintingCondition> | undefined;

/** Loads the color engine with the first PDF/X file. A failed load is tried again with the next file. */
function openPrintingCondition(): Promise<PrintingCondition> {
  openedCondition ??= import('./coated-paper.ts')
    .then(({ fetchCoatedPaper }) => fetchCoatedPaper())
    .catch((error: unknown) => {
      openedCondition = undefined;
      throw error;
    });
  return openedCondition;
}

/** Returns the built-in fonts, the fonts that templates of the job name, and the fallback fonts of the library. */
async function addLibraryFonts(fonts: FontSet, { templates = [], deck }: PrintJob): Promise<FontSet> {
  const fontHashes = [...templates, deck?.template].flatMap(listFontHashes);
  const { files, fallbacks } = await readLibraryFonts(fontHashes);
  return files.size === 0 ? fonts : addUserFonts(fonts, files, fallbacks);
}
