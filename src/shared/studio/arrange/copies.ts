/** Copies elements on their card or to the clipboard. */

import { TEMPLATE_LIMITS } from '../../card/template/basics.ts';
import type { CardTemplate, Element } from '../../card/template/template.ts';
import type { Point } from '../../display/matrix.ts';
import { applyEdits, type Edit } from '../../document/edit.ts';
import { getValueAt, joinPointer } from '../../document/pointer.ts';
import { toRect } from '../elements.ts';
import { type Address, createFreeId, roundLength, SIDES, type Side, type StudioView } from '../view.ts';
import { getOffsetOntoCard } from './limits.ts';
import { groupByList } from './order.ts';

export interface CopyResult {
  readonly edits: Edit[];
  /** The addresses of the new elements. */
  readonly addresses: readonly Address[];
}

interface DuplicateResult extends CopyResult {
  /** The number of originals without a copy, because their list is full. */
  readonly omittedCount: number;
}

/** The offset of copies in millimeters, so that a copy doesn't cover its original. */
const COPY_OFFSET_MM: Point = { x: 2, y: 2 };

const moveBox = ([x, y, width, height]: Element['box'], offset: Point): Element['box'] => [
  roundLength(x + offset.x),
  roundLength(y + offset.y),
  width,
  height,
];

/** Moves an element on its card. The fallback of art (elements that are drawn if a character has no art) moves with the art. */
export function moveElement<E extends Element>(element: E, offset: Point): E {
  const newBox = moveBox(element.box, offset);
  if (element.kind !== 'art') return { ...element, box: newBox };
  const fallback = element.fallback.map((fallbackElement) => ({
    ...fallbackElement,
    box: moveBox(fallbackElement.box, offset),
  }));
  return { ...element, box: newBox, fallback };
}

/** Gives copies new ids and groups, so that every name stays unique. If a flow was copied too, texts of the copies overflow to its copy. */
export function renameCopies(
  elements: readonly Element[],
  template: CardTemplate,
): { readonly elements: readonly Element[]; readonly ids: ReadonlyMap<string, string> } {
  const newIds = new Map<string, string>();
  const newGroups = new Map<string, string>();
  const usedGroups = new Set(listAllElements(template).map(({ group }) => group));
  for (const { id, group } of elements.flatMap(listWithFallback)) {
    // A number at the end, such as in `name-2`, is replaced by the next free one.
    if (id !== undefined) newIds.set(id, createFreeId(template, id.replace(/-\d+$/, ''), [...newIds.values()]));
    if (group !== undefined && !newGroups.has(group))
      newGroups.set(group, createFreeName(group.replace(/-\d+$/, ''), usedGroups));
  }
  const renameElement = (element: Element): Element => {
    const { id, group } = element;
    const overflowTarget = 'overflowTo' in element ? element.overflowTo : undefined;
    const renamedFallback =
      element.kind === 'art'
        ? { fallback: element.fallback.map((fallbackElement) => renameElement(fallbackElement as Element)) }
        : {};
    return {
      ...element,
      ...renamedFallback,
      ...(id === undefined ? {} : { id: newIds.get(id) }),
      ...(group === undefined ? {} : { group: newGroups.get(group) }),
      ...(overflowTarget === undefined ? {} : { overflowTo: newIds.get(overflowTarget) ?? overflowTarget }),
    } as Element;
  };
  return { elements: elements.map(renameElement), ids: newIds };
}

function createFreeName(nameStem: string, usedNames: Set<string | undefined>): string {
  for (let suffix = 1; ; suffix += 1) {
    const candidate = suffix === 1 ? nameStem : `${nameStem}-${suffix}`;
    if (usedNames.has(candidate)) continue;
    usedNames.add(candidate);
    return candidate;
  }
}

const listWithFallback = (element: Element): Element[] =>
  element.kind === 'art' ? [element, ...(element.fallback as Element[])] : [element];

/** Lists the elements of all sides and sizes, including fallbacks. */
const listAllElements = (template: CardTemplate): readonly Element[] =>
  [template, ...Object.values(template.sizes ?? {})].flatMap((sizeVariant) =>
    SIDES.flatMap((side) => (sizeVariant[side] ?? []).flatMap(listWithFallback)),
  );

/** Inserts copies right above the topmost original of each list. Settings of other sizes are copied too. */
export function duplicateElements(
  studioView: StudioView,
  addresses: readonly Address[],
  offset: Point = COPY_OFFSET_MM,
): DuplicateResult {
  let { template } = studioView;
  const edits: Edit[] = [];
  const newAddresses: Address[] = [];
  let omittedCount = 0;
  for (const [listPointer, indices] of excludeNestedElements(groupByList(studioView, addresses))) {
    const listElements = getValueAt(template, listPointer) as readonly Element[];
    if (listElements.length + indices.length > TEMPLATE_LIMITS.elements) {
      omittedCount += indices.length;
      continue;
    }
    const originals = indices.map((index) => listElements[index] as Element);
    const { elements, ids: newIds } = renameCopies(originals, template);
    const insertIndex = (indices[indices.length - 1] ?? 0) + 1;
    const copies = elements.map((element) => placeOnCard(studioView, moveElement(element, offset)));
    const stepEdits: Edit[] = [
      {
        op: 'set',
        path: listPointer,
        value: [...listElements.slice(0, insertIndex), ...copies, ...listElements.slice(insertIndex)],
      },
      ...createSizeEdits(template, newIds),
    ];
    template = applyEdits(template, stepEdits);
    edits.push(...stepEdits);
    newAddresses.push(...copies.map((_, index) => joinPointer(listPointer, insertIndex + index)));
  }
  return { edits, addresses: newAddresses, omittedCount };
}

/** Excludes elements of a fallback whose art is included, because they are copied with it. */
function excludeNestedElements(
  lists: ReadonlyMap<string, readonly number[]>,
): readonly (readonly [string, readonly number[]])[] {
  return [...lists].filter(([listPointer]) => {
    // The fallback list of the art `/front/3` is `/front/3/fallback`.
    const [, artListPointer, artIndex] = /^(.*)\/(\d+)\/fallback$/.exec(listPointer) ?? [];
    return artListPointer === undefined || lists.get(artListPointer)?.includes(Number(artIndex)) !== true;
  });
}

const placeOnCard = (studioView: StudioView, element: Element): Element =>
  moveElement(element, getOffsetOntoCard(studioView, element, toRect(element.box)));

/**
 * Copies the entries of `replace` (changed elements) and `without` (omitted elements) in all sizes. A pointer that ends in `/-` appends to
 * a list.
 */
function createSizeEdits(template: CardTemplate, newIds: ReadonlyMap<string, string>): Edit[] {
  return Object.entries(template.sizes ?? {}).flatMap(
    ([sizeId, { replace: replacements = {}, without: withoutIds = [] }]) => {
      const sizePointer = joinPointer('/sizes', sizeId);
      return [...newIds].flatMap(([oldId, newId]): Edit[] => {
        const edits: Edit[] = [];
        const replacement = Object.hasOwn(replacements, oldId) ? replacements[oldId] : undefined;
        if (replacement !== undefined) {
          // The box stays the same, because only in the shown size is there certainly room for an offset.
          edits.push({ op: 'set', path: joinPointer(sizePointer, 'replace', newId), value: replacement });
        }
        if (withoutIds.includes(oldId)) edits.push({ op: 'set', path: `${sizePointer}/without/-`, value: newId });
        return edits;
      });
    },
  );
}

/** Elements and the parts of their template that they need, as stored in the clipboard. */
export interface Clipping {
  readonly elements: readonly Element[];
  readonly from: Pick<CardTemplate, 'styles' | 'fonts' | 'symbols' | 'pictures' | 'theme' | 'size'>;
}

/** Creates the content of the clipboard. Returns undefined if no element is selected. */
export function createClipping(studioView: StudioView, addresses: readonly Address[]): Clipping | undefined {
  const { template } = studioView;
  const elements = excludeNestedElements(groupByList(studioView, addresses)).flatMap(([listPointer, indices]) => {
    const listElements = getValueAt(template, listPointer) as readonly Element[];
    return indices.map((index) => listElements[index] as Element);
  });
  const { styles, fonts, symbols, pictures, theme, size } = template;
  const sourceParts = {
    styles,
    theme,
    size,
    ...(fonts === undefined ? {} : { fonts }),
    ...(symbols === undefined ? {} : { symbols }),
    ...(pictures === undefined ? {} : { pictures }),
  };
  return elements.length === 0 ? undefined : { elements, from: sourceParts };
}

/** Returns the pointer of the list for new elements of a side. Each size other than the base size has its own lists. */
export const getListPointer = ({ size }: StudioView, side: Side): string =>
  size === undefined ? `/${side}` : joinPointer('/sizes', size, side);
