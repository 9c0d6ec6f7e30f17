/** Removes elements and all references to them. Texts that overflowed to a removed flow go to a further card (`more` in the template). */
import type { CardTemplate, Element, SlotChoice } from '../../card/template/template.ts';
import { applyEdits, type Edit, setOrRemove } from '../../document/edit.ts';
import { getValueAt, joinPointer } from '../../document/pointer.ts';
import { dependsOnLostLists, findLostLists, listRepeatPointers } from '../lost-lists.ts';
import { listReferences } from '../references.ts';
import {
  type Address,
  combineEdits,
  ensureId,
  findElement,
  findElements,
  getShownTemplate,
  getSideElements,
  SIDES,
  type StudioElement,
  type StudioView,
  setElementValue,
} from '../view.ts';
import { groupByList } from './order.ts';

export type Removal =
  | {
      readonly ok: true;
      readonly edits: Edit[];
      /** The number of elements whose texts overflowed to a removed element, or relied on a removed element to show a whole list. */
      readonly affectedCount: number;
    }
  /**
   * `more`: the further card would lose its last flow that accepts texts. `words`: in the shown size, texts overflow to an element that
   * would be hidden, or rely on it to show a whole list.
   */
  | { readonly ok: false; readonly why: 'more' | 'words' };

/** Removes elements, except locked ones. In another size, elements of the base size are only hidden in that size. */
export function removeElements(studioView: StudioView, addresses: readonly Address[]): Removal {
  const chosenElements = findElements(studioView, addresses).filter(({ element }) => element.locked !== true);
  const isHiddenInSize = ({ address }: { readonly address: Address }): boolean =>
    studioView.size !== undefined && !address.startsWith('/sizes/');
  const hideEdits = hideInSize(studioView, chosenElements.filter(isHiddenInSize));
  if (hideEdits === undefined) return { ok: false, why: 'words' };
  const remainingTemplate = applyEdits(studioView.template, hideEdits);
  const shownTemplate = getShownTemplate({ ...studioView, template: remainingTemplate });
  if (hideEdits.length > 0 && shownTemplate.more?.some(acceptsText) === false) return { ok: false, why: 'more' };
  const ownAddresses = chosenElements
    .filter((studioElement) => !isHiddenInSize(studioElement))
    .map(({ address }) => address);
  const removal = removeFromLists(
    remainingTemplate,
    groupByList({ ...studioView, template: remainingTemplate }, ownAddresses),
  );
  return removal.ok ? { ...removal, edits: [...hideEdits, ...removal.edits] } : removal;
}

/** Hides elements in the shown size. Returns undefined if other elements in this size depend on one of them. */
function hideInSize(studioView: StudioView, hiddenElements: readonly StudioElement[]): Edit[] | undefined {
  const hiddenAddresses = new Set(hiddenElements.map(({ address }) => address));
  const remainingElements = SIDES.flatMap((side) => getSideElements(studioView, side)).filter(
    ({ address }) => !hiddenAddresses.has(address),
  );
  const hiddenIds = new Set(hiddenElements.map(({ element }) => element.id));
  if (remainingElements.some(({ element }) => 'overflowTo' in element && hiddenIds.has(element.overflowTo ?? '')))
    return undefined;
  const [goneElements, stayingElements] = [hiddenElements, remainingElements].map((studioElements) =>
    studioElements.map(({ element }) => element),
  );
  const lostListNames = findLostLists(goneElements ?? [], stayingElements ?? []);
  if (remainingElements.some(({ element }) => dependsOnLostLists(element, lostListNames))) return undefined;
  const [fallbackElements, topLevelElements] = [
    hiddenElements.filter(({ inside }) => inside),
    hiddenElements.filter(({ inside }) => inside === undefined),
  ];
  return combineEdits(studioView, [
    (currentView) => removeFallbackElements(currentView, fallbackElements),
    ...topLevelElements.map((studioElement) => (currentView: StudioView) => hideElement(currentView, studioElement)),
  ]);
}

function hideElement(studioView: StudioView, studioElement: StudioElement): Edit[] {
  const { id, edits } = ensureId(studioView, studioElement);
  const withoutPointer = joinPointer('/sizes', studioView.size ?? '', 'without');
  const existingIds = (getValueAt(studioView.template, withoutPointer) as readonly string[] | undefined) ?? [];
  return [...edits, { op: 'set', path: withoutPointer, value: [...existingIds, id] }];
}

/** Removes elements of fallbacks. */
function removeFallbackElements(studioView: StudioView, fallbackElements: readonly StudioElement[]): Edit[] {
  const artAddresses = new Set(fallbackElements.flatMap(({ inside }) => inside?.address ?? []));
  const goneAddresses = new Set(fallbackElements.map(({ address }) => address));
  return combineEdits(
    studioView,
    [...artAddresses].map((artAddress) => (currentView) => {
      const artElement = findElement(currentView, artAddress)?.element;
      const fallback = artElement?.kind === 'art' ? artElement.fallback : [];
      const remainingItems = fallback.filter(
        (_, index) => !goneAddresses.has(joinPointer(artAddress, 'fallback', index)),
      );
      return setElementValue(currentView, artAddress, '/fallback', remainingItems);
    }),
  );
}

function removeFromLists(template: CardTemplate, indicesByList: ReadonlyMap<string, readonly number[]>): Removal {
  const goneIds = new Set<string>();
  let remainingTemplate = template;
  const edits: Edit[] = [];
  const applyStep = (...stepEdits: Edit[]): void => {
    edits.push(...stepEdits);
    remainingTemplate = applyEdits(remainingTemplate, stepEdits);
  };
  // Longer pointers come first, so that a fallback is changed before the list with its art, whose indices then change.
  for (const [listPointer, indices] of [...indicesByList].sort(([first], [second]) => second.length - first.length)) {
    const listElements = getValueAt(remainingTemplate, listPointer) as readonly Element[];
    for (const index of indices)
      for (const { id } of listWithFallback(listElements[index] as Element)) if (id !== undefined) goneIds.add(id);
    const remainingItems = listElements.filter((_, index) => !indices.includes(index));
    // A further card needs at least one element.
    applyStep(
      listPointer === '/more' && remainingItems.length === 0
        ? setOrRemove(listPointer, undefined)
        : { op: 'set', path: listPointer, value: remainingItems },
    );
  }
  const allReferences = goneIds.size === 0 ? [] : listReferences(remainingTemplate);
  const lostFlows = allReferences.filter(({ what, name }) => what === 'flow' && goneIds.has(name));
  applyStep(...lostFlows.map(({ path }) => setOrRemove(path, undefined)));
  const listAllElements = (source: CardTemplate): readonly Element[] => SIDES.flatMap((side) => source[side] ?? []);
  const repeatPointers = listRepeatPointers(
    remainingTemplate,
    findLostLists(listAllElements(template), listAllElements(remainingTemplate)),
  );
  applyStep(...repeatPointers.map((valuePointer) => setOrRemove(valuePointer, undefined)));
  applyStep(...pruneSizes(remainingTemplate, goneIds));
  applyStep(...pruneChoices(template, goneIds));
  const needsFlow = remainingTemplate.more !== undefined && indicesByList.has('/more');
  const hasFlow = remainingTemplate.more?.some(acceptsText) === true;
  return needsFlow && !hasFlow
    ? { ok: false, why: 'more' }
    : { ok: true, edits, affectedCount: lostFlows.length + repeatPointers.length };
}

const acceptsText = (element: Element): boolean => element.kind === 'flow' && element.continued !== undefined;

const listWithFallback = (element: Element): readonly Element[] =>
  element.kind === 'art' ? [element, ...(element.fallback as Element[])] : [element];

/**
 * Removes the ids from the choices of slots. A slot offers the user choices, each of which changes, replaces or omits elements. Elements
 * that a choice paints instead of or below a removed element are added to its side.
 */
function pruneChoices(templateBefore: CardTemplate, goneIds: ReadonlySet<string>): Edit[] {
  const { slots } = templateBefore;
  if (slots === undefined) return [];
  const prunedSlots = slots.map((slot) => ({
    ...slot,
    choices: slot.choices.map((choice) => pruneChoice(templateBefore, choice, goneIds)),
  }));
  const isSame = prunedSlots.every(({ choices }, index) =>
    choices.every((choice, choiceIndex) => choice === slots[index]?.choices[choiceIndex]),
  );
  return isSame ? [] : [{ op: 'set', path: '/slots', value: prunedSlots }];
}

function pruneChoice(templateBefore: CardTemplate, choice: SlotChoice, goneIds: ReadonlySet<string>): SlotChoice {
  const { without: withoutIds, replace, instead: replacements, under: belowElements, ...otherFields } = choice;
  const mentionedIds = [
    withoutIds ?? [],
    ...[replace, replacements, belowElements].map((fieldValue) => Object.keys(fieldValue ?? {})),
  ].flat();
  if (!mentionedIds.some((id) => goneIds.has(id))) return choice;
  const removeGoneKeys = <T>(entries: Readonly<Record<string, T>> | undefined): Record<string, T> =>
    Object.fromEntries(Object.entries(entries ?? {}).filter(([id]) => !goneIds.has(id)));
  const lostEntries = [replacements, belowElements].flatMap((entries) =>
    Object.entries(entries ?? {}).filter(([id]) => goneIds.has(id)),
  );
  const movedElements = SIDES.flatMap((side) => {
    const sideElements = lostEntries.flatMap(([id, elements]) =>
      (templateBefore[side] ?? []).some((element) => element.id === id) ? elements : [],
    );
    return sideElements.length === 0 ? [] : [[side, [...(choice[side] ?? []), ...sideElements]] as const];
  });
  const remainingFields = {
    without: (withoutIds ?? []).filter((id) => !goneIds.has(id)),
    replace: removeGoneKeys(replace),
    instead: removeGoneKeys(replacements),
    under: removeGoneKeys(belowElements),
  };
  const nonEmptyFields = Object.entries(remainingFields).filter(([, fieldValue]) => Object.keys(fieldValue).length > 0);
  return { ...otherFields, ...Object.fromEntries(nonEmptyFields), ...Object.fromEntries(movedElements) };
}

/** Removes the elements from the settings of the sizes. */
function pruneSizes(template: CardTemplate, goneIds: ReadonlySet<string>): Edit[] {
  return Object.entries(template.sizes ?? {}).flatMap(([size, { replace = {}, without: withoutIds = [] }]): Edit[] => {
    const sizePointer = joinPointer('/sizes', size);
    const goneReplacements = Object.keys(replace).filter((id) => goneIds.has(id));
    const remainingIds = withoutIds.filter((id) => !goneIds.has(id));
    const removesAll = goneReplacements.length > 0 && goneReplacements.length === Object.keys(replace).length;
    return [
      ...(removesAll
        ? [setOrRemove(`${sizePointer}/replace`, undefined)]
        : goneReplacements.map((id) => setOrRemove(joinPointer(sizePointer, 'replace', id), undefined))),
      ...(remainingIds.length === withoutIds.length
        ? []
        : [setOrRemove(`${sizePointer}/without`, remainingIds.length === 0 ? undefined : remainingIds)]),
    ];
  });
}
