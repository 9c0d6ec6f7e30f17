/**
 * Makes text sheets in the worker. This module is loaded on use, because the sheet library is half of the code and cards
 * do not need it.
 */

import { pdf } from '@react-pdf/renderer';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { PrintJob, SheetOutput } from '../../../../shared/print-job/print-job.ts';
import { readSheet, type SheetPorts, writeSheet } from '../../../../shared/print-job/sheets/write-sheet.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

/** Returns the finished pages. Rejects if the job has no content for this sheet. */
export async function createSheetPdf(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  job: PrintJob,
  output: SheetOutput,
  { fonts, fontFiles, print }: Pick<SheetPorts, 'fonts' | 'fontFiles' | 'print'>,
): Promise<Uint8Array> {
  const content = await readSheet(translate, gameCatalog, job, output);
  return writeSheet(translate, content, output, new Date(), { fonts, fontFiles, render, print });
}

const render: SheetPorts['render'] = async (document) => {
  const blob = await pdf(document).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
};
