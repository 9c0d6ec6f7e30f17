/** Parses the supported parts of CSS: declarations, and rules with simple selectors. */
import { LIMITS } from '../../base/limits.ts';
import { type SvgFinding, SvgImportError } from './svg-finding.ts';

/** The supported properties. All others are ignored. */
export const SUPPORTED_PROPERTIES: ReadonlySet<string> = new Set([
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

export interface Declaration {
  readonly name: string;
  readonly value: string;
  /** Whether the declaration is `!important`. */
  readonly isImportant: boolean;
}

/** Parses declarations such as `fill: red; stroke: none`, in order. Reports values that are too long. */
export function parseDeclarations(cssText: string, findings: Set<SvgFinding>): Declaration[] {
  return cssText.split(';').flatMap((part): Declaration[] => {
    const colonIndex = part.indexOf(':');
    const propertyName = part.slice(0, Math.max(0, colonIndex)).trim().toLowerCase();
    if (!SUPPORTED_PROPERTIES.has(propertyName)) return [];
    const declaredValue = part.slice(colonIndex + 1).trim();
    const markIndex = declaredValue.lastIndexOf('!');
    const isImportant =
      markIndex >= 0 &&
      declaredValue
        .slice(markIndex + 1)
        .trim()
        .toLowerCase() === 'important';
    const value = isImportant ? declaredValue.slice(0, markIndex).trim() : declaredValue;
    if (value.length > LIMITS.svgValueLetters) findings.add('style');
    return value === '' || value.length > LIMITS.svgValueLetters ? [] : [{ name: propertyName, value, isImportant }];
  });
}

export interface CssRule {
  /** A selector: `.name`, `#name`, the name of an element, or `*`. */
  readonly selector: string;
  readonly declarations: readonly Declaration[];
}

const SIMPLE_SELECTOR = /^(?:[.#]?[\w-]+|\*)$/;
/** Matches a comment, which extends to the end if it is not closed. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** Matches braces and semicolons, and quoted texts, which may contain them. */
const STRUCTURE_TOKENS = /"[^"\n]*"|'[^'\n]*'|[{};]/g;

/**
 * Parses the simple rules of a style sheet in order, in one pass. Reports rules that are ignored. Throws an SvgImportError if there
 * are too many.
 */
export function parseRules(sheetText: string, findings: Set<SvgFinding>): CssRule[] {
  const plainText = sheetText.replace(COMMENT, ' ').replace(/<!--|-->/g, ' ');
  if (/@import/i.test(plainText)) findings.add('external');
  const rules: CssRule[] = [];
  const addRules = (selectors: string, body: string): void => {
    for (const rule of parseBlock(selectors, body, findings)) {
      if (rules.push(rule) > LIMITS.svgRules) throw new SvgImportError({ kind: 'too-many', what: 'rules' });
    }
  };
  let [depth, ruleStart, bodyStart] = [0, 0, 0];
  for (const { 0: token, index } of plainText.matchAll(STRUCTURE_TOKENS)) {
    if (token === '{') {
      if (depth === 0) bodyStart = index + 1;
      depth += 1;
    } else if (token === '}') {
      if (depth === 1) addRules(plainText.slice(ruleStart, bodyStart - 1), plainText.slice(bodyStart, index));
      depth = Math.max(0, depth - 1);
    }
    // Between rules a semicolon ends a statement such as @charset.
    if (depth === 0 && (token === '}' || token === ';')) ruleStart = index + 1;
  }
  // Like browsers, closes an open block at the end.
  if (depth > 0) addRules(plainText.slice(ruleStart, bodyStart - 1), plainText.slice(bodyStart));
  return rules;
}

/** Creates a rule for each selector of a block. */
function* parseBlock(selectors: string, body: string, findings: Set<SvgFinding>): Generator<CssRule> {
  if (selectors.trimStart().startsWith('@')) {
    findings.add('style');
    return;
  }
  const nestedBrace = body.indexOf('{');
  if (nestedBrace >= 0) findings.add('style');
  const blockDeclarations = parseDeclarations(
    nestedBrace < 0 ? body : body.slice(0, body.lastIndexOf(';', nestedBrace) + 1),
    findings,
  );
  if (blockDeclarations.length === 0) return;
  for (const selectorText of selectors.split(',')) {
    // In an SVG file, `svg .a` means the same as `.a`.
    const selector = selectorText.trim().replace(/^svg\s+/i, '');
    if (SIMPLE_SELECTOR.test(selector)) yield { selector, declarations: blockDeclarations };
    else findings.add('style');
  }
}
