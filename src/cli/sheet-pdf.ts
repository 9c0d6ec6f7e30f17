/** Renders text sheets as PDF in Node. */

import { renderToBuffer } from '@react-pdf/renderer';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Game } from '../shared/games/game.ts';
import type { OpenPrint } from '../shared/print-job/open-print.ts';
import type { PrintJob, SheetOutput } from '../shared/print-job/print-job.ts';
import { readSheet, type SheetContent, writeSheet } from '../shared/print-job/sheets/write-sheet.ts';
import type { FontSet } from '../shared/text/fonts/fonts.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { getFontFiles } from './assets.ts';
import { deflate } from './deflate.ts';
import { loadSheetTranslate } from './sheet-language.ts';

/**
 * Creates the PDF of a sheet in the sheet's language. `content` was read in the language of the command line; the sheet is
 * read again if its language is another one. `print` has the pictures of the characters of the job.
 */
export async function createSheetPdf(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printJob: PrintJob,
  output: SheetOutput,
  content: SheetContent,
  fonts: FontSet,
  print?: OpenPrint,
): Promise<Uint8Array> {
  const { language = translate.language } = output;
  const ports = { fonts, fontFiles: getFontFiles(), render: renderToBuffer, deflate, print };
  const translateSheet = await loadSheetTranslate(translate, gameCatalog, language);
  const sheetContent =
    translateSheet === translate ? content : await readSheet(translateSheet, gameCatalog, printJob, output);
  return writeSheet(translateSheet, sheetContent, { ...output, language }, new Date(), ports);
}
