/** Changes the painting order of elements, their groups, and whether they are locked or hidden. */
import type { Element } from '../../card/template/template.ts';
import type { Edit } from '../../document/edit.ts';
import { getValueAt, joinPointer } from '../../document/pointer.ts';
import { toRect } from '../elements.ts';
import {
  type Address,
  combineEdits,
  findElements,
  getShownTemplate,
  getSideElements,
  SIDES,
  type StudioView,
  setElementValue,
} from '../view.ts';

export type Order = 'front' | 'back' | 'forward' | 'backward';

/** Splits an address into the list that contains the element, and its index there. */
export function splitAddress(address: Address): { readonly list: string; readonly index: number } {
  const lastSlash = address.lastIndexOf('/');
  return { list: address.slice(0, lastSlash), index: Number(address.slice(lastSlash + 1)) };
}

export interface ReorderResult {
  readonly edits: Edit[];
  /** The new addresses of the elements, in painting order. */
  readonly addresses: readonly Address[];
}

/** Returns the indices of the elements in each list, by the pointer of the list. */
export function groupByList(
  studioView: StudioView,
  addresses: readonly Address[],
): ReadonlyMap<string, readonly number[]> {
  const indicesByList = new Map<string, number[]>();
  for (const { address } of findElements(studioView, addresses)) {
    const { list: listPointer, index } = splitAddress(address);
    indicesByList.set(listPointer, [...(indicesByList.get(listPointer) ?? []), index]);
  }
  return indicesByList;
}

/**
 * Moves elements in the painting order, each within its own list, and keeps the order among them. Elements that go to the back stay above
 * the ground (the elements that cover the card), because the ground would hide them. They go below it if one of them covers the card too.
 */
export const reorderElements = (
  studioView: StudioView,
  addresses: readonly Address[],
  paintOrder: Order,
): ReorderResult =>
  reorderLists(studioView, addresses, (elementCount, chosenIndexes, listPointer) => {
    const isGroundIndex = (index: number): boolean => isCoveringCard(studioView, joinPointer(listPointer, index));
    const groundCount =
      paintOrder === 'back' && !chosenIndexes.some(isGroundIndex)
        ? listIndexes(elementCount).findIndex((index) => !isGroundIndex(index))
        : 0;
    return computeOrder(elementCount, chosenIndexes, paintOrder, Math.max(0, groundCount));
  });

/** Returns whether an element always covers the whole card. */
function isCoveringCard(studioView: StudioView, address: Address): boolean {
  const [studioElement] = findElements(studioView, [address]);
  if (studioElement === undefined || studioElement.inside !== undefined) return false;
  const { element } = studioElement;
  if (!COVERING_KINDS.has(element.kind) || element.when !== undefined || (element.rotate ?? 0) !== 0) return false;
  const { size } = getShownTemplate(studioView);
  const { x, y, width, height } = toRect(element.box);
  return x <= 0 && y <= 0 && x + width >= size.width && y + height >= size.height;
}

const COVERING_KINDS: ReadonlySet<Element['kind']> = new Set(['shape', 'picture', 'halftone']);

/** Moves elements before the element that now has this index in their list, or to the end. Used when the user drags in the tree. */
export const moveElementsBefore = (
  studioView: StudioView,
  addresses: readonly Address[],
  beforeIndex: number,
): ReorderResult =>
  reorderLists(studioView, addresses, (elementCount, chosenIndexes) => {
    const otherIndexes = listIndexes(elementCount).filter((index) => !chosenIndexes.includes(index));
    const insertIndex = otherIndexes.filter((index) => index < beforeIndex).length;
    return [...otherIndexes.slice(0, insertIndex), ...chosenIndexes, ...otherIndexes.slice(insertIndex)];
  });

const listIndexes = (elementCount: number): number[] => Array.from({ length: elementCount }, (_, index) => index);

function reorderLists(
  studioView: StudioView,
  addresses: readonly Address[],
  arrange: (elementCount: number, chosenIndexes: readonly number[], listPointer: string) => readonly number[],
): ReorderResult {
  const edits: Edit[] = [];
  const newAddresses: Address[] = [];
  for (const [listPointer, chosenIndexes] of groupByList(studioView, addresses)) {
    const listElements = getValueAt(studioView.template, listPointer) as readonly unknown[];
    const newOrder = arrange(listElements.length, chosenIndexes, listPointer);
    if (newOrder.some((oldIndex, index) => oldIndex !== index))
      edits.push({ op: 'set', path: listPointer, value: newOrder.map((index) => listElements[index]) });
    for (const [index, oldIndex] of newOrder.entries())
      if (chosenIndexes.includes(oldIndex)) newAddresses.push(joinPointer(listPointer, index));
  }
  return { edits, addresses: newAddresses };
}

/** @param groundCount the number of elements that stay below all others */
function computeOrder(
  elementCount: number,
  chosenIndexes: readonly number[],
  paintOrder: Order,
  groundCount: number,
): readonly number[] {
  const allIndexes = listIndexes(elementCount);
  const otherIndexes = allIndexes.filter((index) => !chosenIndexes.includes(index));
  switch (paintOrder) {
    case 'front':
      return [...otherIndexes, ...chosenIndexes];
    case 'back':
      return [...otherIndexes.slice(0, groundCount), ...chosenIndexes, ...otherIndexes.slice(groundCount)];
    case 'forward':
      return moveForward(allIndexes, chosenIndexes);
    case 'backward':
      return moveForward([...allIndexes].reverse(), chosenIndexes).reverse();
  }
}

/** Swaps every chosen entry with the next entry that isn't chosen. */
function moveForward(allIndexes: readonly number[], chosenIndexes: readonly number[]): number[] {
  const reordered = [...allIndexes];
  for (let index = reordered.length - 2; index >= 0; index -= 1) {
    const [currentIndex, nextIndex] = [reordered[index] as number, reordered[index + 1] as number];
    if (chosenIndexes.includes(currentIndex) && !chosenIndexes.includes(nextIndex))
      [reordered[index], reordered[index + 1]] = [nextIndex, currentIndex];
  }
  return reordered;
}

/** Returns a group name that the template doesn't use. */
function createFreeGroupName(studioView: StudioView): string {
  const usedNames = new Set(
    SIDES.flatMap((side) => getSideElements(studioView, side)).map(({ element }) => element.group),
  );
  for (let suffix = 1; ; suffix += 1) if (!usedNames.has(`group-${suffix}`)) return `group-${suffix}`;
}

/**
 * Groups the elements that are on the same side as the first one. Elements of fallbacks aren't grouped. A group has two or more members.
 */
export function groupElements(
  studioView: StudioView,
  addresses: readonly Address[],
  groupName: string = createFreeGroupName(studioView),
): Edit[] {
  const topLevelElements = findElements(studioView, addresses).filter(({ inside }) => inside === undefined);
  const members = topLevelElements.filter(({ side }) => side === topLevelElements[0]?.side);
  return members.length < 2 ? [] : setAllValues(studioView, listAddresses(members), 'group', groupName);
}

/** Dissolves the groups of these elements, including all their members. */
export function ungroupElements(studioView: StudioView, addresses: readonly Address[]): Edit[] {
  const groups = new Set(
    findElements(studioView, addresses).map(({ side, element }) => `${side} ${element.group ?? ''}`),
  );
  const members = SIDES.flatMap((side) => getSideElements(studioView, side)).filter(
    ({ side, element }) => element.group !== undefined && groups.has(`${side} ${element.group}`),
  );
  return setAllValues(studioView, listAddresses(members), 'group', undefined);
}

const listAddresses = (elements: readonly { readonly address: Address }[]): Address[] =>
  elements.map(({ address }) => address);

function setAllValues(
  studioView: StudioView,
  addresses: readonly Address[],
  elementKey: string,
  newValue: unknown,
): Edit[] {
  return combineEdits(
    studioView,
    addresses.map((address) => (currentView) => setElementValue(currentView, address, `/${elementKey}`, newValue)),
  );
}

/**
 * Locks, unlocks, hides or shows elements. A cleared flag is removed. Only `hidden` is set to false in another size, to override the base
 * size.
 */
export function setElementsFlag(
  studioView: StudioView,
  addresses: readonly Address[],
  elementKey: 'locked' | 'hidden',
  isOn: boolean,
): Edit[] {
  return combineEdits(
    studioView,
    findElements(studioView, addresses).map(({ address, element }) => (currentView) => {
      const wasOn = (element as Element)[elementKey] === true;
      if (wasOn === isOn) return [];
      return setElementValue(
        currentView,
        address,
        `/${elementKey}`,
        isOn || (studioView.size !== undefined && elementKey === 'hidden') ? isOn : undefined,
      );
    }),
  );
}
