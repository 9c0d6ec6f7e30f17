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
export function byList(studioView: StudioView, addresses: readonly Address[]): ReadonlyMap<string, readonly number[]> {
  const lists = new Map<string, number[]>();
  for (const { address } of elementsAt(studioView, addresses)) {
    const { list, index } = placeOf(address);
    lists.set(list, [...(lists.get(list) ?? []), index]);
  }
  return lists;
}

/**
 * Moves elements in the order of painting, each within its own list; among themselves they keep their order. What goes to the
 * back stays above the ground, unless it covers the card itself: a picture under it would be seen no more.
 */
export const reorder = (studioView: StudioView, addresses: readonly Address[], order: Order): Reordered =>
  inLists(studioView, addresses, (count, chosen, list) => {
    const isGround = (index: number): boolean => coversCard(studioView, pointer(list, index));
    const ground = order === 'back' && !chosen.some(isGround) ? range(count).findIndex((index) => !isGround(index)) : 0;
    return newOrder(count, chosen, order, Math.max(0, ground));
  });

/** Whether an element stands all over the card, whoever it is of. */
function coversCard(studioView: StudioView, address: Address): boolean {
  const [one] = elementsAt(studioView, [address]);
  if (one === undefined || one.inside !== undefined) return false;
  const { element } = one;
  if (!COVERS.has(element.kind) || element.when !== undefined || (element.rotate ?? 0) !== 0) return false;
  const { size } = shownTemplate(studioView);
  const { x, y, width, height } = rectOfBox(element.box);
  return x <= 0 && y <= 0 && x + width >= size.width && y + height >= size.height;
}

const COVERS: ReadonlySet<Element['kind']> = new Set(['shape', 'picture', 'halftone']);

/** Puts elements before the one that has this place in their list now, or at the end. For a tree that is dragged in. */
export const moveTo = (studioView: StudioView, addresses: readonly Address[], before: number): Reordered =>
  inLists(studioView, addresses, (count, chosen) => {
    const others = range(count).filter((index) => !chosen.includes(index));
    const at = others.filter((index) => index < before).length;
    return [...others.slice(0, at), ...chosen, ...others.slice(at)];
  });

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function inLists(
  studioView: StudioView,
  addresses: readonly Address[],
  arrange: (count: number, chosen: readonly number[], list: string) => readonly number[],
): Reordered {
  const edits: Edit[] = [];
  const after: Address[] = [];
  for (const [list, chosen] of byList(studioView, addresses)) {
    const before = valueAt(studioView.template, list) as readonly unknown[];
    const order = arrange(before.length, chosen, list);
    if (order.some((from, index) => from !== index))
      edits.push({ op: 'set', path: list, value: order.map((index) => before[index]) });
    for (const [index, from] of order.entries()) if (chosen.includes(from)) after.push(pointer(list, index));
  }
  return { edits, addresses: after };
}

/** @param ground how many of them stay below all others */
function newOrder(count: number, chosen: readonly number[], order: Order, ground: number): readonly number[] {
  const all = range(count);
  const others = all.filter((index) => !chosen.includes(index));
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
  for (let index = out.length - 2; index >= 0; index -= 1) {
    const [here, next] = [out[index] as number, out[index + 1] as number];
    if (chosen.includes(here) && !chosen.includes(next)) [out[index], out[index + 1]] = [next, here];
  }
  return out;
}

/** A name that no group of the template has. */
function freeGroup(studioView: StudioView): string {
  const used = new Set(SIDES.flatMap((side) => elementsOf(studioView, side)).map(({ element }) => element.group));
  for (let n = 1; ; n += 1) if (!used.has(`group-${n}`)) return `group-${n}`;
}

/** Two or more elements of one side, none of them in a fallback, become a group; others are left out. */
export function group(
  studioView: StudioView,
  addresses: readonly Address[],
  name: string = freeGroup(studioView),
): Edit[] {
  const all = elementsAt(studioView, addresses).filter(({ inside }) => inside === undefined);
  const members = all.filter(({ side }) => side === all[0]?.side);
  return members.length < 2 ? [] : setAll(studioView, addressesOf(members), 'group', name);
}

/** The groups of these elements come apart, all of each. */
export function ungroup(studioView: StudioView, addresses: readonly Address[]): Edit[] {
  const groups = new Set(
    elementsAt(studioView, addresses).map(({ side, element }) => `${side} ${element.group ?? ''}`),
  );
  const members = SIDES.flatMap((side) => elementsOf(studioView, side)).filter(
    ({ side, element }) => element.group !== undefined && groups.has(`${side} ${element.group}`),
  );
  return setAll(studioView, addressesOf(members), 'group', undefined);
}

const addressesOf = (all: readonly { readonly address: Address }[]): Address[] => all.map(({ address }) => address);

function setAll(studioView: StudioView, addresses: readonly Address[], key: string, value: unknown): Edit[] {
  return together(
    studioView,
    addresses.map((address) => (now) => setAt(now, address, `/${key}`, value)),
  );
}

/** Locks, unlocks, hides or shows. What is neither has no key for it, but for a size that shows what the others hide. */
export function setFlag(
  studioView: StudioView,
  addresses: readonly Address[],
  key: 'locked' | 'hidden',
  on: boolean,
): Edit[] {
  return together(
    studioView,
    elementsAt(studioView, addresses).map(({ address, element }) => (now) => {
      const isOn = (element as Element)[key] === true;
      if (isOn === on) return [];
      return setAt(now, address, `/${key}`, on || (studioView.size !== undefined && key === 'hidden') ? on : undefined);
    }),
  );
}
