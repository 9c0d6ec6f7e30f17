/** Writes characters as rows of a spreadsheet, one column per field. */
import { getValueAt } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import type { Cell } from './cell.ts';
import type { Column } from './column.ts';

/** Writes a cell for each column. */
const writeRow = (character: Character, columns: readonly Column[]): Cell[] =>
  columns.map(({ pointer, isRequired, writesEmpty, kind }) => {
    const fieldValue = getValueAt(character, pointer);
    // An empty text or list usually means the same as a missing field.
    if (fieldValue === '' && !isRequired && !writesEmpty) return '';
    if (Array.isArray(fieldValue) && fieldValue.length === 0 && !writesEmpty) return '';
    return kind.write(fieldValue);
  });

/** Writes the headings and the rows. */
export const writeRows = (characters: readonly Character[], columns: readonly Column[]): Cell[][] => [
  columns.map(({ heading }) => heading),
  ...characters.map((character) => writeRow(character, columns)),
];
