/** The columns of a game whose characters are described by a table of fields. */
import { type CellKind, TEXT, YES_NO } from '../../table/cell.ts';
import type { Column, TableRules } from '../../table/column.ts';
import { COMMON_COLUMNS, numberWidth } from '../../table/common-columns.ts';
import { ENTRIES } from '../../table/entries.ts';
import { NUMBER } from '../../table/number-cell.ts';
import { ANY_WORD, oneWord, wordList } from '../../table/word-cell.ts';
import { type FieldSpec, type FieldTable, isNumber, isOptional } from '../field.ts';
import { numberRule } from '../number-kinds.ts';
import { entryExample, entryList } from './entry-cell.ts';
import { numbersByWord } from './numbers-cell.ts';
import { vocabularyOf } from './vocabulary-of.ts';

/**
 * One column a field, in the order of the table; the fields of a group have one each.
 *
 * @throws TypeError for a list or numbers by words inside a group or a list: the game puts its columns together itself
 */
export function characterTable(ruleset: string, fields: FieldTable): TableRules {
  const { id, name, concept, factions, notes } = COMMON_COLUMNS;
  const about = `What other files call the character by. Without one it is made of the name. A row with the Id of a character in the library changes that character.`;
  return {
    columns: [{ ...id, about }, name, concept, factions, ...columnsOf(fields, ''), notes],
    blank: () => ({ format: 'rollcall.character', version: 1, ruleset }),
  };
}

const columnsOf = (fields: FieldTable, base: string): Column[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const path = `${base}/${key}`;
    if (field.kind !== 'group') return [columnOf(path, key, field)];
    const inside = columnsOf(field.fields, path);
    if (!isOptional(field)) return inside;
    // The group as a whole may be left out, and its fields with it.
    return inside.map(({ needed, ...column }) => (needed ? { ...column, neededIn: path } : column));
  });

function columnOf(path: string, key: string, field: FieldSpec): Column {
  const { heading, about = `${heading}.`, also = [] } = field;
  const shape = shapeOf(field);
  const asks = isOptional(field)
    ? {}
    : field.kind === 'list' || field.kind === 'texts'
      ? { empty: [] }
      : { needed: true };
  const byDefault: unknown = 'default' in field ? field.default : undefined;
  const isEmpty = byDefault === '' || (Array.isArray(byDefault) && byDefault.length === 0);
  // Where something else stands for a text or list that is left out, or nothing at all, an empty one says so.
  const counts = isEmpty || !isOptional(field) ? {} : { emptyCounts: true as const };
  return {
    path,
    heading,
    also: [key, ...also],
    about: shape.how === '' ? about : `${about} ${shape.how}`,
    width: shape.width,
    ...asks,
    ...counts,
    kind: shape.kind,
  };
}

interface Shape {
  readonly kind: CellKind;
  readonly width: number;
  /** How its cells are written, a sentence. */
  readonly how: string;
}

function shapeOf(field: FieldSpec): Shape {
  if (isNumber(field)) {
    const { requirement } = numberRule(field.kind);
    return {
      kind: NUMBER,
      width: numberWidth(field.heading),
      how: `${requirement.charAt(0).toUpperCase()}${requirement.slice(1)}.`,
    };
  }
  switch (field.kind) {
    case 'word': {
      const words = vocabularyOf(field.of);
      return { kind: oneWord(words), width: 16, how: `One of ${field.of.map(({ id }) => id).join(', ')}.` };
    }
    case 'text':
      return { kind: TEXT, width: 22, how: '' };
    case 'flag':
      return { kind: YES_NO, width: 12, how: 'yes or no.' };
    case 'texts':
      return { kind: wordList(ANY_WORD), width: 22, how: 'Words between semicolons.' };
    case 'numbers': {
      const [first, second = first] = field.of.map(({ id }) => id);
      const ids = field.of.map(({ id }) => id).join(', ');
      const how = `Between semicolons, each after its word: ${first}: 1; ${second}: 3. The words are ${ids}.`;
      return { kind: numbersByWord(field.of), width: 26, how };
    }
    case 'list': {
      const how = `One a line: ${entryExample(field.item)}`;
      return { kind: isBare(field.item) ? ENTRIES : entryList(field.item), width: 44, how };
    }
    default:
      throw new TypeError(`${field.heading}: a group inside of a list is no column`);
  }
}

/** Whether entries of a list have nothing beyond name, text and items. */
const isBare = (item: FieldTable): boolean => Object.keys(item).sort().join() === 'items,name,text';
