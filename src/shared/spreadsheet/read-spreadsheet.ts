/** Reads a spreadsheet file of any kind. The first bytes of the file determine its kind, not its name. */

import { LIMITS } from '../base/limits.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { recognizeLazily } from '../foreign-files/recognize-lazily.ts';
import { formatForeignFileSentence } from '../texts/foreign-file.ts';
import type { Translate } from '../texts/translate.ts';
import { chooseSheet } from './choose-sheet.ts';
import type { Encoding } from './encodings.ts';
import { type Grid, refuseSpreadsheet, type SpreadsheetReading } from './grid.ts';
import { createIsKnownHeading } from './mapping.ts';
import type { SpreadsheetGameDocuments } from './spreadsheet-games.ts';
import { listAllColumns, listSpreadsheetGames } from './spreadsheet-games.ts';
import { recognizeUtf16 } from './utf16.ts';

/** Whether a file of this name is read as a spreadsheet. */
export const isSpreadsheetFile = (fileName: string): boolean =>
  /\.(?:csv|tsv|tab|xlsx|xlsm|xltx|xltm)$/i.test(fileName);

/** Whether a file for a deck is read as a spreadsheet. Excel also saves tab-separated text as `.txt`. */
export const isDeckSpreadsheetFile = (fileName: string): boolean =>
  isSpreadsheetFile(fileName) || /\.txt$/i.test(fileName);

const ZIP_MARK = [0x50, 0x4b];
/** Byte order marks of UTF-32. The first one starts like that of UTF-16. */
const UTF_32_MARKS = [
  [0xff, 0xfe, 0, 0],
  [0, 0, 0xfe, 0xff],
];

export interface ReadOptions {
  /** The user's choice for a text file. */
  readonly encoding?: Encoding | undefined;
  /** The file name, which helps to recognize a file that is not a spreadsheet. */
  readonly fileName?: string | undefined;
}

const startsWith = (bytes: Uint8Array, prefix: readonly number[]) =>
  prefix.every((byte, index) => bytes[index] === byte);

/**
 * Reads a spreadsheet. `isKnown` tells which headings are searched below titles and dates. By default these are the headings of all games;
 * they also determine the game of the spreadsheet.
 */
export async function readSpreadsheet(
  translate: Translate,
  gameCatalog: GameCatalog<SpreadsheetGameDocuments>,
  bytes: Uint8Array,
  isKnown: (heading: string) => boolean = createIsKnownHeading(listAllColumns(gameCatalog)),
  { encoding, fileName }: ReadOptions = {},
): Promise<SpreadsheetReading> {
  if (bytes.length > LIMITS.spreadsheetBytes)
    return refuseSpreadsheet(translate('tableFaults.tooLarge', { limit: LIMITS.spreadsheetBytes / 2 ** 20 }));
  // Each reader is loaded with the first spreadsheet of its kind. Callers that only recognize spreadsheets need neither.
  if (startsWith(bytes, ZIP_MARK)) {
    const { readXlsxSpreadsheet } = await import('./read-xlsx.ts');
    const reading = await readXlsxSpreadsheet(translate, bytes, isKnown);
    return reading.ok ? reading : ((await refuseForeign(translate, bytes, fileName)) ?? reading);
  }
  const foreignFile = await refuseForeign(translate, bytes, fileName);
  if (foreignFile !== undefined) return foreignFile;
  if (UTF_32_MARKS.some((byteOrderMark) => startsWith(bytes, byteOrderMark)))
    return refuseSpreadsheet(translate('tableFaults.utf32'));
  if (recognizeUtf16(bytes) === undefined && isBinary(bytes)) return refuseSpreadsheet(translate('tableFaults.binary'));
  const { readCsvSpreadsheet } = await import('./csv.ts');
  return readCsvSpreadsheet(translate, bytes, isKnown, encoding);
}

/** The number of bytes that are examined, and the share of control characters above which they are not text. */
const BINARY_LIMITS = { head: 65_536, share: 0.05 };

/**
 * Whether the bytes have many control characters at both even and odd positions. In UTF-16 text every second byte may look like a control
 * character.
 */
function isBinary(bytes: Uint8Array): boolean {
  const counts: [number, number] = [0, 0];
  const sampleBytes = bytes.subarray(0, BINARY_LIMITS.head);
  for (let index = 0; index < sampleBytes.length; index += 1) {
    const sampleByte = sampleBytes[index] as number;
    if (sampleByte < 0x20 && (sampleByte < 0x09 || sampleByte > 0x0d) && sampleByte !== 0x1b)
      counts[(index % 2) as 0 | 1] += 1;
  }
  return Math.min(...counts) > (sampleBytes.length / 2) * BINARY_LIMITS.share;
}

/** Refuses a file that is not a spreadsheet. Returns undefined for spreadsheets, whose readers report their faults. */
async function refuseForeign(
  translate: Translate,
  bytes: Uint8Array,
  fileName: string | undefined,
): Promise<SpreadsheetReading | undefined> {
  const recognizedFile = await recognizeLazily(bytes, fileName);
  const isSpreadsheet = recognizedFile?.category === 'sheet' && recognizedFile.isReadable === true;
  // An incomplete spreadsheet is recognized as an archive with unknown content.
  const isIncomplete = recognizedFile?.category === 'archive' && startsWith(bytes, ZIP_MARK);
  if (recognizedFile === undefined || isSpreadsheet || isIncomplete) return undefined;
  return refuseSpreadsheet(formatForeignFileSentence(translate, recognizedFile, 'table'));
}

/** Whether a text consists of cells copied from a spreadsheet, with headings of characters in the first row. */
export function isSpreadsheetText(gameCatalog: GameCatalog<SpreadsheetGameDocuments>, pastedText: string): boolean {
  const [firstLine = ''] = pastedText.slice(0, 20_000).split(/\r?\n/, 1);
  if (!firstLine.includes('\t')) return false;
  const headings = firstLine.split('\t');
  return listSpreadsheetGames(gameCatalog).some(
    ({ table }) => headings.filter(createIsKnownHeading(table.columns)).length > 1,
  );
}

/** Returns the sheet with the most known headings; other sheets often explain it. Visible sheets come first. */
export const findLikelySheet = (
  gameCatalog: GameCatalog<SpreadsheetGameDocuments>,
  sheets: readonly Grid[],
): Grid | undefined => chooseSheet(sheets, createIsKnownHeading(listAllColumns(gameCatalog)));

/** The number of known headings from which a sheet is probably a list of characters. */
const MIN_KNOWN_HEADINGS = 2;

/** Returns the other visible sheets with rows that are probably characters too. */
export function findOtherSheets(
  gameCatalog: GameCatalog<SpreadsheetGameDocuments>,
  sheets: readonly Grid[],
  chosenSheet: Grid,
): Grid[] {
  const isKnown = createIsKnownHeading(listAllColumns(gameCatalog));
  return sheets.filter(
    (sheet) =>
      sheet !== chosenSheet &&
      sheet.isHidden !== true &&
      sheet.rows.length > 0 &&
      sheet.headings.filter(isKnown).length >= MIN_KNOWN_HEADINGS,
  );
}
