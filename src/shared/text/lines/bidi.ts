/** Writing direction: levels of a paragraph's characters and the order of a line's parts (Unicode UAX 9). */
import bidiFactory from 'bidi-js';

/** Levels by UTF-16 offset, odd = from right to left, and the level of the paragraph itself. */
export interface Levels {
  readonly at: Uint8Array;
  readonly base: number;
  /**
   * Levels of marks and isolates that were taken out, by the offset of the character behind them. Only those that keep apart what stands on
   * a higher level on both sides of them: `1 RLM 2` is two numbers, whose order is turned, and not one.
   */
  readonly dividers?: ReadonlyMap<number, number>;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether any of it runs from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * Characters that only steer the direction of the text around them: ALM, LRM, RLM, embeddings and overrides with their PDF, isolates with
 * their PDI.
 */
const CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const CONTROLS = new RegExp(CONTROL.source, 'g');

/** Whether a text has a control character of writing direction. */
export const hasDirectionControls = (text: string): boolean => CONTROL.test(text);

/** The text without them, for whatever shows it without resolving its direction. */
export const withoutDirectionControls = (text: string): string =>
  hasDirectionControls(text) ? text.replace(CONTROLS, '') : text;

/** Whether the text has to be resolved before it is set: it runs from right to left somewhere, or steers its direction. */
export const isBidirectional = (text: string): boolean => hasRightToLeft(text) || hasDirectionControls(text);

const PDF = '\u202c';
const PDI = '\u2069';
const EMPTY_ISOLATE = '\u2066\u2069';
const isIsolate = (character: string): boolean => character >= '\u2066' && character <= '\u2068';
const isEmbedding = (character: string): boolean => character >= '\u202a' && character <= '\u202e' && character !== PDF;

/**
 * The text with every isolate, embedding and override closed at the end of its paragraph, and no end that could close what stands around
 * the text. What a field leaves open would otherwise turn the words that a template or a sheet puts behind it. Spaces collapse as if the
 * control characters between them were not there.
 */
export function closeDirectionControls(text: string): string {
  if (!hasDirectionControls(text)) return text;
  return text
    .split('\n')
    .map((line) => closeLine(line).replace(SPACE_AT_END, '$1'))
    .join('\n');
}

/** The same for one paragraph. */
function closeLine(line: string): string {
  /** Ends of what is open. */
  const open: string[] = [];
  let isolates = 0;
  let followsSpace = true;
  const end = (character: string): string => {
    if (character === PDF) return open[open.length - 1] === PDF ? (open.pop() ?? '') : '';
    // An end without a beginning counts as a neutral sign, and so does an empty isolate.
    if (isolates === 0) return EMPTY_ISOLATE;
    isolates -= 1;
    // An isolate also ends the embeddings that were opened in it.
    while (open.pop() !== PDI);
    return PDI;
  };
  const begin = (character: string): string => {
    if (isIsolate(character)) isolates += 1;
    open.push(isIsolate(character) ? PDI : PDF);
    return character;
  };
  const put = (character: string): string => {
    const isSecondSpace = character === ' ' && followsSpace;
    followsSpace = character === ' ';
    return isSecondSpace ? '' : character;
  };
  let out = '';
  for (const character of line) {
    if (isIsolate(character) || isEmbedding(character)) out += begin(character);
    else if (character === PDI || character === PDF) out += end(character);
    else out += CONTROL.test(character) ? character : put(character);
  }
  return out + open.reverse().join('');
}

const SPACE_AT_END = new RegExp(` (${CONTROL.source}*)$`);

let bidi: ReturnType<typeof bidiFactory> | undefined;
const engine = (): ReturnType<typeof bidiFactory> => {
  bidi ??= bidiFactory();
  return bidi;
};

/** The direction of a paragraph as its first strong character outside of isolates tells it (rules P2 and P3), as `dir="auto"` does. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  let isolates = 0;
  for (const character of text) {
    if (isIsolate(character)) isolates += 1;
    else if (character === PDI) isolates = Math.max(0, isolates - 1);
    else if (isolates === 0) {
      const type = engine().getBidiCharTypeName(character);
      if (type === 'L') return 'ltr';
      if (type === 'R' || type === 'AL') return 'rtl';
    }
  }
  return 'ltr';
}

/** The levels of a paragraph, or undefined where all of it runs from left to right: then there is nothing to order. */
export function levelsOf(text: string): Levels | undefined {
  if (!isBidirectional(text)) return undefined;
  const direction = directionOf(text);
  const base = direction === 'rtl' ? 1 : 0;
  const units = inUnits(text);
  if (units.length <= LONGEST_RESOLVED) return { at: engine().getEmbeddingLevels(units, direction).levels, base };
  const at = new Uint8Array(units.length);
  for (let from = 0; from < units.length; ) {
    const space = units.lastIndexOf(' ', from + LONGEST_RESOLVED);
    const to = from + LONGEST_RESOLVED >= units.length || space <= from ? from + LONGEST_RESOLVED : space + 1;
    at.set(engine().getEmbeddingLevels(units.slice(from, to), direction).levels, from);
    from = to;
  }
  return { at, base };
}

/**
 * UTF-16 units that are resolved at once. bidi-js takes quadratic time for figures without letters and for nested isolates; a longer
 * paragraph, which no card has room for, is resolved part by part.
 */
const LONGEST_RESOLVED = 4096;

/** Texts of one paragraph without their control characters, and the levels of what is left of them, counted through all of them. */
interface ResolvedTexts {
  readonly texts: readonly string[];
  readonly levels: Levels | undefined;
}

/**
 * Resolves a paragraph whole, before its lines are broken. Control characters have no shape and are no part of any word, so they are taken
 * out once they have had their effect.
 */
export function resolveDirection(texts: readonly string[]): ResolvedTexts {
  const whole = texts.length === 1 ? (texts[0] ?? '') : texts.join('');
  const levels = levelsOf(whole);
  if (levels === undefined || !hasDirectionControls(whole)) return { texts, levels };
  const shown = texts.map(withoutDirectionControls);
  const at = new Uint8Array(shown.reduce((sum, { length }) => sum + length, 0));
  const dividers = new Map<number, number>();
  let count = 0;
  let lowest = MOST_LEVELS;
  for (let index = 0; index < whole.length; index += 1) {
    const level = levels.at[index] ?? levels.base;
    const character = whole.charAt(index);
    if (!CONTROL.test(character)) {
      at[count] = level;
      if (lowest < level && lowest < (at[count - 1] ?? 0)) dividers.set(count, lowest);
      lowest = MOST_LEVELS;
      count += 1;
      // The algorithm itself takes embeddings, overrides and their ends out (rule X9).
    } else if (!isEmbedding(character) && character !== PDF) lowest = Math.min(lowest, level);
  }
  const isPlain = levels.base === 0 && at.every((level) => level === 0);
  return { texts: shown, levels: isPlain ? undefined : { at, base: levels.base, dividers } };
}

/** More than any level that the algorithm gives. */
const MOST_LEVELS = 255;

/** Characters of one unit, by the class of those that have two. */
const STAND_IN: Readonly<Record<string, string>> = {
  L: 'a',
  R: '\u05d0',
  AL: '\u0627',
  EN: '1',
  ET: '$',
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

/** Reverses the entries from one index to before another, in place. */
function reverse<T>(list: T[], from: number, to: number): void {
  for (let left = from, right = to - 1; left < right; left += 1, right -= 1) {
    const entry = list[left] as T;
    list[left] = list[right] as T;
    list[right] = entry;
  }
}
