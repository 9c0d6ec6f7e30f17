/** Reads rows of a spreadsheet as characters. Each row is read by itself, and faults are reported by row and column. */

import type { GameDocuments } from '../document/document-spec.ts';
import { formatExpected } from '../document/expected-text.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { parseValue } from '../document/parse.ts';
import { getValueAt } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import { MAX_ID_STEM_LETTERS, slugify } from '../text/slugify.ts';
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';
import { type CellReading, type DescribeCellFault, type ReadContext, rejectCell, removeGuard } from './cell.ts';
import type { Column, SpreadsheetRules } from './column.ts';
import { type CellSource, type Grid, type GridRow, getColumnName } from './grid.ts';
import type { Mapping } from './mapping.ts';
import { NUMBER } from './number-cell.ts';
import { FACTIONS, normalizeWord, readList, readWord } from './word-cell.ts';

export interface RowFault {
  /** Index of the column; absent for a constant and for a field without a column. */
  readonly column?: number;
  /** Heading of the column, or name of the field. */
  readonly heading: string;
  /** A sentence that names the row and the column. */
  readonly message: string;
}

export interface RowReading {
  readonly row: number;
  /** The name in the row; may be empty. */
  readonly name: string;
  /** The character; absent if there are faults. */
  readonly document?: Character;
  readonly faults: readonly RowFault[];
  /** Sentences about what is not a fault: another row has the same name, or a cell shows another number than it contains. */
  readonly notes?: readonly string[];
}

export interface ReadRowsContext extends ReadContext {
  /**
   * Returns the character of the library with this id. Fields that the spreadsheet does not have keep its values, including its artwork. A
   * character of another game blocks its id.
   */
  readonly existing: (id: string) => Character | undefined;
}

const formatQuoted = (translate: Translate, cellText: string): string =>
  translate('tableRows.quoted', { text: truncateVisibly(cellText.trim(), 40) });

/** Reads the rows of a sheet one after another. Ids are created and compared among all rows that were read before. */
export class RowReader {
  readonly #fields: { column: Column; columnIndex: number; heading: string }[];
  readonly #rowById = new Map<string, number>();
  readonly #rowByName = new Map<string, number>();
  /** The next number for ids that are created from the same name. */
  readonly #nextNumberByBaseId = new Map<string, number>();
  readonly #translate: Translate;
  readonly #gameCatalog: GameCatalog<GameDocuments>;
  readonly #mapping: Mapping;
  readonly #rules: SpreadsheetRules;
  readonly #ruleset: unknown;
  readonly #context: ReadRowsContext;

  constructor(
    translate: Translate,
    gameCatalog: GameCatalog<GameDocuments>,
    grid: Pick<Grid, 'headings'>,
    mapping: Mapping,
    rules: SpreadsheetRules,
    context: ReadRowsContext,
  ) {
    this.#translate = translate;
    this.#gameCatalog = gameCatalog;
    this.#mapping = mapping;
    this.#rules = rules;
    this.#ruleset = rules.createBlank().ruleset;
    this.#context = context;
    this.#fields = rules.columns.flatMap((column) => {
      const columnIndex = mapping.columns.findIndex(({ field }) => field === column.pointer);
      if (columnIndex >= 0) return [{ column, columnIndex, heading: getColumnName(grid, columnIndex) }];
      return (mapping.constants[column.pointer] ?? '').trim() === ''
        ? []
        : [{ column, columnIndex: -1, heading: column.heading }];
    });
  }

  read(gridRow: GridRow): RowReading {
    const faults: RowFault[] = [];
    const notes: string[] = [];
    const valueByPointer = new Map<string, unknown>();
    for (const { column, columnIndex, heading } of this.#fields) {
      const cellText =
        columnIndex >= 0 ? (gridRow.cells[columnIndex] ?? '') : (this.#mapping.constants[column.pointer] ?? '');
      const cellSource = columnIndex >= 0 ? gridRow.sources?.get(columnIndex) : undefined;
      const cellPlace = { columnIndex, heading };
      if (cellSource?.kind === 'unsolved') {
        valueByPointer.set(column.pointer, null);
        faults.push(createUnsolvedFault(this.#translate, gridRow, cellPlace));
        continue;
      }
      const reading = readCell(column, cellText, cellSource, this.#context);
      // null marks a wrong value, so that it is not also reported as missing.
      valueByPointer.set(column.pointer, reading.ok ? reading.value : null);
      if (!reading.ok) faults.push(createFault(this.#translate, gridRow, cellPlace, cellText, reading.describeFault));
      else if (cellSource?.kind === 'number' && column.kind === NUMBER && reading.value !== cellSource.value)
        notes.push(
          this.#translate('tableRows.shownNumber', {
            place: formatPlace(this.#translate, gridRow, cellPlace),
            shown: formatQuoted(this.#translate, cellText),
            contained: cellSource.value,
            read: String(reading.value),
          }),
        );
    }
    const rowName = String(valueByPointer.get('/name') ?? '');
    const characterId = this.#resolveId(gridRow, valueByPointer.get('/id'), rowName, faults);
    const existingCharacter = this.#findExisting(characterId);
    faults.push(...this.#listMissingFaults(gridRow, valueByPointer, existingCharacter));
    const document =
      faults.length === 0
        ? this.#createDocument(gridRow, valueByPointer.set('/id', characterId), existingCharacter, faults)
        : undefined;
    if (document === undefined) return { row: gridRow.number, name: rowName, faults };
    this.#rowById.set(characterId, gridRow.number);
    notes.unshift(...this.#createSameNameNotes(gridRow, rowName, characterId));
    return { row: gridRow.number, name: rowName, faults, document, ...(notes.length === 0 ? {} : { notes }) };
  }

  /** Returns a note about an earlier row with the same name, which may be a mistake. */
  #createSameNameNotes(gridRow: GridRow, rowName: string, characterId: string): string[] {
    const nameKey = normalizeWord(rowName);
    const earlierRow = this.#rowByName.get(nameKey);
    if (nameKey === '' || earlierRow === undefined) {
      this.#rowByName.set(nameKey, gridRow.number);
      return [];
    }
    return [
      this.#translate('tableRows.sameName', {
        row: gridRow.number,
        name: formatQuoted(this.#translate, rowName),
        earlierRow,
        id: truncateVisibly(characterId, 60),
      }),
    ];
  }

  #createDocument(
    gridRow: GridRow,
    valueByPointer: Map<string, unknown>,
    existingCharacter: Character | undefined,
    faults: RowFault[],
  ): Character | undefined {
    const extraFactions = readList(this.#mapping.tags, (factionText) => readWord(factionText, FACTIONS, this.#context));
    const ownFactions =
      valueByPointer.get('/factions') ?? (valueByPointer.has('/factions') ? [] : (existingCharacter?.factions ?? []));
    if (extraFactions.length > 0 && Array.isArray(ownFactions))
      valueByPointer.set('/factions', [...new Set([...ownFactions, ...extraFactions])]);
    const document =
      existingCharacter === undefined ? structuredClone(this.#rules.createBlank()) : structuredClone(existingCharacter);
    for (const { pointer, emptyValue } of this.#rules.columns) {
      if (valueByPointer.has(pointer)) setValue(document, pointer, valueByPointer.get(pointer) ?? emptyValue);
      else if (existingCharacter === undefined && emptyValue !== undefined) setValue(document, pointer, emptyValue);
    }
    const parsed = parseValue(this.#gameCatalog, document);
    if (parsed.ok && parsed.format === 'rollcall.character') return parsed.document as Character;
    const expectedValue = parsed.ok
      ? this.#translate('tableRows.character')
      : formatExpected(this.#translate, parsed.error.expected);
    const errorPointer = parsed.ok ? '/id' : parsed.error.path;
    const heading =
      this.#rules.columns.find(({ pointer }) => errorPointer === pointer || errorPointer.startsWith(`${pointer}/`))
        ?.heading ?? 'Id';
    faults.push({
      heading,
      message: this.#translate('tableRows.expected', { row: gridRow.number, heading, expected: expectedValue }),
    });
    return undefined;
  }

  /** Returns a fault for each required field that is empty, and one for all required fields without a column. */
  #listMissingFaults(
    gridRow: GridRow,
    valueByPointer: ReadonlyMap<string, unknown>,
    existingCharacter: Character | undefined,
  ): RowFault[] {
    const faults: RowFault[] = [];
    const absentHeadings: string[] = [];
    const getValue = (pointer: string) =>
      valueByPointer.has(pointer) ? valueByPointer.get(pointer) : getValueAt(existingCharacter, pointer);
    const { columns } = this.#rules;
    for (const { pointer, heading, isRequired, requiredWithin } of columns) {
      const presentColumn = columns.find(
        (candidate) =>
          requiredWithin && candidate.requiredWithin === requiredWithin && getValue(candidate.pointer) !== undefined,
      );
      if (!(isRequired || presentColumn) || getValue(pointer) !== undefined) continue;
      const rowField = this.#fields.find(({ column }) => column.pointer === pointer);
      if (presentColumn)
        faults.push(
          createMissingFault(this.#translate, gridRow, rowField ?? { columnIndex: -1, heading }, presentColumn.heading),
        );
      else if (rowField === undefined) absentHeadings.push(heading);
      else
        faults.push({
          ...getColumnPlace(rowField),
          message: this.#translate('tableRows.emptyCell', { place: formatPlace(this.#translate, gridRow, rowField) }),
        });
    }
    if (absentHeadings.length === 0) return faults;
    const message = this.#translate('tableRows.noColumns', {
      row: gridRow.number,
      headings: absentHeadings.join(', '),
    });
    return [...faults, { heading: absentHeadings[0] as string, message }];
  }

  /** Returns the id in the row, or else one created from its name that no earlier row has. */
  #resolveId(gridRow: GridRow, cellValue: unknown, rowName: string, faults: RowFault[]): string {
    if (typeof cellValue !== 'string') return this.#createId(rowName);
    const earlierRow = this.#rowById.get(cellValue);
    const isOfOtherGame = earlierRow === undefined && this.#belongsToOtherGame(cellValue);
    if (earlierRow === undefined && !isOfOtherGame) return cellValue;
    // If a row has an id, there is a column or a value for it.
    const idField = this.#fields.find(({ column }) => column.pointer === '/id') as CellPlace;
    const reason = isOfOtherGame
      ? this.#translate('tableRows.idOfOtherGame', { id: formatQuoted(this.#translate, cellValue) })
      : this.#translate('tableRows.idOfRow', { id: formatQuoted(this.#translate, cellValue), row: earlierRow ?? '' });
    faults.push({
      ...getColumnPlace(idField),
      message: this.#translate('tableRows.idFault', { place: formatPlace(this.#translate, gridRow, idField), reason }),
    });
    return cellValue;
  }

  #findExisting(characterId: string): Character | undefined {
    return this.#belongsToOtherGame(characterId) ? undefined : this.#context.existing(characterId);
  }

  #belongsToOtherGame(characterId: string): boolean {
    const existingCharacter = this.#context.existing(characterId);
    return existingCharacter !== undefined && existingCharacter.ruleset !== this.#ruleset;
  }

  /** Creates an id from the name that neither an earlier row nor a character of the library with another name has. */
  #createId(rowName: string): string {
    const baseId = slugify(rowName, MAX_ID_STEM_LETTERS) || 'untitled';
    const isFree = (candidateId: string) => {
      if (this.#rowById.has(candidateId) || this.#belongsToOtherGame(candidateId)) return false;
      const existingCharacter = this.#findExisting(candidateId);
      return existingCharacter === undefined || normalizeWord(existingCharacter.name) === normalizeWord(rowName);
    };
    if (isFree(baseId)) return baseId;
    let nextNumber = this.#nextNumberByBaseId.get(baseId) ?? 2;
    while (!isFree(`${baseId}-${nextNumber}`)) nextNumber++;
    this.#nextNumberByBaseId.set(baseId, nextNumber);
    return `${baseId}-${nextNumber}`;
  }
}

/** Reads the text that a cell shows. If it should be a number but its text isn't, as in `$1,234.00`, reads the number that is shown. */
function readCell(
  { kind }: Column,
  cellText: string,
  cellSource: CellSource | undefined,
  context: ReadContext,
): CellReading {
  if (cellSource?.kind === 'error') return rejectCell((translate) => translate('cells.error'));
  if (cellText.trim() === '') return { ok: true, value: undefined };
  const reading = kind.read(removeGuard(cellText), context);
  if (reading.ok || cellSource === undefined || kind !== NUMBER) return reading;
  if (cellSource.kind === 'percent') return rejectCell((translate) => translate('cells.percentage'));
  if (cellSource.kind === 'date') return rejectCell((translate) => translate('cells.date'));
  return cellSource.kind === 'number' && cellSource.shown !== undefined
    ? kind.read(String(cellSource.shown), context)
    : reading;
}

interface CellPlace {
  /** Index of the column; -1 if the mapping has one value of the field for all rows. */
  readonly columnIndex: number;
  readonly heading: string;
}

const getColumnPlace = ({ columnIndex, heading }: CellPlace) =>
  columnIndex >= 0 ? { column: columnIndex, heading } : { heading };

const formatPlace = (translate: Translate, { number }: GridRow, { columnIndex, heading }: CellPlace): string =>
  columnIndex >= 0
    ? translate('tableRows.cell', { row: number, heading: truncateVisibly(heading, 60) })
    : translate('tableRows.value', { row: number, heading });

const createFault = (
  translate: Translate,
  gridRow: GridRow,
  cellPlace: CellPlace,
  cellText: string,
  describeReason: DescribeCellFault,
): RowFault => ({
  ...getColumnPlace(cellPlace),
  message: translate('tableRows.fault', {
    place: formatPlace(translate, gridRow, cellPlace),
    cell: formatQuoted(translate, cellText),
    reason: describeReason(translate),
  }),
});

const createUnsolvedFault = (translate: Translate, gridRow: GridRow, cellPlace: CellPlace): RowFault => ({
  ...getColumnPlace(cellPlace),
  message: translate('tableRows.unsolved', { place: formatPlace(translate, gridRow, cellPlace) }),
});

const createMissingFault = (
  translate: Translate,
  gridRow: GridRow,
  cellPlace: CellPlace,
  otherHeading: string,
): RowFault => ({
  ...getColumnPlace(cellPlace),
  message:
    cellPlace.columnIndex >= 0
      ? translate('tableRows.emptyBeside', { place: formatPlace(translate, gridRow, cellPlace), other: otherHeading })
      : translate('tableRows.noColumnBeside', { row: gridRow.number, heading: cellPlace.heading, other: otherHeading }),
});

/** Sets a field and creates its parents, or removes it with parents that contain nothing else. Pointers come from our own columns. */
function setValue(target: object, pointer: string, newValue: unknown): void {
  const [firstKey = '', ...remainingKeys] = pointer.slice(1).split('/');
  const targetObject = target as Record<string, unknown>;
  if (remainingKeys.length === 0) {
    if (newValue === undefined) delete targetObject[firstKey];
    else targetObject[firstKey] = newValue;
    return;
  }
  if (targetObject[firstKey] === undefined && newValue === undefined) return;
  targetObject[firstKey] ??= {};
  const innerObject = targetObject[firstKey] as object;
  setValue(innerObject, `/${remainingKeys.join('/')}`, newValue);
  if (newValue === undefined && Object.keys(innerObject).length === 0) delete targetObject[firstKey];
}
