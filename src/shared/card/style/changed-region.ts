/** The part of a card that the choices of a slot change: what pictures of them should show. */
import { parsePath } from '../../display/path.ts';
import type { CardTemplate, Element } from '../template/template.ts';
import type { OfferedSlot } from './offered-slots.ts';

export type Region = readonly [x: number, y: number, width: number, height: number];

/** Millimetres around what is changed. */
const AROUND = 1.5;
/** Larger regions are shown as the whole card. Part of it. */
const MOST = 0.55;
/** Narrow regions get more around them: a picture of a line tells nothing. Part of the card. */
const LEAST = 0.2;

/** Millimetres from the corner of the trim; undefined where nothing of the side is changed, or most of it. */
export function changedRegion(base: CardTemplate, slot: OfferedSlot, side: 'front' | 'back'): Region | undefined {
  const before = base[side].map((element) => ({ element, text: JSON.stringify(element) }));
  const texts = new Set(before.map(({ text }) => text));
  const changed = slot.choices.flatMap((choice): Element[] => {
    const after = choice.apply(base)?.[side] ?? base[side];
    const kept = new Set(after.map((element) => JSON.stringify(element)));
    return [
      ...before.flatMap(({ element, text }) => (kept.has(text) ? [] : [element])),
      ...after.filter((element) => !texts.has(JSON.stringify(element))),
    ];
  });
  const { width, height } = base.size;
  const boxes = changed.map(boundsOf);
  const left = Math.max(0, Math.min(...boxes.map(([x]) => x)) - AROUND);
  const top = Math.max(0, Math.min(...boxes.map(([, y]) => y)) - AROUND);
  const right = Math.min(width, Math.max(...boxes.map(([x, , w]) => x + w)) + AROUND);
  const bottom = Math.min(height, Math.max(...boxes.map(([, y, , h]) => y + h)) + AROUND);
  if (boxes.length === 0 || (right - left) * (bottom - top) > MOST * width * height) return undefined;
  const [x, across] = grown(left, right - left, width);
  const [y, down] = grown(top, bottom - top, height);
  return [x, y, across, down];
}

/** At least so long, and still within the card. */
function grown(at: number, length: number, whole: number): readonly [at: number, length: number] {
  const long = Math.max(length, whole * LEAST);
  return [Math.max(0, Math.min(whole - long, at - (long - length) / 2)), long];
}

/** Some shapes are drawn in units of the card, far smaller than their box. */
function boundsOf(element: Element): Region {
  const [x, y, width, height] = element.box;
  if (element.kind !== 'shape' || element.d === undefined) return element.box;
  const numbers = parsePath(element.d).flatMap(([, ...all]) => all as number[]);
  const xs = numbers.filter((_, index) => index % 2 === 0).map((n) => x + (n / 100) * width);
  const ys = numbers.filter((_, index) => index % 2 === 1).map((n) => y + (n / 100) * height);
  if (xs.length === 0) return element.box;
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
