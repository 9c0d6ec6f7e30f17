/**
 * Elements of a template that were placed before are not placed again: between two keystrokes, and between two cards of a
 * deck, most of them show the same. An element is remembered by everything it can look at.
 */
import { segmentsOnce, valueBelow } from '../../document/pointer.ts';
import { drawingOf } from '../drawings.ts';
import { belonging, idOf, type Memory, memory, rememberRepeated } from '../memory.ts';
import { missingGlyphs } from '../missing-glyphs.ts';
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

const sights = new WeakMap<Element, Sight>();

function sightOf(element: Element): Sight {
  const known = sights.get(element);
  if (known !== undefined) return known;
  const { pointers, drawings } = pointersIn(element);
  const whole = pointers.filter((pointer) => !pointer.includes('/*') && !drawings.includes(pointer));
  // A symbol is named by what stands beside its drawing.
  const sight = {
    pointers: [...whole, ...drawings.map(nameBeside)].map(segmentsOnce),
    drawings: drawings.map(segmentsOnce),
  };
  sights.set(element, sight);
  return sight;
}

/** A value as text: the same text, the same value. */
function said(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  // Its length tells where it ends, so that nothing in it needs to be masked.
  return typeof value === 'string' ? `${value.length} ${value}` : JSON.stringify(value);
}

function drawn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const drawing = drawingOf(value);
  return drawing === undefined ? '' : String(idOf(drawing));
}

function keyOf(element: Element, { binding, theme, arriving, side }: Context): string {
  const { pointers, drawings } = sightOf(element);
  let key = `${side} ${idOf(theme)} ${idOf(binding.say)}`;
  for (const pointer of pointers) key += `\n${said(valueBelow(binding, pointer))}`;
  for (const pointer of drawings) key += `\n${drawn(valueBelow(binding, pointer))}`;
  return arriving.length === 0 ? key : `${key}\n${said(arriving)}`;
}

/** Looks by the element, of one template in one set of fonts. */
const looks = new WeakMap<object, WeakMap<object, WeakMap<object, Memory<Placed | null>>>>();

const looksOf = ({ fonts, template }: Context): WeakMap<object, Memory<Placed | null>> =>
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
  const known = belonging(looksOf(context), element, () => memory<Placed | null>());
  return rememberRepeated(known, keyOf(element, context), MOST_LOOKS, () => placeChecked(element, context));
}

function placeChecked(element: Element, context: Context): Placed {
  const part = placeElement(element, context);
  const missing = missingGlyphs(part.items);
  return missing === undefined ? part : { ...part, notes: [...part.notes, missing] };
}
