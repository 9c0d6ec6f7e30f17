/** Characters that are drawn as an empty box, since no face has them. */
import type { DisplayItem, RunGlyph } from './display-list.ts';
import type { CardNote } from './note.ts';

interface Missing {
  readonly character: string;
  readonly field: string | undefined;
}

const NONE: readonly Missing[] = [];
/** Items come back on other cards: each is looked through once. */
const looked = new WeakMap<DisplayItem, readonly Missing[]>();

function missingIn(item: DisplayItem): readonly Missing[] {
  if (item.kind === 'text') {
    const empty = ({ id, text }: RunGlyph): boolean => id === 0 && text !== '';
    if (!item.glyphs.some(empty)) return NONE;
    return item.glyphs.filter(empty).map(({ text }) => ({ character: text, field: undefined }));
  }
  if (item.kind !== 'group') return NONE;
  const known = looked.get(item);
  if (known !== undefined) return known;
  const inside = item.items.flatMap(missingIn);
  const found =
    inside.length === 0 ? NONE : inside.map(({ character, field }) => ({ character, field: field ?? item.field }));
  looked.set(item, found);
  return found;
}

/** One note for all of them, with the fields they stand in; none where every character has a shape. */
export function missingGlyphs(items: readonly DisplayItem[]): CardNote[] {
  const all = items.flatMap(missingIn);
  if (all.length === 0) return [];
  const characters = new Set(all.map(({ character }) => character));
  const fields = new Set(all.flatMap(({ field }) => (field === undefined ? [] : [field])));
  return [{ kind: 'missing-glyph', characters: [...characters].join(''), fields: [...fields] }];
}
