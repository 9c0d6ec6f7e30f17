/**
 * Talents, Abilities and Spells in a cell, one per line: `Leadership: May lead a team.`, with a list of things `Gear: Carried along. [rope;
 * lamp]`. Names alone may be on one line, separated by semicolons.
 */
import type { Entry } from '../document/schema.ts';
import { acceptValue, type CellKind, isPlainText } from './cell.ts';
import { indexOfSign, quote, splitItems, splitSegments, unquote } from './quoted-text.ts';
import { isSelfContained } from './word-cell.ts';

/** Returns a quoted text without its quotes, and any other text without surrounding blanks. */
export const readLiteral = (entryPart: string): string => unquote(entryPart) ?? entryPart.trim();

function readEntry(entryText: string): Entry {
  const { mainText, items } = splitTrailingItems(entryText.trim());
  const colonIndex = indexOfSign(mainText, ':');
  const name = readLiteral(colonIndex < 0 ? mainText : mainText.slice(0, colonIndex));
  const text = colonIndex < 0 ? '' : readLiteral(mainText.slice(colonIndex + 1));
  return {
    name,
    ...(text === '' ? {} : { text }),
    ...(items.length === 0 ? {} : { items }),
  };
}

/** Splits off the list in brackets at the end of an entry. */
export function splitTrailingItems(entryText: string): { mainText: string; items: string[] } {
  let lastSegment: { kind: string; start: number } | undefined;
  for (const segment of splitSegments(entryText)) lastSegment = segment;
  if (lastSegment?.kind !== 'bracket') return { mainText: entryText, items: [] };
  const innerText = entryText.slice(lastSegment.start + 1, -1);
  return { mainText: entryText.slice(0, lastSegment.start).trim(), items: splitItems(innerText, ';').map(readLiteral) };
}

const readEntries = (cellText: string): Entry[] =>
  splitItems(cellText.replace(/\r\n?/g, '\n'), '\n').flatMap((line) =>
    indexOfSign(line, ':') >= 0 ? [readEntry(line)] : splitItems(line, ';').map(readEntry),
  );

function isSameEntry(a: Entry | undefined, b: Entry): boolean {
  const serialize = (entry: Entry) => JSON.stringify([entry.name, entry.text ?? '', entry.items ?? []]);
  return a !== undefined && serialize(a) === serialize(b);
}

/** Returns the simplest notation that is read back as the same entry. */
function writeEntry(entry: Entry): string {
  const { name, text = '', items = [] } = entry;
  const writtenItems = items.length === 0 ? '' : ` [${items.map(writeItem).join('; ')}]`;
  const joinParts = (writtenName: string, writtenText: string) =>
    `${writtenName}${text === '' ? '' : `: ${writtenText}`}${writtenItems}`;
  const notations = [joinParts(name, text), joinParts(quote(name), text), joinParts(name, quote(text))];
  const plainNotation = notations.find((notation) => {
    const readBack = readEntries(notation);
    return isPlainText(notation) && readBack.length === 1 && isSameEntry(readBack[0], entry);
  });
  return plainNotation ?? joinParts(quote(name), quote(text));
}

export function writeItem(item: string): string {
  // If the first item is as long as the text, it is the only one.
  const [firstItem] = splitItems(item, ';');
  return isPlainText(item) && isSelfContained(item) && firstItem === item ? item : quote(item);
}

/** A list of entries; an empty list is an empty cell. */
export const ENTRIES: CellKind = {
  allowsLines: true,
  write: (fieldValue) => (Array.isArray(fieldValue) ? fieldValue.map(writeEntry).join('\n') : ''),
  read: (cellText) => acceptValue(readEntries(cellText)),
};
