/** Characters that are drawn as an empty box, since no face has them. */
import type { DisplayItem, RunWord } from './display-list.ts';
import type { CardNote } from './note.ts';

interface Missing {
  readonly character: string;
  readonly field: string | undefined;
}

const NONE: readonly Missing[] = [];
function missingOf(words: readonly RunWord[]): readonly Missing[] {
  if (words.every(({ shaped }) => shaped.missing === '')) return NONE;
  return words.flatMap(({ shaped }) =>
    shaped.glyphs
      .filter(({ id, text }) => id === 0 && text !== '')
      .map(({ text }) => ({ character: text, field: undefined })),
  );
}

/** Groups come back on other cards, portraits in new groups around the same items: each list is looked through once. */
const looked = new WeakMap<readonly DisplayItem[], readonly Missing[]>();

function missingAmong(items: readonly DisplayItem[]): readonly Missing[] {
  const known = looked.get(items);
  if (known !== undefined) return known;
  const inside = items.flatMap(missingIn);
  const found = inside.length === 0 ? NONE : inside;
  looked.set(items, found);
  return found;
}

function missingIn(item: DisplayItem): readonly Missing[] {
  if (item.kind === 'text') return missingOf(item.words);
  if (item.kind !== 'group') return NONE;
  const inside = missingAmong(item.items);
  const { field: own } = item;
  return own === undefined ? inside : inside.map(({ character, field }) => ({ character, field: field ?? own }));
}

/** One note for all of them, with the fields they stand in; none where every character has a shape. */
export function missingGlyphs(items: readonly DisplayItem[]): CardNote[] {
  const all = items.flatMap(missingIn);
  if (all.length === 0) return [];
  const characters = new Set(all.map(({ character }) => character));
  const fields = new Set(all.flatMap(({ field }) => (field === undefined ? [] : [field])));
  return [{ kind: 'missing-glyph', characters: [...characters].join(''), fields: [...fields] }];
}
