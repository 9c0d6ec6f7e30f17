/** Rows of a table to characters: each is read by itself, and what is wrong is said by row and column. */
import { parseValue } from '../document/parse.ts';
import { valueAt } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import { shortened } from '../text/short.ts';
import { type Reading, type ReadWith, unguarded } from './cell.ts';
import type { Column, TableRules } from './column.ts';
import { columnName, type Grid, type GridRow } from './grid.ts';
import type { Mapping } from './mapping.ts';
import { FACTIONS, readList, readWord } from './words.ts';

export interface RowFault {
  /** Place of the column in the table; absent for what a constant says or the whole row lacks. */
  readonly column?: number;
  /** Heading of the column, or name of the field. */
  readonly heading: string;
  /** A sentence that names row and column. */
  readonly message: string;
}

export interface ReadRow {
  readonly row: number;
  /** What the row is called, as far as it says so. */
  readonly name: string;
  /** Absent where there are faults. */
  readonly document?: Character;
  readonly faults: readonly RowFault[];
}

export interface ReadRowsWith extends ReadWith {
  /** The character of the library with this id: what the table says nothing of stays as it is there, its art as well. */
  readonly existing: (id: string) => Character | undefined;
}

const quoted = (cell: string) => `'${shortened(cell.trim(), 40)}'`;

/** Reads rows of one table one after the other; ids are made and compared among all that were read before. */
export class RowReader {
  readonly #fields: { column: Column; at: number; heading: string }[];
  readonly #taken = new Map<string, number>();

  constructor(
    grid: Pick<Grid, 'headings'>,
    private readonly mapping: Mapping,
    private readonly rules: TableRules,
    private readonly context: ReadRowsWith,
  ) {
    this.#fields = rules.columns.flatMap((column) => {
      const at = mapping.columns.findIndex(({ field }) => field === column.path);
      if (at >= 0) return [{ column, at, heading: columnName(grid, at) }];
      return (mapping.constants[column.path] ?? '').trim() === '' ? [] : [{ column, at: -1, heading: column.heading }];
    });
  }

  read(row: GridRow): ReadRow {
    const faults: RowFault[] = [];
    const values = new Map<string, unknown>();
    for (const { column, at, heading } of this.#fields) {
      const cell = at >= 0 ? (row.cells[at] ?? '') : (this.mapping.constants[column.path] ?? '');
      const read = readCell(column, cell, this.context);
      if (read.ok) values.set(column.path, read.value);
      else faults.push(fault(row, { at, heading }, cell, read.message));
    }
    const name = values.get('/name');
    const called = typeof name === 'string' ? name : '';
    const document = faults.length === 0 ? this.#document(row, values, faults) : undefined;
    return { row: row.number, name: called, faults, ...(document && faults.length === 0 ? { document } : {}) };
  }

  #document(row: GridRow, values: Map<string, unknown>, faults: RowFault[]): Character | undefined {
    const id = this.#idOf(row, values, faults);
    const base = this.context.existing(id);
    values.set('/id', id);
    const tags = readList(this.mapping.tags, (piece) => readWord(piece, FACTIONS, this.context));
    const own = values.get('/factions') ?? base?.factions ?? [];
    if (tags.length > 0 && Array.isArray(own)) values.set('/factions', [...new Set([...own, ...tags])]);
    const document = base === undefined ? structuredClone(this.rules.blank()) : structuredClone(base);
    for (const column of this.rules.columns) {
      if (values.has(column.path)) place(document, column.path, values.get(column.path) ?? column.empty);
      else if (base === undefined && column.empty !== undefined) place(document, column.path, column.empty);
      if (column.needed && valueAt(document, column.path) === undefined) faults.push(this.#lacking(row, column));
    }
    if (faults.length > 0) return undefined;
    const parsed = parseValue(document);
    if (parsed.ok && parsed.format === 'rollcall.character') return parsed.document as Character;
    const expected = parsed.ok ? 'a character' : parsed.error.expected;
    const heading = this.rules.columns.find((one) => !parsed.ok && one.path === parsed.error.path)?.heading ?? 'Id';
    faults.push({ heading, message: `Row ${row.number}, column ${heading}: expected ${expected}.` });
    return undefined;
  }

  #lacking(row: GridRow, { path, heading }: Column): RowFault {
    const field = this.#fields.find(({ column }) => column.path === path);
    const said = field?.heading ?? heading;
    const message =
      field === undefined
        ? `Row ${row.number}: no column gives ${heading}, and this character is not in the library.`
        : `Row ${row.number}, column ${shortened(said, 60)}: is empty; every character needs it.`;
    return { ...(field && field.at >= 0 ? { column: field.at } : {}), heading: said, message };
  }

  /** The id that the row says, else one made of its name, told apart from those of the rows before. */
  #idOf(row: GridRow, values: ReadonlyMap<string, unknown>, faults: RowFault[]): string {
    const said = values.get('/id');
    if (typeof said === 'string') {
      const before = this.#taken.get(said);
      if (before === undefined) this.#taken.set(said, row.number);
      else {
        const field = this.#fields.find(({ column }) => column.path === '/id');
        const heading = field?.heading ?? 'Id';
        faults.push({
          ...(field && field.at >= 0 ? { column: field.at } : {}),
          heading,
          message: `Row ${row.number}, column ${shortened(heading, 60)}: ${quoted(said)} is the id of row ${before} already; each character needs its own.`,
        });
      }
      return said;
    }
    const base = idOfName(String(values.get('/name') ?? ''));
    let id = base;
    for (let n = 2; this.#taken.has(id); n++) id = `${base}-${n}`;
    this.#taken.set(id, row.number);
    return id;
  }
}

/** A name as an id, `[a-z0-9-]`, at most 40 letters; never empty. */
export function idOfName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'untitled' : plain;
}

function readCell({ kind }: Column, cell: string, context: ReadWith): Reading {
  return cell.trim() === '' ? { ok: true, value: undefined } : kind.read(unguarded(cell), context);
}

function fault(row: GridRow, { at, heading }: { at: number; heading: string }, cell: string, says: string): RowFault {
  const where = at >= 0 ? `column ${shortened(heading, 60)}` : `the value for ${heading}`;
  return {
    ...(at >= 0 ? { column: at } : {}),
    heading,
    message: `Row ${row.number}, ${where}: ${quoted(cell)} ${says}.`,
  };
}

/** Sets a field, or takes it away; makes the objects on the way. Paths come from our own columns. */
function place(document: object, path: string, value: unknown): void {
  const keys = path.slice(1).split('/');
  const last = keys.pop() as string;
  let object = document as Record<string, unknown>;
  for (const key of keys) {
    object[key] ??= {};
    object = object[key] as Record<string, unknown>;
  }
  if (value === undefined) delete object[last];
  else object[last] = value;
}
