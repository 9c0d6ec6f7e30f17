/** Names that an element refers to - styles, colours, symbols, flows - must exist. */
import { DERIVED_COLOURS, isColour, THEME_COLOURS } from '../../../display/colour.ts';
import type { Element } from '../picture-elements.ts';
import type { ProblemDetail } from './problem.ts';

/** The names that an element may refer to. */
export interface Names {
  readonly styles: readonly string[];
  readonly symbols: readonly string[];
  readonly pictures: readonly string[];
}

/** A problem at a path inside an element. */
export interface ElementProblem {
  readonly path: readonly PropertyKey[];
  readonly wrong: ProblemDetail;
}

const COLOURS: readonly string[] = [...THEME_COLOURS, ...DERIVED_COLOURS];

/** Keys of elements that hold colours and style names, wherever they stand. */
const COLOUR_KEYS: ReadonlySet<string> = new Set(['colour', 'fill', 'tint']);

export const unknownName = (
  what: Extract<ProblemDetail, { kind: 'unknown-name' }>['what'],
  name: string,
  known: readonly string[],
): ProblemDetail => ({ kind: 'unknown-name', what, name, known });

/** The colour is known, or what is wrong with it. */
export const checkColour = (colour: string): ProblemDetail | undefined =>
  isColour(colour) || COLOURS.includes(colour) ? undefined : unknownName('colour', colour, [...COLOURS, '#rrggbb']);

function checkName(key: string, name: string, names: Names): ProblemDetail | undefined {
  if (COLOUR_KEYS.has(key)) return checkColour(name);
  if (key === 'style') return names.styles.includes(name) ? undefined : unknownName('style', name, names.styles);
  if (key === 'picture')
    return names.pictures.includes(name) ? undefined : unknownName('picture', name, names.pictures);
  const symbol = key === 'symbol' || key === 'otherwise';
  return symbol && !names.symbols.includes(name) ? unknownName('symbol', name, names.symbols) : undefined;
}

/** Keys with other kinds of data, or with elements that are checked separately. */
const APART: ReadonlySet<string> = new Set(['value', 'when', 'fallback', 'count', 'name']);

/** Every name in an element that refers to nothing. */
export function checkNames(element: Element, names: Names): ElementProblem[] {
  const spots: ElementProblem[] = [];
  const visit = (node: unknown, path: readonly PropertyKey[]): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const at = [...path, Array.isArray(node) ? Number(key) : key];
      if (typeof value !== 'string') {
        // A value is a binding, except where it is a part with a style of its own: the number of a stat.
        if (!APART.has(key) || (key === 'value' && hasStyle(value))) visit(value, at);
        continue;
      }
      const wrong = checkName(key, value, names);
      if (wrong !== undefined) spots.push({ path: at, wrong });
    }
  };
  visit(element, []);
  return [...spots, ...checkSymbolName(element, names)];
}

const hasStyle = (value: unknown): boolean => typeof value === 'object' && value !== null && 'style' in value;

/** A symbol that is named outright; one that is bound is looked up when there is a character. */
function checkSymbolName(element: Element, { symbols }: Names): ElementProblem[] {
  if (element.kind !== 'symbol' || element.name === undefined || !('text' in element.name)) return [];
  const { text } = element.name;
  if (symbols.includes(text) || element.otherwise !== undefined) return [];
  return [{ path: ['name', 'text'], wrong: unknownName('symbol', text, symbols) }];
}
