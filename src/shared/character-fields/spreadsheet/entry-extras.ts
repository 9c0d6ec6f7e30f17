/** The fields in the parentheses of an entry: `melee, Pool 5`. */

import {
  acceptValue,
  type CellReading,
  type DescribeCellFault,
  isPlainText,
  readTextCell,
  YES_NO,
} from '../../spreadsheet/cell.ts';
import { NUMBER } from '../../spreadsheet/number-cell.ts';
import { quote, splitItems, unquote } from '../../spreadsheet/quoted-text.ts';
import { NOTHING_KNOWN, normalizeWord } from '../../spreadsheet/word-cell.ts';
import { truncateVisibly } from '../../text/truncate.ts';
import { type FieldSpec, type FieldTable, isNumberField, type Values } from '../field.ts';
import { createVocabulary } from './create-vocabulary.ts';

type ExtraField = readonly [key: string, field: FieldSpec];

/** Lists the fields of an entry other than name, text and items. */
export const listExtraFields = (entryFields: FieldTable): ExtraField[] =>
  Object.entries(entryFields).filter(([fieldName]) => !['name', 'text', 'items'].includes(fieldName));

/** Whether a cell states a value: a number, a list with entries, or any other value that differs from its default. */
export function isStated(statedValue: unknown, field: FieldSpec): boolean {
  if (statedValue === undefined) return false;
  if (Array.isArray(statedValue)) return statedValue.length > 0;
  return !('default' in field) || isNumberField(field) || statedValue !== field.default;
}

/** Returns the field whose words need no label: the only one with a word list. */
function findUnlabeledField(entryFields: FieldTable): FieldSpec | undefined {
  const [onlyWordField, secondWordField] = Object.values(entryFields).filter(({ kind }) => kind === 'word');
  return secondWordField === undefined ? onlyWordField : undefined;
}

/**
 * Formats one value with its label. A word of the only word list and a flag that is set need no label.
 *
 * @throws TypeError for lists, groups and numbers by word, which can't be part of an entry
 */
export function formatExtra(statedValue: unknown, field: FieldSpec, entryFields: FieldTable): string {
  if (isNumberField(field)) return `${field.heading} ${NUMBER.write(statedValue)}`;
  switch (field.kind) {
    case 'flag':
      return statedValue === true ? field.heading : `${field.heading} no`;
    case 'word': {
      const needsNoLabel =
        field === findUnlabeledField(entryFields) && field.words.some(({ id }) => id === statedValue);
      return needsNoLabel ? String(statedValue) : `${field.heading} ${quote(String(statedValue))}`;
    }
    case 'text': {
      const statedText = String(statedValue);
      const needsNoQuotes =
        statedText !== '' &&
        isPlainText(statedText) &&
        readTextCell(statedText) === statedText &&
        !/[",;:()[\]]/.test(statedText);
      return `${field.heading} ${needsNoQuotes ? statedText : quote(statedText)}`;
    }
    default:
      throw new TypeError(`${field.heading}: ${field.kind} is no part of an entry`);
  }
}

/** Parses the values by key, or returns a function that says what is wrong, as the end of a sentence. */
export function parseExtras(writtenText: string, entryFields: FieldTable): Values | DescribeCellFault {
  const fields = listExtraFields(entryFields);
  const values: Record<string, unknown> = {};
  for (const segment of splitItems(writtenText, ',;')) {
    const parsedSegment = parseSegment(segment, fields, findUnlabeledField(entryFields));
    if (parsedSegment === undefined)
      return (translate) =>
        translate('entryCells.unknown', {
          text: quote(truncateVisibly(segment, 40)),
          labels: fields.map(([, { heading }]) => heading).join(', '),
        });
    const [[fieldName, { heading }], reading] = parsedSegment;
    if (!reading.ok)
      return (translate) => translate('entryCells.label', { label: heading, reason: reading.describeFault(translate) });
    if (fieldName in values) return (translate) => translate('entryCells.twice', { label: heading });
    values[fieldName] = reading.value;
  }
  return values;
}

/** Returns the field that a segment is about, and its value. */
function parseSegment(
  segment: string,
  fields: readonly ExtraField[],
  unlabeledField: FieldSpec | undefined,
): [ExtraField, CellReading] | undefined {
  for (const extraField of fields) {
    const [fieldName, field] = extraField;
    const normalizedSegment = normalizeWord(segment);
    if (field.kind === 'flag' && [fieldName, field.heading].map(normalizeWord).includes(normalizedSegment))
      return [extraField, acceptValue(true)];
    if (field === unlabeledField && field.kind === 'word') {
      const knownWord = createVocabulary(field.words).find(segment, NOTHING_KNOWN);
      if (knownWord !== undefined) return [extraField, acceptValue(knownWord)];
    }
  }
  for (const extraField of fields) {
    const remainingText = getTextAfterLabel(segment, extraField);
    if (remainingText !== undefined) return [extraField, parseFieldValue(remainingText, extraField[1])];
  }
  return undefined;
}

/** Returns the text after the label or key of a field. */
function getTextAfterLabel(segment: string, [fieldName, { heading }]: ExtraField): string | undefined {
  for (const labelText of [heading, fieldName]) {
    const remainingText = segment.slice(labelText.length);
    if (segment.slice(0, labelText.length).toLowerCase() === labelText.toLowerCase() && /^[\s:=]/.test(remainingText))
      return remainingText.replace(/^[\s:=]+/, '');
  }
  return undefined;
}

function parseFieldValue(writtenText: string, field: FieldSpec): CellReading {
  if (isNumberField(field)) return NUMBER.read(writtenText, NOTHING_KNOWN);
  if (field.kind === 'flag') return YES_NO.read(writtenText, NOTHING_KNOWN);
  if (field.kind !== 'word') return acceptValue(readTextCell(writtenText));
  return acceptValue(
    unquote(writtenText) ?? createVocabulary(field.words).find(writtenText, NOTHING_KNOWN) ?? writtenText,
  );
}
