import type { SheetEntry } from './contact-sheet.tsx';
import type { CharacterChoice } from './use-character-choice.ts';
import type { RowChoice } from './use-row-choice.ts';

/** Lists the cards of the contact sheet: all characters of the game, or all rows of the deck. */
export function listSheetEntries(
  { characters, character, factions }: CharacterChoice,
  rowChoice: RowChoice | undefined,
): SheetEntry[] {
  if (rowChoice !== undefined)
    return rowChoice.rows.map((row) => ({ id: row.id, name: row.name, character, factions, row }));
  return characters.map((listedCharacter) => ({
    id: listedCharacter.id,
    name: listedCharacter.name,
    character: listedCharacter,
    factions,
  }));
}
