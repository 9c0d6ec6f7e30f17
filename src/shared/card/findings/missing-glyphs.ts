/** Finds characters that print as an empty box because no typeface has them. */
import type { DisplayItem } from '../../display/display-list.ts';
import type { CardFinding } from './card-finding.ts';

type MissingGlyphs = Extract<CardFinding, { kind: 'missing-glyph' }>;

function collectMissing(
  items: readonly DisplayItem[],
  enclosingField: string | undefined,
  characters: string[],
  fields: string[],
): void {
  for (const item of items) {
    // Shared groups are drawings, which contain no text.
    if (item.kind === 'group' && item.shared === undefined)
      collectMissing(item.items, item.field ?? enclosingField, characters, fields);
    if (item.kind !== 'text' || !item.run.incomplete) continue;
    // Glyph 0 is the empty box of the font. Only the first glyph of a character has its text.
    for (const { glyphs } of item.run.words)
      for (const { id, text } of glyphs) if (id === 0 && text !== '') characters.push(text);
    if (enclosingField !== undefined) fields.push(enclosingField);
  }
}

const removeDuplicates = (strings: readonly string[]): string[] => [...new Set(strings)];

/** Reports characters without a glyph and the fields that contain them. Returns undefined if every character has a glyph. */
export function findMissingGlyphs(items: readonly DisplayItem[]): MissingGlyphs | undefined {
  const characters: string[] = [];
  const fields: string[] = [];
  collectMissing(items, undefined, characters, fields);
  if (characters.length === 0) return undefined;
  return { kind: 'missing-glyph', characters: removeDuplicates(characters).join(''), fields: removeDuplicates(fields) };
}
