/**
 * Moves, resizes and rotates elements. Locked elements don't change, except by `setFrame`. Lengths are in millimeters, rounded to a
 * thousandth.
 */

import { TEMPLATE_LIMITS } from '../../card/template/basics.ts';
import type { Element } from '../../card/template/template.ts';
import type { Matrix } from '../../display/display-list.ts';
import { getCenter, IDENTITY_MATRIX, type Point, rotateAround, transformPoint } from '../../display/matrix.ts';
import type { Rect } from '../../display/units.ts';
import type { Edit } from '../../document/edit.ts';
import { type ElementBox, getBoundsAround, getElementBox, getFrame, toRect } from '../elements.ts';
import {
  type Address,
  combineEdits,
  findElement,
  findElements,
  roundLength,
  type StudioElement,
  type StudioView,
  setElementKeys,
} from '../view.ts';
import { getAllowedBox, limitOffset } from './limits.ts';

type Box = Element['box'];

const clampLength = (value: number, min: number): number => Math.max(min, Math.min(TEMPLATE_LIMITS.length, value));

const toBox = ({ x, y, width, height }: Rect): Box => {
  const [left, top] = [x, y].map((coordinate) => roundLength(clampLength(coordinate, -TEMPLATE_LIMITS.length)));
  const [boxWidth, boxHeight] = [width, height].map((length) => roundLength(clampLength(length, 0)));
  return [left, top, boxWidth, boxHeight] as Box;
};

/**
 * Lists the elements of a selection that may change. Elements of a fallback are excluded if their art is included, because they
 * move with it.
 */
export function listMovableElements(studioView: StudioView, addresses: readonly Address[]): readonly StudioElement[] {
  const movableElements = findElements(studioView, addresses);
  const chosenAddresses = new Set(movableElements.map(({ address }) => address));
  return movableElements.filter(
    ({ element, inside }) =>
      element.locked !== true &&
      inside?.element.locked !== true &&
      (inside === undefined || !chosenAddresses.has(inside.address)),
  );
}

/** Changes the box of an element, and scales its fallback accordingly. */
function createBoxChange({ element }: StudioElement, box: Rect): Readonly<Record<string, unknown>> {
  const newBox = toBox(box);
  if (element.kind !== 'art') return { box: newBox };
  const sourceRect = toRect(element.box);
  const computeScale = (length: number, previousLength: number): number =>
    previousLength === 0 ? 1 : length / previousLength;
  const [scaleX, scaleY] = [computeScale(newBox[2], sourceRect.width), computeScale(newBox[3], sourceRect.height)];
  const fallback = element.fallback.map((fallbackElement) => {
    const { x, y, width, height } = toRect(fallbackElement.box);
    const innerRect = {
      x: newBox[0] + (x - sourceRect.x) * scaleX,
      y: newBox[1] + (y - sourceRect.y) * scaleY,
      width: width * scaleX,
      height: height * scaleY,
    };
    return { ...fallbackElement, box: toBox(innerRect) };
  });
  return { box: newBox, fallback };
}

const changeAll = (
  studioView: StudioView,
  elements: readonly StudioElement[],
  createChange: (studioElement: StudioElement) => Readonly<Record<string, unknown>>,
): Edit[] =>
  combineEdits(
    studioView,
    elements.map(
      (studioElement) => (currentView) =>
        setElementKeys(currentView, studioElement.address, createChange(studioElement)),
    ),
  );

/** Changes the box and, if given, the rotation of an element within its limits. Returns no changes if the box isn't allowed. */
function createAllowedChange(
  studioView: StudioView,
  studioElement: StudioElement,
  box: Rect,
  rotation?: number,
): Readonly<Record<string, unknown>> {
  const allowedRect = getAllowedBox(studioView, studioElement, box, rotation ?? studioElement.element.rotate);
  if (allowedRect === undefined) return {};
  return {
    ...createBoxChange(studioElement, allowedRect),
    ...(rotation === undefined ? {} : createRotationChange(studioView, studioElement, rotation)),
  };
}

/** Converts an offset on the card to an offset within the art that contains the element. */
const toArtOffset = ({ inside }: StudioElement, offset: Point): Point =>
  transformPoint(rotateAround(-(inside?.element.rotate ?? 0), { x: 0, y: 0 }), offset);

/** Returns the elements that a move affects, and the offset that keeps all of them within their limits. */
export function limitMove(
  studioView: StudioView,
  addresses: readonly Address[],
  offset: Point,
): { readonly offset: Point; readonly movedElements: readonly StudioElement[] } {
  const movableElements = listMovableElements(studioView, addresses);
  const { x, y } = limitOffset(studioView, movableElements, offset);
  return { offset: { x: roundLength(x), y: roundLength(y) }, movedElements: movableElements };
}

/** Moves elements together by an offset. The offset is reduced so that all of them stay within their limits. */
export function moveElements(studioView: StudioView, addresses: readonly Address[], offset: Point): Edit[] {
  const movableElements = listMovableElements(studioView, addresses);
  const allowedOffset = limitOffset(studioView, movableElements, offset);
  return changeAll(studioView, movableElements, (studioElement) => {
    const { x, y, ...size } = toRect(studioElement.element.box);
    const artOffset = toArtOffset(studioElement, allowedOffset);
    return createBoxChange(studioElement, { ...size, x: x + artOffset.x, y: y + artOffset.y });
  });
}

/** Moves every element by its own offset. */
export function moveEachElement(studioView: StudioView, offsets: ReadonlyMap<Address, Point>): Edit[] {
  const movableElements = listMovableElements(studioView, [...offsets.keys()]);
  return combineEdits(
    studioView,
    movableElements.map(
      (studioElement) => (currentView) =>
        moveElements(currentView, [studioElement.address], offsets.get(studioElement.address) ?? { x: 0, y: 0 }),
    ),
  );
}

export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

export interface ResizeOptions {
  /** Whether the ratio of width and height stays the same. */
  readonly keepRatio?: boolean;
  /** Whether the center stays in place, instead of the opposite handle. */
  readonly fromCenter?: boolean;
}

/** The smallest length in millimeters that dragging can create. */
const MIN_DRAGGED_LENGTH_MM = 0.1;

/** Returns which edges a handle moves: -1 the near edge, 1 the far edge, 0 neither. */
const getHandleDirection = (handle: Handle): Point => ({
  x: handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0,
  y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0,
});

/** Resizes an unrotated rectangle by dragging a handle. */
function resizeRect(rect: Rect, handle: Handle, offset: Point, { keepRatio, fromCenter }: ResizeOptions = {}): Rect {
  const { x: directionX, y: directionY } = getHandleDirection(handle);
  const growthFactor = fromCenter === true ? 2 : 1;
  const computeLength = (length: number, side: number, distance: number): number =>
    side === 0 ? length : Math.max(Math.min(MIN_DRAGGED_LENGTH_MM, length), length + side * distance * growthFactor);
  let [width, height] = [
    computeLength(rect.width, directionX, offset.x),
    computeLength(rect.height, directionY, offset.y),
  ];
  if (keepRatio === true && rect.width > 0 && rect.height > 0) {
    const [scaleX, scaleY] = [width / rect.width, height / rect.height];
    const ratio =
      directionX === 0
        ? scaleY
        : directionY === 0
          ? scaleX
          : Math.abs(scaleX - 1) > Math.abs(scaleY - 1)
            ? scaleX
            : scaleY;
    [width, height] = [rect.width * ratio, rect.height * ratio];
  }
  const computePosition = (oldPosition: number, oldLength: number, newLength: number, side: number): number =>
    fromCenter === true || side === 0
      ? oldPosition + (oldLength - newLength) / 2
      : side < 0
        ? oldPosition + oldLength - newLength
        : oldPosition;
  return {
    x: computePosition(rect.x, rect.width, width, directionX),
    y: computePosition(rect.y, rect.height, height, directionY),
    width,
    height,
  };
}

/**
 * Drags a handle of the frame around a selection by an offset on the card. A single element is resized along its own edges, so
 * its rotation is respected. Several elements are scaled with the upright frame around them.
 */
export function resizeElements(
  studioView: StudioView,
  addresses: readonly Address[],
  handle: Handle,
  offset: Point,
  resizeOptions: ResizeOptions = {},
): Edit[] {
  const movableElements = listMovableElements(studioView, addresses);
  const [onlyElement] = movableElements;
  if (onlyElement === undefined) return [];
  if (movableElements.length === 1) {
    return changeAll(studioView, movableElements, (studioElement) =>
      createAllowedChange(studioView, studioElement, resizeInPlace(studioElement, handle, offset, resizeOptions)),
    );
  }
  const elementBoxes = movableElements.map(getElementBox);
  const sourceRect = getBoundsAround(elementBoxes) as Rect;
  const targetRect = resizeRect(sourceRect, handle, offset, resizeOptions);
  return changeAll(studioView, movableElements, (studioElement) =>
    createAllowedChange(
      studioView,
      studioElement,
      scaleWithFrame(getElementBox(studioElement), sourceRect, targetRect),
    ),
  );
}

/** Returns the box of an unrotated element for a new frame. Box and frame differ if a path reaches out of its box. */
function fitBoxToFrame(element: Element, targetRect: Rect): Rect {
  const [box, sourceRect] = [toRect(element.box), getFrame(element)];
  const scaleX = sourceRect.width === 0 ? 1 : targetRect.width / sourceRect.width;
  const scaleY = sourceRect.height === 0 ? 1 : targetRect.height / sourceRect.height;
  return {
    x: targetRect.x + (box.x - sourceRect.x) * scaleX,
    y: targetRect.y + (box.y - sourceRect.y) * scaleY,
    width: box.width * scaleX,
    height: box.height * scaleY,
  };
}

/**
 * Sets the frame that an element has without its rotation, for example from typed numbers. A text that doesn't fit is cut at the trim or
 * moved onto the card. If neither is possible, the frame is set unchanged.
 */
export function setFrame(studioView: StudioView, address: Address, targetRect: Rect): Edit[] {
  const studioElement = findElement(studioView, address);
  if (studioElement === undefined) return [];
  const hasPath = studioElement.element.kind === 'shape' && studioElement.element.d !== undefined;
  const allowedRect = getAllowedBox(studioView, studioElement, targetRect, studioElement.element.rotate) ?? targetRect;
  return changeAll(studioView, [studioElement], () =>
    createBoxChange(studioElement, hasPath ? fitBoxToFrame(studioElement.element, targetRect) : allowedRect),
  );
}

const shiftRect = (rect: Rect, offset: Point): Rect => ({ ...rect, x: rect.x + offset.x, y: rect.y + offset.y });
const getOffset = (startPoint: Point, endPoint: Point): Point => ({
  x: endPoint.x - startPoint.x,
  y: endPoint.y - startPoint.y,
});

/** Resizes an element along its own edges, so that the opposite corner or edge stays in place even if the element is rotated. */
function resizeInPlace(
  studioElement: StudioElement,
  handle: Handle,
  offset: Point,
  resizeOptions: ResizeOptions,
): Rect {
  const { element } = studioElement;
  const { rotate: rotation = 0 } = element;
  const localOffset = transformPoint(rotateAround(-rotation, { x: 0, y: 0 }), toArtOffset(studioElement, offset));
  const box = fitBoxToFrame(element, resizeRect(getFrame(element), handle, localOffset, resizeOptions));
  // The element will rotate around its new center. The old rotation shows where that center belongs.
  const newCenter = getCenter(box);
  return shiftRect(
    box,
    getOffset(newCenter, transformPoint(rotateAround(rotation, getCenter(toRect(element.box))), newCenter)),
  );
}

/** Converts a point within the art that contains an element to a point on the card. Other elements are already in card coordinates. */
const toCardPoint = ({ inside }: StudioElement, point: Point): Point =>
  transformPoint(getArtRotation(inside, 1), point);
/** Converts a point on the card to a point within the art that contains an element. */
const toLocalPoint = ({ inside }: StudioElement, point: Point): Point =>
  transformPoint(getArtRotation(inside, -1), point);

function getArtRotation(artElement: StudioElement | undefined, direction: 1 | -1): Matrix {
  return artElement === undefined
    ? IDENTITY_MATRIX
    : rotateAround(direction * (artElement.element.rotate ?? 0), getCenter(toRect(artElement.element.box)));
}

/**
 * Scales an element with the frame of the selection. A rotated element grows along its edges as much as the frame does in those
 * directions.
 */
function scaleWithFrame(studioElement: ElementBox, sourceRect: Rect, targetRect: Rect): Rect {
  const { box, rotation } = studioElement;
  const scaleX = sourceRect.width === 0 ? 1 : targetRect.width / sourceRect.width;
  const scaleY = sourceRect.height === 0 ? 1 : targetRect.height / sourceRect.height;
  const angle = (rotation * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const [width, height] = [
    box.width * Math.hypot(cosine * scaleX, sine * scaleY),
    box.height * Math.hypot(sine * scaleX, cosine * scaleY),
  ];
  const { element } = studioElement;
  const { rotate = 0 } = element;
  const oldCenter = toCardPoint(
    studioElement,
    transformPoint(rotateAround(rotate, getCenter(toRect(element.box))), getCenter(box)),
  );
  const targetCenter = {
    x: targetRect.x + (oldCenter.x - sourceRect.x) * scaleX,
    y: targetRect.y + (oldCenter.y - sourceRect.y) * scaleY,
  };
  const scaledFrame = centerRect(getCenter(box), { width, height });
  const fittedBox = fitBoxToFrame(element, scaledFrame);
  const fittedCenter = transformPoint(rotateAround(rotate, getCenter(fittedBox)), getCenter(scaledFrame));
  return shiftRect(fittedBox, getOffset(fittedCenter, toLocalPoint(studioElement, targetCenter)));
}

const centerRect = ({ x, y }: Point, { width, height }: Pick<Rect, 'width' | 'height'>): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Converts an angle to the range above -180 and up to 180. */
const normalizeAngle = (degrees: number): number => {
  const angle = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return roundLength(angle === -180 ? 180 : angle);
};

/** Rotates a selection around its center. Every element also turns by the same angle. */
export function rotateElements(studioView: StudioView, addresses: readonly Address[], degrees: number): Edit[] {
  const movableElements = listMovableElements(studioView, addresses);
  const selectionBounds = getBoundsAround(movableElements.map(getElementBox));
  if (selectionBounds === undefined) return [];
  // The frame of a single rotated element has the same center as the element.
  const rotationMatrix = rotateAround(degrees, getCenter(selectionBounds));
  return changeAll(studioView, movableElements, (studioElement) => {
    const rect = toRect(studioElement.element.box);
    const newCenter = toLocalPoint(
      studioElement,
      transformPoint(rotationMatrix, toCardPoint(studioElement, getCenter(rect))),
    );
    return createAllowedChange(
      studioView,
      studioElement,
      centerRect(newCenter, rect),
      normalizeAngle((studioElement.element.rotate ?? 0) + degrees),
    );
  });
}

/** Rotates every element around its own center to the same angle. */
export const setRotation = (studioView: StudioView, addresses: readonly Address[], degrees: number): Edit[] =>
  changeAll(studioView, listMovableElements(studioView, addresses), (studioElement) =>
    createAllowedChange(studioView, studioElement, toRect(studioElement.element.box), normalizeAngle(degrees)),
  );

/** Sets the rotation of an element, or removes it for an unrotated one. In another size, zero may have to override the base size. */
const createRotationChange = (
  { size }: StudioView,
  { element }: StudioElement,
  degrees: number,
): { rotate: number | undefined } => ({
  rotate: degrees === 0 && (size === undefined || element.rotate === undefined) ? undefined : degrees,
});
