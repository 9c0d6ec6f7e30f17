/** Reads a table file beside the page: a spreadsheet may take a while. */

import { GAMES } from '../../../shared/games/catalogue.ts';
import { withPart } from '../../../shared/games/parts.ts';
import type { Encoding } from '../../../shared/table/encodings.ts';
import type { TableRead } from '../../../shared/table/grid.ts';
import { readTable } from '../../../shared/table/read-table.ts';
import { chosenFileFaultMessage } from '../../../shared/texts/disk-messages.ts';
import { exposeFunctions } from '../../platform/worker-functions.ts';
import { loadWorkerTranslate } from '../../preferences/worker-language.ts';

/** `headings`: those of characters are looked for below titles and dates; `any` are in the first row that holds anything. */
export interface TableQuestion {
  readonly file: Blob;
  readonly headings: 'characters' | 'any';
  /** The user's choice for a text file. */
  readonly encoding?: Encoding | undefined;
}

const functions = { readTableFile };
export type TableWorker = typeof functions;
exposeFunctions(functions);

const windowTranslate = loadWorkerTranslate(GAMES);

const none = () => false;

async function readTableFile({ file, headings, encoding }: TableQuestion): Promise<TableRead> {
  const translate = await windowTranslate;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await readTable(translate, await withPart(GAMES, 'table'), bytes, headings === 'any' ? none : undefined, {
      encoding,
      fileName: file instanceof File ? file.name : undefined,
    });
  } catch (error) {
    const fault = chosenFileFaultMessage(translate, error);
    if (fault !== undefined) return { ok: false, message: translate('tableFaults.unopened', { reason: fault }) };
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
