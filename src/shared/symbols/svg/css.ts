/** Style of an element: its attributes, then simple rules of a style sheet, then its own style, as CSS orders them. */
import type { SvgNote } from './note.ts';
import type { SvgElement } from './xml.ts';

export type Declarations = ReadonlyMap<string, string>;

/** What the importer understands; everything else of a style is passed over. */
const PROPERTIES = new Set([
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

/** `fill: red; stroke: none` as pairs; those marked as important go before all others. */
export function declarations(text: string): { style: Map<string, string>; important: Map<string, string> } {
  const [style, important] = [new Map<string, string>(), new Map<string, string>()];
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const said = part.slice(colon + 1).trim();
    const value = said.replace(/\s*!\s*important$/i, '');
    if (!PROPERTIES.has(name) || value === '') continue;
    style.set(name, value);
    if (value !== said) important.set(name, value);
  }
  return { style, important };
}

export interface Rule {
  /** `.name`, `#name` or the name of an element. */
  readonly selector: string;
  readonly style: Declarations;
  readonly important: Declarations;
}

const SIMPLE = /^(?:[.#]?[\w-]+|\*)$/;

/** The simple rules of a style sheet, in order; `notes` hears of what was passed over. */
export function rulesOf(sheet: string, notes: Set<SvgNote>): Rule[] {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/<!--|-->/g, '');
  if (/@import/i.test(plain)) notes.add('external');
  return plain
    .replace(/@[\w-]+[^;{}]*;/g, '')
    .split('}')
    .flatMap((part): Rule[] => {
      const brace = part.indexOf('{');
      if (brace < 0) return [];
      const said = declarations(part.slice(brace + 1));
      const selectors = part.slice(0, brace).split(',');
      return selectors.flatMap((raw): Rule[] => {
        // svg .a and g.a say little more than .a in a file of its own.
        const selector = raw.trim().replace(/^svg\s+/i, '');
        if (SIMPLE.test(selector)) return [{ selector, ...said }];
        if (said.style.size > 0 || selector.includes('@')) notes.add('style');
        return [];
      });
    });
}

const applies = ({ selector }: Rule, name: string, id: string | undefined, classes: readonly string[]): boolean =>
  selector === '*' ||
  selector === name ||
  (selector.startsWith('.') && classes.includes(selector.slice(1))) ||
  (selector.startsWith('#') && selector.slice(1) === id);

/** How strong a rule is: an id beats a class, a class an element. */
const weight = ({ selector }: Rule): number => (selector.startsWith('#') ? 2 : selector.startsWith('.') ? 1 : 0);

/** All that is said of an element itself, without what it inherits. */
export function styleOf({ name, attributes }: SvgElement, rules: readonly Rule[]): Declarations {
  const own = new Map<string, string>();
  for (const [key, value] of attributes) if (PROPERTIES.has(key) && value.trim() !== '') own.set(key, value.trim());
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  const mine = rules
    .filter((rule) => applies(rule, name, attributes.get('id'), classes))
    .sort((a, b) => weight(a) - weight(b));
  const inline = declarations(attributes.get('style') ?? '');
  const layers = [...mine.map(({ style }) => style), inline.style];
  for (const layer of [...layers, ...mine.map(({ important }) => important), inline.important]) {
    for (const [key, value] of layer) own.set(key, value);
  }
  return own;
}
