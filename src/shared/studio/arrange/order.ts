/** Which element lies on top, which belong together, and which are locked or hidden. */
import type { Element } from '../../card/template/template.ts';
import type { Edit } from '../../document/edit.ts';
import { pointer, valueAt } from '../../document/pointer.ts';
import { rectOfBox } from '../elements.ts';
import {
  type Address,
  elementsAt,
  elementsOf,
  SIDES,
  type StudioView,
  setAt,
  shownTemplate,
  together,
} from '../view.ts';

export type Order = 'front' | 'back' | 'forward' | 'backward';

/** The list that an element stands in, and its place there. */
export function placeOf(address: Address): { readonly list: string; readonly index: number } {
  const cut = address.lastIndexOf('/');
  return { list: address.slice(0, cut), index: Number(address.slice(cut + 1)) };
}

export interface Reordered {
  readonly edits: Edit[];
  /** Where the elements stand afterwards, in the order in which they are painted. */
  readonly addresses: readonly Address[];
}

/** The places of each list among these addresses. */
export function byList(view: StudioView, addresses: readonly Address[]): ReadonlyMap<string, readonly number[]> {
  const lists = new Map<string, number[]>();
  for (const { address } of elementsAt(view, addresses)) {
    const { list, index } = placeOf(address);
    lists.set(list, [...(lists.get(list) ?? []), index]);
  }
  return lists;
}

/**
 * Moves elements in the order of painting, each within its own list; among themselves they keep their order. What goes to the
 * back stays above the ground, unless it covers the card itself: a picture under it would be seen no more.
 */
export const reorder = (view: StudioView, addresses: readonly Address[], order: Order): Reordered =>
  inLists(view, addresses, (count, chosen, list) => {
    const isGround = (i: number): boolean => coversCard(view, pointer(list, i));
    const ground = order === 'back' && !chosen.some(isGround) ? range(count).findIndex((i) => !isGround(i)) : 0;
    return newOrder(count, chosen, order, Math.max(0, ground));
  });

/** Whether an element stands all over the card, whoever it is of. */
function coversCard(view: StudioView, address: Address): boolean {
  const [one] = elementsAt(view, [address]);
  if (one === undefined || one.inside !== undefined) return false;
  const { element } = one;
  if (!COVERS.has(element.kind) || element.when !== undefined || (element.rotate ?? 0) !== 0) return false;
  const { size } = shownTemplate(view);
  const { x, y, width, height } = rectOfBox(element.box);
  return x <= 0 && y <= 0 && x + width >= size.width && y + height >= size.height;
}

const COVERS: ReadonlySet<Element['kind']> = new Set(['shape', 'picture', 'halftone']);

/** Puts elements before the one that has this place in their list now, or at the end. For a tree that is dragged in. */
export const moveTo = (view: StudioView, addresses: readonly Address[], before: number): Reordered =>
  inLists(view, addresses, (count, chosen) => {
    const others = range(count).filter((i) => !chosen.includes(i));
    const at = others.filter((i) => i < before).length;
    return [...others.slice(0, at), ...chosen, ...others.slice(at)];
  });

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function inLists(
  view: StudioView,
  addresses: readonly Address[],
  arrange: (count: number, chosen: readonly number[], list: string) => readonly number[],
): Reordered {
  const edits: Edit[] = [];
  const after: Address[] = [];
  for (const [list, chosen] of byList(view, addresses)) {
    const before = valueAt(view.template, list) as readonly unknown[];
    const order = arrange(before.length, chosen, list);
    if (order.some((from, i) => from !== i)) edits.push({ op: 'set', path: list, value: order.map((i) => before[i]) });
    for (const [i, from] of order.entries()) if (chosen.includes(from)) after.push(pointer(list, i));
  }
  return { edits, addresses: after };
}

/** @param ground how many of them stay below all others */
function newOrder(count: number, chosen: readonly number[], order: Order, ground: number): readonly number[] {
  const all = range(count);
  const others = all.filter((i) => !chosen.includes(i));
  switch (order) {
    case 'front':
      return [...others, ...chosen];
    case 'back':
      return [...others.slice(0, ground), ...chosen, ...others.slice(ground)];
    case 'forward':
      return stepped(all, chosen);
    case 'backward':
      return stepped([...all].reverse(), chosen).reverse();
  }
}

/** Every chosen entry changes places with the next one that is not chosen. */
function stepped(all: readonly number[], chosen: readonly number[]): number[] {
  const out = [...all];
  for (let i = out.length - 2; i >= 0; i -= 1) {
    const [here, next] = [out[i] as number, out[i + 1] as number];
    if (chosen.includes(here) && !chosen.includes(next)) [out[i], out[i + 1]] = [next, here];
  }
  return out;
}

/** A name that no group of the template has. */
function freeGroup(view: StudioView): string {
  const used = new Set(SIDES.flatMap((side) => elementsOf(view, side)).map(({ element }) => element.group));
  for (let n = 1; ; n += 1) if (!used.has(`group-${n}`)) return `group-${n}`;
}

/** Two or more elements of one side, none of them in a fallback, become a group; others are left out. */
export function group(view: StudioView, addresses: readonly Address[], name: string = freeGroup(view)): Edit[] {
  const all = elementsAt(view, addresses).filter(({ inside }) => inside === undefined);
  const members = all.filter(({ side }) => side === all[0]?.side);
  return members.length < 2 ? [] : setAll(view, addressesOf(members), 'group', name);
}

/** The groups of these elements come apart, all of each. */
export function ungroup(view: StudioView, addresses: readonly Address[]): Edit[] {
  const groups = new Set(elementsAt(view, addresses).map(({ side, element }) => `${side} ${element.group ?? ''}`));
  const members = SIDES.flatMap((side) => elementsOf(view, side)).filter(
    ({ side, element }) => element.group !== undefined && groups.has(`${side} ${element.group}`),
  );
  return setAll(view, addressesOf(members), 'group', undefined);
}

const addressesOf = (all: readonly { readonly address: Address }[]): Address[] => all.map(({ address }) => address);

function setAll(view: StudioView, addresses: readonly Address[], key: string, value: unknown): Edit[] {
  return together(
    view,
    addresses.map((address) => (now) => setAt(now, address, `/${key}`, value)),
  );
}

/** Locks, unlocks, hides or shows. What is neither has no key for it, but for a size that shows what the others hide. */
export function setFlag(
  view: StudioView,
  addresses: readonly Address[],
  key: 'locked' | 'hidden',
  on: boolean,
): Edit[] {
  return together(
    view,
    elementsAt(view, addresses).map(({ address, element }) => (now) => {
      const isOn = (element as Element)[key] === true;
      if (isOn === on) return [];
      return setAt(now, address, `/${key}`, on || (view.size !== undefined && key === 'hidden') ? on : undefined);
    }),
  );
}
