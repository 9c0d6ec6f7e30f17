/** The parts of CSS that the importer understands: declarations, and rules with simple selectors. */
import { LIMITS } from '../../base/limits.ts';
import { Refusal, type SvgNote } from './note.ts';

/** What the importer understands; everything else of a style is passed over. */
export const PROPERTIES: ReadonlySet<string> = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'fill-opacity',
  'stroke-opacity',
  'opacity',
  'fill-rule',
  'color',
  'display',
  'visibility',
  'clip-path',
  'mask',
  'filter',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'vector-effect',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
  'stop-color',
  'stop-opacity',
  'paint-order',
  'transform',
  'transform-origin',
]);

export interface Declared {
  readonly name: string;
  readonly value: string;
  /** Marked `!important`. */
  readonly important: boolean;
}

/** `fill: red; stroke: none` in order; values that are too long to be read are added to `notes`. */
export function declarations(text: string, notes: Set<SvgNote>): Declared[] {
  return text.split(';').flatMap((part): Declared[] => {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (!PROPERTIES.has(name)) return [];
    const declared = part.slice(colon + 1).trim();
    const mark = declared.lastIndexOf('!');
    const important =
      mark >= 0 &&
      declared
        .slice(mark + 1)
        .trim()
        .toLowerCase() === 'important';
    const value = important ? declared.slice(0, mark).trim() : declared;
    if (value.length > LIMITS.svgValueLetters) notes.add('style');
    return value === '' || value.length > LIMITS.svgValueLetters ? [] : [{ name, value, important }];
  });
}

export interface Rule {
  /** `.name`, `#name`, the name of an element, or `*`. */
  readonly selector: string;
  readonly declared: readonly Declared[];
}

const SIMPLE = /^(?:[.#]?[\w-]+|\*)$/;
/** A comment that is never closed reaches to the end. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** Braces and semicolons outside of quotes, which structure a style sheet. */
const SIGNS = /"[^"\n]*"|'[^'\n]*'|[{};]/g;

/**
 * The simple rules of a style sheet, in order, read in one pass; what was passed over is added to `notes`. Throws a Refusal
 * when there are too many.
 */
export function rulesOf(sheet: string, notes: Set<SvgNote>): Rule[] {
  const plain = sheet.replace(COMMENT, ' ').replace(/<!--|-->/g, ' ');
  if (/@import/i.test(plain)) notes.add('external');
  const rules: Rule[] = [];
  const add = (selectors: string, body: string): void => {
    for (const rule of rulesOfBlock(selectors, body, notes)) {
      if (rules.push(rule) > LIMITS.svgRules) throw new Refusal({ kind: 'too-many', what: 'rules' });
    }
  };
  let [depth, start, body] = [0, 0, 0];
  for (const { 0: sign, index } of plain.matchAll(SIGNS)) {
    if (sign === '{') {
      if (depth === 0) body = index + 1;
      depth += 1;
    } else if (sign === '}') {
      if (depth === 1) add(plain.slice(start, body - 1), plain.slice(body, index));
      depth = Math.max(0, depth - 1);
    }
    // Between rules a semicolon ends a statement such as @charset.
    if (depth === 0 && (sign === '}' || sign === ';')) start = index + 1;
  }
  // Like browsers, closes an open block at the end.
  if (depth > 0) add(plain.slice(start, body - 1), plain.slice(body));
  return rules;
}

/** One block for each of its selectors. */
function* rulesOfBlock(selectors: string, body: string, notes: Set<SvgNote>): Generator<Rule> {
  if (selectors.trimStart().startsWith('@')) {
    notes.add('style');
    return;
  }
  const nested = body.indexOf('{');
  if (nested >= 0) notes.add('style');
  const declared = declarations(nested < 0 ? body : body.slice(0, body.lastIndexOf(';', nested) + 1), notes);
  if (declared.length === 0) return;
  for (const raw of selectors.split(',')) {
    // In a file of one picture `svg .a` and `g.a` mean nearly the same as `.a`.
    const selector = raw.trim().replace(/^svg\s+/i, '');
    if (SIMPLE.test(selector)) yield { selector, declared };
    else notes.add('style');
  }
}
