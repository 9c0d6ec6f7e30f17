/**
 * Elements of a template that were placed before are not placed again: between two keystrokes, and between two cards of a
 * deck, most of them show the same. The cache key of an element is everything it can look at. Without this a deck takes 24 %
 * longer, the card of a keystroke 32 %.
 */

import { type Cache, cachedFor, cachedWhenRepeated, idOf, newCache } from '../../cache.ts';
import { segments, valueBelow } from '../../document/pointer.ts';
import { pointersIn } from '../binding/pointers.ts';
import type { Binding } from '../binding/runs.ts';
import { missingGlyphs } from '../notes/missing-glyphs.ts';
import { drawingOf } from '../pictures/drawings.ts';
import type { Element } from '../template/template.ts';
import type { Context, Placed } from './context.ts';
import { placeElement } from './place-element.ts';
import { namesPicture } from './place-symbol.ts';
import { namePointerOf } from './role.ts';

/** Placings of one element that are kept at once, in each of two generations: more than a team needs. */
const MOST_PLACINGS = 48;

/** A pointer in segments. */
type Segments = readonly string[];

/** What an element can look at, by the keys under which a template points. */
interface ElementInputs {
  /** Lists stand for their entries. */
  readonly pointers: readonly Segments[];
  readonly drawings: readonly Segments[];
}

function inputsOf(element: Element): ElementInputs {
  const { pointers, drawings } = pointersIn(element);
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

/** Key of all that an element reads. */
function inputKeyOf({ pointers, drawings }: ElementInputs, { binding, arriving }: Context): string {
  let key = '';
  for (const pointer of pointers) key += `${keyPart(valueBelow(binding, pointer))}\n`;
  for (const pointer of drawings) key += `${drawingKey(valueBelow(binding, pointer))}\n`;
  return arriving.length === 0 ? key : `${key}${JSON.stringify(arriving)}`;
}

interface ElementCache {
  readonly sight: ElementInputs;
  readonly seen: Cache<Placed | null>;
}

/** What was placed on one side under one theme and one set of formatters, by element. */
interface SideCache extends Pick<Context, 'theme' | 'side'> {
  readonly formatters: Binding['formatters'];
  readonly looks: Map<Element, ElementCache>;
}

/** Side caches of a template that are kept at once: one for each faction of a large library. */
const MOST_SIDE_CACHES = 64;
const sideCaches = new WeakMap<object, WeakMap<object, SideCache[]>>();

/** The cache of the side that is being placed. */
export function sideCacheOf({ fonts, template, theme, side, binding: { formatters } }: Context): SideCache {
  const all = cachedFor(
    cachedFor(sideCaches, fonts, () => new WeakMap()),
    template,
    () => [],
  );
  const known = all.find((one) => one.theme === theme && one.side === side && one.formatters === formatters);
  if (known !== undefined) return known;
  if (all.length >= MOST_SIDE_CACHES) all.shift();
  const added: SideCache = { theme, side, formatters, looks: new Map() };
  all.push(added);
  return added;
}

function elementCacheOf(element: Element, { looks }: SideCache): ElementCache {
  const known = looks.get(element);
  if (known !== undefined) return known;
  const added = { sight: inputsOf(element), seen: newCache<Placed | null>() };
  looks.set(element, added);
  return added;
}

/** As `placeElement`, with the characters that no font has; equal content gives the same objects. */
export function placeCached(element: Element, context: Context, sideCache: SideCache): Placed {
  // Art may be a bitmap, whose place depends on more than the document: it is placed quickly and not cached.
  if (element.kind === 'art') return placeChecked(element, context);
  if (element.kind === 'symbol' && namesPicture(element, context)) return placeChecked(element, context);
  const { sight, seen } = elementCacheOf(element, sideCache);
  return cachedWhenRepeated(seen, inputKeyOf(sight, context), MOST_PLACINGS, () => placeChecked(element, context));
}

function placeChecked(element: Element, context: Context): Placed {
  const part = placeElement(element, context);
  const missing = missingGlyphs(part.items);
  return missing === undefined ? part : { ...part, notes: [...part.notes, missing] };
}
