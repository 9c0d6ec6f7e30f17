/**
 * Creates and changes slots: places of a template where card styles (a user's settings for a template) can choose between variants. The
 * standard variant consists of elements of the template itself. Every other variant is a choice, which hides, replaces or adds elements.
 */

import type { CardGame } from '../card/card-rules.ts';
import { applyChoice, filterSizes } from '../card/template/apply-choice.ts';
import { TEMPLATE_LIMITS } from '../card/template/basics.ts';
import type { CardTemplate, Element, Slot, SlotChoice } from '../card/template/template.ts';
import { applyEdits, type Edit, setOrRemove } from '../document/edit.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { joinPointer } from '../document/pointer.ts';
import { slugify } from '../text/slugify.ts';
import { removeElements } from './arrange/remove.ts';
import { tryEdits } from './try-edits.ts';
import { type Address, ensureId, findElements, getSideElements, SIDES, type Side, type StudioView } from './view.ts';

export type SlotEdits =
  | { readonly ok: true; readonly edits: readonly Edit[] }
  /**
   * `nothing`: no element is selected. `size`: another size is shown. `taken`: another slot changes the same elements. `own`:
   * the elements already belong to a slot. `inside`: the elements belong to the fallback of a picture. `words`: texts overflow
   * to the elements. `full`: the maximum number is reached. `changes`: a choice of the slot changes styles, elements or sizes, instead
   * of only adding and hiding elements.
   */
  | {
      readonly ok: false;
      readonly why: 'nothing' | 'size' | 'taken' | 'own' | 'inside' | 'words' | 'full' | 'changes';
    };

const createSuccess = (edits: readonly Edit[]): SlotEdits => ({ ok: true, edits });
const getSlots = ({ slots = [] }: CardTemplate): readonly Slot[] => slots;
const createSlotsEdit = (slots: readonly Slot[]): Edit => setOrRemove('/slots', slots.length === 0 ? undefined : slots);

/** Lists the ids of the slot's standard elements: all elements that any choice hides, replaces or changes. */
function listStandardIds({ choices }: Pick<Slot, 'choices'>): ReadonlySet<string> {
  return new Set(
    choices.flatMap(({ without: withoutIds = [], instead: replacements = {}, replace = {} }) => [
      ...withoutIds,
      ...Object.keys(replacements),
      ...Object.keys(replace),
    ]),
  );
}

/** Lists the ids of the standard elements, and of the elements below which choices paint. */
const listMentionedIds = (slot: Slot): readonly string[] => [
  ...listStandardIds(slot),
  ...slot.choices.flatMap(({ under: belowElements = {} }) => Object.keys(belowElements)),
];

/** Lists the standard elements of a slot in the base size. */
export const listStandardElements = (studioView: StudioView, slot: Slot): readonly Address[] => {
  const standardIds = listStandardIds(slot);
  return SIDES.flatMap((side) => getSideElements({ template: studioView.template }, side))
    .filter(({ element, inside }) => inside === undefined && element.id !== undefined && standardIds.has(element.id))
    .map(({ address }) => address);
};

/** Counts the elements that a choice adds. */
export const countAddedElements = ({
  front = [],
  back = [],
  more: furtherElements = [],
  instead: replacements = {},
  under: belowElements = {},
}: SlotChoice): number =>
  [front, back, furtherElements, ...Object.values(replacements), ...Object.values(belowElements)].reduce(
    (sum, elements) => sum + elements.length,
    0,
  );

/** Returns whether a choice only adds and hides elements, so that it can be put on the canvas. */
export const isSwappable = ({ styles, replace, sizes }: SlotChoice): boolean =>
  styles === undefined && replace === undefined && sizes === undefined;

function createFreeId(choiceName: string, fallbackId: string, takenIds: readonly string[]): string {
  // Six characters are left for a number.
  const baseId = slugify(choiceName, TEMPLATE_LIMITS.name - 6) || fallbackId;
  for (let suffix = 1; ; suffix += 1) {
    const candidate = suffix === 1 ? baseId : `${baseId}-${suffix}`;
    if (!takenIds.includes(candidate)) return candidate;
  }
}

interface SlotNames {
  /** The names of the slot, of its standard variant, and of the first choice. */
  readonly slot: string;
  readonly standard: string;
  readonly choice: string;
}

/** Creates a slot from the selected elements. Its first choice hides all of them. */
export function createSlot(
  gameCatalog: GameCatalog<CardGame>,
  studioView: StudioView,
  addresses: readonly Address[],
  slotNames: SlotNames,
): SlotEdits {
  const slotRefusal = findRefusal(studioView, addresses);
  if (slotRefusal !== undefined) return slotRefusal;
  const { template } = studioView;
  const slots = getSlots(template);
  if (slots.length >= TEMPLATE_LIMITS.parts) return { ok: false, why: 'full' };
  const chosenElements = findElements(studioView, addresses);
  const { edits, ids: standardIds } = ensureIds(studioView, addresses);
  const newSlot: Slot = {
    id: createFreeId(
      slotNames.slot,
      'place',
      slots.map(({ id }) => id),
    ),
    name: slotNames.slot,
    // `part` is the part of the form for card styles that shows the slot.
    ...(chosenElements.every(({ side }) => side === 'back') ? { part: 'back' } : {}),
    standard: slotNames.standard,
    choices: [{ id: 'none', name: slotNames.choice, without: [...standardIds] }],
  };
  const slotEdits = [...edits, createSlotsEdit([...slots, newSlot])];
  // The edits can only fail because texts overflow to one of the selected elements.
  return tryEdits(gameCatalog, template, slotEdits).ok ? createSuccess(slotEdits) : { ok: false, why: 'words' };
}

/** Returns the ids of elements, and the edits that set an id where it is missing. */
function ensureIds(
  studioView: StudioView,
  addresses: readonly Address[],
): { edits: readonly Edit[]; ids: readonly string[] } {
  let { template } = studioView;
  const edits: Edit[] = [];
  const standardIds = addresses.flatMap((address) => {
    const [studioElement] = findElements({ template }, [address]);
    if (studioElement === undefined) return [];
    const ensured = ensureId({ template }, studioElement);
    edits.push(...ensured.edits);
    template = applyEdits(template, ensured.edits);
    return [ensured.id];
  });
  return { edits, ids: standardIds };
}

function findRefusal(studioView: StudioView, addresses: readonly Address[]): SlotEdits | undefined {
  if (studioView.size !== undefined) return { ok: false, why: 'size' };
  const chosenElements = findElements(studioView, addresses);
  if (chosenElements.length === 0) return { ok: false, why: 'nothing' };
  return chosenElements.some(({ inside }) => inside !== undefined) ? { ok: false, why: 'inside' } : undefined;
}

/** Moves the selected elements from the card to a new choice of a slot. */
export function addChoice(
  studioView: StudioView,
  slotId: string,
  addresses: readonly Address[],
  choiceName: string,
): SlotEdits {
  const slotRefusal = findRefusal(studioView, addresses);
  if (slotRefusal !== undefined) return slotRefusal;
  const slots = getSlots(studioView.template);
  const slot = slots.find(({ id }) => id === slotId);
  if (slot === undefined) return { ok: false, why: 'nothing' };
  if (slot.choices.length >= TEMPLATE_LIMITS.parts) return { ok: false, why: 'full' };
  const usedIds = new Set(slots.flatMap((otherSlot) => [...listStandardIds(otherSlot)]));
  const chosenElements = findElements(studioView, addresses);
  if (chosenElements.some(({ element: { id } }) => id !== undefined && usedIds.has(id)))
    return { ok: false, why: 'own' };
  const removal = removeElements(studioView, addresses);
  if (!removal.ok || removal.affectedCount > 0) return { ok: false, why: 'words' };
  const newId = createFreeId(
    choiceName,
    'choice',
    slot.choices.map((choice) => choice.id),
  );
  const addedElements = chosenElements.map(({ element, side }) => ({ element, side }));
  const newChoice = {
    id: newId,
    name: choiceName,
    ...createReplacement(studioView.template, [...listStandardIds(slot)], addedElements),
  };
  const newSlots = slots.map((otherSlot) =>
    otherSlot === slot ? { ...slot, choices: [...slot.choices, newChoice] } : otherSlot,
  );
  return createSuccess([...removal.edits, createSlotsEdit(newSlots)]);
}

/**
 * Replaces the standard elements with other elements. On each side, these are painted in place of the first standard element,
 * or last if there is none.
 */
function createReplacement(
  template: CardTemplate,
  standardIds: readonly string[],
  addedElements: readonly { readonly element: Element; readonly side: Side }[],
): Omit<SlotChoice, 'id' | 'name'> {
  const replacements: Record<string, Element[]> = {};
  const addedBySide: Partial<Record<Side, Element[]>> = {};
  for (const side of SIDES) {
    const sideElements = addedElements
      .filter((addedElement) => addedElement.side === side)
      .map(({ element }) => element);
    const firstStandardId = (template[side] ?? []).find(({ id }) => id !== undefined && standardIds.includes(id))?.id;
    if (sideElements.length > 0 && firstStandardId !== undefined) replacements[firstStandardId] = sideElements;
    else if (sideElements.length > 0) addedBySide[side] = sideElements;
  }
  const withoutIds = standardIds.filter((id) => !Object.hasOwn(replacements, id));
  return {
    ...(Object.keys(replacements).length === 0 ? {} : { instead: replacements }),
    ...(withoutIds.length === 0 ? {} : { without: withoutIds }),
    ...addedBySide,
  };
}

/** Renames a slot or its standard variant. */
export function renameSlot(
  template: CardTemplate,
  slotId: string,
  nameChange: Partial<Pick<Slot, 'name' | 'standard'>>,
): Edit[] {
  return getSlots(template).flatMap((slot, index) =>
    slot.id === slotId
      ? Object.entries(nameChange).map(
          ([fieldName, value]): Edit => ({ op: 'set', path: joinPointer('/slots', index, fieldName), value }),
        )
      : [],
  );
}

export const setSlotPart = (template: CardTemplate, slotId: string, slotPart: Slot['part']): Edit[] =>
  getSlots(template).flatMap((slot, index) =>
    slot.id === slotId ? [setOrRemove(joinPointer('/slots', index, 'part'), slotPart)] : [],
  );

export const renameChoice = (template: CardTemplate, slotId: string, choiceId: string, choiceName: string): Edit[] =>
  getSlots(template).flatMap((slot, index) =>
    slot.choices.flatMap((choice, choiceIndex): Edit[] =>
      slot.id === slotId && choice.id === choiceId
        ? [{ op: 'set', path: joinPointer('/slots', index, 'choices', choiceIndex, 'name'), value: choiceName }]
        : [],
    ),
  );

/** Removes a slot and its choices. The standard elements stay on the card. */
export const removeSlot = (template: CardTemplate, slotId: string): Edit[] => {
  const slots = getSlots(template);
  const remainingSlots = slots.filter(({ id }) => id !== slotId);
  return remainingSlots.length === slots.length ? [] : [createSlotsEdit(remainingSlots)];
};

/** Removes a choice. A slot without choices is removed too. */
export const removeChoice = (template: CardTemplate, slotId: string, choiceId: string): Edit[] => {
  const slots = getSlots(template);
  const newSlots = slots.flatMap((slot) => {
    if (slot.id !== slotId) return [slot];
    const choices = slot.choices.filter(({ id }) => id !== choiceId);
    return choices.length === 0 ? [] : [{ ...slot, choices }];
  });
  return [createSlotsEdit(newSlots)];
};

/**
 * Puts a choice on the canvas: its elements become the standard elements, the old standard elements become the choice, and the
 * two swap names. Other sizes forget their settings for the old standard elements. This is refused if another slot changes the
 * same elements.
 */
export function swapChoice({ template }: StudioView, slotId: string, choiceId: string): SlotEdits {
  const slot = getSlots(template).find(({ id }) => id === slotId);
  const shownChoice = slot?.choices.find(({ id }) => id === choiceId);
  if (slot === undefined || shownChoice === undefined) return { ok: false, why: 'nothing' };
  if (!slot.choices.every(isSwappable)) return { ok: false, why: 'changes' };
  const standardIds = listStandardIds(slot);
  const otherSlots = getSlots(template).filter((otherSlot) => otherSlot !== slot);
  if (otherSlots.some((otherSlot) => listMentionedIds(otherSlot).some((id) => standardIds.has(id))))
    return { ok: false, why: 'taken' };
  const shownTemplate = applyChoice(template, shownChoice);
  if (shownTemplate === undefined) return { ok: false, why: 'changes' };
  const elementsBefore = new Set<Element>(SIDES.flatMap((side) => template[side] ?? []));
  const standardElements = SIDES.flatMap((side) =>
    (template[side] ?? []).flatMap((element) =>
      element.id !== undefined && standardIds.has(element.id) ? [{ element, side }] : [],
    ),
  );
  // Elements of a choice get ids, so that the other choices can hide them.
  let newTemplate: CardTemplate = {
    ...template,
    front: shownTemplate.front,
    back: shownTemplate.back,
    ...(shownTemplate.more && { more: shownTemplate.more }),
  };
  const addedElements = SIDES.flatMap((side) =>
    (newTemplate[side] ?? []).flatMap((element, index) =>
      elementsBefore.has(element) ? [] : [joinPointer('', side, index)],
    ),
  );
  const { edits, ids: newStandardIds } = ensureIds({ template: newTemplate }, addedElements);
  newTemplate = applyEdits(newTemplate, edits);
  const choices = slot.choices.map((choice): SlotChoice => {
    const { front, back, more: furtherElements, instead: replacements = {}, under: belowElements = {} } = choice;
    const sideElements = [front, back, furtherElements].flatMap((side) => side ?? []);
    const allElements = [
      ...sideElements,
      ...Object.values(replacements).flat(),
      ...Object.values(belowElements).flat(),
    ];
    const elements =
      choice === shownChoice
        ? standardElements
        : allElements.map((element) => ({ element, side: findSide(template, choice, element) }));
    const choiceName = choice === shownChoice ? slot.standard : choice.name;
    return { id: choice.id, name: choiceName, ...createReplacement(newTemplate, newStandardIds, elements) };
  });
  const slots = getSlots(template).map((otherSlot) =>
    otherSlot === slot ? { ...slot, standard: shownChoice.name, choices } : otherSlot,
  );
  // Settings of sizes for elements that left the card are removed.
  const sizes = template.sizes && filterSizes(newTemplate, template.sizes).sizes;
  return createSuccess([
    { op: 'set', path: '/front', value: newTemplate.front },
    { op: 'set', path: '/back', value: newTemplate.back },
    ...(newTemplate.more === undefined ? [] : [{ op: 'set', path: '/more', value: newTemplate.more } as const]),
    ...(sizes === template.sizes ? [] : [setOrRemove('/sizes', sizes)]),
    createSlotsEdit(slots),
  ]);
}

/** Returns the side on which a choice adds an element. */
function findSide(template: CardTemplate, choice: SlotChoice, element: Element): Side {
  for (const side of SIDES) {
    if (choice[side]?.includes(element) === true) return side;
    const sideIds = new Set((template[side] ?? []).map(({ id }) => id));
    for (const elementLists of [choice.instead ?? {}, choice.under ?? {}]) {
      if (
        Object.entries(elementLists).some(([id, choiceElements]) => sideIds.has(id) && choiceElements.includes(element))
      )
        return side;
    }
  }
  return 'front';
}
