/** Sheets of text as PDF in Node. */
import { renderToBuffer } from '@react-pdf/renderer';
import type { Catalogue } from '../shared/document/catalogue.ts';
import type { Game } from '../shared/games/game.ts';
import { inLanguage } from '../shared/print-job/language.ts';
import type { PrintJob, SheetOutput } from '../shared/print-job/print-job.ts';
import { readSheet, type SheetContent, writeSheet } from '../shared/print-job/sheets/write-sheet.ts';
import type { FontSet } from '../shared/text/fonts/fonts.ts';
import { fontFiles } from './assets.ts';
import { deflate } from './deflate.ts';

/** Writes a sheet in its language. `english` is its content as the command has read it for what it says itself. */
export function sheetPdf(
  games: Catalogue<Game>,
  job: PrintJob,
  output: SheetOutput,
  english: SheetContent,
  fonts: FontSet,
): Promise<Uint8Array> {
  const { what, language = 'en' } = output;
  const ports = { fonts, fontFiles: fontFiles(), render: renderToBuffer, deflate };
  return inLanguage(
    games,
    language,
    async () => {
      const content = language === 'en' ? english : await readSheet(games, job, output);
      return writeSheet(content, output, new Date(), ports);
    },
    what,
  );
}
