/** Events that are no Actions: Effects of Abilities, rolls of a Trait, things and models that come and go. */
import { nextNumber } from '../../../../play/encounter/model-numbers.ts';
import { id, int, intPlus, newId, optional, text, withDefault, word } from '../../../../play/event/keys.ts';
import { inState, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import { CONTROL_TARGETS, EFFECTS } from '../../facts.ts';
import { dropDuties } from '../duties/losses.ts';
import { event, nothingButControl, PLAYING } from '../gates.ts';
import { cardOf, modelOf } from '../models.ts';
import { makeRoll, refuseRoll, rollDice, rollKeys, type TraitRoll } from '../rolls/trait-roll.ts';
import { newModel } from '../start.ts';
import type { SuEncounter } from '../state.ts';
import { TRAITS, type Trait } from './manipulate.ts';
import { readThing, thingKey } from './things.ts';

/** The Effects that may be stated. */
export const INFLICTED = EFFECTS.filter((effect) => !effect.startsWith('pow-'));

export const inflict = event({
  keys: {
    model: id(),
    effect: word(...INFLICTED),
    amount: intPlus,
    by: optional(id()),
    type: optional(word(...CONTROL_TARGETS)),
    source: withDefault(text, ''),
  },
  isNeeded: (_encounter, key, { effect }) => key === 'type' && effect === 'control',
  due: nothingButControl,
  phases: PLAYING,
  refuse: (encounter, { model }) => (modelOf(encounter, model).out ? inState('out') : undefined),
  apply({ state }, { model, effect, amount, by, type, source }) {
    state.due.unshift({
      due: 'effect',
      model,
      effect,
      amount,
      ...(by === undefined ? {} : { by }),
      ...(effect === 'control' && type !== undefined ? { type } : {}),
      ...(effect === 'countdown' ? { source } : {}),
    });
    return undefined;
  },
});

export const traitRollOf = (encounter: SuEncounter, model: string, trait: Trait, tn: number): TraitRoll => ({
  roller: model,
  dice: cardOf(encounter, model).traits[trait].dice,
  need: tn,
  bonus: 0,
});

export const traitRoll = event({
  keys: { model: id(), trait: word(...TRAITS), tn: int, ...rollKeys },
  due: nothingButControl,
  phases: PLAYING,
  refuse: (encounter, now) => refuseRoll(encounter, traitRollOf(encounter, now.model, now.trait, now.tn), now),
  dice: (encounter, now) => rollDice(encounter, traitRollOf(encounter, now.model, now.trait, now.tn), now),
  apply: (encounter, now) => ({ ...makeRoll(encounter, traitRollOf(encounter, now.model, now.trait, now.tn), now) }),
});

/** Models, sides, things and markers share one name space. */
export const isUsed = ({ state, seats }: SuEncounter, name: string): boolean =>
  state.models.has(name) || state.things.has(name) || state.markers.has(name) || seats.some(({ id }) => id === name);

const SETTING_UP = ['setup', ...PLAYING] as const;

export const thing = event({
  keys: { thing: thingKey },
  due: nothingButControl,
  phases: SETTING_UP,
  refuse: (encounter, { thing }) => (isUsed(encounter, thing.id) ? wrongChoice(thing.id) : undefined),
  apply({ state, options }, { thing }) {
    state.things.set(thing.id, readThing(thing, options));
    return undefined;
  },
});

export const summon = event({
  keys: { id: newId, side: id('side'), character: id('character'), resistance: optional(int) },
  due: nothingButControl,
  phases: SETTING_UP,
  refuse(encounter, { id, character }) {
    if (isUsed(encounter, id)) return wrongChoice(id);
    return encounter.characters.of(character) === 'illegal' ? wrongTarget('E-75') : undefined;
  },
  apply(encounter, { id, side, character, resistance }) {
    const card = encounter.characters.of(character);
    if (card === undefined || card === 'illegal') return undefined;
    const others = [...encounter.figures.values()].filter((figure) => figure.character.id === card.id);
    const number = others.length === 0 ? undefined : nextNumber(others.map((figure) => figure.number));
    encounter.figures.set(id, { id, side, character: card, count: 1, number });
    encounter.state.models.set(id, {
      ...newModel(card),
      summoned: true,
      ...(resistance === undefined ? {} : { resistance }),
      side,
      character,
    });
    encounter.state.deployed.push(id);
    return undefined;
  },
});

export const dismiss = event({
  keys: { model: id() },
  due: nothingButControl,
  phases: PLAYING,
  refuse(encounter, { model }) {
    const { summoned, out } = modelOf(encounter, model);
    if (!summoned) return wrongTarget('E-75', model);
    return out ? inState('out') : undefined;
  },
  apply(encounter, { model }) {
    modelOf(encounter, model).out = true;
    dropDuties(encounter, model);
    return undefined;
  },
});
