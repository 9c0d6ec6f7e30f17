/** Exports characters as a spreadsheet file. */
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character } from '../document/schema.ts';
import { makeSafeFileName } from '../text/file-name.ts';
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';
import type { Column } from './column.ts';
import type { SpreadsheetGameDocuments } from './spreadsheet-games.ts';
import { getSpreadsheetRules, listSpreadsheetGames } from './spreadsheet-games.ts';
import { writeRows } from './write-rows.ts';

export type SpreadsheetFormat = 'csv' | 'xlsx';

export interface SpreadsheetFile {
  /** `characters.csv`, or the name of the only character. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The characters in the file. */
  readonly characters: readonly Character[];
  /** Sentences about what spreadsheet programs will not show. Rollcall reads all of it back. */
  readonly notes: readonly string[];
}

/** The number of characters in a cell that spreadsheet programs show. */
const MAX_SHOWN_LETTERS = 32_767;
/** The maximum number of cells and of characters that the notes name. */
const MAX_NAMED_ITEMS = 5;

/** The writer is loaded on first use. */
async function writeCsv(rows: ReturnType<typeof writeRows>): Promise<Uint8Array> {
  const { formatCsv } = await import('./csv.ts');
  return new TextEncoder().encode(formatCsv(rows));
}

/**
 * Exports one row per character. Artwork, the template and theme of the card, and keys that the format does not know are left out. They
 * stay in the library, where a row with the id of a character changes only the fields of the spreadsheet. A spreadsheet is about one game:
 * `ruleset`, or else the first game with a spreadsheet that any of the characters belongs to.
 */
export async function exportSpreadsheet(
  translate: Translate,
  gameCatalog: GameCatalog<SpreadsheetGameDocuments>,
  allCharacters: readonly Character[],
  format: SpreadsheetFormat,
  ruleset = findGame(gameCatalog, allCharacters)?.id,
): Promise<SpreadsheetFile> {
  const characters = allCharacters.filter((character) => character.ruleset === ruleset);
  const { columns } = getSpreadsheetRules(gameCatalog, ruleset ?? allCharacters[0]?.ruleset);
  const rows = writeRows(characters, columns);
  const longCells = rows.flatMap((rowCells, rowIndex) =>
    rowCells.flatMap((cellValue, columnIndex) =>
      typeof cellValue === 'string' && cellValue.length > MAX_SHOWN_LETTERS
        ? [[rowIndex, columns[columnIndex]?.heading] as const]
        : [],
    ),
  );
  const [onlyCharacter, secondCharacter] = characters;
  const fileStem =
    onlyCharacter !== undefined && secondCharacter === undefined
      ? onlyCharacter.name || onlyCharacter.id
      : 'characters';
  return {
    name: makeSafeFileName(`${fileStem}.${format}`),
    bytes: format === 'csv' ? await writeCsv(rows) : await writeXlsxFile(characters, columns),
    characters,
    notes: describeLeftOut(translate, allCharacters, characters).concat(
      longCells.slice(0, MAX_NAMED_ITEMS).map(([rowIndex, heading]) =>
        translate('tableExport.longCell', {
          heading: heading ?? '',
          name: truncateVisibly(characters[rowIndex - 1]?.name ?? ''),
          limit: MAX_SHOWN_LETTERS,
        }),
      ),
    ),
  };
}

const findGame = (gameCatalog: GameCatalog<SpreadsheetGameDocuments>, allCharacters: readonly Character[]) =>
  listSpreadsheetGames(gameCatalog).find(({ id }) => allCharacters.some(({ ruleset }) => ruleset === id));

/** Describes the characters that aren't exported, because they belong to other games. */
function describeLeftOut(
  translate: Translate,
  allCharacters: readonly Character[],
  exportedCharacters: readonly Character[],
): string[] {
  const exportedSet = new Set(exportedCharacters);
  const otherCharacters = allCharacters.filter((character) => !exportedSet.has(character));
  if (otherCharacters.length === 0) return [];
  const shownNames = otherCharacters.slice(0, MAX_NAMED_ITEMS).map(({ id, name }) => truncateVisibly(name || id));
  const nameList =
    otherCharacters.length > MAX_NAMED_ITEMS
      ? translate('tableExport.namesAndOthers', { names: shownNames.join(', ') })
      : shownNames.join(', ');
  return [translate('tableExport.leftOut', { count: otherCharacters.length, names: nameList })];
}

/** The library is loaded on first use, because most sessions never need it. */
async function writeXlsxFile(characters: readonly Character[], columns: readonly Column[]): Promise<Uint8Array> {
  const { writeXlsxBytes } = await import('./write-xlsx.ts');
  return writeXlsxBytes(characters, columns);
}
