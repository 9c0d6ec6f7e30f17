/** Renders text sheets as PDF in Node. */

import { renderToBuffer } from '@react-pdf/renderer';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Game } from '../shared/games/game.ts';
import type { PrintJob, SheetOutput } from '../shared/print-job/print-job.ts';
import { readSheet, type SheetContent, writeSheet } from '../shared/print-job/sheets/write-sheet.ts';
import type { FontSet } from '../shared/text/fonts/fonts.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { fontFiles } from './assets.ts';
import { deflate } from './deflate.ts';
import { loadSheetTranslate } from './sheet-language.ts';

/**
 * Writes a sheet in its language. `content` is what the command has read in its own language; it is read again if the
 * languages differ.
 */
export async function sheetPdf(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  job: PrintJob,
  output: SheetOutput,
  content: SheetContent,
  fonts: FontSet,
): Promise<Uint8Array> {
  const { language = translate.language } = output;
  const ports = { fonts, fontFiles: fontFiles(), render: renderToBuffer, deflate };
  const sheetT = await loadSheetTranslate(translate, gameCatalog, language);
  const written = sheetT === translate ? content : await readSheet(sheetT, gameCatalog, job, output);
  return writeSheet(sheetT, written, { ...output, language }, new Date(), ports);
}
