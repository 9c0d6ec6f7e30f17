/** Reads a spreadsheet file in a worker, since a large file takes a while. */

import { GAMES } from '../../../shared/games/catalogue.ts';
import { loadGamePart } from '../../../shared/games/parts.ts';
import type { Encoding } from '../../../shared/spreadsheet/encodings.ts';
import type { SpreadsheetReading } from '../../../shared/spreadsheet/grid.ts';
import { readSpreadsheet } from '../../../shared/spreadsheet/read-spreadsheet.ts';
import { formatChosenFileFault } from '../../../shared/texts/disk-messages.ts';
import { exposeFunctions } from '../../platform/worker-functions.ts';
import { loadWorkerTranslate } from '../../preferences/worker-language.ts';

/**
 * A file to read. With `characters`, the row of headings is searched below titles and dates; with `any`, the headings are in
 * the first row that is not empty.
 */
export interface SpreadsheetRequest {
  readonly file: Blob;
  readonly headings: 'characters' | 'any';
  /** The user's choice for a text file. */
  readonly encoding?: Encoding | undefined;
}

const functions = { readTableFile };
export type SpreadsheetWorker = typeof functions;
exposeFunctions(functions);

const translatePromise = loadWorkerTranslate(GAMES);

/** Makes the first row that is not empty the row of headings. */
const matchesNoHeading = () => false;

async function readTableFile({ file, headings, encoding }: SpreadsheetRequest): Promise<SpreadsheetReading> {
  const translate = await translatePromise;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await readSpreadsheet(
      translate,
      await loadGamePart(GAMES, 'table'),
      bytes,
      headings === 'any' ? matchesNoHeading : undefined,
      {
        encoding,
        fileName: file instanceof File ? file.name : undefined,
      },
    );
  } catch (error) {
    const faultText = formatChosenFileFault(translate, error);
    if (faultText !== undefined)
      return { ok: false, message: translate('tableFaults.unopened', { reason: faultText }) };
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
