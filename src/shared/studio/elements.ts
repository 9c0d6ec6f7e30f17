/** The elements of a template for whoever edits it: their tree, their boxes on the card, and which of them lie under a point. */

import { cachedFor } from '../base/cache.ts';
import { pointersIn } from '../card/binding/pointers.ts';
import { inBox } from '../card/place/place-shape.ts';
import type { Element } from '../card/template/template.ts';
import type { Matrix } from '../display/display-list.ts';
import {
  boundsOf,
  combined,
  cornersOf,
  inverse,
  middleOf,
  moved,
  type Point,
  turnAbout,
  UNMOVED,
} from '../display/matrix.ts';
import { type Path, pathBounds } from '../display/path.ts';
import { isInside, isNear } from '../display/path-hit.ts';
import type { Rect } from '../display/units.ts';
import { type Address, elementsAt, elementsOf, SIDES, type Side, type StudioElement, type StudioView } from './view.ts';

/** What a tree says of an element: the kind by itself, so that every language has its word for it. */
export interface ElementName {
  readonly kind: Element['kind'];
  /** As somebody has named it; absent = nobody has. */
  readonly title?: string;
  /** Words that stand in it. */
  readonly words?: string;
  /** The first place it shows: `/character/name`. */
  readonly at?: string;
}

export interface TreeNode {
  readonly address: Address;
  readonly name: ElementName;
  readonly element: Element;
  /** What stands in for art. */
  readonly children: readonly TreeNode[];
}

/** The elements of a side, later ones last, as they are painted. */
export function sideTree(studioView: StudioView, side: Side): readonly TreeNode[] {
  const children = new Map<StudioElement, TreeNode[]>();
  const nodes: TreeNode[] = [];
  for (const one of elementsOf(studioView, side)) {
    const { address, element, inside } = one;
    const below: TreeNode[] = [];
    children.set(one, below);
    const list = inside === undefined ? nodes : children.get(inside);
    list?.push({ address, name: nameOf(element), element, children: below });
  }
  return nodes;
}

/** Letters of a text that a tree has room for. */
const MOST_LETTERS = 40;

const names = new WeakMap<Element, ElementName>();

/** The same object for the same element. */
export const nameOf = (element: Element): ElementName => cachedFor(names, element, () => nameFor(element));

function nameFor(element: Element): ElementName {
  const { kind, title, id } = element;
  const words = textIn(element)?.trim().slice(0, MOST_LETTERS);
  // What only a condition asks for is not what is shown.
  const { when: _, ...shown } = element;
  const [at] = pointersIn('fallback' in shown ? { ...shown, fallback: [] } : shown).pointers;
  const called = title ?? id;
  return {
    kind,
    ...(called === undefined ? {} : { title: called }),
    ...(words === undefined || words === '' ? {} : { words }),
    ...(at === undefined ? {} : { at }),
  };
}

/** The first words of the template's own in an element: of a heading, a label, a text. */
function textIn(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'text' && typeof value === 'string') return value;
    if (key === 'when' || key === 'fallback') continue;
    const inner = textIn(value);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** An element where it lies on the card, in millimetres from the top left corner of the trim. */
export interface ElementBox extends StudioElement {
  /** What it fills, before it is turned: its box, or what its path reaches. */
  readonly box: Rect;
  /** From its upright box to the card. */
  readonly transform: Matrix;
  /** Degrees clockwise, with those of the art it stands in for. */
  readonly turn: number;
  /** From the top left corner clockwise, as they come to lie. */
  readonly corners: readonly Point[];
  /** The smallest upright rectangle around it. */
  readonly bounds: Rect;
}

/** What an element fills upright: its box, or of a path what that reaches. */
export function frameOf(element: Element): Rect {
  const path = pathOf(element);
  return path === undefined ? rectOfBox(element.box) : pathBounds(path);
}

/** The path of a shape that has one, in millimetres. */
const pathOf = (element: Element): Path | undefined =>
  element.kind === 'shape' && element.d !== undefined ? inBox(element.d, rectOfBox(element.box)) : undefined;

export const rectOfBox = ([x, y, width, height]: Element['box']): Rect => ({ x, y, width, height });

function ownTransform({ box, rotate = 0 }: Element): Matrix {
  return rotate % 360 === 0 ? UNMOVED : turnAbout(rotate, middleOf(rectOfBox(box)));
}

const boxes = new WeakMap<StudioElement, ElementBox>();

/** The same object for the same place. */
export const boxOf = (one: StudioElement): ElementBox => cachedFor(boxes, one, () => boxFor(one));

function boxFor(one: StudioElement): ElementBox {
  const { element, inside } = one;
  const box = frameOf(element);
  const own = ownTransform(element);
  const transform = inside === undefined ? own : combined(ownTransform(inside.element), own);
  const corners = cornersOf(box, transform);
  const turn = (element.rotate ?? 0) + (inside?.element.rotate ?? 0);
  return { ...one, box, transform, turn, corners, bounds: boundsOf(corners) };
}

export const boxesOf = (studioView: StudioView, side: Side): readonly ElementBox[] =>
  elementsOf(studioView, side).map(boxOf);

/** The upright rectangle around all of these; undefined where there is none of them. */
export function boundsAround(boxes: readonly Pick<ElementBox, 'bounds'>[]): Rect | undefined {
  return boxes.length === 0 ? undefined : boundsOf(boxes.flatMap(({ bounds }) => cornersOf(bounds)));
}

interface Finding {
  /** Millimetres by which a point may miss a box: lines have no width. */
  readonly slack?: number;
  /** Whether locked and hidden elements are found too. */
  readonly all?: boolean;
  /** What the card shows now; absent = all elements that are not hidden. */
  readonly shown?: (one: StudioElement) => boolean;
}

const canBeFound = ({ element, inside }: StudioElement, all: boolean): boolean =>
  all || [element, inside?.element].every((one) => one?.hidden !== true && one?.locked !== true);

/** The elements whose box holds a point, topmost first. What stands in for art comes right after the art. */
export function elementsUnder(
  studioView: StudioView,
  side: Side,
  point: Point,
  finding: Finding = {},
): readonly Address[] {
  const { slack = 0, all = false, shown = () => true } = finding;
  const under = boxesOf(studioView, side).filter(
    (one) =>
      canBeFound(one, all) &&
      shown(one) &&
      isIn(one, point, slack) &&
      (one.inside === undefined || isIn(boxOf(one.inside), point, slack)),
  );
  const own = under.filter(({ inside }) => inside === undefined).reverse();
  const found = own.flatMap((one) => [one, ...under.filter(({ inside }) => inside?.address === one.address).reverse()]);
  return found.map(({ address }) => address);
}

function isIn({ box, transform, element }: ElementBox, point: Point, slack: number): boolean {
  const there = moved(inverse(transform), point);
  const within = (at: number, from: number, length: number): boolean =>
    at >= from - slack && at <= from + length + slack;
  if (!within(there.x, box.x, box.width) || !within(there.y, box.y, box.height)) return false;
  const path = pathOf(element);
  return path === undefined || isInside(path, there, false) || isNear(path, there, slack);
}

/** The elements that lie wholly within a rectangle, in painting order; none of a fallback. */
export function elementsWithin(
  studioView: StudioView,
  side: Side,
  area: Rect,
  finding: Finding = {},
): readonly Address[] {
  const { all = false, shown = () => true } = finding;
  const inside = ({ bounds }: ElementBox): boolean =>
    bounds.x >= area.x &&
    bounds.y >= area.y &&
    bounds.x + bounds.width <= area.x + area.width &&
    bounds.y + bounds.height <= area.y + area.height;
  const found = boxesOf(studioView, side).filter(
    (one) => one.inside === undefined && canBeFound(one, all) && shown(one) && inside(one),
  );
  return found.map(({ address }) => address);
}

/** These elements with all of the groups that they belong to, in painting order. */
export function withGroups(studioView: StudioView, addresses: readonly Address[]): readonly Address[] {
  const groups = new Set(
    elementsAt(studioView, addresses).flatMap(({ side, element: { group } }) =>
      group === undefined ? [] : [`${side} ${group}`],
    ),
  );
  if (groups.size === 0) return elementsAt(studioView, addresses).map(({ address }) => address);
  return SIDES.flatMap((side) => elementsOf(studioView, side))
    .filter(({ address, side, element: { group } }) => addresses.includes(address) || groups.has(`${side} ${group}`))
    .map(({ address }) => address);
}
