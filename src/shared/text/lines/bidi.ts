/** Writing direction: levels of a paragraph's characters and the order of a line's parts (Unicode UAX 9). */
import bidiFactory from 'bidi-js';

/** Levels by UTF-16 offset, odd = from right to left, and the level of the paragraph itself. */
export interface Levels {
  readonly at: Uint8Array;
  readonly base: number;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether any of it runs from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

let bidi: ReturnType<typeof bidiFactory> | undefined;
const engine = (): ReturnType<typeof bidiFactory> => {
  bidi ??= bidiFactory();
  return bidi;
};

/** The direction of a text as its first letter tells it, as `dir="auto"` does. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const type = engine().getBidiCharTypeName(/\p{L}/u.exec(text)?.[0] ?? '');
  return type === 'R' || type === 'AL' ? 'rtl' : 'ltr';
}

/** The levels of a text, or undefined where all of it runs from left to right: then there is nothing to order. */
export function levelsOf(text: string): Levels | undefined {
  if (!hasRightToLeft(text)) return undefined;
  const { levels, paragraphs } = engine().getEmbeddingLevels(inUnits(text), 'auto');
  return { at: levels, base: paragraphs[0]?.level ?? 0 };
}

/** Characters of one unit, by the class of those that have two. */
const STAND_IN: Readonly<Record<string, string>> = {
  L: 'a',
  R: '\u05d0',
  AL: '\u0627',
  EN: '1',
  AN: '\u0661',
  NSM: '\u0300',
  BN: '\u00ad',
};
const NEUTRAL = '\u2606';
const TWO_UNITS = /[\u{10000}-\u{10ffff}]/gu;

/** bidi-js looks at UTF-16 units, and takes the halves of an emoji for Latin letters: these are others of its class. */
const inUnits = (text: string): string =>
  text.replace(TWO_UNITS, (character) =>
    (STAND_IN[engine().getBidiCharTypeName(character)] ?? NEUTRAL).repeat(character.length),
  );

/** The text with brackets and the like mirrored, for drawing from right to left. */
export const mirrored = (text: string): string =>
  [...text].map((character) => engine().getMirroredCharacter(character) ?? character).join('');

/** Reverses the entries from one index to before another, in place. */
export function reverse<T>(list: T[], from: number, to: number): void {
  for (let left = from, right = to - 1; left < right; left += 1, right -= 1) {
    const entry = list[left] as T;
    list[left] = list[right] as T;
    list[right] = entry;
  }
}

/** Entries from left to right, given each one's level in reading order: rule L2. */
export function visualOrder<T>(list: readonly T[], levelOf: (entry: T) => number): T[] {
  const out = [...list];
  const highest = out.reduce((most, entry) => Math.max(most, levelOf(entry)), 0);
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < out.length; from += 1) {
      if (levelOf(out[from] as T) < level) continue;
      let to = from;
      while (to < out.length && levelOf(out[to] as T) >= level) to += 1;
      reverse(out, from, to);
      from = to;
    }
  }
  return out;
}
