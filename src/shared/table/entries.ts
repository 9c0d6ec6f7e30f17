/**
 * Talents, Abilities and Spells in a cell, one a line: `Leadership: May lead a team.`, with a list of things
 * `Gear: Carried along. [rope; lamp]`. Names alone may stand on one line between semicolons.
 */
import type { Entry } from '../document/schema.ts';
import { type CellKind, isPlain, value } from './cell.ts';
import { parts, placeOf, quote, splitItems, unquote } from './quoted.ts';
import { isSelfContained } from './word-cell.ts';

export const literal = (piece: string): string => unquote(piece) ?? piece.trim();

function readEntry(written: string): Entry {
  const { rest, items } = withoutItems(written.trim());
  const colon = placeOf(rest, ':');
  const name = literal(colon < 0 ? rest : rest.slice(0, colon));
  const text = colon < 0 ? '' : literal(rest.slice(colon + 1));
  return { name, ...(text === '' ? {} : { text }), ...(items.length === 0 ? {} : { items }) };
}

/** Takes away the list in brackets at the very end. */
export function withoutItems(written: string): { rest: string; items: string[] } {
  let last: { kind: string; from: number } | undefined;
  for (const part of parts(written)) last = part;
  if (last?.kind !== 'bracket') return { rest: written, items: [] };
  const inner = written.slice(last.from + 1, -1);
  return { rest: written.slice(0, last.from).trim(), items: splitItems(inner, ';').map(literal) };
}

const readEntries = (text: string): Entry[] =>
  splitItems(text.replace(/\r\n?/g, '\n'), '\n').flatMap((line) =>
    placeOf(line, ':') >= 0 ? [readEntry(line)] : splitItems(line, ';').map(readEntry),
  );

function isSame(a: Entry | undefined, b: Entry): boolean {
  const of = (entry: Entry) => JSON.stringify([entry.name, entry.text ?? '', entry.items ?? []]);
  return a !== undefined && of(a) === of(b);
}

/** The simplest notation of an entry that reads back as the same entry. */
function writeEntry(entry: Entry): string {
  const { name, text = '', items = [] } = entry;
  const inBrackets = items.length === 0 ? '' : ` [${items.map(writeItem).join('; ')}]`;
  const written = (n: string, t: string) => `${n}${text === '' ? '' : `: ${t}`}${inBrackets}`;
  const ways = [written(name, text), written(quote(name), text), written(name, quote(text))];
  const plain = ways.find((way) => {
    const read = readEntries(way);
    return isPlain(way) && read.length === 1 && isSame(read[0], entry);
  });
  return plain ?? written(quote(name), quote(text));
}

export function writeItem(item: string): string {
  // A first item as long as the text is the only one.
  const [read] = splitItems(item, ';');
  return isPlain(item) && isSelfContained(item) && read === item ? item : quote(item);
}

/** A list of entries; an empty list is an empty cell. */
export const ENTRIES: CellKind = {
  lines: true,
  write: (list) => (Array.isArray(list) ? list.map(writeEntry).join('\n') : ''),
  read: (text) => value(readEntries(text)),
};
