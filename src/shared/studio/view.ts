/** A template as the studio shows it: in its own size or one of its others, every element with its address and the edits that change it. */
import { type Cache, cached, cachedFor, newCache } from '../base/cache.ts';
import { inSize } from '../card/template/sizes.ts';
import type { CardTemplate, Element } from '../card/template/template.ts';
import { same } from '../document/difference.ts';
import { applyEdits, type Edit, setOrRemove } from '../document/edit.ts';
import { pointer, segments, valueAt } from '../document/pointer.ts';

export const SIDES = ['front', 'back', 'more'] as const;
export type Side = (typeof SIDES)[number];

/** JSON pointer of an element in its template: `/front/3`, `/front/5/fallback/0`, `/sizes/tarot/back/0`. */
export type Address = string;

export interface StudioView {
  readonly template: CardTemplate;
  /** Id of one of its other sizes; absent = its own. */
  readonly size?: string | undefined;
}

export interface StudioElement {
  readonly address: Address;
  readonly side: Side;
  /** As it is in the size that is shown. */
  readonly element: Element;
  /** The art that it stands in for, of an element of a fallback. */
  readonly inside?: StudioElement;
}

/** The template in the size that is shown. */
export const shownTemplate = ({ template, size }: StudioView): CardTemplate => inSize(template, size);

/** Lengths of a template are exact to a thousandth of a millimetre. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000 || 0;

const listed = new WeakMap<Element, readonly StudioElement[]>();

/** An element and those that stand in for it. The same objects while it stays where it is: of two hundred an edit changes one. */
function withFallback(address: Address, side: Side, element: Element): readonly StudioElement[] {
  const known = listed.get(element);
  if (known?.[0]?.address === address) return known;
  const one: StudioElement = { address, side, element };
  const made = element.kind === 'art' ? [one, ...standIns(one, element.fallback)] : [one];
  listed.set(element, made);
  return made;
}

const standIns = (inside: StudioElement, fallback: readonly Element[]): StudioElement[] =>
  fallback.map((element, index) => ({
    address: pointer(inside.address, 'fallback', index),
    side: inside.side,
    element,
    inside,
  }));

const lists = new WeakMap<object, Cache<readonly StudioElement[]>>();
/** Sides of a template in all its sizes that are kept at once. */
const MOST_LISTS = 12;

/** The elements of a side in painting order; those that stand in for art follow it. The same list for the same template. */
export function elementsOf({ template, size }: StudioView, side: Side): readonly StudioElement[] {
  return cached(
    cachedFor(lists, template, () => newCache()),
    `${side} ${size ?? ''}`,
    MOST_LISTS,
    () => listElements({ template, size }, side),
  );
}

function listElements(studioView: StudioView, side: Side): readonly StudioElement[] {
  const { template, size } = studioView;
  const variant = size === undefined ? undefined : template.sizes?.[size];
  const shown = shownTemplate(studioView)[side] ?? [];
  const left = new Set(variant?.without);
  const addresses = [
    ...(template[side] ?? []).flatMap(({ id }, index) =>
      id !== undefined && left.has(id) ? [] : [pointer('', side, index)],
    ),
    ...(variant?.[side] ?? []).map((_, index) => pointer('/sizes', size ?? '', side, index)),
  ];
  return shown.flatMap((element, index) => withFallback(addresses[index] ?? '', side, element));
}

/** The side that an address lies on; undefined for what is no address of an element. */
function sideOf(address: Address): Side | undefined {
  const keys = segments(address);
  const side = keys[0] === 'sizes' ? keys[2] : keys[0];
  return SIDES.find((one) => one === side);
}

export function elementAt(studioView: StudioView, address: Address): StudioElement | undefined {
  const side = sideOf(address);
  return side === undefined ? undefined : elementsOf(studioView, side).find((one) => one.address === address);
}

/** Those of these addresses that are elements here, in painting order, each once; side by side where they are of several. */
export const elementsAt = (studioView: StudioView, addresses: readonly Address[]): readonly StudioElement[] => {
  const wanted = new Set(addresses);
  return SIDES.flatMap((side) => elementsOf(studioView, side).filter(({ address }) => wanted.has(address)));
};

/** An id that no element of the template has: the stem itself, or with a number behind it. */
export function freeId(template: CardTemplate, stem: string, taken: readonly string[] = []): string {
  const used = new Set([...idsOf(template), ...taken]);
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? stem : `${stem}-${n}`;
    if (!used.has(id)) return id;
  }
}

/** The ids of all elements, also of those that only another size has. */
const idsOf = (template: CardTemplate): readonly string[] =>
  [template, ...Object.values(template.sizes ?? {})].flatMap((part) =>
    SIDES.flatMap((side) => (part[side] ?? []).flatMap(({ id }) => (id === undefined ? [] : [id]))),
  );

/** What only editors read is the same in all sizes. */
const OF_ALL_SIZES: ReadonlySet<string> = new Set(['id', 'title', 'group', 'locked']);

const fallbackOf = /^(.*)\/fallback\/(\d+)$/;

/**
 * Sets a place below an element, or removes it for undefined. In another size the change stays in that size: it goes to
 * `replace`, and the element gets an id if it has none. A key that only the base size sets can be changed there, not removed.
 *
 * @param path pointer from the element on: `/box`, `/value/at`
 */
export function setAt(studioView: StudioView, address: Address, path: string, value: unknown): Edit[] {
  const { template, size } = studioView;
  const one = elementAt(studioView, address);
  const [key = ''] = segments(path);
  if (one === undefined || same(valueAt(one.element, path), value)) return [];
  if (size === undefined || address.startsWith('/sizes/') || OF_ALL_SIZES.has(key)) {
    return [setOrRemove(`${address}${path}`, value)];
  }
  const [, art, index] = fallbackOf.exec(address) ?? [];
  if (art !== undefined) {
    const holder = elementAt(studioView, art)?.element;
    const fallback = valueAt(holder, '/fallback');
    return setAt(studioView, art, '/fallback', applyEdits(fallback, [setOrRemove(`/${index}${path}`, value)]));
  }
  const { id, edits } = idFor(studioView, one);
  const there = pointer('/sizes', size, 'replace');
  const before = valueAt(template, pointer(there, id));
  const changed = valueAt(applyEdits(one.element, [setOrRemove(path, value)]), pointer('', key));
  const { [key]: _, ...others } = (before ?? {}) as Record<string, unknown>;
  const after = changed === undefined ? others : { ...((before ?? {}) as object), [key]: changed };
  const all = valueAt(template, there) as object | undefined;
  return [...edits, all === undefined ? setOrRemove(there, { [id]: after }) : setOrRemove(pointer(there, id), after)];
}

/** The id of an element, and the edit that gives it one where it has none. */
export function idFor({ template }: StudioView, { address, element }: StudioElement): { id: string; edits: Edit[] } {
  if (element.id !== undefined) return { id: element.id, edits: [] };
  const id = freeId(template, element.kind);
  return { id, edits: [setOrRemove(`${address}/id`, id)] };
}

/** Several keys of one element. */
export const setKeys = (studioView: StudioView, address: Address, changes: Readonly<Record<string, unknown>>): Edit[] =>
  together(
    studioView,
    Object.entries(changes).map(
      ([key, value]) =>
        (now) =>
          setAt(now, address, pointer('', key), value),
    ),
  );

/** Edits of several elements, each made on what the ones before have left. */
export function together(studioView: StudioView, steps: readonly ((now: StudioView) => readonly Edit[])[]): Edit[] {
  const edits: Edit[] = [];
  let now = studioView;
  for (const step of steps) {
    const made = step(now);
    edits.push(...made);
    // Only another size may give an element its id; elsewhere one change does not depend on the other.
    if (now.size !== undefined && made.length > 0) now = { ...now, template: applyEdits(now.template, made) };
  }
  return edits;
}
