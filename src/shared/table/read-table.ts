/** Reads a table file of whatever kind: by its first bytes, not by its name. */

import { LIMITS } from '../base/limits.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { recognizeLazily } from '../foreign-files/recognize-lazily.ts';
import { foreignFileSentence } from '../texts/foreign-file.ts';
import type { Translate } from '../texts/translate.ts';
import { chooseSheet } from './choose-sheet.ts';
import type { Encoding } from './encodings.ts';
import { type Grid, refused, type TableRead } from './grid.ts';
import { isKnownHeading } from './mapping.ts';
import type { TabledGame } from './table-games.ts';
import { columnsOfAll, tableGames } from './table-games.ts';
import { recognizeUtf16 } from './utf16.ts';

/** Whether a file of this name is taken for a table. */
export const isTableFile = (name: string): boolean => /\.(?:csv|tsv|tab|xlsx|xlsm|xltx|xltm)$/i.test(name);

/** Whether a file that is chosen for a deck is taken for a table. Excel saves tables with tabs as `.txt` too. */
export const isDeckTableFile = (name: string): boolean => isTableFile(name) || /\.txt$/i.test(name);

const ZIP = [0x50, 0x4b];
/** Byte order marks of UTF-32. The first one begins like that of UTF-16. */
const UTF_32 = [
  [0xff, 0xfe, 0, 0],
  [0, 0, 0xfe, 0xff],
];

export interface TableOptions {
  /** The user's choice for a text file. */
  readonly encoding?: Encoding | undefined;
  /** Helps to recognize a file that is no table. */
  readonly fileName?: string | undefined;
}

const begins = (bytes: Uint8Array, with_: readonly number[]) => with_.every((byte, index) => bytes[index] === byte);

/**
 * `isKnown` says which headings are looked for below titles and dates. Those of every game are known where it is left out:
 * which of them the table is about is asked of its headings.
 */
export async function readTable(
  translate: Translate,
  gameCatalog: GameCatalog<TabledGame>,
  bytes: Uint8Array,
  isKnown: (heading: string) => boolean = isKnownHeading(columnsOfAll(gameCatalog)),
  { encoding, fileName }: TableOptions = {},
): Promise<TableRead> {
  if (bytes.length > LIMITS.tableBytes)
    return refused(translate('tableFaults.tooLarge', { limit: LIMITS.tableBytes / 2 ** 20 }));
  // Each reader is fetched with the first table of its kind: what asks whether a file is a table needs neither.
  if (begins(bytes, ZIP)) {
    const { readXlsxTable } = await import('./read-xlsx.ts');
    const read = await readXlsxTable(translate, bytes, isKnown);
    return read.ok ? read : ((await refuseForeign(translate, bytes, fileName)) ?? read);
  }
  const foreign = await refuseForeign(translate, bytes, fileName);
  if (foreign !== undefined) return foreign;
  if (UTF_32.some((mark) => begins(bytes, mark))) return refused(translate('tableFaults.utf32'));
  if (recognizeUtf16(bytes) === undefined && isBinary(bytes)) return refused(translate('tableFaults.binary'));
  const { readCsvTable } = await import('./csv.ts');
  return readCsvTable(translate, bytes, isKnown, encoding);
}

/** Bytes that are looked at, and the part of control characters from which on they are no text. */
const BINARY = { head: 65_536, share: 0.05 };

/** Whether control characters are all over the place. In UTF-16 every second byte may be one, and with its mark more. */
function isBinary(bytes: Uint8Array): boolean {
  const counts: [number, number] = [0, 0];
  const head = bytes.subarray(0, BINARY.head);
  for (let index = 0; index < head.length; index += 1) {
    const byte = head[index] as number;
    if (byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b) counts[(index % 2) as 0 | 1] += 1;
  }
  return Math.min(...counts) > (head.length / 2) * BINARY.share;
}

/** What a file is that holds no table. Undefined for spreadsheets, which tell their faults themselves. */
async function refuseForeign(
  translate: Translate,
  bytes: Uint8Array,
  fileName: string | undefined,
): Promise<TableRead | undefined> {
  const file = await recognizeLazily(bytes, fileName);
  const isOurs = file?.category === 'sheet' && file.isReadable === true;
  // Half of a spreadsheet is an archive with nothing known in it.
  const isHalf = file?.category === 'archive' && begins(bytes, ZIP);
  if (file === undefined || isOurs || isHalf) return undefined;
  return refused(foreignFileSentence(translate, file, 'table'));
}

/** Whether a text is cells that were copied from a spreadsheet, with headings of characters in their first row. */
export function isTableText(gameCatalog: GameCatalog<TabledGame>, text: string): boolean {
  const [first = ''] = text.slice(0, 20_000).split(/\r?\n/, 1);
  if (!first.includes('\t')) return false;
  const headings = first.split('\t');
  return tableGames(gameCatalog).some(({ table }) => headings.filter(isKnownHeading(table.columns)).length > 1);
}

/** The sheet in which most headings are known: others explain it. Visible sheets come first. */
export const likelySheet = (gameCatalog: GameCatalog<TabledGame>, sheets: readonly Grid[]): Grid | undefined =>
  chooseSheet(sheets, isKnownHeading(columnsOfAll(gameCatalog)));

/** Known headings from which on a sheet is probably a table of characters. */
const MIN_KNOWN_HEADINGS = 2;

/** Returns the other visible sheets with rows that are probably tables of characters too. */
export function findOtherSheets(
  gameCatalog: GameCatalog<TabledGame>,
  sheets: readonly Grid[],
  chosenSheet: Grid,
): Grid[] {
  const isKnown = isKnownHeading(columnsOfAll(gameCatalog));
  return sheets.filter(
    (sheet) =>
      sheet !== chosenSheet &&
      sheet.isHidden !== true &&
      sheet.rows.length > 0 &&
      sheet.headings.filter(isKnown).length >= MIN_KNOWN_HEADINGS,
  );
}
