/**
 * Elements of a template that were placed before are not placed again: between two keystrokes, and between two cards of a
 * deck, most of them show the same. An element is remembered by everything it can look at.
 */
import { segmentsOnce, valueBelow } from '../../document/pointer.ts';
import { drawingOf } from '../drawings.ts';
import { belonging, idOf, type Memory, memory, remember, rememberRepeated } from '../memory.ts';
import { missingGlyphs } from '../missing-glyphs.ts';
import type { Binding } from '../pieces.ts';
import { pointersIn } from '../pointers.ts';
import type { Element } from '../template.ts';
import type { Context, Placed } from './context.ts';
import { placeElement } from './place-element.ts';
import { namesPicture } from './place-symbol.ts';
import { nameBeside } from './role.ts';

/** Looks of one element that are kept, twice: more than a team has, less than a library's worth of memory. */
const MOST_LOOKS = 48;

/** A pointer in segments. */
type Way = readonly string[];

/** What an element can look at, by the keys under which a template points. */
interface Sight {
  /** Lists stand for their entries. */
  readonly pointers: readonly Way[];
  readonly drawings: readonly Way[];
}

function sightOf(element: Element): Sight {
  const { pointers, drawings } = pointersIn(element);
  const whole = pointers.filter((pointer) => !pointer.includes('/*') && !drawings.includes(pointer));
  // A symbol is named by what stands beside its drawing.
  const all = [...whole, ...drawings.map(nameBeside)];
  return { pointers: all.map(segmentsOnce), drawings: drawings.map(segmentsOnce) };
}

/** Longer texts stand in keys by a number. */
const SHORT = 24;
/** Numbered texts: those of some hundred cards, twice. */
const MOST_TEXTS = 5000;
const numbered = memory<string>();
let numbers = 0;

const numberOf = (text: string): string =>
  remember(numbered, text, MOST_TEXTS, () => {
    numbers += 1;
    return `#${numbers}`;
  });

/** What the lists and records of one card are called: many of its elements look at the same ones. */
let ofCard: { readonly binding: Binding | undefined; readonly names: Map<object, string> } = {
  binding: undefined,
  names: new Map(),
};

function nameOf(value: object, binding: Binding): string {
  if (ofCard.binding !== binding) ofCard = { binding, names: new Map() };
  const known = ofCard.names.get(value);
  if (known !== undefined) return known;
  const name = numberOf(JSON.stringify(value));
  ofCard.names.set(value, name);
  return name;
}

/** A value in a key: the same words, the same value. */
function said(value: unknown, binding: Binding): string {
  // Its length tells where a text ends, so that nothing in it needs to be masked.
  if (typeof value === 'string') return value.length > SHORT ? numberOf(`"${value}`) : `${value.length} ${value}`;
  return typeof value === 'object' && value !== null ? nameOf(value, binding) : `=${value}`;
}

function drawn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const drawing = drawingOf(value);
  return drawing === undefined ? '' : String(idOf(drawing));
}

function keyOf({ pointers, drawings }: Sight, { binding, theme, arriving, side }: Context): string {
  let key = `${side} ${idOf(theme)} ${idOf(binding.say)}`;
  for (const pointer of pointers) key += `\n${said(valueBelow(binding, pointer), binding)}`;
  for (const pointer of drawings) key += `\n${drawn(valueBelow(binding, pointer))}`;
  return arriving.length === 0 ? key : `${key}\n${JSON.stringify(arriving)}`;
}

interface Looks {
  readonly sight: Sight;
  readonly seen: Memory<Placed | null>;
}

/** Looks by the element, of one template in one set of fonts. */
const looks = new WeakMap<object, WeakMap<object, WeakMap<Element, Looks>>>();

const looksOf = ({ fonts, template }: Context): WeakMap<Element, Looks> =>
  belonging(
    belonging(looks, fonts, () => new WeakMap()),
    template,
    () => new WeakMap(),
  );

/** An element at its place, as `placeElement`, with what it could not spell; the same look is the same objects. */
export function placeRemembered(element: Element, context: Context): Placed {
  // Art may be a bitmap, whose place depends on more than the document: quickly placed, not remembered.
  if (element.kind === 'art') return placeChecked(element, context);
  if (element.kind === 'symbol' && namesPicture(element, context)) return placeChecked(element, context);
  const { sight, seen } = belonging(looksOf(context), element, () => ({
    sight: sightOf(element),
    seen: memory<Placed | null>(),
  }));
  return rememberRepeated(seen, keyOf(sight, context), MOST_LOOKS, () => placeChecked(element, context));
}

function placeChecked(element: Element, context: Context): Placed {
  const part = placeElement(element, context);
  const missing = missingGlyphs(part.items);
  return missing === undefined ? part : { ...part, notes: [...part.notes, missing] };
}
