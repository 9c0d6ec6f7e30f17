/** Reads a table file of whatever kind: by its first bytes, not by its name. */

import { t } from '../language/phrases.ts';
import { LIMITS } from '../limits.ts';
import type { Encoding } from './encodings.ts';
import { type Grid, refused, type TableRead } from './grid.ts';
import { isKnownHeading } from './mapping.ts';
import { columnsOfAll, tableGames } from './table-games.ts';

/** Whether a file of this name is taken for a table. */
export const isTableFile = (name: string): boolean => /\.(?:csv|tsv|tab|xlsx|xlsm)$/i.test(name);

const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const begins = (bytes: Uint8Array, with_: readonly number[]) => with_.every((byte, i) => bytes[i] === byte);

/**
 * `isKnown` says which headings are looked for below titles and dates. Those of every game are known where it is left out:
 * which of them the table is about is asked of its headings. `encoding` is the user's choice for a text file.
 */
export async function readTable(
  bytes: Uint8Array,
  isKnown: (heading: string) => boolean = isKnownHeading(columnsOfAll()),
  encoding?: Encoding,
): Promise<TableRead> {
  if (bytes.length > LIMITS.tableBytes)
    return refused(t`This table is larger than ${LIMITS.tableBytes / 2 ** 20} MB. Split it and read the parts.`);
  // Each reader is fetched with the first table of its kind: what asks whether a file is a table needs neither.
  if (!begins(bytes, ZIP) && !begins(bytes, OLE)) {
    const { readCsvTable } = await import('./csv.ts');
    return readCsvTable(bytes, isKnown, encoding);
  }
  const { readXlsxTable } = await import('./read-xlsx.ts');
  return readXlsxTable(bytes, isKnown);
}

/** Whether a text is cells that were copied from a spreadsheet, with headings of characters in their first row. */
export function isTableText(text: string): boolean {
  const [first = ''] = text.slice(0, 20_000).split(/\r?\n/, 1);
  if (!first.includes('\t')) return false;
  const headings = first.split('\t');
  return tableGames().some(({ table }) => headings.filter(isKnownHeading(table.columns)).length > 1);
}

/** The sheet in which most headings are known: others explain it. */
export function likelySheet(sheets: readonly Grid[]): Grid | undefined {
  const isKnown = isKnownHeading(columnsOfAll());
  const known = ({ headings }: Grid) => headings.filter(isKnown).length;
  return sheets.reduce<Grid | undefined>((best, one) => (best && known(best) >= known(one) ? best : one), undefined);
}
