/** Creates new elements and parts of elements. They are valid and visible from the start. */

import { TEMPLATE_LIMITS } from '../card/template/basics.ts';
import { getSharedSymbols } from '../card/template/shared-symbols.ts';
import type { CardTemplate, Element } from '../card/template/template.ts';
import type { Edit } from '../document/edit.ts';
import { getValueAt, joinPointer } from '../document/pointer.ts';
import { getCardAreas } from './arrange/areas.ts';
import { type CopyResult, getListPointer, moveElement } from './arrange/copies.ts';
import { getOffsetOntoCard } from './arrange/limits.ts';
import { toRect } from './elements.ts';
import type { PropertyOwner } from './property-table.ts';
import { type Address, findElement, roundLength, type Side, type StudioView, setElementValue } from './view.ts';

/** The content of new texts, in the user's language. */
export interface BlankTexts {
  readonly text: string;
  readonly label: string;
}

/** Returns the style of new texts, preferably one for body text. Returns undefined if the template has no styles. */
const getDefaultStyle = ({ styles }: CardTemplate): string | undefined =>
  Object.hasOwn(styles, 'body')
    ? 'body'
    : (Object.entries(styles).find(([, { font }]) => font === 'text')?.[0] ?? Object.keys(styles)[0]);

/** The first style of a template without styles. */
const NEW_STYLE = { font: 'text', size: 8, colour: 'ink' } as const;

/** The sizes of new elements in millimeters. */
const DEFAULT_SIZES_MM: Readonly<Record<Element['kind'], readonly [width: number, height: number]>> = {
  shape: [20, 10],
  halftone: [20, 10],
  text: [30, 5],
  flow: [40, 25],
  stat: [11, 10],
  track: [30, 10],
  symbol: [8, 8],
  picture: [20, 20],
  list: [35, 7],
  credit: [40, 2.2],
  art: [40, 30],
};

/** Creates the properties of a new element, except its box. Lengths are in millimeters; the gaps of a flow are in points. */
function createContent(
  elementKind: Element['kind'],
  styleName: string,
  blankTexts: BlankTexts,
  template: CardTemplate,
): object {
  const createStyledValue = (sampleText: string): object => ({ style: styleName, value: { text: sampleText } });
  switch (elementKind) {
    case 'shape':
      return { fill: 'primary' };
    case 'halftone':
      return { colour: 'primary', pitch: 1.2, from: 0.2, to: 0.9, towards: 'up' };
    case 'text':
      return { ...createStyledValue(blankTexts.text), valign: 'middle' };
    case 'flow':
      return { sections: [{ spans: [createStyledValue(blankTexts.text)] }], gap: 1.2, sectionGap: 3.6 };
    case 'stat':
      return { label: createStyledValue(blankTexts.label), value: createStyledValue('0') };
    case 'track':
      return { runs: [createBlankRun('5')], cell: [4, 5.5], gap: 0.3 };
    case 'symbol':
      return { otherwise: Object.keys(getSharedSymbols())[0] ?? '' };
    case 'picture':
      return { picture: Object.keys(template.pictures ?? {})[0] ?? '' };
    case 'list':
      return {
        tags: [{ value: { text: blankTexts.label }, style: styleName, fill: 'wash', radius: 0.8 }],
        padding: [1, 0.6],
        gap: 0.6,
      };
    case 'credit':
      return { style: styleName };
    case 'art':
      return { drawing: `/${template.of ?? 'character'}/art/drawing`, focus: [0.5, 0.2], fallback: [] };
  }
}

const DEFAULT_STROKE = { colour: 'ink', width: 0.5 };
const DEFAULT_CELL = { fill: 'paper', stroke: { colour: 'ink', width: 0.8 } };
/** A color of a new gradient, which fades out as the ground of words on a picture does. */
const createBlankStop = (at: number, opacity: number): object => ({
  at,
  colour: 'primary',
  ...(opacity === 1 ? {} : { opacity }),
});
const createBlankRun = (countText: string): object => ({ count: { text: countText }, cell: DEFAULT_CELL });

/**
 * Creates an element on top of a side, in the middle of the safe area or in a given box. Returns no edits if the side is full,
 * or if the template has no picture to show. The first element of a new further card comes with a flow for overflowing texts.
 */
export function createElement(
  studioView: StudioView,
  side: Side,
  elementKind: Element['kind'],
  blankTexts: BlankTexts,
  elementBox?: Element['box'],
  contentOverrides: object = {},
): CopyResult {
  const { template } = studioView;
  // A picture element needs a picture of the template.
  if (elementKind === 'picture' && template.pictures === undefined) return { edits: [], addresses: [] };
  const listPointer = getListPointer(studioView, side);
  const elementsBefore = (getValueAt(template, listPointer) as readonly Element[] | undefined) ?? [];
  if (elementsBefore.length >= TEMPLATE_LIMITS.elements) return { edits: [], addresses: [] };
  const existingStyle = getDefaultStyle(template);
  const styleName = existingStyle ?? 'text';
  const needsFlow = side === 'more' && template.more === undefined && studioView.size === undefined;
  const safeArea = getCardAreas(studioView).safe;
  const newElement = {
    kind: elementKind,
    box: elementBox ?? createCenteredBox(elementKind, safeArea),
    ...createContent(elementKind, styleName, blankTexts, template),
    ...contentOverrides,
    ...(needsFlow && elementKind === 'flow' ? { continued: { style: styleName } } : {}),
  } as Element;
  const continuedFlow = {
    kind: 'flow',
    box: toBox(safeArea),
    sections: [],
    gap: 1.2,
    sectionGap: 3.6,
    continued: { style: styleName },
  };
  const addedFlow = needsFlow && elementKind !== 'flow' ? [continuedFlow as unknown as Element] : [];
  const placedElement = moveElement(newElement, getOffsetOntoCard(studioView, newElement, toRect(newElement.box)));
  const edits: Edit[] = [
    ...(existingStyle === undefined ? [{ op: 'set', path: `/styles/${styleName}`, value: NEW_STYLE } as const] : []),
    { op: 'set', path: listPointer, value: [...elementsBefore, ...addedFlow, placedElement] },
  ];
  return { edits, addresses: [joinPointer(listPointer, elementsBefore.length + addedFlow.length)] };
}

/** Adds an element to the fallback of art. The new element is as large as the art, except texts and symbols. */
export function createFallback(
  studioView: StudioView,
  artAddress: Address,
  elementKind: Element['kind'],
  blankTexts: BlankTexts,
): CopyResult {
  const { template } = studioView;
  const artElement = findElement(studioView, artAddress)?.element;
  if (artElement?.kind !== 'art' || artElement.fallback.length >= TEMPLATE_LIMITS.parts)
    return { edits: [], addresses: [] };
  const existingStyle = getDefaultStyle(template);
  const styleName = existingStyle ?? 'text';
  const [x, y, width, height] = artElement.box;
  const [defaultWidth, defaultHeight] =
    elementKind === 'text' || elementKind === 'symbol' ? DEFAULT_SIZES_MM[elementKind] : [width, height];
  const fallbackArea = {
    x: x + (width - defaultWidth) / 2,
    y: y + (height - defaultHeight) / 2,
    width: defaultWidth,
    height: defaultHeight,
  };
  const newElement = {
    kind: elementKind,
    box: toBox(fallbackArea),
    ...createContent(elementKind, styleName, blankTexts, template),
  };
  const edits: Edit[] = [
    ...(existingStyle === undefined ? [{ op: 'set', path: `/styles/${styleName}`, value: NEW_STYLE } as const] : []),
    ...setElementValue(studioView, artAddress, '/fallback', [...artElement.fallback, newElement]),
  ];
  return { edits, addresses: [joinPointer(artAddress, 'fallback', artElement.fallback.length)] };
}

type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const toBox = ({ x, y, width, height }: Rectangle): Element['box'] =>
  [x, y, width, height].map(roundLength) as Element['box'];

function createCenteredBox(elementKind: Element['kind'], safeArea: Rectangle): Element['box'] {
  const [width, height] = DEFAULT_SIZES_MM[elementKind];
  const [boxWidth, boxHeight] = [Math.min(width, safeArea.width), Math.min(height, safeArea.height)];
  return toBox({
    x: safeArea.x + (safeArea.width - boxWidth) / 2,
    y: safeArea.y + (safeArea.height - boxHeight) / 2,
    width: boxWidth,
    height: boxHeight,
  });
}

/** Where the lower part of a new card, which makes room for a credit line, begins: a share of its height. */
const CREDIT_ROOM_SHARE = 0.8;

/** Creates an optional part that the user turns on in a form, or a new entry of a list. Returns undefined if there is no blank. */
export function createBlankPart(
  part: PropertyOwner,
  template: CardTemplate,
  blankTexts: BlankTexts,
): object | undefined {
  const styleName = getDefaultStyle(template) ?? 'text';
  const styledValue = { style: styleName, value: { text: blankTexts.text } };
  const blankHeading = { style: styleName, text: blankTexts.label };
  switch (part) {
    case 'stroke':
      return DEFAULT_STROKE;
    case 'gradient':
      return { form: 'linear', stops: [createBlankStop(0, 1), createBlankStop(1, 0)] };
    case 'stop':
      return createBlankStop(1, 1);
    case 'shadow':
      return { offset: [0.5, 0.7], blur: 1, colour: 'ink', opacity: 0.5 };
    case 'hold':
    case 'guides':
      return {};
    case 'creditRoom':
      return { from: roundLength(template.size.height * CREDIT_ROOM_SHARE), by: 2.2 };
    case 'styled':
    case 'span':
      return styledValue;
    case 'badge':
      return { ...styledValue, symbol: 'shield', width: 4.5, height: 5.2 };
    case 'section':
      return { spans: [styledValue] };
    case 'heading':
      return blankHeading;
    case 'continued':
      return { style: styleName };
    case 'more':
      return { style: styleName, before: '+ ', after: '' };
    case 'run':
      return createBlankRun('1');
    case 'cell':
      return DEFAULT_CELL;
    case 'hatch':
      return { colour: 'ink', width: 0.4, pitch: 2.6 };
    case 'numbers':
      return { style: styleName };
    case 'tag':
      return { value: { text: blankTexts.label }, style: styleName };
    case 'theme':
      return { colours: {} };
    default:
      return undefined;
  }
}
