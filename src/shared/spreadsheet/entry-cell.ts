/**
 * Talents, Abilities and Spells in a cell, one per line: `Leadership: May lead a team.`, with a list of things `Gear: Carried along. [rope;
 * lamp]`. Names alone may be on one line, separated by semicolons.
 */
import type { Entry } from '../document/schema.ts';
import { acceptValue, type CellKind, isPlainText } from './cell.ts';
import { indexOfSign, quote, splitItems, splitSegments, unquote } from './quoted-text.ts';
import { isSelfContained } from './word-cell.ts';

export const readLiteral = (entryPart: string): string => unquote(entryPart) ?? entryPart.trim();

function readEntry(entryText: string): Entry {
  const { rest: remainingText, items: entryItems } = splitTrailingItems(entryText.trim());
  const colonIndex = indexOfSign(remainingText, ':');
  const entryName = readLiteral(colonIndex < 0 ? remainingText : remainingText.slice(0, colonIndex));
  const entryDescription = colonIndex < 0 ? '' : readLiteral(remainingText.slice(colonIndex + 1));
  return {
    name: entryName,
    ...(entryDescription === '' ? {} : { text: entryDescription }),
    ...(entryItems.length === 0 ? {} : { items: entryItems }),
  };
}

/** Splits off the list in brackets at the end of an entry. */
export function splitTrailingItems(entryText: string): { rest: string; items: string[] } {
  let lastSegment: { kind: string; start: number } | undefined;
  for (const segment of splitSegments(entryText)) lastSegment = segment;
  if (lastSegment?.kind !== 'bracket') return { rest: entryText, items: [] };
  const innerText = entryText.slice(lastSegment.start + 1, -1);
  return { rest: entryText.slice(0, lastSegment.start).trim(), items: splitItems(innerText, ';').map(readLiteral) };
}

const readEntries = (cellText: string): Entry[] =>
  splitItems(cellText.replace(/\r\n?/g, '\n'), '\n').flatMap((lineText) =>
    indexOfSign(lineText, ':') >= 0 ? [readEntry(lineText)] : splitItems(lineText, ';').map(readEntry),
  );

function isSameEntry(a: Entry | undefined, b: Entry): boolean {
  const serialize = (entry: Entry) => JSON.stringify([entry.name, entry.text ?? '', entry.items ?? []]);
  return a !== undefined && serialize(a) === serialize(b);
}

/** Returns the simplest notation that is read back as the same entry. */
function writeEntry(entry: Entry): string {
  const { name: entryName, text: description = '', items: entryItems = [] } = entry;
  const bracketText = entryItems.length === 0 ? '' : ` [${entryItems.map(writeItem).join('; ')}]`;
  const joinParts = (nameText: string, descriptionText: string) =>
    `${nameText}${description === '' ? '' : `: ${descriptionText}`}${bracketText}`;
  const notations = [
    joinParts(entryName, description),
    joinParts(quote(entryName), description),
    joinParts(entryName, quote(description)),
  ];
  const plainNotation = notations.find((notation) => {
    const readBack = readEntries(notation);
    return isPlainText(notation) && readBack.length === 1 && isSameEntry(readBack[0], entry);
  });
  return plainNotation ?? joinParts(quote(entryName), quote(description));
}

export function writeItem(itemText: string): string {
  // If the first item is as long as the text, it is the only one.
  const [firstItem] = splitItems(itemText, ';');
  return isPlainText(itemText) && isSelfContained(itemText) && firstItem === itemText ? itemText : quote(itemText);
}

/** A list of entries; an empty list is an empty cell. */
export const ENTRIES: CellKind = {
  allowsLines: true,
  write: (fieldValue) => (Array.isArray(fieldValue) ? fieldValue.map(writeEntry).join('\n') : ''),
  read: (cellText) => acceptValue(readEntries(cellText)),
};
