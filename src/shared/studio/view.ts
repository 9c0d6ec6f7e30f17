/** Reads and changes a template as the studio shows it: in its base size or another size, with an address for every element. */
import { type Cache, createCache, getOrCreate, getOrCreateFor } from '../base/cache.ts';
import { getTemplateInSize } from '../card/template/sizes.ts';
import type { CardTemplate, Element } from '../card/template/template.ts';
import { isEqualJson } from '../document/diff-json.ts';
import { applyEdits, type Edit, setOrRemove } from '../document/edit.ts';
import { getValueAt, joinPointer, parsePointer } from '../document/pointer.ts';

/** The sides with elements. `more` is a further card for texts that have no room on front and back. */
export const SIDES = ['front', 'back', 'more'] as const;
export type Side = (typeof SIDES)[number];

/** The JSON pointer of an element in its template: `/front/3`, `/front/5/fallback/0`, `/sizes/tarot/back/0`. */
export type Address = string;

export interface StudioView {
  readonly template: CardTemplate;
  /** The id of another size. Absent = the base size. */
  readonly size?: string | undefined;
}

export interface StudioElement {
  readonly address: Address;
  readonly side: Side;
  /** The element in the shown size. */
  readonly element: Element;
  /** The art that contains the element. Only elements of a fallback have it. */
  readonly inside?: StudioElement;
}

/** Returns the template in the shown size. */
export const getShownTemplate = ({ template, size }: StudioView): CardTemplate => getTemplateInSize(template, size);

/** Rounds a length to a thousandth of a millimeter, which is the precision of templates. Returns 0 instead of -0. */
export const roundLength = (length: number): number => Math.round(length * 1000) / 1000 || 0;

const elementCache = new WeakMap<Element, readonly StudioElement[]>();

/**
 * Lists an element, followed by its fallback if it is art. Returns the same objects until the element or its address changes, because an
 * edit usually changes only one of up to two hundred elements.
 */
function listWithFallback(address: Address, side: Side, element: Element): readonly StudioElement[] {
  const cachedElements = elementCache.get(element);
  if (cachedElements?.[0]?.address === address) return cachedElements;
  const studioElement: StudioElement = { address, side, element };
  const listedElements =
    element.kind === 'art'
      ? [studioElement, ...listFallbackElements(studioElement, element.fallback)]
      : [studioElement];
  elementCache.set(element, listedElements);
  return listedElements;
}

const listFallbackElements = (inside: StudioElement, fallback: readonly Element[]): StudioElement[] =>
  fallback.map((element, elementIndex) => ({
    address: joinPointer(inside.address, 'fallback', elementIndex),
    side: inside.side,
    element,
    inside,
  }));

const sideCaches = new WeakMap<object, Cache<readonly StudioElement[]>>();
/** The number of cached sides per template, over all its sizes. */
const MAX_CACHED_SIDES = 12;

/** Returns the elements of a side in painting order. The fallback of art follows the art. Returns the same list for the same template. */
export function getSideElements({ template, size }: StudioView, side: Side): readonly StudioElement[] {
  return getOrCreate(
    getOrCreateFor(sideCaches, template, () => createCache()),
    `${side} ${size ?? ''}`,
    MAX_CACHED_SIDES,
    () => listElements({ template, size }, side),
  );
}

function listElements(studioView: StudioView, side: Side): readonly StudioElement[] {
  const { template, size } = studioView;
  const variant = size === undefined ? undefined : template.sizes?.[size];
  const shownElements = getShownTemplate(studioView)[side] ?? [];
  const hiddenIds = new Set(variant?.without);
  const addresses = [
    ...(template[side] ?? []).flatMap(({ id }, elementIndex) =>
      id !== undefined && hiddenIds.has(id) ? [] : [joinPointer('', side, elementIndex)],
    ),
    ...(variant?.[side] ?? []).map((_, elementIndex) => joinPointer('/sizes', size ?? '', side, elementIndex)),
  ];
  return shownElements.flatMap((element, elementIndex) =>
    listWithFallback(addresses[elementIndex] ?? '', side, element),
  );
}

/** Returns the side of an address, or undefined if it isn't the address of an element. */
function getAddressSide(address: Address): Side | undefined {
  const pointerKeys = parsePointer(address);
  const sideKey = pointerKeys[0] === 'sizes' ? pointerKeys[2] : pointerKeys[0];
  return SIDES.find((sideName) => sideName === sideKey);
}

export function findElement(studioView: StudioView, address: Address): StudioElement | undefined {
  const side = getAddressSide(address);
  return side === undefined
    ? undefined
    : getSideElements(studioView, side).find((studioElement) => studioElement.address === address);
}

/** Returns the elements at these addresses, without duplicates, in painting order, side after side. Unknown addresses are skipped. */
export const findElements = (studioView: StudioView, addresses: readonly Address[]): readonly StudioElement[] => {
  const wantedAddresses = new Set(addresses);
  return SIDES.flatMap((side) =>
    getSideElements(studioView, side).filter(({ address }) => wantedAddresses.has(address)),
  );
};

/** Returns an id that no element of the template has: the stem, or the stem with a number. */
export function createFreeId(template: CardTemplate, stem: string, takenIds: readonly string[] = []): string {
  const usedIds = new Set([...listIds(template), ...takenIds]);
  for (let suffix = 1; ; suffix += 1) {
    const candidate = suffix === 1 ? stem : `${stem}-${suffix}`;
    if (!usedIds.has(candidate)) return candidate;
  }
}

/** Lists the ids of all elements, including elements that only exist in another size. */
const listIds = (template: CardTemplate): readonly string[] =>
  [template, ...Object.values(template.sizes ?? {})].flatMap((sizeVariant) =>
    SIDES.flatMap((side) => (sizeVariant[side] ?? []).flatMap(({ id }) => (id === undefined ? [] : [id]))),
  );

/** Keys that are the same in all sizes, because only editors read them. */
const SHARED_KEYS: ReadonlySet<string> = new Set(['id', 'title', 'group', 'locked']);

/** Matches the address of an element in the fallback of art: `/front/5/fallback/0`. */
const FALLBACK_ADDRESS = /^(.*)\/fallback\/(\d+)$/;

/**
 * Sets the value at a pointer within an element, or removes it if the new value is undefined. If the view shows another size than the base
 * size, the change only affects that size: it is stored in `replace`, and the element gets an id if it has none. Another size can change,
 * but not remove a key that the base size sets.
 * @param valuePointer a pointer relative to the element: `/box`, `/value/at`
 */
export function setElementValue(
  studioView: StudioView,
  address: Address,
  valuePointer: string,
  newValue: unknown,
): Edit[] {
  const { template, size } = studioView;
  const studioElement = findElement(studioView, address);
  const [firstKey = ''] = parsePointer(valuePointer);
  if (studioElement === undefined || isEqualJson(getValueAt(studioElement.element, valuePointer), newValue)) return [];
  if (size === undefined || address.startsWith('/sizes/') || SHARED_KEYS.has(firstKey)) {
    return [setOrRemove(`${address}${valuePointer}`, newValue)];
  }
  const [, artAddress, elementIndex] = FALLBACK_ADDRESS.exec(address) ?? [];
  if (artAddress !== undefined) {
    const artElement = findElement(studioView, artAddress)?.element;
    const fallback = getValueAt(artElement, '/fallback');
    return setElementValue(
      studioView,
      artAddress,
      '/fallback',
      applyEdits(fallback, [setOrRemove(`/${elementIndex}${valuePointer}`, newValue)]),
    );
  }
  const { id: elementId, edits: idEdits } = ensureId(studioView, studioElement);
  const replacePointer = joinPointer('/sizes', size, 'replace');
  const replacedBefore = getValueAt(template, joinPointer(replacePointer, elementId));
  const changedValue = getValueAt(
    applyEdits(studioElement.element, [setOrRemove(valuePointer, newValue)]),
    joinPointer('', firstKey),
  );
  const { [firstKey]: _removed, ...otherKeys } = (replacedBefore ?? {}) as Record<string, unknown>;
  const replacedAfter =
    changedValue === undefined ? otherKeys : { ...((replacedBefore ?? {}) as object), [firstKey]: changedValue };
  const allReplacements = getValueAt(template, replacePointer) as object | undefined;
  return [
    ...idEdits,
    allReplacements === undefined
      ? setOrRemove(replacePointer, { [elementId]: replacedAfter })
      : setOrRemove(joinPointer(replacePointer, elementId), replacedAfter),
  ];
}

/** Returns the id of an element, and the edit that sets one if the element has none. */
export function ensureId({ template }: StudioView, { address, element }: StudioElement): { id: string; edits: Edit[] } {
  if (element.id !== undefined) return { id: element.id, edits: [] };
  const newId = createFreeId(template, element.kind);
  return { id: newId, edits: [setOrRemove(`${address}/id`, newId)] };
}

/** Sets several keys of one element. */
export const setElementKeys = (
  studioView: StudioView,
  address: Address,
  changes: Readonly<Record<string, unknown>>,
): Edit[] =>
  combineEdits(
    studioView,
    Object.entries(changes).map(
      ([changedKey, newValue]) =>
        (currentView) =>
          setElementValue(currentView, address, joinPointer('', changedKey), newValue),
    ),
  );

/** Combines the edits of several steps. In a size other than the base size, each step sees the result of the steps before. */
export function combineEdits(
  studioView: StudioView,
  steps: readonly ((currentView: StudioView) => readonly Edit[])[],
): Edit[] {
  const edits: Edit[] = [];
  let workingView = studioView;
  for (const createEdits of steps) {
    const stepEdits = createEdits(workingView);
    edits.push(...stepEdits);
    // Only in another size can a step affect the next one, because it may give an element an id or create `replace`.
    if (workingView.size !== undefined && stepEdits.length > 0)
      workingView = { ...workingView, template: applyEdits(workingView.template, stepEdits) };
  }
  return edits;
}
