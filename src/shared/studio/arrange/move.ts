/** Elements moved, resized and turned. Locked ones stay as they are. Millimetres, exact to a thousandth. */

import { LIMITS } from '../../card/template/basics.ts';
import type { Element } from '../../card/template/template.ts';
import type { Matrix } from '../../display/display-list.ts';
import { middleOf, moved, type Point, turnAbout, UNMOVED } from '../../display/matrix.ts';
import type { Rect } from '../../display/units.ts';
import type { Edit } from '../../document/edit.ts';
import { boundsAround, boxOf, type ElementBox, frameOf, rectOfBox } from '../elements.ts';
import {
  type Address,
  elementAt,
  elementsAt,
  rounded,
  type StudioElement,
  type StudioView,
  setKeys,
  together,
} from '../view.ts';
import { allowedBox, limitedWay } from './limits.ts';

type Box = Element['box'];

const clamped = (value: number, least: number): number => Math.max(least, Math.min(LIMITS.length, value));

const toBox = ({ x, y, width, height }: Rect): Box => {
  const [left, top] = [x, y].map((at) => rounded(clamped(at, -LIMITS.length)));
  const [across, down] = [width, height].map((length) => rounded(clamped(length, 0)));
  return [left, top, across, down] as Box;
};

/** Those of a selection that may change; what stands in for art moves with it and is not named by itself. */
export function movable(studioView: StudioView, addresses: readonly Address[]): readonly StudioElement[] {
  const all = elementsAt(studioView, addresses);
  const chosen = new Set(all.map(({ address }) => address));
  return all.filter(
    ({ element, inside }) =>
      element.locked !== true &&
      inside?.element.locked !== true &&
      (inside === undefined || !chosen.has(inside.address)),
  );
}

/** The element in another box, with what stands in for it in the same place of it as before. */
function inBox({ element }: StudioElement, box: Rect): Readonly<Record<string, unknown>> {
  const there = toBox(box);
  if (element.kind !== 'art') return { box: there };
  const from = rectOfBox(element.box);
  const scale = (length: number, before: number): number => (before === 0 ? 1 : length / before);
  const [across, down] = [scale(there[2], from.width), scale(there[3], from.height)];
  const fallback = element.fallback.map((one) => {
    const { x, y, width, height } = rectOfBox(one.box);
    const inner = {
      x: there[0] + (x - from.x) * across,
      y: there[1] + (y - from.y) * down,
      width: width * across,
      height: height * down,
    };
    return { ...one, box: toBox(inner) };
  });
  return { box: there, fallback };
}

const changeAll = (
  studioView: StudioView,
  elements: readonly StudioElement[],
  change: (one: StudioElement) => Readonly<Record<string, unknown>>,
): Edit[] =>
  together(
    studioView,
    elements.map((one) => (now) => setKeys(now, one.address, change(one))),
  );

/** The same with another turn where one is given, as far as the element may stand there; else it stays as it is. */
function inAllowedBox(
  studioView: StudioView,
  one: StudioElement,
  box: Rect,
  rotate?: number,
): Readonly<Record<string, unknown>> {
  const allowed = allowedBox(studioView, one, box, rotate ?? one.element.rotate);
  if (allowed === undefined) return {};
  return { ...inBox(one, allowed), ...(rotate === undefined ? {} : turnedTo(studioView, one, rotate)) };
}

/** A way on the card as one within the art that an element stands in for. */
const withinArt = ({ inside }: StudioElement, by: Point): Point =>
  moved(turnAbout(-(inside?.element.rotate ?? 0), { x: 0, y: 0 }), by);

/** What a move takes along, and as much of the way as leaves every element where it may stand. */
export function moveWay(
  studioView: StudioView,
  addresses: readonly Address[],
  by: Point,
): { readonly by: Point; readonly moved: readonly StudioElement[] } {
  const all = movable(studioView, addresses);
  const { x, y } = limitedWay(studioView, all, by);
  return { by: { x: rounded(x), y: rounded(y) }, moved: all };
}

/** All together by a way, or by as much of it as leaves every element where it may stand. */
export function moveBy(studioView: StudioView, addresses: readonly Address[], by: Point): Edit[] {
  const all = movable(studioView, addresses);
  const allowed = limitedWay(studioView, all, by);
  return changeAll(studioView, all, (one) => {
    const { x, y, ...size } = rectOfBox(one.element.box);
    const there = withinArt(one, allowed);
    return inBox(one, { ...size, x: x + there.x, y: y + there.y });
  });
}

/** Each by a way of its own. */
export function moveEach(studioView: StudioView, ways: ReadonlyMap<Address, Point>): Edit[] {
  const all = movable(studioView, [...ways.keys()]);
  return together(
    studioView,
    all.map((one) => (now) => moveBy(now, [one.address], ways.get(one.address) ?? { x: 0, y: 0 })),
  );
}

export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

export interface Resizing {
  /** Width and height keep their proportion. */
  readonly keepRatio?: boolean;
  /** The middle stays where it is, not the handle opposite. */
  readonly fromCentre?: boolean;
}

/** Millimetres below which nothing is made by dragging. */
const LEAST = 0.1;

/** Which edges a handle moves: -1 the near one, 1 the far one, 0 neither. */
const pull = (handle: Handle): Point => ({
  x: handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0,
  y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0,
});

/** An upright rectangle with one handle dragged by a way. */
function resizedRect(rect: Rect, handle: Handle, by: Point, { keepRatio, fromCentre }: Resizing = {}): Rect {
  const { x: left, y: up } = pull(handle);
  const times = fromCentre === true ? 2 : 1;
  const grown = (length: number, side: number, way: number): number =>
    side === 0 ? length : Math.max(Math.min(LEAST, length), length + side * way * times);
  let [width, height] = [grown(rect.width, left, by.x), grown(rect.height, up, by.y)];
  if (keepRatio === true && rect.width > 0 && rect.height > 0) {
    const [across, down] = [width / rect.width, height / rect.height];
    const scale = left === 0 ? down : up === 0 ? across : Math.abs(across - 1) > Math.abs(down - 1) ? across : down;
    [width, height] = [rect.width * scale, rect.height * scale];
  }
  const at = (from: number, before: number, now: number, side: number): number =>
    fromCentre === true || side === 0 ? from + (before - now) / 2 : side < 0 ? from + before - now : from;
  return {
    x: at(rect.x, rect.width, width, left),
    y: at(rect.y, rect.height, height, up),
    width,
    height,
  };
}

/**
 * Drags a handle of the frame around a selection by a way on the card. One element is resized along its own edges, turned
 * as it is; several are scaled with the upright frame around them.
 */
export function resize(
  studioView: StudioView,
  addresses: readonly Address[],
  handle: Handle,
  by: Point,
  resizing: Resizing = {},
): Edit[] {
  const all = movable(studioView, addresses);
  const [only] = all;
  if (only === undefined) return [];
  if (all.length === 1) {
    return changeAll(studioView, all, (one) =>
      inAllowedBox(studioView, one, resizedInPlace(one, handle, by, resizing)),
    );
  }
  const boxes = all.map(boxOf);
  const from = boundsAround(boxes) as Rect;
  const to = resizedRect(from, handle, by, resizing);
  return changeAll(studioView, all, (one) => inAllowedBox(studioView, one, scaledWith(boxOf(one), from, to)));
}

/** The box of an element whose frame becomes another one, upright. They differ where a path draws beside its box. */
function boxInFrame(element: Element, to: Rect): Rect {
  const [box, from] = [rectOfBox(element.box), frameOf(element)];
  const across = from.width === 0 ? 1 : to.width / from.width;
  const down = from.height === 0 ? 1 : to.height / from.height;
  return {
    x: to.x + (box.x - from.x) * across,
    y: to.y + (box.y - from.y) * down,
    width: box.width * across,
    height: box.height * down,
  };
}

/** An element with another frame, upright, such as one typed in numbers: words are cut at the trim, as when they are dragged. */
export function setFrame(studioView: StudioView, address: Address, to: Rect): Edit[] {
  const one = elementAt(studioView, address);
  if (one === undefined) return [];
  const hasPath = one.element.kind === 'shape' && one.element.d !== undefined;
  const allowed = allowedBox(studioView, one, to, one.element.rotate) ?? to;
  return changeAll(studioView, [one], () => inBox(one, hasPath ? boxInFrame(one.element, to) : allowed));
}

const shifted = (rect: Rect, by: Point): Rect => ({ ...rect, x: rect.x + by.x, y: rect.y + by.y });
const way = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y });

/** The box of a turned element whose opposite corner or edge stays where it lies on the card. */
function resizedInPlace(one: StudioElement, handle: Handle, by: Point, resizing: Resizing): Rect {
  const { element } = one;
  const { rotate = 0 } = element;
  const local = moved(turnAbout(-rotate, { x: 0, y: 0 }), withinArt(one, by));
  const box = boxInFrame(element, resizedRect(frameOf(element), handle, local, resizing));
  // It will be turned about its new middle, which lies where the old turn takes it.
  const middle = middleOf(box);
  return shifted(box, way(middle, moved(turnAbout(rotate, middleOf(rectOfBox(element.box))), middle)));
}

/** A point within the art that an element stands in for, or on the card for any other, as a point on the card. */
const onCard = ({ inside }: StudioElement, point: Point): Point => moved(outerTurn(inside, 1), point);
const fromCard = ({ inside }: StudioElement, point: Point): Point => moved(outerTurn(inside, -1), point);

function outerTurn(art: StudioElement | undefined, way: 1 | -1): Matrix {
  return art === undefined ? UNMOVED : turnAbout(way * (art.element.rotate ?? 0), middleOf(rectOfBox(art.element.box)));
}

/** An element of a frame that is stretched: a turned one grows along its edges as much as the frame does there. */
function scaledWith(one: ElementBox, from: Rect, to: Rect): Rect {
  const { box, turn } = one;
  const across = from.width === 0 ? 1 : to.width / from.width;
  const down = from.height === 0 ? 1 : to.height / from.height;
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [width, height] = [box.width * Math.hypot(c * across, s * down), box.height * Math.hypot(s * across, c * down)];
  const { element } = one;
  const { rotate = 0 } = element;
  const before = onCard(one, moved(turnAbout(rotate, middleOf(rectOfBox(element.box))), middleOf(box)));
  const onto = { x: to.x + (before.x - from.x) * across, y: to.y + (before.y - from.y) * down };
  const frame = aroundMiddle(middleOf(box), { width, height });
  const there = boxInFrame(element, frame);
  const lies = moved(turnAbout(rotate, middleOf(there)), middleOf(frame));
  return shifted(there, way(lies, fromCard(one, onto)));
}

const aroundMiddle = ({ x, y }: Point, { width, height }: Pick<Rect, 'width' | 'height'>): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Above -180 and up to 180. */
const normalTurn = (degrees: number): number => {
  const turn = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return rounded(turn === -180 ? 180 : turn);
};

/** Turns a selection about its middle, each element with it. */
export function rotateBy(studioView: StudioView, addresses: readonly Address[], degrees: number): Edit[] {
  const all = movable(studioView, addresses);
  const around = boundsAround(all.map(boxOf));
  if (around === undefined) return [];
  // The frame of a single turned element has the same middle as the element.
  const turning = turnAbout(degrees, middleOf(around));
  return changeAll(studioView, all, (one) => {
    const rect = rectOfBox(one.element.box);
    const there = fromCard(one, moved(turning, onCard(one, middleOf(rect))));
    return inAllowedBox(studioView, one, aroundMiddle(there, rect), normalTurn((one.element.rotate ?? 0) + degrees));
  });
}

/** Each element to the same angle, about its own middle. */
export const rotateTo = (studioView: StudioView, addresses: readonly Address[], degrees: number): Edit[] =>
  changeAll(studioView, movable(studioView, addresses), (one) =>
    inAllowedBox(studioView, one, rectOfBox(one.element.box), normalTurn(degrees)),
  );

/** An upright element has no key for its turn; but in another size it may have to say that it is upright there. */
const turnedTo = (
  { size }: StudioView,
  { element }: StudioElement,
  degrees: number,
): { rotate: number | undefined } => ({
  rotate: degrees === 0 && (size === undefined || element.rotate === undefined) ? undefined : degrees,
});
