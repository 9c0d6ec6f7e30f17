/** Every property of a template as data for forms: from its schema, with one table that says by what each is edited. */
import { z } from 'zod';
import { cardTemplateSchema } from '../card/template/card-template.ts';
import { elementSchema } from '../card/template/picture-elements.ts';
import type { Element } from '../card/template/template.ts';
import { USUAL } from './usual.ts';

/** What a property is edited by. */
export type Editor =
  | 'id'
  | 'text'
  | 'flag'
  /** Millimetres, points, em, degrees, a share from 0 to 1, a factor, whole numbers. */
  | 'length'
  | 'points'
  | 'em'
  | 'angle'
  | 'share'
  | 'factor'
  | 'count'
  /** One of `choices`. */
  | 'choice'
  | 'colour'
  | 'hex'
  /** Names of parts of the template. */
  | 'style'
  | 'symbol'
  | 'picture'
  | 'flow'
  | 'group'
  | 'font'
  /** What it is bound to: bindable.ts says what can be chosen. */
  | 'value'
  | 'condition'
  | 'each'
  | 'drawing'
  | 'field'
  | 'path'
  | 'box'
  /** Two numbers: smallest and largest, across and down. */
  | 'range'
  | 'padding'
  | 'point'
  /** A part with properties of its own, a list of such, and parts with panels of their own. */
  | 'part'
  | 'list'
  | 'lines'
  | 'elements'
  | 'panel';

export interface Property {
  readonly key: string;
  readonly editor: Editor;
  readonly optional: boolean;
  /** Bounds of a number. */
  readonly least?: number;
  readonly most?: number;
  /** Characters of a text, entries of a list. */
  readonly longest?: number;
  readonly choices?: readonly string[];
  /** What holds where it is left out. */
  readonly usual?: string | number;
  /** What a part, or an entry of a list, is called in the table, and its properties. */
  readonly of?: Part;
  readonly parts?: readonly Property[];
}

type Rows<Part extends string = string> = Readonly<Record<string, Editor | readonly ['part' | 'list', Part]>>;

const STYLED = { style: 'style', value: 'value' } as const;
const PAINT = { fill: 'colour', stroke: ['part', 'stroke'], opacity: 'share' } as const;
const ALIGNED = { align: 'choice', valign: 'choice' } as const;

/** By what each key is edited, a table for each thing that has keys. */
const TABLE = {
  common: {
    title: 'text',
    id: 'id',
    box: 'box',
    rotate: 'angle',
    hold: ['part', 'hold'],
    when: 'condition',
    hidden: 'flag',
    locked: 'flag',
    group: 'group',
  },
  shape: { ...PAINT, radius: 'length', d: 'path' },
  halftone: { colour: 'colour', opacity: 'share', pitch: 'length', from: 'length', to: 'length', towards: 'choice' },
  text: { value: 'value', style: 'style', ...ALIGNED, lines: 'count', overhang: 'length', overflowTo: 'flow' },
  flow: {
    sections: ['list', 'section'],
    gap: 'points',
    sectionGap: 'points',
    columns: 'count',
    columnGap: 'length',
    valign: 'choice',
    overflowTo: 'flow',
    repeated: 'flag',
    continued: ['part', 'continued'],
    more: ['part', 'more'],
  },
  stat: {
    value: ['part', 'styled'],
    label: ['part', 'styled'],
    labelAt: 'choice',
    badge: ['part', 'badge'],
    align: 'choice',
  },
  track: {
    runs: ['list', 'run'],
    cell: 'range',
    gap: 'length',
    columns: 'count',
    numbers: ['part', 'numbers'],
    ...ALIGNED,
    field: 'field',
  },
  symbol: { name: 'value', drawing: 'drawing', otherwise: 'symbol', tint: 'colour', field: 'field' },
  picture: {
    picture: 'picture',
    fit: 'choice',
    focus: 'point',
    zoom: 'factor',
    tile: 'length',
    radius: 'length',
    opacity: 'share',
    window: 'path',
  },
  list: { tags: ['list', 'tag'], padding: 'padding', gap: 'length', ...ALIGNED, overflowTo: 'flow' },
  art: { drawing: 'drawing', focus: 'point', treatment: 'choice', window: 'path', fallback: 'elements' },
  hold: { x: 'choice', y: 'choice' },
  stroke: { colour: 'colour', width: 'points' },
  styled: STYLED,
  badge: { ...STYLED, symbol: 'symbol', width: 'length', height: 'length' },
  section: {
    heading: ['part', 'heading'],
    each: 'each',
    when: 'condition',
    spans: ['list', 'span'],
    hang: 'length',
    optional: 'flag',
  },
  heading: { text: 'text', style: 'style', runIn: 'flag', rule: ['part', 'stroke'] },
  span: { ...STYLED, when: 'condition' },
  continued: { style: 'style', heading: ['part', 'heading'] },
  more: { style: 'style', before: 'text', after: 'text' },
  run: { count: 'value', when: 'condition', cell: ['part', 'cell'] },
  cell: { shape: 'choice', fill: 'colour', stroke: ['part', 'stroke'], hatch: ['part', 'hatch'] },
  hatch: { colour: 'colour', width: 'points', pitch: 'points' },
  numbers: { style: 'style', every: 'count', from: 'count' },
  tag: {
    each: 'each',
    value: 'value',
    when: 'condition',
    style: 'style',
    lines: 'count',
    radius: 'length',
    ...PAINT,
    field: 'field',
  },
  template: {
    $schema: 'text',
    format: 'choice',
    version: 'choice',
    id: 'id',
    name: 'text',
    credit: 'text',
    of: 'choice',
    when: 'condition',
    size: ['part', 'cardSize'],
    bleed: 'length',
    safe: 'length',
    guides: ['part', 'guides'],
    theme: ['part', 'colours'],
    themes: ['list', 'theme'],
    ownColours: 'flag',
    sizes: 'panel',
    fonts: 'panel',
    styles: 'panel',
    symbols: 'panel',
    pictures: 'panel',
    icons: 'panel',
    slots: 'panel',
    front: 'elements',
    back: 'elements',
    more: 'elements',
  },
  cardSize: { width: 'length', height: 'length' },
  guides: { x: 'lines', y: 'lines' },
  colours: {
    ink: 'hex',
    paper: 'hex',
    primary: 'hex',
    secondary: 'hex',
    accent: 'hex',
    danger: 'hex',
    mute: 'hex',
    wash: 'hex',
  },
  theme: { name: 'text', when: 'condition', colours: ['part', 'colours'], styles: 'panel', symbols: 'panel' },
  style: {
    font: 'font',
    size: 'points',
    min: 'points',
    colour: 'colour',
    tracking: 'em',
    tight: 'em',
    case: 'choice',
    leading: 'factor',
    markup: 'flag',
    hyphenate: 'flag',
  },
  size: {
    name: 'text',
    width: 'length',
    height: 'length',
    bleed: 'length',
    safe: 'length',
    type: 'factor',
    styles: 'panel',
    replace: 'panel',
    without: 'panel',
    front: 'elements',
    back: 'elements',
    more: 'elements',
  },
} as const satisfies Readonly<Record<string, Rows>>;

/** Whatever has properties: kinds of elements, their parts, and the parts of a template. */
export type Part = Exclude<keyof typeof TABLE, 'common'>;
type Shape = Readonly<Record<string, unknown>>;

/** The schema within what may be left out, or may be one of several forms. */
function opened(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? opened(schema.unwrap()) : schema;
}

/** What the checks of a schema allow. zod's own getters go by its JSON Schemas, of which the app carries nothing. */
function allowed(schema: unknown): { readonly maximum?: number; readonly value: Pick<Property, 'least' | 'most'> } {
  const { checks = [] } = (schema as z.ZodType)._zod.def;
  const rules = checks.map(({ _zod }) => _zod.def as { check: string; value?: number; maximum?: number });
  const numberOf = (check: string): number | undefined => rules.find((rule) => rule.check === check)?.value;
  const [least, most] = [numberOf('greater_than'), numberOf('less_than')];
  const longest = rules.find((rule) => rule.check === 'max_length')?.maximum;
  return {
    ...(longest === undefined ? {} : { maximum: longest }),
    value: { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) },
  };
}

function boundsOf(schema: unknown): Pick<Property, 'least' | 'most' | 'longest' | 'choices'> {
  const { options, values } = schema as Readonly<Record<string, unknown>>;
  const { maximum, value } = allowed(schema);
  const words =
    schema instanceof z.ZodEnum ? options : schema instanceof z.ZodLiteral ? [...(values as Set<unknown>)] : undefined;
  return {
    ...(schema instanceof z.ZodNumber ? value : {}),
    ...(maximum === undefined ? {} : { longest: maximum }),
    ...(words === undefined ? {} : { choices: (words as readonly unknown[]).map(String) }),
  };
}

function propertyOf(key: string, schema: unknown, row: Rows[string] | undefined): Property {
  const inner = opened(schema);
  const optional = schema instanceof z.ZodOptional;
  if (row === undefined) throw new Error(`There is no row for the property ${key}.`);
  if (typeof row === 'string') return { key, editor: row, optional, ...boundsOf(inner) };
  const [editor, of] = row as readonly ['part' | 'list', Part];
  const entry = editor === 'list' ? opened((inner as z.ZodArray).element) : inner;
  const longest = editor === 'list' ? boundsOf(inner) : {};
  return {
    key,
    editor,
    optional,
    of,
    parts: fromShape((entry as z.ZodObject).shape, TABLE[of], USUAL[of]),
    ...longest,
  };
}

/** In the order of the table, those that the schema alone knows at the end. */
function fromShape(shape: Shape, rows: Rows, usual: (typeof USUAL)[Part]): readonly Property[] {
  const keys = [...Object.keys(rows), ...Object.keys(shape).filter((key) => !Object.hasOwn(rows, key))];
  return keys
    .filter((key) => key !== 'kind')
    .map((key) => {
      const property = propertyOf(key, shape[key], rows[key]);
      return usual !== undefined && Object.hasOwn(usual, key) ? { ...property, usual: usual[key] as string } : property;
    });
}

const shapeOfKind = (kind: Element['kind']): Shape => {
  const found = elementSchema.options.find(({ shape }) => shape.kind.value === kind);
  return (found?.shape ?? {}) as Shape;
};

const made = new Map<string, readonly Property[]>();

function once(name: string, make: () => readonly Property[]): readonly Property[] {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
}

/** What an element of a kind can have: first what is its own, then what all have. */
export const elementProperties = (kind: Element['kind']): readonly Property[] =>
  once(kind, () =>
    fromShape(shapeOfKind(kind), { ...TABLE[kind], ...TABLE.common }, { ...USUAL[kind], ...USUAL.common }),
  );

/** What the template itself, one of its styles, themes or sizes can have. */
export const templateProperties = (part: 'template' | 'style' | 'theme' | 'size'): readonly Property[] =>
  once(part === 'template' ? 'card' : part, () => {
    const { shape } = cardTemplateSchema;
    switch (part) {
      case 'template':
        return fromShape(shape, TABLE.template, USUAL.template);
      case 'style':
        return fromShape((shape.styles.valueType as z.ZodObject).shape, TABLE.style, USUAL.style);
      case 'theme':
        return fromShape((opened(shape.themes) as z.ZodArray<z.ZodObject>).element.shape, TABLE.theme, USUAL.theme);
      case 'size':
        return fromShape(
          (opened(shape.sizes) as unknown as { valueType: z.ZodObject }).valueType.shape,
          TABLE.size,
          USUAL.size,
        );
    }
  });
