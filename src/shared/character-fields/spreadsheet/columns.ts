/** Spreadsheet columns of a game whose characters are described by a table of fields. */
import { type CellKind, TEXT, YES_NO } from '../../spreadsheet/cell.ts';
import type { Column, SpreadsheetRules } from '../../spreadsheet/column.ts';
import { COMMON_COLUMNS, getNumberWidth } from '../../spreadsheet/common-columns.ts';
import { ENTRIES } from '../../spreadsheet/entry-cell.ts';
import { NUMBER } from '../../spreadsheet/number-cell.ts';
import { ANY_WORD, createWordKind, createWordListKind } from '../../spreadsheet/word-cell.ts';
import { type FieldSpec, type FieldTable, isNumberField, isOptionalField } from '../field.ts';
import { getNumberRule } from '../number-kinds.ts';
import { createVocabulary } from './create-vocabulary.ts';
import { createEntryListCell, formatEntryExample } from './entry-cell.ts';
import { createNumbersCell } from './numbers-cell.ts';

/**
 * Creates one column per field, in the order of the table. The fields of a group have one column each.
 *
 * @throws TypeError for a list or numbers by word inside a group or a list: the game creates such columns itself
 */
export function createTableRules(ruleset: string, fields: FieldTable): SpreadsheetRules {
  const { id: idColumn, name: nameColumn, concept, factions, notes } = COMMON_COLUMNS;
  const about = `What other files call the character by. Without one it is made of the name. A row with the Id of a character in the library changes that character.`;
  return {
    columns: [{ ...idColumn, description: about }, nameColumn, concept, factions, ...createColumns(fields, ''), notes],
    createBlank: () => ({ format: 'rollcall.character', version: 1, ruleset }),
  };
}

const createColumns = (fields: FieldTable, parentPointer: string): Column[] =>
  Object.entries(fields).flatMap(([fieldName, field]) => {
    const columnPath = `${parentPointer}/${fieldName}`;
    if (field.kind !== 'group') return [createColumn(columnPath, fieldName, field)];
    const innerColumns = createColumns(field.fields, columnPath);
    if (!isOptionalField(field)) return innerColumns;
    // The group as a whole is optional, and so are its fields.
    return innerColumns.map(({ isRequired, ...column }) =>
      isRequired ? { ...column, requiredWithin: columnPath } : column,
    );
  });

function createColumn(columnPath: string, fieldName: string, field: FieldSpec): Column {
  const { heading, about = `${heading}.`, otherHeadings = [] } = field;
  const columnShape = getColumnShape(field);
  const emptyRule = isOptionalField(field)
    ? {}
    : field.kind === 'list' || field.kind === 'texts'
      ? { emptyValue: [] }
      : { isRequired: true };
  const defaultValue: unknown = 'default' in field ? field.default : undefined;
  const isEmpty = defaultValue === '' || (Array.isArray(defaultValue) && defaultValue.length === 0);
  // If the default isn't empty, or there is none, an empty text or list differs from a missing one. Then its cell isn't left empty.
  const writesEmptyRule = isEmpty || !isOptionalField(field) ? {} : { writesEmpty: true as const };
  return {
    pointer: columnPath,
    heading,
    aliases: [fieldName, ...otherHeadings],
    description: columnShape.how === '' ? about : `${about} ${columnShape.how}`,
    width: columnShape.width,
    ...emptyRule,
    ...writesEmptyRule,
    kind: columnShape.kind,
  };
}

interface ColumnShape {
  readonly kind: CellKind;
  readonly width: number;
  /** A sentence about how to fill in the cells. */
  readonly how: string;
}

function getColumnShape(field: FieldSpec): ColumnShape {
  if (isNumberField(field)) {
    const { requirement } = getNumberRule(field.kind);
    return {
      kind: NUMBER,
      width: getNumberWidth(field.heading),
      how: `${requirement.charAt(0).toUpperCase()}${requirement.slice(1)}.`,
    };
  }
  switch (field.kind) {
    case 'word': {
      const vocabularyWords = createVocabulary(field.words);
      return {
        kind: createWordKind(vocabularyWords),
        width: 16,
        how: `One of ${field.words.map(({ id }) => id).join(', ')}.`,
      };
    }
    case 'text':
      return { kind: TEXT, width: 22, how: '' };
    case 'flag':
      return { kind: YES_NO, width: 12, how: 'yes or no.' };
    case 'texts':
      return { kind: createWordListKind(ANY_WORD), width: 22, how: 'Words between semicolons.' };
    case 'numbers': {
      const [firstWord, secondWord = firstWord] = field.words.map(({ id }) => id);
      const wordIds = field.words.map(({ id }) => id).join(', ');
      const helpText = `Between semicolons, each after its word: ${firstWord}: 1; ${secondWord}: 3. The words are ${wordIds}.`;
      return { kind: createNumbersCell(field.words), width: 26, how: helpText };
    }
    case 'list': {
      const helpText = `One a line: ${formatEntryExample(field.item)}`;
      return {
        kind: hasEntryFieldsOnly(field.item) ? ENTRIES : createEntryListCell(field.item),
        width: 44,
        how: helpText,
      };
    }
    default:
      throw new TypeError(`${field.heading}: a group inside of a list is no column`);
  }
}

/** Whether entries of a list have only name, text and items. */
const hasEntryFieldsOnly = (entryFields: FieldTable): boolean =>
  Object.keys(entryFields).sort().join() === 'items,name,text';
