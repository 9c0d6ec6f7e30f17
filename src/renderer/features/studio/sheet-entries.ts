/** Whose cards the contact sheet shows. */
import type { SheetEntry } from './contact-sheet.tsx';
import type { Heroes } from './use-heroes.ts';
import type { RowChoice } from './use-row-choice.ts';

/** Everybody of the game, or every row of the deck. */
export function sheetEntries({ all, character, factions }: Heroes, rows: RowChoice | undefined): SheetEntry[] {
  if (rows !== undefined) return rows.all.map((row) => ({ id: row.id, name: row.name, character, factions, row }));
  return all.map((one) => ({ id: one.id, name: one.name, character: one, factions }));
}
