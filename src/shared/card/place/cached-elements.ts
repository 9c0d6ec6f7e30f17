/**
 * Elements of a template that were placed before are not placed again: between two keystrokes, between two cards of a deck, and
 * between two states of a template of which one element was changed, most of them show the same. What was placed belongs to the
 * element; its key is everything else that is looked at. Without this a deck of the samples takes three quarters longer, and the
 * card of a keystroke more than twice as long.
 */

import { type Cache, cached, cachedFor, cachedWhenRepeated, idOf, newCache } from '../../base/cache.ts';
import { segments, valueBelow } from '../../document/pointer.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { pointersIn } from '../binding/pointers.ts';
import { symbolName } from '../binding/runs.ts';
import { missingGlyphs } from '../notes/missing-glyphs.ts';
import { drawingOf } from '../pictures/drawings.ts';
import type { CardTemplate, Element } from '../template/template.ts';
import { type Context, NOTHING, type Placed } from './context.ts';
import { isShown, placeElement } from './place-element.ts';
import { namesPicture, symbolCalled } from './place-symbol.ts';
import { namedOnFront } from './place-text.ts';
import { isTitle, namePointerOf } from './role.ts';

/** Placings of one element that are kept at once, in each of two generations: more than a team needs, under all themes of a large library. */
const MOST_PLACINGS = 96;

/** A pointer in segments. */
type Segments = readonly string[];

/** What an element can look at, by the keys under which a template points. */
interface ElementInputs {
  /** Lists stand for their entries. */
  readonly pointers: readonly Segments[];
  readonly drawings: readonly Segments[];
}

/** Without the element's own condition: what is placed is the same under whatever values let it be shown. */
function inputsOf({ when: _, ...shown }: Element): ElementInputs {
  const { pointers, drawings } = pointersIn(shown);
  const whole = pointers.filter((pointer) => !pointer.includes('/*') && !drawings.includes(pointer));
  // The name of a symbol is read from beside its drawing.
  const all = [...whole, ...drawings.map(namePointerOf)];
  return { pointers: all.map(segments), drawings: drawings.map(segments) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The part of a key for one value; equal values give equal parts. */
function keyPart(value: unknown): string {
  if (isObject(value)) return `#${JSON.stringify(value)}`;
  // The length in front says where the text ends, so that nothing in it needs to be escaped.
  return typeof value === 'string' ? `${value.length} ${value}` : `=${value}`;
}

function drawingKey(value: unknown): string {
  const drawing = isObject(value) ? drawingOf(value) : undefined;
  return drawing === undefined ? '' : String(idOf(drawing));
}

/** Key of what an element reads of the documents. */
function inputKeyOf({ pointers, drawings }: ElementInputs, { binding, arriving }: Context): string {
  let key = '';
  for (const pointer of pointers) key += `${keyPart(valueBelow(binding, pointer))}\n`;
  for (const pointer of drawings) key += `${drawingKey(valueBelow(binding, pointer))}\n`;
  return arriving.length === 0 ? key : `${key}${JSON.stringify(arriving)}`;
}

/** Styles that have a number at once. */
const MOST_STYLES = 2000;
const numbers = newCache<number>();
const numbered = new WeakMap<object, number>();
let nextNumber = 1;

/** A number for what is in a style, since every size and theme makes its styles anew. No number is given twice. */
const styleNumber = (style: object): number =>
  cachedFor(numbered, style, () => {
    return cached(numbers, JSON.stringify(style), MOST_STYLES, () => {
      nextNumber += 1;
      return nextNumber - 1;
    });
  });

/** The names of styles in an element, wherever they stand. */
function stylesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (!isObject(node)) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'style' && typeof value === 'string') found.add(value);
    else stylesIn(value, found);
  }
  return found;
}

/** Key of what an element reads of its template. */
const templateKeyOf = (styles: readonly string[], template: CardTemplate): string =>
  styles.map((name) => styleNumber(template.styles[name] ?? template)).join(' ');

/** Which drawing a symbol is; a document may name it. */
function symbolKey(element: Element, { binding, template }: Context): string {
  const idOfSymbol = (name: string | undefined): string => {
    const drawing = symbolCalled(template, name);
    return drawing === undefined ? '-' : String(idOf(drawing));
  };
  if (element.kind === 'stat') return element.badge === undefined ? '' : `${idOfSymbol(element.badge.symbol)}\n`;
  if (element.kind !== 'symbol') return '';
  const { name, otherwise } = element;
  return `${name === undefined ? '' : idOfSymbol(symbolName(name, binding))} ${idOfSymbol(otherwise)}\n`;
}

interface ElementCache {
  readonly sight: ElementInputs;
  readonly styles: readonly string[];
  readonly seen: Cache<Placed | null>;
  /** The same of an element that reads nothing of the documents, as lines and grounds do. */
  readonly constant: Cache<Placed> | undefined;
  /** Its looks, by template and by what the side has in common. */
  readonly looks: WeakMap<CardTemplate, Cache<Look>>;
}

/** One look of an element: the part of its key that does not depend on the documents. */
interface Look {
  readonly key: string;
  /** What a constant element places. */
  placed?: Placed;
}

const caches = new WeakMap<FontSet, WeakMap<Element, ElementCache>>();

/** What others pass on to a flow is not known beforehand, nor what a document calls a symbol. */
const isConstant = ({ kind }: Element, { pointers, drawings }: ElementInputs): boolean =>
  kind !== 'flow' && kind !== 'symbol' && pointers.length === 0 && drawings.length === 0;

function newElementCache(element: Element): ElementCache {
  const sight = inputsOf(element);
  return {
    sight,
    styles: [...stylesIn(element)],
    seen: newCache<Placed | null>(),
    constant: isConstant(element, sight) ? newCache<Placed>() : undefined,
    looks: new WeakMap(),
  };
}

/** What all elements of a side have in common in their keys. */
export const sideKeyOf = ({ side, theme, icons, binding: { formatters } }: Context): string =>
  `${side} ${idOf(theme)} ${idOf(formatters)} ${idOf(icons)}`;

/** Keys of looks that a template has for one element at once: more than it has themes. */
const MOST_LOOKS = 500;

function lookOf({ looks, styles }: ElementCache, template: CardTemplate, sideKey: string): Look {
  const known = cachedFor(looks, template, () => newCache<Look>());
  return cached(known, sideKey, MOST_LOOKS, () => ({ key: `${sideKey}\n${templateKeyOf(styles, template)}\n` }));
}

function keyOf(element: Element, { key }: Look, { sight }: ElementCache, context: Context): string {
  const named = element.kind === 'text' && isTitle(element) && namedOnFront(context) ? 'named\n' : '';
  return key + named + symbolKey(element, context) + inputKeyOf(sight, context);
}

/** As `placeElement`, with the characters that no font has; equal content gives the same objects. */
export function placeCached(element: Element, context: Context, sideKey: string): Placed {
  if (!isShown(element, context)) return NOTHING;
  // What may be a bitmap hangs on more than the document: it is placed quickly and not cached.
  if (element.kind === 'art' || element.kind === 'picture') return placeChecked(element, context);
  if (element.kind === 'symbol' && namesPicture(element, context)) return placeChecked(element, context);
  const ofFonts = cachedFor(caches, context.fonts, () => new WeakMap());
  const cache = cachedFor(ofFonts, element, () => newElementCache(element));
  const look = lookOf(cache, context.template, sideKey);
  if (look.placed !== undefined) return look.placed;
  const key = keyOf(element, look, cache, context);
  const make = () => placeChecked(element, context);
  if (cache.constant === undefined) return cachedWhenRepeated(cache.seen, key, MOST_PLACINGS, make);
  look.placed = cached(cache.constant, key, MOST_PLACINGS, make);
  return look.placed;
}

function placeChecked(element: Element, context: Context): Placed {
  const part = placeElement(element, context);
  const missing = missingGlyphs(part.items);
  return missing === undefined ? part : { ...part, notes: [...part.notes, missing] };
}
