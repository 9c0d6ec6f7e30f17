/**
 * Reads and writes spreadsheet cells with the entries of a list, one per line, such as
 * `Live Rail (cost, AP 2): Strikes all beside it. [arc; wire]`. The parentheses contain the fields other than name, text and items, each
 * after its label. A word of a word list and a flag need no label.
 */

import { acceptValue, type CellKind, type DescribeCellFault, isPlainText, rejectCell } from '../../spreadsheet/cell.ts';
import { readLiteral, splitTrailingItems, writeItem } from '../../spreadsheet/entry-cell.ts';
import { quote, splitItems, splitSegments } from '../../spreadsheet/quoted-text.ts';
import { truncateVisibly } from '../../text/truncate.ts';
import { type FieldSpec, type FieldTable, isNumberField, isOptionalField, type Values } from '../field.ts';
import { formatExtra, isStated, listExtraFields, parseExtras } from './entry-extras.ts';

/** Creates the cell kind of a list whose entries have these fields, including `name`. */
export function createEntryListCell(entryFields: FieldTable): CellKind {
  const writeEntry = (entry: Values) => formatEntry(entry, entryFields);
  return {
    allowsLines: true,
    write: (entries) => (Array.isArray(entries) ? entries.map(writeEntry).join('\n') : ''),
    read: (text) => {
      const parsedEntries = parseEntries(text, entryFields);
      return typeof parsedEntries === 'function' ? rejectCell(parsedEntries) : acceptValue(parsedEntries);
    },
  };
}

/** Formats an example entry to explain the column. */
export function formatEntryExample(entryFields: FieldTable): string {
  const extras = listExtraFields(entryFields).map(([, field]) => {
    if (field.kind === 'word') return field.words[0]?.id ?? field.heading;
    return isNumberField(field)
      ? `${field.heading} 4`
      : field.kind === 'flag'
        ? field.heading
        : `${field.heading} word`;
  });
  const extraText = extras.length === 0 ? '' : ` (${extras.join(', ')})`;
  const textExample = 'text' in entryFields ? ': What it does.' : '';
  return `Name${extraText}${textExample}${'items' in entryFields ? ' [one thing; another]' : ''}`;
}

/** Parses all entries of a cell, or returns a function that says what is wrong, as the end of a sentence. */
function parseEntries(text: string, entryFields: FieldTable): Values[] | DescribeCellFault {
  const entries: Values[] = [];
  for (const lineText of splitItems(text.replace(/\r\n?/g, '\n'), '\n')) {
    // Entries without a text may share a line.
    const entryTexts = findOutside(lineText, ':') < 0 ? splitAtSemicolons(lineText) : [lineText];
    for (const entryText of entryTexts) {
      const parsedEntry = parseEntry(entryText, entryFields);
      if (typeof parsedEntry === 'function') return parsedEntry;
      entries.push(parsedEntry);
    }
  }
  return entries;
}

function parseEntry(entryText: string, entryFields: FieldTable): Values | DescribeCellFault {
  const { mainText: withoutBrackets, items } =
    'items' in entryFields ? splitTrailingItems(entryText.trim()) : { mainText: entryText.trim(), items: [] };
  const colonIndex = findOutside(withoutBrackets, ':');
  const headText = (colonIndex < 0 ? withoutBrackets : withoutBrackets.slice(0, colonIndex)).trim();
  const text = colonIndex < 0 ? '' : readLiteral(withoutBrackets.slice(colonIndex + 1));
  const { name, extras } = splitHead(headText);
  const parsedExtras = parseExtras(extras, entryFields);
  const entryName = quote(truncateVisibly(name, 40));
  if (typeof parsedExtras === 'function')
    return (translate) => translate('entryCells.wrong', { entry: entryName, reason: parsedExtras(translate) });
  if (text !== '' && !('text' in entryFields))
    return (translate) => translate('entryCells.noText', { entry: entryName });
  const missingField = Object.entries(entryFields).find(
    ([key, field]) =>
      key !== 'name' && key !== 'text' && key !== 'items' && !isOptionalField(field) && !(key in parsedExtras),
  );
  if (missingField)
    return (translate) => translate('entryCells.missing', { entry: entryName, label: missingField[1].heading });
  return { name, ...parsedExtras, ...(text === '' ? {} : { text }), ...(items.length === 0 ? {} : { items }) };
}

/** Splits the name from the parentheses at its end. */
function splitHead(headText: string): { name: string; extras: string } {
  const openIndex = headText.endsWith(')') ? findLastOutside(headText, '(') : -1;
  if (openIndex < 0) return { name: readLiteral(headText), extras: '' };
  return { name: readLiteral(headText.slice(0, openIndex)), extras: headText.slice(openIndex + 1, -1) };
}

/** Formats an entry in the simplest notation that reads back as the same entry. */
function formatEntry(entry: Values, entryFields: FieldTable): string {
  const { name = '', text = '', items = [] } = entry as { name?: string; text?: string; items?: string[] };
  const extras = listExtraFields(entryFields).flatMap(([key, field]) =>
    isStated(entry[key], field) ? [formatExtra(entry[key], field, entryFields)] : [],
  );
  const extrasText = extras.length === 0 ? '' : ` (${extras.join(', ')})`;
  const itemsText = items.length === 0 ? '' : ` [${items.map(writeItem).join('; ')}]`;
  const writeNotation = (name: string, words: string) =>
    `${name}${extrasText}${text === '' ? '' : `: ${words}`}${itemsText}`;
  const notations = [writeNotation(name, text), writeNotation(quote(name), text), writeNotation(name, quote(text))];
  const shortestNotation = notations.find(
    (notation) => isPlainText(notation) && readsBackAs(notation, entry, entryFields),
  );
  return shortestNotation ?? writeNotation(quote(name), quote(text));
}

function readsBackAs(notation: string, entry: Values, entryFields: FieldTable): boolean {
  const parsedEntries = parseEntries(notation, entryFields);
  const [parsedEntry, secondEntry] = typeof parsedEntries === 'function' ? [] : parsedEntries;
  if (parsedEntry === undefined || secondEntry !== undefined) return false;
  const listComparableValues = (values: Values) =>
    Object.entries(entryFields).map(([key, field]) =>
      isStated(values[key], field) ? toComparable(values[key], field) : null,
    );
  return JSON.stringify(listComparableValues(parsedEntry)) === JSON.stringify(listComparableValues(entry));
}

/** Returns a comparable value, since JSON has no infinite numbers. */
const toComparable = (statedValue: unknown, field: FieldSpec) =>
  isNumberField(field) ? String(statedValue) : statedValue;

/** Lists the offsets of a character outside of quotes and brackets. */
function* listOutsideOffsets(text: string, character: string): Generator<number> {
  let bracketDepth = 0;
  for (const { kind, start } of splitSegments(text)) {
    if (kind !== 'letter') continue;
    if (text[start] === character && bracketDepth === 0) yield start;
    if (text[start] === '(') bracketDepth++;
    else if (text[start] === ')') bracketDepth = Math.max(0, bracketDepth - 1);
  }
}

function findOutside(text: string, character: string): number {
  for (const offset of listOutsideOffsets(text, character)) return offset;
  return -1;
}

const findLastOutside = (text: string, character: string): number =>
  [...listOutsideOffsets(text, character)].at(-1) ?? -1;

function splitAtSemicolons(lineText: string): string[] {
  const cutOffsets = [...listOutsideOffsets(lineText, ';'), lineText.length];
  return cutOffsets
    .map((cutEnd, index) => lineText.slice(index === 0 ? 0 : (cutOffsets[index - 1] as number) + 1, cutEnd).trim())
    .filter((entryText) => entryText !== '');
}
