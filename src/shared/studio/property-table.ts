/** Defines the editor of every property of a template. */

/** The kinds of editors. */
export type Editor =
  | 'id'
  | 'text'
  | 'flag'
  /** Numbers: millimeters, points, em, degrees, a share from 0 to 1, a factor, and whole numbers. */
  | 'length'
  | 'points'
  | 'em'
  | 'angle'
  | 'share'
  | 'factor'
  | 'count'
  /** One of the property's `choices`. */
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
  /** Bindings and conditions. bindable.ts lists the options. */
  | 'value'
  | 'condition'
  | 'each'
  | 'drawing'
  | 'field'
  /** The path of an outline in SVG notation. */
  | 'path'
  /** Position and size: four lengths. */
  | 'box'
  /** Two numbers: minimum and maximum, or horizontal and vertical. */
  | 'range'
  | 'padding'
  | 'point'
  /** A part with its own properties, and a list of such parts. */
  | 'part'
  | 'list'
  /** A list of positions, such as guides. */
  | 'lines'
  /** A list of elements, which is edited on the canvas. */
  | 'elements'
  /** A part with its own panel. */
  | 'panel';

/** The editor of each key. `['part', 'hold']` is an object with the properties of `hold`, `['list', 'section']` a list of such objects. */
export type PropertyRows<Owner extends string = string> = Readonly<
  Record<string, Editor | readonly ['part' | 'list', Owner]>
>;

const STYLED_ROWS = { style: 'style', value: 'value' } as const;
const PAINT_ROWS = { fill: 'colour', stroke: ['part', 'stroke'], opacity: 'share' } as const;
const ALIGNED_ROWS = { align: 'choice', valign: 'choice' } as const;

/** The editor of each key, by the object that has the key. */
export const PROPERTY_TABLE = {
  common: {
    title: 'text',
    id: 'id',
    box: 'box',
    rotate: 'angle',
    hold: ['part', 'hold'],
    blend: 'choice',
    creditShift: 'box',
    secondCreditShift: 'box',
    when: 'condition',
    hidden: 'flag',
    locked: 'flag',
    group: 'group',
  },
  shape: { ...PAINT_ROWS, gradient: ['part', 'gradient'], radius: 'length', shadow: ['part', 'shadow'], d: 'path' },
  halftone: { colour: 'colour', opacity: 'share', pitch: 'length', from: 'length', to: 'length', towards: 'choice' },
  text: { value: 'value', style: 'style', ...ALIGNED_ROWS, lines: 'count', overhang: 'length', overflowTo: 'flow' },
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
    ...ALIGNED_ROWS,
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
    shadow: ['part', 'shadow'],
    window: 'path',
  },
  list: { tags: ['list', 'tag'], padding: 'padding', gap: 'length', ...ALIGNED_ROWS, overflowTo: 'flow' },
  credit: { style: 'style', align: 'choice', before: 'text' },
  art: {
    drawing: 'drawing',
    focus: 'point',
    treatment: 'choice',
    radius: 'length',
    shadow: ['part', 'shadow'],
    window: 'path',
    fallback: 'elements',
  },
  hold: { x: 'choice', y: 'choice' },
  stroke: { colour: 'colour', width: 'points' },
  gradient: { form: 'choice', angle: 'angle', center: 'point', stops: ['list', 'stop'] },
  stop: { at: 'share', colour: 'colour', opacity: 'share' },
  shadow: { colour: 'colour', opacity: 'share', offset: 'padding', blur: 'length' },
  styled: STYLED_ROWS,
  badge: { ...STYLED_ROWS, symbol: 'symbol', width: 'length', height: 'length' },
  section: {
    heading: ['part', 'heading'],
    each: 'each',
    when: 'condition',
    spans: ['list', 'span'],
    hang: 'length',
    optional: 'flag',
  },
  heading: { text: 'text', style: 'style', runIn: 'flag', rule: ['part', 'stroke'] },
  span: { ...STYLED_ROWS, when: 'condition', tab: 'flag' },
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
    ...PAINT_ROWS,
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
    creditRoom: ['part', 'creditRoom'],
    secondCreditRoom: ['part', 'creditRoom'],
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
  creditRoom: { from: 'length', by: 'length' },
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
    icon: 'factor',
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
    creditRoom: ['part', 'creditRoom'],
    secondCreditRoom: ['part', 'creditRoom'],
    styles: 'panel',
    replace: 'panel',
    without: 'panel',
    front: 'elements',
    back: 'elements',
    more: 'elements',
  },
} as const satisfies Readonly<Record<string, PropertyRows>>;

/** The objects that have properties: elements, their parts, and parts of a template. */
export type PropertyOwner = Exclude<keyof typeof PROPERTY_TABLE, 'common'>;
