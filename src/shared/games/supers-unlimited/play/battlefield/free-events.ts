/** Defines events that are not Actions: Effects of Abilities, Trait Rolls, and things (Objects, Buildings) and models that come and go. */
import { createThingId } from '../../../../play/encounter/line-up.ts';
import { getNextNumber } from '../../../../play/encounter/model-numbers.ts';
import {
  idKey,
  intKey,
  isId,
  newIdKey,
  optional,
  positiveIntKey,
  textKey,
  withDefault,
  wordKey,
} from '../../../../play/event/keys.ts';
import {
  createChoiceRefusal,
  createLimitRefusal,
  createStateRefusal,
  createTargetRefusal,
} from '../../../../play/event/refusal.ts';
import { CONTROL_TARGETS, EFFECTS } from '../../facts.ts';
import { removeModelDuties } from '../duties/damage.ts';
import { defineEvent, PLAY_PHASES, requireNoDutyButControl } from '../event-preconditions.ts';
import { getCard, getModel } from '../models.ts';
import { listRollDice, refuseRoll, resolveRoll, rollKeys, type TraitRoll } from '../rolls/trait-roll.ts';
import { createModel } from '../start-state.ts';
import type { SuEncounter, Thing } from '../state.ts';
import { DICE_TRAITS, type DiceTrait } from './manipulate-event.ts';
import { createThing, thingKey } from './things.ts';

/** Effects that players may state. Only attacks have the Effects of a POW. */
export const INFLICTABLE_EFFECTS = EFFECTS.filter((effect) => !effect.startsWith('pow-'));

export const inflictEvent = defineEvent({
  keys: {
    model: idKey(),
    effect: wordKey(...INFLICTABLE_EFFECTS),
    amount: positiveIntKey,
    by: optional(idKey()),
    type: optional(wordKey(...CONTROL_TARGETS)),
    source: withDefault(textKey, ''),
  },
  isRequired: (_encounter, key, { effect }) => key === 'type' && effect === 'control',
  due: requireNoDutyButControl,
  phases: PLAY_PHASES,
  refuse: (encounter, { model: modelId }) => (getModel(encounter, modelId).out ? createStateRefusal('out') : undefined),
  apply({ state }, { model: modelId, effect, amount, by: attackerId, type, source }) {
    state.due.unshift({
      due: 'effect',
      model: modelId,
      effect,
      amount,
      ...(attackerId === undefined ? {} : { by: attackerId }),
      ...(effect === 'control' && type !== undefined ? { type } : {}),
      ...(effect === 'countdown' ? { source } : {}),
    });
    return undefined;
  },
});

export const createTraitRoll = (
  encounter: SuEncounter,
  modelId: string,
  trait: DiceTrait,
  targetNumber: number,
): TraitRoll => ({
  roller: modelId,
  dice: getCard(encounter, modelId).traits[trait].dice,
  need: targetNumber,
  bonus: 0,
});

export const traitRollEvent = defineEvent({
  keys: { model: idKey(), trait: wordKey(...DICE_TRAITS), tn: intKey, ...rollKeys },
  due: requireNoDutyButControl,
  phases: PLAY_PHASES,
  refuse: (encounter, event) =>
    refuseRoll(encounter, createTraitRoll(encounter, event.model, event.trait, event.tn), event),
  dice: (encounter, event) =>
    listRollDice(encounter, createTraitRoll(encounter, event.model, event.trait, event.tn), event),
  apply: (encounter, event) => ({
    ...resolveRoll(encounter, createTraitRoll(encounter, event.model, event.trait, event.tn), event),
  }),
});

/** Whether an id is in use. Models, sides, things and markers share one namespace. */
const isIdInUse = ({ state, seats }: SuEncounter, candidateId: string): boolean =>
  state.models.has(candidateId) ||
  state.things.has(candidateId) ||
  state.markers.has(candidateId) ||
  seats.some(({ id }) => id === candidateId);

/** Returns an unused id such as `summoned-2`. */
export function findFreeId(encounter: SuEncounter, prefix: string): string {
  for (let number = 1; ; number++) if (!isIdInUse(encounter, `${prefix}-${number}`)) return `${prefix}-${number}`;
}

/** Returns an unused id for a new thing on the table. */
export function findFreeThingId(encounter: SuEncounter, thingKind: Thing['kind']): string {
  const thingCount = [...encounter.state.things.values()].filter(({ kind }) => kind === thingKind).length;
  return createThingId(thingKind, thingCount, (id) => isIdInUse(encounter, id));
}

const SETUP_AND_PLAY_PHASES = ['setup', ...PLAY_PHASES] as const;

export const thingEvent = defineEvent({
  keys: { thing: thingKey },
  due: requireNoDutyButControl,
  phases: SETUP_AND_PLAY_PHASES,
  refuse: (encounter, { thing }) => (isIdInUse(encounter, thing.id) ? createChoiceRefusal(thing.id) : undefined),
  apply({ state, options }, { thing }) {
    state.things.set(thing.id, createThing(thing, options));
    return undefined;
  },
});

/** Corrects a thing by hand: its Damage, and whether it still stands. Nothing follows from it. */
export const adjustThingEvent = defineEvent({
  keys: { thing: idKey('thing'), damage: optional(intKey), condition: optional(wordKey('standing', 'destroyed')) },
  due: requireNoDutyButControl,
  phases: SETUP_AND_PLAY_PHASES,
  apply({ state }, { thing: thingId, damage, condition }) {
    const thing = state.things.get(thingId);
    if (thing && damage !== undefined) thing.damage = damage;
    if (thing && condition !== undefined) thing.destroyed = condition === 'destroyed';
    return undefined;
  },
});

/** The most models that one event may summon. */
export const MAX_SUMMONED = 20;

/** Lists the ids of the summoned models: the id of the event, then the same with `-2`, `-3` and so on. */
const listSummonedIds = (firstId: string, copies: number): string[] =>
  Array.from({ length: copies }, (_, index) => (index === 0 ? firstId : `${firstId}-${index + 1}`));

export const summonEvent = defineEvent({
  keys: {
    id: newIdKey,
    side: idKey('side'),
    character: idKey('character'),
    resistance: optional(intKey),
    copies: withDefault(positiveIntKey, 1),
  },
  due: requireNoDutyButControl,
  phases: SETUP_AND_PLAY_PHASES,
  refuse(encounter, { id, character: characterId, copies }) {
    if (copies > MAX_SUMMONED) return createLimitRefusal(copies, MAX_SUMMONED);
    const usedId = listSummonedIds(id, copies).find((newId) => isIdInUse(encounter, newId) || !isId(newId));
    if (usedId !== undefined) return createChoiceRefusal(usedId);
    return encounter.characters.find(characterId) === 'illegal' ? createTargetRefusal('E-75') : undefined;
  },
  apply(encounter, { copies, ...event }) {
    for (const modelId of listSummonedIds(event.id, copies)) summonModel(encounter, { ...event, id: modelId });
    return undefined;
  },
});

interface Summons {
  readonly id: string;
  readonly side: string;
  readonly character: string;
  readonly resistance: number | undefined;
}

/** Puts a summoned model on the table. */
function summonModel(
  encounter: SuEncounter,
  { id: modelId, side: sideId, character: characterId, resistance }: Summons,
): void {
  const card = encounter.characters.find(characterId);
  if (card === undefined || card === 'illegal') return;
  const sameCharacterFigures = [...encounter.figures.values()].filter((figure) => figure.character.id === card.id);
  const figureNumber =
    sameCharacterFigures.length === 0 ? undefined : getNextNumber(sameCharacterFigures.map((figure) => figure.number));
  encounter.figures.set(modelId, { id: modelId, side: sideId, character: card, count: 1, number: figureNumber });
  encounter.state.models.set(modelId, {
    ...createModel(card),
    summoned: true,
    ...(resistance === undefined ? {} : { resistance }),
    side: sideId,
    character: characterId,
  });
  encounter.state.deployed.push(modelId);
}

export const dismissEvent = defineEvent({
  keys: { model: idKey() },
  due: requireNoDutyButControl,
  phases: PLAY_PHASES,
  refuse(encounter, { model: modelId }) {
    const { summoned, out } = getModel(encounter, modelId);
    if (!summoned) return createTargetRefusal('E-75', modelId);
    return out ? createStateRefusal('out') : undefined;
  },
  apply(encounter, { model: modelId }) {
    getModel(encounter, modelId).out = true;
    removeModelDuties(encounter, modelId);
    return undefined;
  },
});
