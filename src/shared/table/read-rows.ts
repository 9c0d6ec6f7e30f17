/** Rows of a table to characters: each is read by itself, and what is wrong is reported by row and column. */

import type { GameDocuments } from '../document/document-spec.ts';
import { expectedText } from '../document/expected-text.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { parseValue } from '../document/parse.ts';
import { valueAt } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import { ID_START, idText } from '../text/id-text.ts';
import { shortened } from '../text/short.ts';
import type { Translate } from '../texts/translate.ts';
import { type CellFault, type CellReading, invalid, type ReadWith, unguarded } from './cell.ts';
import type { Column, TableRules } from './column.ts';
import { type CellSource, columnName, type Grid, type GridRow } from './grid.ts';
import type { Mapping } from './mapping.ts';
import { NUMBER } from './number-cell.ts';
import { FACTIONS, normalizedWord, readList, readWord } from './word-cell.ts';

export interface RowFault {
  /** Place of the column in the table; absent for a constant and for a field without a column. */
  readonly column?: number;
  /** Heading of the column, or name of the field. */
  readonly heading: string;
  /** A sentence that names row and column. */
  readonly message: string;
}

export interface ReadRow {
  readonly row: number;
  /** Name in the row; may be empty. */
  readonly name: string;
  /** Absent where there are faults. */
  readonly document?: Character;
  readonly faults: readonly RowFault[];
  /** Sentences on what is no fault: another row has the same name, or a cell shows another number than it contains. */
  readonly notes?: readonly string[];
}

export interface ReadRowsWith extends ReadWith {
  /**
   * The character of the library with this id: fields that the table does not have keep its values, its art too. One of
   * another game keeps its id to itself.
   */
  readonly existing: (id: string) => Character | undefined;
}

const quoted = (translate: Translate, cell: string): string =>
  translate('tableRows.quoted', { text: shortened(cell.trim(), 40) });

/** Reads rows of one table one after the other; ids are made and compared among all that were read before. */
export class RowReader {
  readonly #fields: { column: Column; at: number; heading: string }[];
  readonly #taken = new Map<string, number>();
  readonly #names = new Map<string, number>();
  /** The next number for ids that are made of one name. */
  readonly #next = new Map<string, number>();
  readonly #t: Translate;
  readonly #games: GameCatalog<GameDocuments>;
  readonly #mapping: Mapping;
  readonly #rules: TableRules;
  readonly #ruleset: unknown;
  readonly #context: ReadRowsWith;

  constructor(
    translate: Translate,
    gameCatalog: GameCatalog<GameDocuments>,
    grid: Pick<Grid, 'headings'>,
    mapping: Mapping,
    rules: TableRules,
    context: ReadRowsWith,
  ) {
    this.#t = translate;
    this.#games = gameCatalog;
    this.#mapping = mapping;
    this.#rules = rules;
    this.#ruleset = rules.blank().ruleset;
    this.#context = context;
    this.#fields = rules.columns.flatMap((column) => {
      const at = mapping.columns.findIndex(({ field }) => field === column.path);
      if (at >= 0) return [{ column, at, heading: columnName(grid, at) }];
      return (mapping.constants[column.path] ?? '').trim() === '' ? [] : [{ column, at: -1, heading: column.heading }];
    });
  }

  read(row: GridRow): ReadRow {
    const faults: RowFault[] = [];
    const notes: string[] = [];
    const values = new Map<string, unknown>();
    for (const { column, at, heading } of this.#fields) {
      const cell = at >= 0 ? (row.cells[at] ?? '') : (this.#mapping.constants[column.path] ?? '');
      const source = at >= 0 ? row.sources?.get(at) : undefined;
      const place = { at, heading };
      if (source?.kind === 'unsolved') {
        values.set(column.path, null);
        faults.push(unsolvedFault(this.#t, row, place));
        continue;
      }
      const read = readCell(column, cell, source, this.#context);
      // null marks a wrong value, so that it is not reported as missing too.
      values.set(column.path, read.ok ? read.value : null);
      if (!read.ok) faults.push(fault(this.#t, row, place, cell, read.message));
      else if (source?.kind === 'number' && column.kind === NUMBER && read.value !== source.value)
        notes.push(
          this.#t('tableRows.shownNumber', {
            place: where(this.#t, row, place),
            shown: quoted(this.#t, cell),
            contained: source.value,
            read: String(read.value),
          }),
        );
    }
    const name = String(values.get('/name') ?? '');
    const id = this.#idOf(row, values.get('/id'), name, faults);
    const base = this.#existing(id);
    faults.push(...this.#lacking(row, values, base));
    const document = faults.length === 0 ? this.#document(row, values.set('/id', id), base, faults) : undefined;
    if (document === undefined) return { row: row.number, name, faults };
    this.#taken.set(id, row.number);
    notes.unshift(...this.#noteOn(row, name, id));
    return { row: row.number, name, faults, document, ...(notes.length === 0 ? {} : { notes }) };
  }

  /** A note on an earlier row of the same name, which may be a mistake. */
  #noteOn(row: GridRow, name: string, id: string): string[] {
    const key = normalizedWord(name);
    const before = this.#names.get(key);
    if (key === '' || before === undefined) {
      this.#names.set(key, row.number);
      return [];
    }
    return [
      this.#t('tableRows.sameName', {
        row: row.number,
        name: quoted(this.#t, name),
        earlierRow: before,
        id: shortened(id, 60),
      }),
    ];
  }

  #document(
    row: GridRow,
    values: Map<string, unknown>,
    base: Character | undefined,
    faults: RowFault[],
  ): Character | undefined {
    const tags = readList(this.#mapping.tags, (piece) => readWord(piece, FACTIONS, this.#context));
    const own = values.get('/factions') ?? (values.has('/factions') ? [] : (base?.factions ?? []));
    if (tags.length > 0 && Array.isArray(own)) values.set('/factions', [...new Set([...own, ...tags])]);
    const document = base === undefined ? structuredClone(this.#rules.blank()) : structuredClone(base);
    for (const { path, empty } of this.#rules.columns) {
      if (values.has(path)) place(document, path, values.get(path) ?? empty);
      else if (base === undefined && empty !== undefined) place(document, path, empty);
    }
    const parsed = parseValue(this.#games, document);
    if (parsed.ok && parsed.format === 'rollcall.character') return parsed.document as Character;
    const expected = parsed.ok ? this.#t('tableRows.character') : expectedText(this.#t, parsed.error.expected);
    const at = parsed.ok ? '/id' : parsed.error.path;
    const heading = this.#rules.columns.find(({ path }) => at === path || at.startsWith(`${path}/`))?.heading ?? 'Id';
    faults.push({ heading, message: this.#t('tableRows.expected', { row: row.number, heading, expected }) });
    return undefined;
  }

  /** Needed fields that are empty, each by itself, and in one sentence those without a column. */
  #lacking(row: GridRow, values: ReadonlyMap<string, unknown>, base: Character | undefined): RowFault[] {
    const faults: RowFault[] = [];
    const absent: string[] = [];
    const saidAt = (path: string) => (values.has(path) ? values.get(path) : valueAt(base, path));
    const { columns } = this.#rules;
    for (const { path, heading, needed, neededIn } of columns) {
      const beside = columns.find((one) => neededIn && one.neededIn === neededIn && saidAt(one.path) !== undefined);
      if (!(needed || beside) || saidAt(path) !== undefined) continue;
      const field = this.#fields.find(({ column }) => column.path === path);
      if (beside) faults.push(besideFault(this.#t, row, field ?? { at: -1, heading }, beside.heading));
      else if (field === undefined) absent.push(heading);
      else
        faults.push({
          ...placeOf(field),
          message: this.#t('tableRows.emptyCell', { place: where(this.#t, row, field) }),
        });
    }
    if (absent.length === 0) return faults;
    const message = this.#t('tableRows.noColumns', { row: row.number, headings: absent.join(', ') });
    return [...faults, { heading: absent[0] as string, message }];
  }

  /** The id in the row, else one made of its name that no earlier row has. */
  #idOf(row: GridRow, cell: unknown, name: string, faults: RowFault[]): string {
    if (typeof cell !== 'string') return this.#madeId(name);
    const before = this.#taken.get(cell);
    const other = before === undefined && this.#isOfOtherGame(cell);
    if (before === undefined && !other) return cell;
    // Where a row has an id, there is a column or a value for it.
    const field = this.#fields.find(({ column }) => column.path === '/id') as Place;
    const reason = other
      ? this.#t('tableRows.idOfOtherGame', { id: quoted(this.#t, cell) })
      : this.#t('tableRows.idOfRow', { id: quoted(this.#t, cell), row: before ?? '' });
    faults.push({
      ...placeOf(field),
      message: this.#t('tableRows.idFault', { place: where(this.#t, row, field), reason }),
    });
    return cell;
  }

  #existing(id: string): Character | undefined {
    return this.#isOfOtherGame(id) ? undefined : this.#context.existing(id);
  }

  #isOfOtherGame(id: string): boolean {
    const there = this.#context.existing(id);
    return there !== undefined && there.ruleset !== this.#ruleset;
  }

  /** An id of the name that no earlier row has, nor a character of the library with another name. */
  #madeId(name: string): string {
    const base = idText(name, ID_START) || 'untitled';
    const isFree = (id: string) => {
      if (this.#taken.has(id) || this.#isOfOtherGame(id)) return false;
      const there = this.#existing(id);
      return there === undefined || normalizedWord(there.name) === normalizedWord(name);
    };
    if (isFree(base)) return base;
    let n = this.#next.get(base) ?? 2;
    while (!isFree(`${base}-${n}`)) n++;
    this.#next.set(base, n);
    return `${base}-${n}`;
  }
}

/** Reads a cell as it is shown. A number whose text can't be read as one, such as `$1,234.00`, is read as what it stands for. */
function readCell({ kind }: Column, cell: string, source: CellSource | undefined, context: ReadWith): CellReading {
  if (source?.kind === 'error') return invalid((translate) => translate('cells.error'));
  if (cell.trim() === '') return { ok: true, value: undefined };
  const reading = kind.read(unguarded(cell), context);
  if (reading.ok || source === undefined || kind !== NUMBER) return reading;
  if (source.kind === 'percent') return invalid((translate) => translate('cells.percentage'));
  if (source.kind === 'date') return invalid((translate) => translate('cells.date'));
  return source.kind === 'number' && source.shown !== undefined ? kind.read(String(source.shown), context) : reading;
}

interface Place {
  /** Of the column; -1 for a value for all rows. */
  readonly at: number;
  readonly heading: string;
}

const placeOf = ({ at, heading }: Place) => (at >= 0 ? { column: at, heading } : { heading });

const where = (translate: Translate, { number }: GridRow, { at, heading }: Place): string =>
  at >= 0
    ? translate('tableRows.cell', { row: number, heading: shortened(heading, 60) })
    : translate('tableRows.value', { row: number, heading });

const fault = (translate: Translate, row: GridRow, at: Place, cell: string, reason: CellFault): RowFault => ({
  ...placeOf(at),
  message: translate('tableRows.fault', {
    place: where(translate, row, at),
    cell: quoted(translate, cell),
    reason: reason(translate),
  }),
});

const unsolvedFault = (translate: Translate, row: GridRow, at: Place): RowFault => ({
  ...placeOf(at),
  message: translate('tableRows.unsolved', { place: where(translate, row, at) }),
});

const besideFault = (translate: Translate, row: GridRow, at: Place, other: string): RowFault => ({
  ...placeOf(at),
  message:
    at.at >= 0
      ? translate('tableRows.emptyBeside', { place: where(translate, row, at), other })
      : translate('tableRows.noColumnBeside', { row: row.number, heading: at.heading, other }),
});

/** Sets a field, creating its parents, or removes it, with parents that hold nothing else. Paths come from our own columns. */
function place(document: object, path: string, value: unknown): void {
  const [key = '', ...rest] = path.slice(1).split('/');
  const object = document as Record<string, unknown>;
  if (rest.length === 0) {
    if (value === undefined) delete object[key];
    else object[key] = value;
    return;
  }
  if (object[key] === undefined && value === undefined) return;
  object[key] ??= {};
  const inner = object[key] as object;
  place(inner, `/${rest.join('/')}`, value);
  if (value === undefined && Object.keys(inner).length === 0) delete object[key];
}
