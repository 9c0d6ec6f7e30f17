/** Changes of a deck's table as edits of its document: cells, rows, columns. Places are counted from 0. */
import type { Edit } from '../document/edit.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { pointer } from '../document/pointer.ts';
import type { Column } from './columns.ts';

/** A rectangle of cells, both corners included. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

const setRow = (at: number, cells: readonly string[]): Edit => ({
  op: 'set',
  path: pointer('/rows', at),
  value: cells,
});
const setRows = (rows: readonly (readonly string[])[]): Edit => ({ op: 'set', path: '/rows', value: rows });

const withCell = (cells: readonly string[], at: number, text: string): string[] => {
  const padded = Array.from({ length: Math.max(cells.length, at + 1) }, (_, index) => cells[index] ?? '');
  padded[at] = text;
  return padded;
};

/** Writes one cell; nothing where it says that already. */
export function cellEdits({ columns, rows }: Deck, row: number, column: number, text: string): Edit[] {
  const cells = rows[row];
  if (cells === undefined || column >= columns.length || (cells[column] ?? '') === text) return [];
  return column < cells.length
    ? [{ op: 'set', path: pointer('/rows', row, column), value: text }]
    : [setRow(row, withCell(cells, column, text))];
}

/** Empties all cells of a range. */
export function clearEdits({ rows, columns }: Deck, { top, left, bottom, right }: CellRange): Edit[] {
  const edits: Edit[] = [];
  for (let row = top; row <= Math.min(bottom, rows.length - 1); row++) {
    const cells = rows[row] ?? [];
    const kept = cells.map((cell, at) => (at >= left && at <= Math.min(right, columns.length - 1) ? '' : cell));
    if (kept.some((cell, at) => cell !== cells[at])) edits.push(setRow(row, kept));
  }
  return edits;
}

/** The cells of a range, row by row. */
export const cellsIn = ({ rows }: Deck, { top, left, bottom, right }: CellRange): string[][] =>
  rows
    .slice(top, bottom + 1)
    .map((cells) => Array.from({ length: right - left + 1 }, (_, at) => cells[left + at] ?? ''));

/** A name that no column has yet: `Column 3`. */
export const freeColumnName = (columns: readonly Column[], word: string): string =>
  findFreeName(new Set(columns.map(({ name }) => name)), word, columns.length + 1);

function findFreeName(taken: ReadonlySet<string>, word: string, first: number): string {
  for (let n = first; ; n++) {
    const name = `${word} ${n}`;
    if (!taken.has(name)) return name;
  }
}

/** The columns with further ones at their end, up to this number. */
function addColumns(columns: readonly Column[], count: number, word: string): readonly Column[] {
  const names = new Set(columns.map(({ name }) => name));
  const added: Column[] = [];
  for (let n = columns.length + 1; n <= count; n++) {
    const name = findFreeName(names, word, n);
    names.add(name);
    added.push({ name });
  }
  return [...columns, ...added];
}

/**
 * Writes cells from a place on; rows and columns that are not there yet are added. A single cell fills the whole range.
 * @param word what new columns are called, before their number
 */
export function pasteEdits(deck: Deck, range: CellRange, pasted: readonly (readonly string[])[], word: string): Edit[] {
  const single = pasted.length === 1 && pasted[0]?.length === 1 ? pasted[0][0] : undefined;
  const block =
    single === undefined
      ? pasted
      : Array.from({ length: range.bottom - range.top + 1 }, () =>
          Array.from({ length: range.right - range.left + 1 }, () => single),
        );
  const width = block.reduce((most, cells) => Math.max(most, cells.length), 0);
  const columns = addColumns(deck.columns, range.left + width, word);
  const rows = deck.rows.map((cells) => cells as readonly string[]);
  const edits: Edit[] = [];
  for (const [index, cells] of block.entries()) {
    const at = range.top + index;
    const before = rows[at] ?? [];
    const end = cells.length === 0 ? 0 : range.left + cells.length;
    const row = Array.from({ length: Math.max(before.length, end) }, (_, column) =>
      column >= range.left ? (cells[column - range.left] ?? before[column] ?? '') : (before[column] ?? ''),
    );
    if (at < rows.length) edits.push(setRow(at, row));
    else edits.push({ op: 'set', path: '/rows/-', value: row });
  }
  return columns.length === deck.columns.length ? edits : [{ op: 'set', path: '/columns', value: columns }, ...edits];
}

/** Adds empty rows, or the given ones, before a place. */
export function insertRowEdits({ rows }: Deck, at: number, added: readonly (readonly string[])[]): Edit[] {
  if (at === rows.length) return added.map((cells): Edit => ({ op: 'set', path: '/rows/-', value: [...cells] }));
  return [setRows([...rows.slice(0, at), ...added.map((cells) => [...cells]), ...rows.slice(at)])];
}

/** Takes rows out. */
export const deleteRowEdits = ({ rows }: Deck, top: number, bottom: number): Edit[] =>
  top === bottom
    ? [{ op: 'remove', path: pointer('/rows', top) }]
    : [setRows([...rows.slice(0, top), ...rows.slice(bottom + 1)])];

/** Moves rows by one place up (-1) or down (1); nothing at the ends. */
export function moveRowEdits({ rows }: Deck, top: number, bottom: number, by: 1 | -1): Edit[] {
  const [from, to] = [by < 0 ? top - 1 : bottom + 1, by < 0 ? bottom : top];
  const moved = rows[from];
  if (moved === undefined) return [];
  const others = rows.filter((_, at) => at !== from);
  return [setRows([...others.slice(0, to), moved, ...others.slice(to)])];
}

/** Sorts the rows by a column; numbers by their size, empty cells last. The order of equal rows stays. */
export function sortRowEdits({ rows }: Deck, column: number, down: boolean): Edit[] {
  const compare = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;
  const sorted = [...rows].sort((a, b) => {
    const [one, other] = [(a[column] ?? '').trim(), (b[column] ?? '').trim()];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return down ? compare(other, one) : compare(one, other);
  });
  return sorted.every((row, at) => row === rows[at]) ? [] : [setRows(sorted)];
}

/** Adds a column before a place; all cells keep their column. */
export function insertColumnEdits({ columns, rows }: Deck, at: number, column: Column): Edit[] {
  const edits: Edit[] = [
    { op: 'set', path: '/columns', value: [...columns.slice(0, at), column, ...columns.slice(at)] },
  ];
  if (at === columns.length) return edits;
  return [
    ...edits,
    setRows(rows.map((cells) => (cells.length <= at ? cells : [...cells.slice(0, at), '', ...cells.slice(at)]))),
  ];
}

/** Takes a column out with its cells, and what named it. */
export function deleteColumnEdits(deck: Deck, at: number): Edit[] {
  const { columns, rows } = deck;
  const name = columns[at]?.name;
  if (name === undefined) return [];
  return [
    { op: 'set', path: '/columns', value: columns.filter((_, index) => index !== at) },
    setRows(rows.map((cells) => cells.filter((_, index) => index !== at))),
    ...(deck.copies === name ? [{ op: 'remove', path: '/copies' } as const] : []),
    ...Object.entries(deck.shows ?? {}).flatMap(([shown, of]): Edit[] =>
      of === name ? [{ op: 'remove', path: pointer('/shows', shown) }] : [],
    ),
  ];
}

/** Gives a column another name, also where it is named: as the one of copies, and under the names of the template. */
export function renameColumnEdits(deck: Deck, at: number, name: string): Edit[] {
  const before = deck.columns[at]?.name;
  if (before === undefined || before === name) return [];
  return [
    { op: 'set', path: pointer('/columns', at, 'name'), value: name },
    ...(deck.copies === before ? [{ op: 'set', path: '/copies', value: name } as const] : []),
    ...Object.entries(deck.shows ?? {}).flatMap(([shown, of]): Edit[] =>
      of === before ? [{ op: 'set', path: pointer('/shows', shown), value: name }] : [],
    ),
  ];
}

/** Moves a column by one place to the left (-1) or the right (1), with its cells; nothing at the ends. */
export function moveColumnEdits({ columns, rows }: Deck, at: number, by: 1 | -1): Edit[] {
  const to = at + by;
  if (columns[at] === undefined || columns[to] === undefined) return [];
  const swapped = <T>(list: readonly T[], empty: T): T[] => {
    const all = Array.from({ length: Math.max(list.length, Math.max(at, to) + 1) }, (_, index) => list[index] ?? empty);
    [all[at], all[to]] = [all[to] as T, all[at] as T];
    return all;
  };
  return [
    { op: 'set', path: '/columns', value: swapped(columns, { name: '' }) },
    setRows(rows.map((cells) => (cells.length <= Math.min(at, to) ? cells : swapped(cells, '')))),
  ];
}
