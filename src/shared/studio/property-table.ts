/** By what each property of a template is edited: one table, a row for each thing that has properties. */

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

export type Rows<Part extends string = string> = Readonly<Record<string, Editor | readonly ['part' | 'list', Part]>>;

const STYLED = { style: 'style', value: 'value' } as const;
const PAINT = { fill: 'colour', stroke: ['part', 'stroke'], opacity: 'share' } as const;
const ALIGNED = { align: 'choice', valign: 'choice' } as const;

/** By what each key is edited, a table for each thing that has keys. */
export const TABLE = {
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
