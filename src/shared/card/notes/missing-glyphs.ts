/** Characters that are drawn as an empty box, since no face has them. */
import type { DisplayItem } from '../../display/display-list.ts';
import type { CardNote } from './note.ts';

type MissingGlyphs = Extract<CardNote, { kind: 'missing-glyph' }>;

function gather(
  items: readonly DisplayItem[],
  around: string | undefined,
  characters: string[],
  fields: string[],
): void {
  for (const item of items) {
    if (item.kind === 'group' && item.shared === undefined)
      gather(item.items, item.field ?? around, characters, fields);
    if (item.kind !== 'text' || !item.run.incomplete) continue;
    for (const { glyphs } of item.run.words)
      for (const { id, text } of glyphs) if (id === 0 && text !== '') characters.push(text);
    if (around !== undefined) fields.push(around);
  }
}

const once = (list: readonly string[]): string[] => [...new Set(list)];

/** The characters that items have no shape for, with the fields they stand in; undefined where every one has a shape. */
export function missingGlyphs(items: readonly DisplayItem[]): MissingGlyphs | undefined {
  const characters: string[] = [];
  const fields: string[] = [];
  gather(items, undefined, characters, fields);
  if (characters.length === 0) return undefined;
  return { kind: 'missing-glyph', characters: once(characters).join(''), fields: once(fields) };
}
