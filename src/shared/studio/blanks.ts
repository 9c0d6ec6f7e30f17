/** New elements and parts of elements, as they are before somebody changes them: valid at once, and visible. */

import { LIMITS } from '../card/template/basics.ts';
import { sharedSymbols } from '../card/template/shared-symbols.ts';
import type { CardTemplate, Element } from '../card/template/template.ts';
import type { Edit } from '../document/edit.ts';
import { pointer, valueAt } from '../document/pointer.ts';
import { cardAreas } from './arrange/areas.ts';
import { type Copied, listOf, movedElement } from './arrange/copies.ts';
import { wayInto } from './arrange/limits.ts';
import { rectOfBox } from './elements.ts';
import type { Part } from './property-table.ts';
import { type Address, elementAt, rounded, type Side, type StudioView, setAt } from './view.ts';

/** What stands in new texts until something else does, in the language of whoever draws. */
export interface BlankTexts {
  readonly text: string;
  readonly label: string;
}

/** The style that new words are set in: one for running text where there is one. */
const styleFor = ({ styles }: CardTemplate): string | undefined =>
  Object.hasOwn(styles, 'body')
    ? 'body'
    : (Object.entries(styles).find(([, { font }]) => font === 'text')?.[0] ?? Object.keys(styles)[0]);

/** Of a template without any. */
const FIRST_STYLE = { font: 'text', size: 8, colour: 'ink' } as const;

/** Millimetres. */
const SIZES: Readonly<Record<Element['kind'], readonly [width: number, height: number]>> = {
  shape: [20, 10],
  halftone: [20, 10],
  text: [30, 5],
  flow: [40, 25],
  stat: [11, 10],
  track: [30, 10],
  symbol: [8, 8],
  picture: [20, 20],
  list: [35, 7],
  art: [40, 30],
};

function contentOf(kind: Element['kind'], style: string, words: BlankTexts, template: CardTemplate): object {
  const styled = (text: string): object => ({ style, value: { text } });
  switch (kind) {
    case 'shape':
      return { fill: 'primary' };
    case 'halftone':
      return { colour: 'primary', pitch: 1.2, from: 0.2, to: 0.9, towards: 'up' };
    case 'text':
      return { ...styled(words.text), valign: 'middle' };
    case 'flow':
      return { sections: [{ spans: [styled(words.text)] }], gap: 1.2, sectionGap: 3.6 };
    case 'stat':
      return { label: styled(words.label), value: styled('0') };
    case 'track':
      return { runs: [blankRun('5')], cell: [4, 5.5], gap: 0.3 };
    case 'symbol':
      return { otherwise: Object.keys(sharedSymbols())[0] ?? '' };
    case 'picture':
      return { picture: Object.keys(template.pictures ?? {})[0] ?? '' };
    case 'list':
      return {
        tags: [{ value: { text: words.label }, style, fill: 'wash', radius: 0.8 }],
        padding: [1, 0.6],
        gap: 0.6,
      };
    case 'art':
      return { drawing: `/${template.of ?? 'character'}/art/drawing`, focus: [0.5, 0.2], fallback: [] };
  }
}

const STROKE = { colour: 'ink', width: 0.5 };
const CELL = { fill: 'paper', stroke: { colour: 'ink', width: 0.8 } };
const blankRun = (count: string): object => ({ count: { text: count }, cell: CELL });

/**
 * A new element on top of a side, in the middle of the safe area or where it is put. Nothing where the side is full, or the template has nothing to show in it. A further
 * card that the template does not have yet begins with a flow that takes words, whatever is asked for.
 */
export function newElement(
  studioView: StudioView,
  side: Side,
  kind: Element['kind'],
  words: BlankTexts,
  box?: Element['box'],
  content: object = {},
): Copied {
  const { template } = studioView;
  // It shows a picture of the template, which has to have one.
  if (kind === 'picture' && template.pictures === undefined) return { edits: [], addresses: [] };
  const list = listOf(studioView, side);
  const before = (valueAt(template, list) as readonly Element[] | undefined) ?? [];
  if (before.length >= LIMITS.elements) return { edits: [], addresses: [] };
  const known = styleFor(template);
  const style = known ?? 'text';
  const needsFlow = side === 'more' && template.more === undefined && studioView.size === undefined;
  const { safe } = cardAreas(studioView);
  const made = {
    kind,
    box: box ?? middleBox(kind, safe),
    ...contentOf(kind, style, words, template),
    ...content,
    ...(needsFlow && kind === 'flow' ? { continued: { style } } : {}),
  } as Element;
  const taking = { kind: 'flow', box: toBox(safe), sections: [], gap: 1.2, sectionGap: 3.6, continued: { style } };
  const first = needsFlow && kind !== 'flow' ? [taking as unknown as Element] : [];
  const placed = movedElement(made, wayInto(studioView, made, rectOfBox(made.box)));
  const edits: Edit[] = [
    ...(known === undefined ? [{ op: 'set', path: `/styles/${style}`, value: FIRST_STYLE } as const] : []),
    { op: 'set', path: list, value: [...before, ...first, placed] },
  ];
  return { edits, addresses: [pointer(list, before.length + first.length)] };
}

/** A new element that stands in for art where there is none, as large as the art; words with their usual height. */
export function newFallback(studioView: StudioView, art: Address, kind: Element['kind'], words: BlankTexts): Copied {
  const { template } = studioView;
  const holder = elementAt(studioView, art)?.element;
  if (holder?.kind !== 'art' || holder.fallback.length >= LIMITS.parts) return { edits: [], addresses: [] };
  const known = styleFor(template);
  const style = known ?? 'text';
  const [x, y, width, height] = holder.box;
  const [across, down] = kind === 'text' || kind === 'symbol' ? SIZES[kind] : [width, height];
  const room = { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
  const made = { kind, box: toBox(room), ...contentOf(kind, style, words, template) };
  const edits: Edit[] = [
    ...(known === undefined ? [{ op: 'set', path: `/styles/${style}`, value: FIRST_STYLE } as const] : []),
    ...setAt(studioView, art, '/fallback', [...holder.fallback, made]),
  ];
  return { edits, addresses: [pointer(art, 'fallback', holder.fallback.length)] };
}

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const toBox = ({ x, y, width, height }: Area): Element['box'] => [x, y, width, height].map(rounded) as Element['box'];

function middleBox(kind: Element['kind'], safe: Area): Element['box'] {
  const [width, height] = SIZES[kind];
  const [across, down] = [Math.min(width, safe.width), Math.min(height, safe.height)];
  return toBox({
    x: safe.x + (safe.width - across) / 2,
    y: safe.y + (safe.height - down) / 2,
    width: across,
    height: down,
  });
}

/** What a form adds when it turns an optional part on, or puts another entry into a list. Undefined for what has no blank. */
export function blankPart(part: Part, template: CardTemplate, words: BlankTexts): object | undefined {
  const style = styleFor(template) ?? 'text';
  const styled = { style, value: { text: words.text } };
  const heading = { style, text: words.label };
  switch (part) {
    case 'stroke':
      return STROKE;
    case 'hold':
    case 'guides':
      return {};
    case 'styled':
    case 'span':
      return styled;
    case 'badge':
      return { ...styled, symbol: 'shield', width: 4.5, height: 5.2 };
    case 'section':
      return { spans: [styled] };
    case 'heading':
      return heading;
    case 'continued':
      return { style };
    case 'more':
      return { style, before: '+ ', after: '' };
    case 'run':
      return blankRun('1');
    case 'cell':
      return CELL;
    case 'hatch':
      return { colour: 'ink', width: 0.4, pitch: 2.6 };
    case 'numbers':
      return { style };
    case 'tag':
      return { value: { text: words.label }, style };
    case 'theme':
      return { colours: {} };
    default:
      return undefined;
  }
}
