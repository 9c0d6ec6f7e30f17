/** Where a template names its own parts: styles, symbols, colours, and the elements that take words. */

import type { CardTemplate, Element } from '../card/template/template.ts';
import { isObject } from '../document/json/json-object.ts';
import { pointer } from '../document/pointer.ts';
import { SIDES } from './view.ts';

export type Named = 'style' | 'symbol' | 'picture' | 'colour' | 'flow';

export interface Reference {
  readonly what: Named;
  readonly name: string;
  /** Where the name stands. */
  readonly path: string;
}

const KEYS: Readonly<Record<string, Named>> = {
  style: 'style',
  symbol: 'symbol',
  otherwise: 'symbol',
  picture: 'picture',
  colour: 'colour',
  fill: 'colour',
  tint: 'colour',
  overflowTo: 'flow',
};

/** Keys with bindings and conditions, which name no part of the template; a value with a style is the number of a stat. */
const BINDINGS: ReadonlySet<string> = new Set(['value', 'when', 'count', 'name']);
const isBinding = (key: string, value: unknown): boolean =>
  BINDINGS.has(key) && !(key === 'value' && isObject(value) && 'style' in value);

function visit(node: unknown, path: string, found: Reference[]): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') {
      const what = Array.isArray(node) || !Object.hasOwn(KEYS, key) ? undefined : KEYS[key];
      if (what !== undefined) found.push({ what, name: value, path: pointer(path, key) });
    } else if (typeof value === 'object' && value !== null && !isBinding(key, value)) {
      visit(value, pointer(path, key), found);
    }
  }
  // A symbol that is named outright; one that is bound is looked up when there is a character.
  const { kind, name } = node as { readonly kind?: unknown; readonly name?: unknown };
  if ((kind === undefined || kind === 'symbol') && isObject(name) && typeof name.text === 'string') {
    found.push({ what: 'symbol', name: name.text, path: `${path}/name/text` });
  }
}

/** Parts by names of their own, which may be words that are keys elsewhere. */
function visitEach(parts: Readonly<Record<string, unknown>> | undefined, base: string, found: Reference[]): void {
  for (const [name, part] of Object.entries(parts ?? {})) visit(part, pointer(base, name), found);
}

/** The names in one element, or in the changes of one, as pointers from `base` on. */
export function referencesIn(element: unknown, base = ''): readonly Reference[] {
  const found: Reference[] = [];
  visit(element, base, found);
  return found;
}

/** All names that a template refers to its parts by: of elements in all sizes, styles, symbols, and what themes, sizes and choices change. */
export function referencesOf(template: CardTemplate): readonly Reference[] {
  const found: Reference[] = [];
  const { styles, symbols, themes = [], sizes = {} } = template;
  const elements = (
    part: Partial<Record<(typeof SIDES)[number], readonly Element[] | undefined>>,
    base: string,
  ): void => {
    for (const side of SIDES) visit(part[side] ?? [], `${base}/${side}`, found);
  };
  const drawings = (all: CardTemplate['symbols'], base: string): void => {
    for (const [name, { shapes }] of Object.entries(all ?? {})) {
      for (const [index, { fill, stroke }] of shapes.entries()) {
        const at = pointer(base, name, 'shapes', index);
        if (fill !== undefined) found.push({ what: 'colour', name: fill, path: `${at}/fill` });
        if (stroke !== undefined) found.push({ what: 'colour', name: stroke, path: `${at}/stroke` });
      }
    }
  };
  elements(template, '');
  visitEach(styles, '/styles', found);
  drawings(symbols, '/symbols');
  for (const [index, theme] of themes.entries()) {
    visitEach(theme.styles, pointer('/themes', index, 'styles'), found);
    drawings(theme.symbols, pointer('/themes', index, 'symbols'));
  }
  for (const [id, size] of Object.entries(sizes)) {
    const base = pointer('/sizes', id);
    visitEach(size.styles, `${base}/styles`, found);
    visitEach(size.replace, `${base}/replace`, found);
    elements(size, base);
  }
  for (const [index, { choices }] of (template.slots ?? []).entries()) {
    for (const [n, choice] of choices.entries()) {
      const base = pointer('/slots', index, 'choices', n);
      visitEach(choice.styles, `${base}/styles`, found);
      for (const key of ['replace', 'instead', 'under'] as const) visitEach(choice[key], `${base}/${key}`, found);
      elements(choice, base);
    }
  }
  return found;
}

/** The places at which a part is named. */
export const usesOf = (template: CardTemplate, what: Named, name: string): readonly string[] =>
  referencesOf(template).flatMap((one) => (one.what === what && one.name === name ? [one.path] : []));
