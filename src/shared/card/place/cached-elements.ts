/**
 * Caches placed elements: most elements show the same content after a keystroke, on the next card of a deck, and after an edit of
 * another element of the template. Each element has its own cache; the key is made of everything that the element reads. Without
 * this cache a deck of the samples takes 75 % longer, and redrawing one card more than twice as long.
 */

import {
  type Cache,
  createCache,
  getObjectId,
  getOrCreate,
  getOrCreateFor,
  getOrCreateRepeated,
} from '../../base/cache.ts';
import { getValueBySegments, parsePointer } from '../../document/pointer.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { CREDIT_PARTS } from '../binding/credits.ts';
import { getPartPointers } from '../binding/pointers.ts';
import { bindSymbolName } from '../binding/runs.ts';
import { findMissingGlyphs } from '../findings/missing-glyphs.ts';
import { getDrawing } from '../pictures/drawings.ts';
import type { CardTemplate, Element } from '../template/template.ts';
import { EMPTY_PLACEMENT, type LayoutContext, type Placement } from './context.ts';
import { isShown, placeElement } from './place-element.ts';
import { findSymbol, namesBitmap } from './place-symbol.ts';
import { isNamedOnFront } from './place-text.ts';
import { getNamePointer, isTitle } from './role.ts';

/** Cached placements of one element: more than a team or all themes of a large library need. A cache holds up to twice as many. */
const MAX_CACHED_PLACEMENTS = 96;

/** The segments of a pointer. */
type Segments = readonly string[];

/** The parts of the documents that an element reads. */
interface ElementInputs {
  /** Pointers to values. A list's pointer covers its entries. */
  readonly pointers: readonly Segments[];
  /** Pointers to drawings. */
  readonly drawings: readonly Segments[];
}

/** Returns what an element reads, except for its condition, which does not change the look of an element that is shown. */
function getElementInputs({ when: _condition, ...unconditional }: Element): ElementInputs {
  if (unconditional.kind === 'credit') return CREDIT_INPUTS;
  const { pointers, drawings } = getPartPointers(unconditional);
  const plainPointers = pointers.filter((pointer) => !pointer.includes('/*') && !drawings.includes(pointer));
  // A symbol's alternative text is the name next to its drawing.
  const valuePointers = [...plainPointers, ...drawings.map(getNamePointer)];
  return { pointers: valuePointers.map(parsePointer), drawings: drawings.map(parsePointer) };
}

/** What a credit line reads. */
const CREDIT_INPUTS: ElementInputs = {
  pointers: CREDIT_PARTS.map((part) => ['credits', part]),
  drawings: [['credits', 'symbol']],
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the key for one value; equal values give equal keys. */
function createKeyPart(value: unknown): string {
  if (isObject(value)) return `#${JSON.stringify(value)}`;
  // The length prefix says where the text ends, so that nothing has to be escaped.
  return typeof value === 'string' ? `${value.length} ${value}` : `=${value}`;
}

function getDrawingKey(value: unknown): string {
  const drawing = isObject(value) ? getDrawing(value) : undefined;
  return drawing === undefined ? '' : String(getObjectId(drawing));
}

/** Creates the key for everything that an element reads from the documents. */
function createInputKey({ pointers, drawings }: ElementInputs, { binding, incomingOverflows }: LayoutContext): string {
  let inputKey = '';
  for (const pointer of pointers) inputKey += `${createKeyPart(getValueBySegments(binding, pointer))}\n`;
  for (const pointer of drawings) inputKey += `${getDrawingKey(getValueBySegments(binding, pointer))}\n`;
  return incomingOverflows.length === 0 ? inputKey : `${inputKey}${JSON.stringify(incomingOverflows)}`;
}

/** The maximum number of styles whose numbers are cached. */
const MAX_CACHED_STYLES = 2000;
const styleNumbers = createCache<number>();
const numbersByStyle = new WeakMap<object, number>();
let nextStyleNumber = 1;

/** Returns a number for a style's content, since every size and theme creates its own style objects. Numbers are never reused. */
const getStyleNumber = (style: object): number =>
  getOrCreateFor(numbersByStyle, style, () => {
    return getOrCreate(styleNumbers, JSON.stringify(style), MAX_CACHED_STYLES, () => {
      nextStyleNumber += 1;
      return nextStyleNumber - 1;
    });
  });

/** Collects the names of all styles in an element. */
function collectStyleNames(node: unknown, styleNames = new Set<string>()): Set<string> {
  if (!isObject(node)) return styleNames;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'style' && typeof value === 'string') styleNames.add(value);
    else collectStyleNames(value, styleNames);
  }
  return styleNames;
}

/** Creates the key for the styles that an element reads from its template. A name without a style gets the number of the template. */
const createTemplateKey = (styles: readonly string[], template: CardTemplate): string =>
  styles.map((styleName) => getStyleNumber(template.styles[styleName] ?? template)).join(' ');

/** Creates the key for the drawing of a symbol, which a document may name. */
function createSymbolKey(element: Element, { binding, template }: LayoutContext): string {
  const getSymbolId = (symbolName: string | undefined): string => {
    const drawing = findSymbol(template, symbolName);
    return drawing === undefined ? '-' : String(getObjectId(drawing));
  };
  if (element.kind === 'stat') return element.badge === undefined ? '' : `${getSymbolId(element.badge.symbol)}\n`;
  if (element.kind !== 'symbol') return '';
  const { name, otherwise } = element;
  return `${name === undefined ? '' : getSymbolId(bindSymbolName(name, binding))} ${getSymbolId(otherwise)}\n`;
}

interface ElementCache {
  readonly inputs: ElementInputs;
  readonly styles: readonly string[];
  readonly placements: Cache<Placement | null>;
  /** Placements of an element that reads nothing from the documents, such as a background. Undefined for other elements. */
  readonly constantPlacements: Cache<Placement> | undefined;
  /** Variants by template and side key. */
  readonly variants: WeakMap<CardTemplate, Cache<ElementVariant>>;
}

/** One variant of an element: the part of its key that does not depend on the documents. */
interface ElementVariant {
  readonly key: string;
  /** The placement of a constant element. */
  placement?: Placement;
}

const elementCaches = new WeakMap<FontSet, WeakMap<Element, ElementCache>>();

/** Whether an element looks the same for all documents. Flows may receive other texts, and documents may name symbols. */
const isConstant = ({ kind }: Element, { pointers, drawings }: ElementInputs): boolean =>
  kind !== 'flow' && kind !== 'symbol' && pointers.length === 0 && drawings.length === 0;

function createElementCache(element: Element): ElementCache {
  const inputs = getElementInputs(element);
  return {
    inputs,
    styles: [...collectStyleNames(element)],
    placements: createCache<Placement | null>(),
    constantPlacements: isConstant(element, inputs) ? createCache<Placement>() : undefined,
    variants: new WeakMap(),
  };
}

/** Creates the part of the key that all elements of a side share. */
export const createSideKey = ({ side, theme, icons, binding: { formatters } }: LayoutContext): string =>
  `${side} ${getObjectId(theme)} ${getObjectId(formatters)} ${getObjectId(icons)}`;

/** The maximum number of cached variants of one element: more than a template has themes. */
const MAX_CACHED_VARIANTS = 500;

function getVariant({ variants, styles }: ElementCache, template: CardTemplate, sideKey: string): ElementVariant {
  const variantCache = getOrCreateFor(variants, template, () => createCache<ElementVariant>());
  return getOrCreate(variantCache, sideKey, MAX_CACHED_VARIANTS, () => ({
    key: `${sideKey}\n${createTemplateKey(styles, template)}\n`,
  }));
}

function createElementKey(
  element: Element,
  { key }: ElementVariant,
  { inputs }: ElementCache,
  context: LayoutContext,
): string {
  // A shortened name is reported only if the front does not report it already, so the result depends on the front.
  const nameKey = element.kind === 'text' && isTitle(element) && isNamedOnFront(context) ? 'named\n' : '';
  const maxScale = context.maxScales?.get(element);
  const scaleKey = maxScale === undefined ? '' : `scale ${maxScale}\n`;
  return key + nameKey + scaleKey + createSymbolKey(element, context) + createInputKey(inputs, context);
}

/** Places an element like `placeElement` and reports characters that no font has. Equal content gives the same objects. */
export function placeCached(element: Element, context: LayoutContext, sideKey: string): Placement {
  if (!isShown(element, context)) return EMPTY_PLACEMENT;
  // Bitmaps depend on more than the document, and are placed quickly without a cache.
  if (element.kind === 'art' || element.kind === 'picture') return placeAndCheckGlyphs(element, context);
  if (element.kind === 'symbol' && namesBitmap(element, context)) return placeAndCheckGlyphs(element, context);
  const cachesByElement = getOrCreateFor(elementCaches, context.fonts, () => new WeakMap());
  const elementCache = getOrCreateFor(cachesByElement, element, () => createElementCache(element));
  const variant = getVariant(elementCache, context.template, sideKey);
  if (variant.placement !== undefined) return variant.placement;
  const elementKey = createElementKey(element, variant, elementCache, context);
  const placeUncached = () => placeAndCheckGlyphs(element, context);
  if (elementCache.constantPlacements === undefined)
    return getOrCreateRepeated(elementCache.placements, elementKey, MAX_CACHED_PLACEMENTS, placeUncached);
  variant.placement = getOrCreate(elementCache.constantPlacements, elementKey, MAX_CACHED_PLACEMENTS, placeUncached);
  return variant.placement;
}

function placeAndCheckGlyphs(element: Element, context: LayoutContext): Placement {
  const placement = placeElement(element, context);
  const missingGlyphs = findMissingGlyphs(placement.items);
  return missingGlyphs === undefined ? placement : { ...placement, findings: [...placement.findings, missingGlyphs] };
}
