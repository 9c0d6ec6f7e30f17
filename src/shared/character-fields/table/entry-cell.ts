/**
 * Entries of a list in a cell, one a line: `Live Rail (cost, AP 2): Strikes all beside it. [arc; wire]`. In round brackets
 * stand the fields that an entry has besides name, text and items, each after its label; a word of a list and a flag stand alone.
 */

import { type CellFault, type CellKind, invalid, isPlain, value } from '../../table/cell.ts';
import { literal, withoutItems, writeItem } from '../../table/entries.ts';
import { parts, quote, splitItems } from '../../table/quoted.ts';
import { shortened } from '../../text/short.ts';
import { type FieldSpec, type FieldTable, isNumber, isOptional, type Values } from '../field.ts';
import { isSaid, ownFields, readExtras, writeExtra } from './entry-extras.ts';

/** Cells of a list whose entries have these fields, `name` among them. */
export function entryList(item: FieldTable): CellKind {
  const write = (entry: Values) => writeEntry(entry, item);
  return {
    lines: true,
    write: (list) => (Array.isArray(list) ? list.map(write).join('\n') : ''),
    read: (text) => {
      const read = readEntries(text, item);
      return typeof read === 'function' ? invalid(read) : value(read);
    },
  };
}

/** An entry as it is written, to explain the column. */
export function entryExample(item: FieldTable): string {
  const extras = ownFields(item).map(([, field]) => {
    if (field.kind === 'word') return field.of[0]?.id ?? field.heading;
    return isNumber(field) ? `${field.heading} 4` : field.kind === 'flag' ? field.heading : `${field.heading} word`;
  });
  const own = extras.length === 0 ? '' : ` (${extras.join(', ')})`;
  const text = 'text' in item ? ': What it does.' : '';
  return `Name${own}${text}${'items' in item ? ' [one thing; another]' : ''}`;
}

/** All entries of a cell, or what is wrong, as the end of a sentence. */
function readEntries(text: string, item: FieldTable): Values[] | CellFault {
  const entries: Values[] = [];
  for (const line of splitItems(text.replace(/\r\n?/g, '\n'), '\n')) {
    const pieces = outside(line, ':') < 0 ? splitOutside(line) : [line];
    for (const piece of pieces) {
      const read = readEntry(piece, item);
      if (typeof read === 'function') return read;
      entries.push(read);
    }
  }
  return entries;
}

function readEntry(written: string, item: FieldTable): Values | CellFault {
  const { rest, items } = 'items' in item ? withoutItems(written.trim()) : { rest: written.trim(), items: [] };
  const colon = outside(rest, ':');
  const head = (colon < 0 ? rest : rest.slice(0, colon)).trim();
  const text = colon < 0 ? '' : literal(rest.slice(colon + 1));
  const { name, extras } = partsOfHead(head);
  const read = readExtras(extras, item);
  const who = quote(shortened(name, 40));
  if (typeof read === 'function')
    return (translate) => translate('entryCells.wrong', { entry: who, reason: read(translate) });
  if (text !== '' && !('text' in item)) return (translate) => translate('entryCells.noText', { entry: who });
  const missing = Object.entries(item).find(
    ([key, field]) => key !== 'name' && key !== 'text' && key !== 'items' && !isOptional(field) && !(key in read),
  );
  if (missing) return (translate) => translate('entryCells.missing', { entry: who, label: missing[1].heading });
  return { name, ...read, ...(text === '' ? {} : { text }), ...(items.length === 0 ? {} : { items }) };
}

/** The name, and what stands in the round brackets at its end. */
function partsOfHead(head: string): { name: string; extras: string } {
  const open = head.endsWith(')') ? lastOutside(head, '(') : -1;
  if (open < 0) return { name: literal(head), extras: '' };
  return { name: literal(head.slice(0, open)), extras: head.slice(open + 1, -1) };
}

/** The simplest notation of an entry that reads back as the same entry. */
function writeEntry(entry: Values, item: FieldTable): string {
  const { name = '', text = '', items = [] } = entry as { name?: string; text?: string; items?: string[] };
  const extras = ownFields(item).flatMap(([key, field]) =>
    isSaid(entry[key], field) ? [writeExtra(entry[key], field, item)] : [],
  );
  const own = extras.length === 0 ? '' : ` (${extras.join(', ')})`;
  const list = items.length === 0 ? '' : ` [${items.map(writeItem).join('; ')}]`;
  const written = (name: string, words: string) => `${name}${own}${text === '' ? '' : `: ${words}`}${list}`;
  const ways = [written(name, text), written(quote(name), text), written(name, quote(text))];
  const plain = ways.find((way) => isPlain(way) && givesBack(way, entry, item));
  return plain ?? written(quote(name), quote(text));
}

function givesBack(way: string, entry: Values, item: FieldTable): boolean {
  const read = readEntries(way, item);
  const [one, another] = typeof read === 'function' ? [] : read;
  if (one === undefined || another !== undefined) return false;
  const of = (values: Values) =>
    Object.entries(item).map(([key, field]) => (isSaid(values[key], field) ? spelled(values[key], field) : null));
  return JSON.stringify(of(one)) === JSON.stringify(of(entry));
}

/** JSON has no infinite numbers. */
const spelled = (said: unknown, field: FieldSpec) => (isNumber(field) ? String(said) : said);

/** Places of a sign outside of quotes and of all brackets. */
function* placesOutside(text: string, sign: string): Generator<number> {
  let depth = 0;
  for (const { kind, from } of parts(text)) {
    if (kind !== 'letter') continue;
    if (text[from] === sign && depth === 0) yield from;
    if (text[from] === '(') depth++;
    else if (text[from] === ')') depth = Math.max(0, depth - 1);
  }
}

function outside(text: string, sign: string): number {
  for (const at of placesOutside(text, sign)) return at;
  return -1;
}

const lastOutside = (text: string, sign: string): number => [...placesOutside(text, sign)].at(-1) ?? -1;

function splitOutside(line: string): string[] {
  const cuts = [...placesOutside(line, ';'), line.length];
  return cuts
    .map((to, index) => line.slice(index === 0 ? 0 : (cuts[index - 1] as number) + 1, to).trim())
    .filter((piece) => piece !== '');
}
