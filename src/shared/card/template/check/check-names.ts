/** Checks that the names in an element exist: styles, colors, symbols, pictures. */
import { DERIVED_COLORS, isColor, THEME_COLORS } from '../../../display/color.ts';
import type { Element } from '../picture-elements.ts';
import type { FindingDetail } from './template-finding.ts';

/** The names that an element may refer to. */
export interface KnownNames {
  readonly styles: readonly string[];
  readonly symbols: readonly string[];
  readonly pictures: readonly string[];
}

/** A finding at a path inside an element. */
export interface ElementFinding {
  readonly path: readonly PropertyKey[];
  readonly detail: FindingDetail;
}

const COLOR_NAMES: readonly string[] = [...THEME_COLORS, ...DERIVED_COLORS];

/** Keys of elements that hold colors. */
const COLOR_KEYS: ReadonlySet<string> = new Set(['colour', 'fill', 'tint']);

export const createUnknownName = (
  nameKind: Extract<FindingDetail, { kind: 'unknown-name' }>['what'],
  name: string,
  knownNames: readonly string[],
): FindingDetail => ({ kind: 'unknown-name', what: nameKind, name, known: knownNames });

/** Returns a finding if the color is unknown. */
export const checkColor = (color: string): FindingDetail | undefined =>
  isColor(color) || COLOR_NAMES.includes(color)
    ? undefined
    : createUnknownName('colour', color, [...COLOR_NAMES, '#rrggbb']);

function checkName(key: string, reference: string, names: KnownNames): FindingDetail | undefined {
  if (COLOR_KEYS.has(key)) return checkColor(reference);
  if (key === 'style')
    return names.styles.includes(reference) ? undefined : createUnknownName('style', reference, names.styles);
  if (key === 'picture')
    return names.pictures.includes(reference) ? undefined : createUnknownName('picture', reference, names.pictures);
  const isSymbolKey = key === 'symbol' || key === 'otherwise';
  return isSymbolKey && !names.symbols.includes(reference)
    ? createUnknownName('symbol', reference, names.symbols)
    : undefined;
}

/** Keys with other kinds of data, or with elements that are checked separately. */
const SEPARATE_KEYS: ReadonlySet<string> = new Set(['value', 'when', 'fallback', 'count', 'name']);

/** Finds every name in an element that does not exist. */
export function checkNames(element: Element, names: KnownNames): ElementFinding[] {
  const findings: ElementFinding[] = [];
  const visitNode = (node: unknown, nodePath: readonly PropertyKey[]): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const childPath = [...nodePath, Array.isArray(node) ? Number(key) : key];
      if (typeof value !== 'string') {
        // A `value` with a style is the number of a stat, which refers to names. Any other `value` is a binding.
        if (!SEPARATE_KEYS.has(key) || (key === 'value' && hasStyle(value))) visitNode(value, childPath);
        continue;
      }
      const detail = checkName(key, value, names);
      if (detail !== undefined) findings.push({ path: childPath, detail });
    }
  };
  visitNode(element, []);
  return [...findings, ...checkSymbolName(element, names)];
}

const hasStyle = (value: unknown): boolean => typeof value === 'object' && value !== null && 'style' in value;

/** Checks a literal symbol name. A bound name depends on the character. */
function checkSymbolName(element: Element, { symbols }: KnownNames): ElementFinding[] {
  if (element.kind !== 'symbol' || element.name === undefined || !('text' in element.name)) return [];
  const { text: symbolName } = element.name;
  if (symbols.includes(symbolName) || element.otherwise !== undefined) return [];
  return [{ path: ['name', 'text'], detail: createUnknownName('symbol', symbolName, symbols) }];
}
