/** A table file of characters, to save. */
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character } from '../document/schema.ts';
import { safeFileName } from '../text/file-name.ts';
import { shortened } from '../text/short.ts';
import type { Translate } from '../texts/translate.ts';
import type { Column } from './column.ts';
import type { TabledGame } from './table-games.ts';
import { tableGames, tableRules } from './table-games.ts';
import { tableOf } from './write-rows.ts';

export type TableFormat = 'csv' | 'xlsx';

export interface TableFile {
  /** `characters.csv`, or the name of the only one. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Those that are in it. */
  readonly characters: readonly Character[];
  /** Sentences on what spreadsheets will not show of it. Rollcall reads all of it back. */
  readonly notes: readonly string[];
}

/** Letters of a cell that spreadsheets show. */
const SHOWN_LETTERS = 32_767;
/** Most cells that a note names. */
const NAMED = 5;

/** Each writer is fetched when it is asked for. */
async function separated(rows: ReturnType<typeof tableOf>): Promise<Uint8Array> {
  const { csvText } = await import('./csv.ts');
  return new TextEncoder().encode(csvText(rows));
}

/**
 * One row a character. Pictures and drawings, the template and theme of the card, and keys that the format does not know are
 * not in it; they stay in the library, where a row with the id of a character changes only the fields of the table.
 * A table is about one game: `ruleset`, else the first with tables that any of the characters is of.
 */
export async function exportTable(
  translate: Translate,
  gameCatalog: GameCatalog<TabledGame>,
  all: readonly Character[],
  format: TableFormat,
  ruleset = gameAmong(gameCatalog, all)?.id,
): Promise<TableFile> {
  const characters = all.filter((character) => character.ruleset === ruleset);
  const { columns } = tableRules(gameCatalog, ruleset ?? all[0]?.ruleset);
  const rows = tableOf(characters, columns);
  const long = rows.flatMap((row, index) =>
    row.flatMap((cell, at) =>
      typeof cell === 'string' && cell.length > SHOWN_LETTERS ? [[index, columns[at]?.heading] as const] : [],
    ),
  );
  const [only, another] = characters;
  const stem = only !== undefined && another === undefined ? only.name || only.id : 'characters';
  return {
    name: safeFileName(`${stem}.${format}`),
    bytes: format === 'csv' ? await separated(rows) : await spreadsheet(characters, columns),
    characters,
    notes: leftOut(translate, all, characters).concat(
      long.slice(0, NAMED).map(([row, heading]) =>
        translate('tableExport.longCell', {
          heading: heading ?? '',
          name: shortened(characters[row - 1]?.name ?? ''),
          limit: SHOWN_LETTERS,
        }),
      ),
    ),
  };
}

const gameAmong = (gameCatalog: GameCatalog<TabledGame>, all: readonly Character[]) =>
  tableGames(gameCatalog).find(({ id }) => all.some(({ ruleset }) => ruleset === id));

/** Characters of other games, and of games without tables, are named and stay where they are. */
function leftOut(translate: Translate, all: readonly Character[], held: readonly Character[]): string[] {
  const exported = new Set(held);
  const others = all.filter((character) => !exported.has(character));
  if (others.length === 0) return [];
  const names = others.slice(0, NAMED).map(({ id, name }) => shortened(name || id));
  const named =
    others.length > NAMED ? translate('tableExport.namesAndOthers', { names: names.join(', ') }) : names.join(', ');
  return [translate('tableExport.leftOut', { count: others.length, names: named })];
}

/** The library is loaded on use, since most sessions never need it. */
async function spreadsheet(characters: readonly Character[], columns: readonly Column[]): Promise<Uint8Array> {
  const { xlsxBytes } = await import('./write-xlsx.ts');
  return xlsxBytes(characters, columns);
}
