/** Places of a template with choices for styles, made from elements that are chosen on the canvas. */

import type { CardGame } from '../card/card-rules.ts';
import { LIMITS } from '../card/template/basics.ts';
import type { CardTemplate, Element, Slot, SlotChoice } from '../card/template/template.ts';
import { withChoice, withSizes } from '../card/template/with-choice.ts';
import { applyEdits, type Edit, setOrRemove } from '../document/edit.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { pointer } from '../document/pointer.ts';
import { idText } from '../text/id-text.ts';
import { remove } from './arrange/remove.ts';
import { tryEdits } from './try-edits.ts';
import { type Address, elementsAt, elementsOf, idFor, SIDES, type Side, type StudioView } from './view.ts';

export type SlotEdits =
  | { readonly ok: true; readonly edits: readonly Edit[] }
  /**
   * `nothing`: no element is chosen. `size`: another size is shown. `taken`: another place changes some of them too. `own`: they stand in
   * a place already. `inside`: they stand in for a picture. `words`: words go to what is chosen. `full`: there are as many as there may be.
   * `changes`: choices of the place change elements instead of bringing some.
   */
  | {
      readonly ok: false;
      readonly why: 'nothing' | 'size' | 'taken' | 'own' | 'inside' | 'words' | 'full' | 'changes';
    };

const ok = (edits: readonly Edit[]): SlotEdits => ({ ok: true, edits });
const slotsOf = ({ slots = [] }: CardTemplate): readonly Slot[] => slots;
const set = (slots: readonly Slot[]): Edit => setOrRemove('/slots', slots.length === 0 ? undefined : slots);

/** The ids of what stands in a place by itself: what any choice takes out, replaces or changes. */
function standardIds({ choices }: Pick<Slot, 'choices'>): ReadonlySet<string> {
  return new Set(
    choices.flatMap(({ without = [], instead = {}, replace = {} }) => [
      ...without,
      ...Object.keys(instead),
      ...Object.keys(replace),
    ]),
  );
}

/** Those, and what others are painted below of. */
const namedIds = (slot: Slot): readonly string[] => [
  ...standardIds(slot),
  ...slot.choices.flatMap(({ under = {} }) => Object.keys(under)),
];

/** Elements of the base size that stand in a place by themselves. */
export const standardOf = (studioView: StudioView, slot: Slot): readonly Address[] => {
  const ids = standardIds(slot);
  return SIDES.flatMap((side) => elementsOf({ template: studioView.template }, side))
    .filter(({ element, inside }) => inside === undefined && element.id !== undefined && ids.has(element.id))
    .map(({ address }) => address);
};

/** How many elements a choice brings. */
export const broughtBy = ({ front = [], back = [], more = [], instead = {}, under = {} }: SlotChoice): number =>
  [front, back, more, ...Object.values(instead), ...Object.values(under)].reduce((sum, one) => sum + one.length, 0);

/** Whether a choice only brings and takes out elements, so that it can be put on the canvas. */
export const isWhole = ({ styles, replace, sizes }: SlotChoice): boolean =>
  styles === undefined && replace === undefined && sizes === undefined;

function freeId(name: string, stem: string, taken: readonly string[]): string {
  const base = idText(name, LIMITS.name - 6) || stem;
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? base : `${base}-${n}`;
    if (!taken.includes(id)) return id;
  }
}

interface Names {
  /** Of the place, of what stands there by itself, and of the first choice. */
  readonly slot: string;
  readonly standard: string;
  readonly choice: string;
}

/** A new place where the chosen elements stand, with a first choice that shows none of them. */
export function newSlot(
  gameCatalog: GameCatalog<CardGame>,
  studioView: StudioView,
  addresses: readonly Address[],
  names: Names,
): SlotEdits {
  const wrong = refusal(studioView, addresses);
  if (wrong !== undefined) return wrong;
  const { template } = studioView;
  const slots = slotsOf(template);
  if (slots.length >= LIMITS.parts) return { ok: false, why: 'full' };
  const chosen = elementsAt(studioView, addresses);
  const { edits, ids } = named(studioView, addresses);
  const slot: Slot = {
    id: freeId(
      names.slot,
      'place',
      slots.map(({ id }) => id),
    ),
    name: names.slot,
    ...(chosen.every(({ side }) => side === 'back') ? { part: 'back' } : {}),
    standard: names.standard,
    choices: [{ id: 'none', name: names.choice, without: [...ids] }],
  };
  const made = [...edits, set([...slots, slot])];
  // All that a card may need of an element is that it takes words.
  return tryEdits(gameCatalog, template, made).ok ? ok(made) : { ok: false, why: 'words' };
}

/** Their ids, with the edits that give one to those that have none. */
function named(
  studioView: StudioView,
  addresses: readonly Address[],
): { edits: readonly Edit[]; ids: readonly string[] } {
  let { template } = studioView;
  const edits: Edit[] = [];
  const ids = addresses.flatMap((address) => {
    const [one] = elementsAt({ template }, [address]);
    if (one === undefined) return [];
    const made = idFor({ template }, one);
    edits.push(...made.edits);
    template = applyEdits(template, made.edits);
    return [made.id];
  });
  return { edits, ids };
}

function refusal(studioView: StudioView, addresses: readonly Address[]): SlotEdits | undefined {
  if (studioView.size !== undefined) return { ok: false, why: 'size' };
  const chosen = elementsAt(studioView, addresses);
  if (chosen.length === 0) return { ok: false, why: 'nothing' };
  return chosen.some(({ inside }) => inside !== undefined) ? { ok: false, why: 'inside' } : undefined;
}

/** Takes the chosen elements off the card: as a further choice they stand where the place's own do. */
export function addChoice(
  studioView: StudioView,
  slotId: string,
  addresses: readonly Address[],
  name: string,
): SlotEdits {
  const wrong = refusal(studioView, addresses);
  if (wrong !== undefined) return wrong;
  const slots = slotsOf(studioView.template);
  const slot = slots.find(({ id }) => id === slotId);
  if (slot === undefined) return { ok: false, why: 'nothing' };
  if (slot.choices.length >= LIMITS.parts) return { ok: false, why: 'full' };
  const known = new Set(slots.flatMap((one) => [...standardIds(one)]));
  const chosen = elementsAt(studioView, addresses);
  if (chosen.some(({ element: { id } }) => id !== undefined && known.has(id))) return { ok: false, why: 'own' };
  const taken = remove(studioView, addresses);
  if (!taken.ok || taken.sentWords > 0) return { ok: false, why: 'words' };
  const id = freeId(
    name,
    'choice',
    slot.choices.map((one) => one.id),
  );
  const brought = chosen.map(({ element, side }) => ({ element, side }));
  const choice = { id, name, ...standingFor(studioView.template, [...standardIds(slot)], brought) };
  const next = slots.map((one) => (one === slot ? { ...slot, choices: [...slot.choices, choice] } : one));
  return ok([...taken.edits, set(next)]);
}

/** Elements in the place of others: painted where the first of those of their side was, at the end where it has none. */
function standingFor(
  template: CardTemplate,
  standard: readonly string[],
  brought: readonly { readonly element: Element; readonly side: Side }[],
): Omit<SlotChoice, 'id' | 'name'> {
  const instead: Record<string, Element[]> = {};
  const added: Partial<Record<Side, Element[]>> = {};
  for (const side of SIDES) {
    const of = brought.filter((one) => one.side === side).map(({ element }) => element);
    const first = (template[side] ?? []).find(({ id }) => id !== undefined && standard.includes(id))?.id;
    if (of.length > 0 && first !== undefined) instead[first] = of;
    else if (of.length > 0) added[side] = of;
  }
  const without = standard.filter((id) => !Object.hasOwn(instead, id));
  return {
    ...(Object.keys(instead).length === 0 ? {} : { instead }),
    ...(without.length === 0 ? {} : { without }),
    ...added,
  };
}

/** Names of a place, of what stands there by itself, of a choice; and the part of the form that shows the place. */
export function renameSlot(
  template: CardTemplate,
  slotId: string,
  change: Partial<Pick<Slot, 'name' | 'standard'>>,
): Edit[] {
  return slotsOf(template).flatMap((slot, index) =>
    slot.id === slotId
      ? Object.entries(change).map(([key, value]): Edit => ({ op: 'set', path: pointer('/slots', index, key), value }))
      : [],
  );
}

export const setSlotPart = (template: CardTemplate, slotId: string, part: Slot['part']): Edit[] =>
  slotsOf(template).flatMap((slot, index) =>
    slot.id === slotId ? [setOrRemove(pointer('/slots', index, 'part'), part)] : [],
  );

export const renameChoice = (template: CardTemplate, slotId: string, choiceId: string, name: string): Edit[] =>
  slotsOf(template).flatMap((slot, index) =>
    slot.choices.flatMap((choice, n): Edit[] =>
      slot.id === slotId && choice.id === choiceId
        ? [{ op: 'set', path: pointer('/slots', index, 'choices', n, 'name'), value: name }]
        : [],
    ),
  );

/** The place stays on the card as it is; its choices are gone. */
export const removeSlot = (template: CardTemplate, slotId: string): Edit[] => {
  const slots = slotsOf(template);
  const rest = slots.filter(({ id }) => id !== slotId);
  return rest.length === slots.length ? [] : [set(rest)];
};

/** A place without choices is none. */
export const removeChoice = (template: CardTemplate, slotId: string, choiceId: string): Edit[] => {
  const slots = slotsOf(template);
  const next = slots.flatMap((slot) => {
    if (slot.id !== slotId) return [slot];
    const choices = slot.choices.filter(({ id }) => id !== choiceId);
    return choices.length === 0 ? [] : [{ ...slot, choices }];
  });
  return [set(next)];
};

/**
 * Puts a choice on the canvas: what it brings stands on the card, and what stood there becomes the choice, under each other's
 * names. Other sizes forget where they put what stood there. What another place changes too has to stay on the card for that.
 */
export function swapChoice({ template }: StudioView, slotId: string, choiceId: string): SlotEdits {
  const slot = slotsOf(template).find(({ id }) => id === slotId);
  const choice = slot?.choices.find(({ id }) => id === choiceId);
  if (slot === undefined || choice === undefined) return { ok: false, why: 'nothing' };
  if (!slot.choices.every(isWhole)) return { ok: false, why: 'changes' };
  const ids = standardIds(slot);
  const others = slotsOf(template).filter((one) => one !== slot);
  if (others.some((one) => namedIds(one).some((id) => ids.has(id)))) return { ok: false, why: 'taken' };
  const shown = withChoice(template, choice);
  if (shown === undefined) return { ok: false, why: 'changes' };
  const before = new Set<Element>(SIDES.flatMap((side) => template[side] ?? []));
  const own = SIDES.flatMap((side) =>
    (template[side] ?? []).flatMap((element) =>
      element.id !== undefined && ids.has(element.id) ? [{ element, side }] : [],
    ),
  );
  // What a choice brings has ids of its own from now on, by which the others take it out.
  let now: CardTemplate = {
    ...template,
    front: shown.front,
    back: shown.back,
    ...(shown.more && { more: shown.more }),
  };
  const brought = SIDES.flatMap((side) =>
    (now[side] ?? []).flatMap((element, index) => (before.has(element) ? [] : [pointer('', side, index)])),
  );
  const { edits, ids: standing } = named({ template: now }, brought);
  now = applyEdits(now, edits);
  const choices = slot.choices.map((one): SlotChoice => {
    const { front, back, more, instead = {}, under = {} } = one;
    const bringing = [front, back, more].flatMap((side) => side ?? []);
    const all = [...bringing, ...Object.values(instead).flat(), ...Object.values(under).flat()];
    const elements = one === choice ? own : all.map((element) => ({ element, side: sideOf(template, one, element) }));
    const name = one === choice ? slot.standard : one.name;
    return { id: one.id, name, ...standingFor(now, standing, elements) };
  });
  const slots = slotsOf(template).map((one) => (one === slot ? { ...slot, standard: choice.name, choices } : one));
  // Where sizes put what stands there no more is forgotten.
  const sizes = template.sizes && withSizes(now, template.sizes).sizes;
  return ok([
    { op: 'set', path: '/front', value: now.front },
    { op: 'set', path: '/back', value: now.back },
    ...(now.more === undefined ? [] : [{ op: 'set', path: '/more', value: now.more } as const]),
    ...(sizes === template.sizes ? [] : [setOrRemove('/sizes', sizes)]),
    set(slots),
  ]);
}

/** The side that an element of a choice goes to. */
function sideOf(template: CardTemplate, choice: SlotChoice, element: Element): Side {
  for (const side of SIDES) {
    if (choice[side]?.includes(element) === true) return side;
    const ids = new Set((template[side] ?? []).map(({ id }) => id));
    for (const all of [choice.instead ?? {}, choice.under ?? {}]) {
      if (Object.entries(all).some(([id, some]) => ids.has(id) && some.includes(element))) return side;
    }
  }
  return 'front';
}
