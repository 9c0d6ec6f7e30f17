/** Reads a table file of whatever kind: by its first bytes, not by its name. */

import { findGame, GAMES } from '../games/registry.ts';
import { LIMITS } from '../limits.ts';
import type { TableRules } from './column.ts';
import { readCsvTable } from './csv.ts';
import { type Grid, refused, type TableRead } from './grid.ts';
import { isKnownHeading } from './mapping.ts';

/** Whether a file of this name is taken for a table. */
export const isTableFile = (name: string): boolean => /\.(?:csv|tsv|tab|xlsx|xlsm)$/i.test(name);

const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const begins = (bytes: Uint8Array, with_: readonly number[]) => with_.every((byte, i) => bytes[i] === byte);

/**
 * The columns of the characters of a game; without one, of the first game that has tables. Throws for a game whose characters
 * are not read from tables.
 */
export function tableRules(ruleset?: string): TableRules {
  const game = ruleset === undefined ? GAMES.find(({ table }) => table) : findGame(ruleset);
  if (!game?.table) throw new Error(`Characters of ${ruleset ?? 'these games'} do not go into tables`);
  return game.table;
}

/** `rules` tell which headings are known: those of the game whose characters the table is about. */
export async function readTable(bytes: Uint8Array, rules = tableRules()): Promise<TableRead> {
  if (bytes.length > LIMITS.tableBytes)
    return refused(`This table is larger than ${LIMITS.tableBytes / 2 ** 20} MB. Split it and read the parts.`);
  const isKnown = isKnownHeading(rules.columns);
  if (!begins(bytes, ZIP) && !begins(bytes, OLE)) return readCsvTable(bytes, isKnown);
  const { readXlsxTable } = await import('./read-xlsx.ts');
  return readXlsxTable(bytes, isKnown);
}

/** Whether a text is cells that were copied from a spreadsheet, with headings of characters in their first row. */
export function isTableText(text: string, rules = tableRules()): boolean {
  const [first = ''] = text.slice(0, 20_000).split(/\r?\n/, 1);
  const isKnown = isKnownHeading(rules.columns);
  return first.includes('\t') && first.split('\t').filter(isKnown).length > 1;
}

/** The sheet in which most headings are known: others explain it. */
export function likelySheet(sheets: readonly Grid[], rules = tableRules()): Grid | undefined {
  const isKnown = isKnownHeading(rules.columns);
  const known = ({ headings }: Grid) => headings.filter(isKnown).length;
  return sheets.reduce<Grid | undefined>((best, one) => (best && known(best) >= known(one) ? best : one), undefined);
}
