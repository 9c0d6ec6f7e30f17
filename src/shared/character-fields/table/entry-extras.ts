/** What stands in the round brackets of an entry: `melee, Pool 5`. */

import { type CellFault, type CellReading, isPlain, readText, value, YES_NO } from '../../table/cell.ts';
import { NUMBER } from '../../table/number-cell.ts';
import { quote, splitItems, unquote } from '../../table/quoted.ts';
import { NOTHING_KNOWN, normalizedWord } from '../../table/word-cell.ts';
import { shortened } from '../../text/short.ts';
import { type FieldSpec, type FieldTable, isNumber, type Values } from '../field.ts';
import { vocabularyOf } from './vocabulary-of.ts';

type Own = readonly [key: string, field: FieldSpec];

/** The fields of an entry besides name, text and items. */
export const ownFields = (item: FieldTable): Own[] =>
  Object.entries(item).filter(([key]) => !['name', 'text', 'items'].includes(key));

/** Whether a value says something: not where it is left out, or is its own default. */
export function isSaid(said: unknown, field: FieldSpec): boolean {
  if (said === undefined) return false;
  if (Array.isArray(said)) return said.length > 0;
  return !('default' in field) || isNumber(field) || said !== field.default;
}

/** The field whose words need no label: the only one with a list of words. */
function bareWords(item: FieldTable): FieldSpec | undefined {
  const [only, another] = Object.values(item).filter(({ kind }) => kind === 'word');
  return another === undefined ? only : undefined;
}

/**
 * One value with its label. A word of the only list and a flag that is set need none.
 *
 * @throws TypeError for lists, groups and numbers by words, which are no part of an entry
 */
export function writeExtra(said: unknown, field: FieldSpec, item: FieldTable): string {
  if (isNumber(field)) return `${field.heading} ${NUMBER.write(said)}`;
  switch (field.kind) {
    case 'flag':
      return said === true ? field.heading : `${field.heading} no`;
    case 'word': {
      const isBare = field === bareWords(item) && field.of.some(({ id }) => id === said);
      return isBare ? String(said) : `${field.heading} ${quote(String(said))}`;
    }
    case 'text': {
      const text = String(said);
      const isSafe = text !== '' && isPlain(text) && readText(text) === text && !/[",;:()[\]]/.test(text);
      return `${field.heading} ${isSafe ? text : quote(text)}`;
    }
    default:
      throw new TypeError(`${field.heading}: ${field.kind} is no part of an entry`);
  }
}

/** The values by key, or what is wrong, as the end of a sentence. */
export function readExtras(written: string, item: FieldTable): Values | CellFault {
  const fields = ownFields(item);
  const values: Record<string, unknown> = {};
  for (const piece of splitItems(written, ',;')) {
    const found = readPiece(piece, fields, bareWords(item));
    if (found === undefined)
      return (translate) =>
        translate('entryCells.unknown', {
          text: quote(shortened(piece, 40)),
          labels: fields.map(([, { heading }]) => heading).join(', '),
        });
    const [[key, { heading }], read] = found;
    if (!read.ok)
      return (translate) => translate('entryCells.label', { label: heading, reason: read.message(translate) });
    if (key in values) return (translate) => translate('entryCells.twice', { label: heading });
    values[key] = read.value;
  }
  return values;
}

/** The field that a piece is about, and what it says of it. */
function readPiece(piece: string, fields: readonly Own[], bare: FieldSpec | undefined): [Own, CellReading] | undefined {
  for (const own of fields) {
    const [key, field] = own;
    const word = normalizedWord(piece);
    if (field.kind === 'flag' && [key, field.heading].map(normalizedWord).includes(word)) return [own, value(true)];
    if (field === bare && field.kind === 'word') {
      const known = vocabularyOf(field.of).find(piece, NOTHING_KNOWN);
      if (known !== undefined) return [own, value(known)];
    }
  }
  for (const own of fields) {
    const rest = behind(piece, own);
    if (rest !== undefined) return [own, readValue(rest, own[1])];
  }
  return undefined;
}

/** What stands behind the label or key of a field. */
function behind(piece: string, [key, { heading }]: Own): string | undefined {
  for (const name of [heading, key]) {
    const rest = piece.slice(name.length);
    if (piece.slice(0, name.length).toLowerCase() === name.toLowerCase() && /^[\s:=]/.test(rest))
      return rest.replace(/^[\s:=]+/, '');
  }
  return undefined;
}

function readValue(written: string, field: FieldSpec): CellReading {
  if (isNumber(field)) return NUMBER.read(written, NOTHING_KNOWN);
  if (field.kind === 'flag') return YES_NO.read(written, NOTHING_KNOWN);
  if (field.kind !== 'word') return value(readText(written));
  return value(unquote(written) ?? vocabularyOf(field.of).find(written, NOTHING_KNOWN) ?? written);
}
