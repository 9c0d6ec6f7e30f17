/** Characters as rows of a table, one column a field. */
import { valueAt } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import type { Cell } from './cell.ts';
import type { Column } from './column.ts';

/** A cell for each column. */
const rowOf = (character: Character, columns: readonly Column[]): Cell[] =>
  columns.map(({ path, needed, emptyCounts, kind }) => {
    const value = valueAt(character, path);
    // An empty text or list usually means the same as a missing field.
    if (value === '' && !needed && !emptyCounts) return '';
    if (Array.isArray(value) && value.length === 0 && !emptyCounts) return '';
    return kind.write(value);
  });

/** Headings and rows. */
export const tableOf = (characters: readonly Character[], columns: readonly Column[]): Cell[][] => [
  columns.map(({ heading }) => heading),
  ...characters.map((character) => rowOf(character, columns)),
];
