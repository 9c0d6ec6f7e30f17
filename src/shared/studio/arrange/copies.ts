/** Elements copied on their card, taken to another template, and removed, with all that refers to them. */

import { LIMITS } from '../../card/template/basics.ts';
import type { CardTemplate, Element } from '../../card/template/template.ts';
import type { Point } from '../../display/matrix.ts';
import { applyEdits, type Edit } from '../../document/edit.ts';
import { pointer, valueAt } from '../../document/pointer.ts';
import { rectOfBox } from '../elements.ts';
import { type Address, freeId, rounded, SIDES, type Side, type StudioView } from '../view.ts';
import { wayInto } from './limits.ts';
import { byList } from './order.ts';

export interface Copied {
  readonly edits: Edit[];
  /** The new elements. */
  readonly addresses: readonly Address[];
}

interface Duplicated extends Copied {
  /** How many of the originals have no copy, since their list has no room for so many. */
  readonly left: number;
}

/** Millimetres to the right and down, so that a copy does not lie on its original. */
const COPY_OFFSET: Point = { x: 2, y: 2 };

const movedBox = ([x, y, width, height]: Element['box'], by: Point): Element['box'] => [
  rounded(x + by.x),
  rounded(y + by.y),
  width,
  height,
];

/** An element elsewhere on its card, what stands in for art with it. */
export function movedElement<E extends Element>(element: E, by: Point): E {
  const box = movedBox(element.box, by);
  if (element.kind !== 'art') return { ...element, box };
  const fallback = element.fallback.map((one) => ({ ...one, box: movedBox(one.box, by) }));
  return { ...element, box, fallback };
}

/** New names for the ids and groups of copies, so that nothing is named twice; words still go from copy to copy. */
export function renamedCopies(
  elements: readonly Element[],
  template: CardTemplate,
): { readonly elements: readonly Element[]; readonly ids: ReadonlyMap<string, string> } {
  const ids = new Map<string, string>();
  const groups = new Map<string, string>();
  const usedGroups = new Set(allElements(template).map(({ group }) => group));
  for (const { id, group } of elements.flatMap(withInner)) {
    if (id !== undefined) ids.set(id, freeId(template, id.replace(/-\d+$/, ''), [...ids.values()]));
    if (group !== undefined && !groups.has(group)) groups.set(group, freeName(group.replace(/-\d+$/, ''), usedGroups));
  }
  const renamed = (element: Element): Element => {
    const { id, group } = element;
    const to = 'overflowTo' in element ? element.overflowTo : undefined;
    const inner = element.kind === 'art' ? { fallback: element.fallback.map((one) => renamed(one as Element)) } : {};
    return {
      ...element,
      ...inner,
      ...(id === undefined ? {} : { id: ids.get(id) }),
      ...(group === undefined ? {} : { group: groups.get(group) }),
      ...(to === undefined ? {} : { overflowTo: ids.get(to) ?? to }),
    } as Element;
  };
  return { elements: elements.map(renamed), ids };
}

function freeName(stem: string, used: Set<string | undefined>): string {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? stem : `${stem}-${n}`;
    if (used.has(name)) continue;
    used.add(name);
    return name;
  }
}

const withInner = (element: Element): Element[] =>
  element.kind === 'art' ? [element, ...(element.fallback as Element[])] : [element];

/** The elements of all sides and sizes, those of fallbacks too. */
const allElements = (template: CardTemplate): readonly Element[] =>
  [template, ...Object.values(template.sizes ?? {})].flatMap((part) =>
    SIDES.flatMap((side) => (part[side] ?? []).flatMap(withInner)),
  );

/** Copies right above the topmost of the originals in each list. What other sizes say of an original they say of its copy. */
export function duplicate(studioView: StudioView, addresses: readonly Address[], by: Point = COPY_OFFSET): Duplicated {
  let { template } = studioView;
  const edits: Edit[] = [];
  const made: Address[] = [];
  let left = 0;
  for (const [list, indices] of withoutInner(byList(studioView, addresses))) {
    const all = valueAt(template, list) as readonly Element[];
    if (all.length + indices.length > LIMITS.elements) {
      left += indices.length;
      continue;
    }
    const originals = indices.map((index) => all[index] as Element);
    const { elements, ids } = renamedCopies(originals, template);
    const at = (indices[indices.length - 1] ?? 0) + 1;
    const copies = elements.map((element) => placed(studioView, movedElement(element, by)));
    const step: Edit[] = [
      { op: 'set', path: list, value: [...all.slice(0, at), ...copies, ...all.slice(at)] },
      ...ofOtherSizes(template, ids),
    ];
    template = applyEdits(template, step);
    edits.push(...step);
    made.push(...copies.map((_, index) => pointer(list, at + index)));
  }
  return { edits, addresses: made, left };
}

/** An element of a fallback goes with its art, not twice. */
function withoutInner(
  lists: ReadonlyMap<string, readonly number[]>,
): readonly (readonly [string, readonly number[]])[] {
  return [...lists].filter(([list]) => {
    const [, art, index] = /^(.*)\/(\d+)\/fallback$/.exec(list) ?? [];
    return art === undefined || lists.get(art)?.includes(Number(index)) !== true;
  });
}

const placed = (studioView: StudioView, element: Element): Element =>
  movedElement(element, wayInto(studioView, element, rectOfBox(element.box)));

/** What `replace` and `without` of the sizes say of elements, said of their copies too. */
function ofOtherSizes(template: CardTemplate, ids: ReadonlyMap<string, string>): Edit[] {
  return Object.entries(template.sizes ?? {}).flatMap(([size, { replace = {}, without = [] }]) => {
    const there = pointer('/sizes', size);
    return [...ids].flatMap(([from, to]): Edit[] => {
      const edits: Edit[] = [];
      const change = Object.hasOwn(replace, from) ? replace[from] : undefined;
      if (change !== undefined) {
        // In place: only the size that is shown is known to have room beside the original.
        edits.push({ op: 'set', path: pointer(there, 'replace', to), value: change });
      }
      if (without.includes(from)) edits.push({ op: 'set', path: `${there}/without/-`, value: to });
      return edits;
    });
  });
}

/** Elements with all that they need of their template, as they lie in the clipboard. */
export interface Clipping {
  readonly elements: readonly Element[];
  readonly from: Pick<CardTemplate, 'styles' | 'fonts' | 'symbols' | 'pictures' | 'theme' | 'size'>;
}

/** Undefined where nothing is chosen. */
export function clip(studioView: StudioView, addresses: readonly Address[]): Clipping | undefined {
  const { template } = studioView;
  const elements = withoutInner(byList(studioView, addresses)).flatMap(([list, indices]) => {
    const all = valueAt(template, list) as readonly Element[];
    return indices.map((index) => all[index] as Element);
  });
  const { styles, fonts, symbols, pictures, theme, size } = template;
  const from = {
    styles,
    theme,
    size,
    ...(fonts === undefined ? {} : { fonts }),
    ...(symbols === undefined ? {} : { symbols }),
    ...(pictures === undefined ? {} : { pictures }),
  };
  return elements.length === 0 ? undefined : { elements, from };
}

/** The list that new elements of a side go to: that of the size that is shown, where it is another one. */
export const listOf = ({ size }: StudioView, side: Side): string =>
  size === undefined ? `/${side}` : pointer('/sizes', size, side);
