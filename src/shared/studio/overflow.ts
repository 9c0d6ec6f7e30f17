/** Finds texts that do not fit their boxes, and the changes that make them fit. */

import type { CardGame } from '../card/card-rules.ts';
import { bisectFirst, type LayoutContext } from '../card/place/context.ts';
import { placeElement } from '../card/place/place-element.ts';
import { TEMPLATE_LIMITS } from '../card/template/basics.ts';
import type { Element } from '../card/template/template.ts';
import { getTextStyle, MIN_TYPE_SIZE } from '../card/text-style.ts';
import type { Edit } from '../document/edit.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { joinPointer } from '../document/pointer.ts';
import { getCardAreas } from './arrange/areas.ts';
import { toRect } from './elements.ts';
import { type CardSubjectInput, getCardContext, listPlacedParts } from './placed-card.ts';
import { listElementReferences, listUses } from './references.ts';
import { duplicatePart } from './template-parts.ts';
import {
  type Address,
  findElement,
  getShownTemplate,
  getSideElements,
  roundLength,
  type Side,
  type StudioView,
  setElementKeys,
} from './view.ts';

/** Where the words that have no room in their box are printed: in a running text of the card, or on a further card. */
export type OverflowTarget = 'flow' | 'card';

/** Lists the elements of a side whose words do not fit on the shown card, and where those words go instead. */
export function listOverflows(
  gameCatalog: GameCatalog<CardGame>,
  studioView: StudioView,
  subjectInput: CardSubjectInput,
  side: Side,
): ReadonlyMap<Address, OverflowTarget> {
  const placements = listPlacedParts(gameCatalog, getShownTemplate(studioView), subjectInput, side);
  const elements = getSideElements(studioView, side).filter(({ inside }) => inside === undefined);
  return new Map(
    elements.flatMap(({ address, element }, index): [Address, OverflowTarget][] => {
      const overflows = placements[index]?.overflows ?? [];
      // Running text that goes on in another running text is what its template wants.
      const marked =
        element.kind === 'flow' ? overflows.filter(({ targetFlowId }) => targetFlowId === undefined) : overflows;
      if (marked.length === 0) return [];
      return [[address, marked.some(({ targetFlowId }) => targetFlowId === undefined) ? 'card' : 'flow']];
    }),
  );
}

/** A way out of an overflow: more lines, running text instead of a text, smaller type, or a larger box. */
export interface OverflowWay {
  readonly kind: 'lines' | 'flow' | 'type' | 'box';
  /** The new number of lines, or the new type size in points. Absent for the other ways. */
  readonly amount?: number;
  readonly edits: readonly Edit[];
}

type TextElement = Extract<Element, { kind: 'text' }>;
type FlowElement = Extract<Element, { kind: 'flow' }>;

/**
 * Lists what can be done about words that do not fit on the shown card. More lines, smaller type and a larger box are offered only if they
 * suffice; running text always is.
 */
export function listOverflowWays(
  gameCatalog: GameCatalog<CardGame>,
  studioView: StudioView,
  subjectInput: CardSubjectInput,
  address: Address,
): readonly OverflowWay[] {
  const studioElement = findElement(studioView, address);
  if (studioElement === undefined) return [];
  const context = {
    ...getCardContext(gameCatalog, getShownTemplate(studioView), subjectInput),
    side: studioElement.side === 'back' ? ('back' as const) : ('front' as const),
    incomingOverflows: [],
  };
  const overflow: OverflowCase = { studioView, address, element: studioElement.element, context };
  return [findLinesWay(overflow), createFlowWay(overflow), findTypeWay(overflow), findBoxWay(overflow)].flatMap(
    (way) => way ?? [],
  );
}

interface OverflowCase {
  readonly studioView: StudioView;
  readonly address: Address;
  readonly element: Element;
  readonly context: LayoutContext;
}

const fits = (element: Element, context: LayoutContext): boolean =>
  placeElement(element, context).overflows.length === 0;

function findLinesWay({ studioView, address, element, context }: OverflowCase): OverflowWay | undefined {
  if (element.kind !== 'text') return undefined;
  const lineCount = findLineCount(element, context);
  return lineCount === undefined
    ? undefined
    : { kind: 'lines', amount: lineCount, edits: setElementKeys(studioView, address, { lines: lineCount }) };
}

/** The largest number of lines that is tried: more do not fit on a card. */
const MAX_LINES = Math.min(40, TEMPLATE_LIMITS.lines);

/** Returns the smallest number of lines in which a text fits its box; undefined if no number suffices. */
function findLineCount(element: TextElement, context: LayoutContext): number | undefined {
  if (!fits({ ...element, lines: MAX_LINES }, context)) return undefined;
  let [low, high] = [(element.lines ?? 1) + 1, MAX_LINES];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits({ ...element, lines: middle }, context)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Turns a text into running text, which fills its box and prints the rest elsewhere. Only the template's own size can do that. */
function createFlowWay({ studioView, address, element }: OverflowCase): OverflowWay | undefined {
  if (element.kind !== 'text' || studioView.size !== undefined) return undefined;
  const {
    kind: _kind,
    style,
    value,
    align: _align,
    valign: _valign,
    lines: _lines,
    overhang: _overhang,
    ...common
  } = element;
  const flow = { ...common, kind: 'flow', sections: [{ spans: [{ style, value }] }], gap: 1.2, sectionGap: 3.6 };
  return { kind: 'flow', edits: [{ op: 'set', path: address, value: flow }] };
}

/** The step in which smaller type is tried, in points. */
const TYPE_STEP = 0.5;

/**
 * Lets the type of an element shrink further. A style that other elements use as well is copied, so that only this element changes. In
 * another size, a style belongs to that size.
 */
function findTypeWay({ studioView, address, element, context }: OverflowCase): OverflowWay | undefined {
  const styleReferences = listElementReferences(element, address).filter(({ what }) => what === 'style');
  const [styleName = ''] = new Set(styleReferences.map(({ name }) => name));
  const { styles } = context.template;
  const style = styles[styleName];
  if (style === undefined || studioView.size !== undefined || styleReferences.some(({ name }) => name !== styleName))
    return undefined;
  const { min: currentMin } = getTextStyle(styles, styleName, context.theme);
  const stepCount = Math.floor((currentMin - MIN_TYPE_SIZE) / TYPE_STEP);
  const typeSizes = Array.from({ length: stepCount }, (_step, index) => currentMin - (index + 1) * TYPE_STEP);
  const typeSize = typeSizes.find((min) =>
    fits(element, {
      ...context,
      template: { ...context.template, styles: { ...styles, [styleName]: { ...style, min } } },
    }),
  );
  if (typeSize === undefined) return undefined;
  const isShared = listUses(studioView.template, 'style', styleName).some(
    (pointer) => !pointer.startsWith(`${address}/`),
  );
  const setMin = (name: string): Edit => ({ op: 'set', path: joinPointer('/styles', name, 'min'), value: typeSize });
  if (!isShared) return { kind: 'type', amount: typeSize, edits: [setMin(styleName)] };
  const copy = duplicatePart(studioView.template, 'style', styleName);
  if (!copy.ok) return undefined;
  const references = styleReferences.map(({ path }): Edit => ({ op: 'set', path, value: copy.name }));
  return { kind: 'type', amount: typeSize, edits: [...copy.edits, setMin(copy.name), ...references] };
}

/** The step in which larger boxes are tried, in millimeters. */
const BOX_STEP_MM = 0.5;

/** Makes a box larger: downward and then upward, and if that does not suffice also to both sides, up to the edges of the safe area. */
function findBoxWay({ studioView, address, element, context }: OverflowCase): OverflowWay | undefined {
  if (element.kind !== 'text' && element.kind !== 'flow') return undefined;
  const { safe } = getCardAreas(studioView);
  const box = toRect(element.box);
  const [left, top] = [Math.min(box.x, safe.x), Math.min(box.y, safe.y)];
  const [right, bottom] = [
    Math.max(box.x + box.width, safe.x + safe.width),
    Math.max(box.y + box.height, safe.y + safe.height),
  ];
  const growBox = (x: number, width: number, growth: number): TextElement | FlowElement => {
    const downward = Math.min(growth, bottom - box.y - box.height);
    const largerBox = [x, box.y - (growth - downward), width, box.height + growth].map(roundLength);
    const grown = { ...element, box: largerBox as Element['box'] };
    return grown.kind === 'text' ? { ...grown, lines: MAX_LINES } : grown;
  };
  const maxGrowth = bottom - top - box.height;
  const growths = Array.from({ length: Math.ceil(maxGrowth / BOX_STEP_MM) + 1 }, (_step, index) =>
    Math.min(maxGrowth, index * BOX_STEP_MM),
  );
  for (const [x, width] of [
    [box.x, box.width],
    [left, right - left],
  ] as const) {
    const grown = bisectFirst(growths, (growth) => {
      const candidate = growBox(x, width, growth);
      return fits(candidate, context) ? candidate : undefined;
    });
    if (grown === undefined) continue;
    const lines = grown.kind === 'text' ? { lines: findLineCount({ ...grown, lines: 0 }, context) } : {};
    return { kind: 'box', edits: setElementKeys(studioView, address, { box: grown.box, ...lines }) };
  }
  return undefined;
}
