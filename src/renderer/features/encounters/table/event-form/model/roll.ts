/**
 * Rolls dice for an event (docs/encounters.md#dice-of-a-seed) from the seed of the encounter and the number of faces in
 * its log so far.
 */
import { rollDice } from '../../../../../../shared/dice/random.ts';
import { createOffer } from '../../../../../../shared/play/offers.ts';
import type { PlayRules } from '../../../../../../shared/play/play-rules.ts';
import { createEventFields, setField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import { type FormState, settled } from './form-state.ts';
import { diceOf } from './leaves.ts';

/** The most dice in one roll, so that a rule that always adds a die cannot loop forever. */
const MOST = 400;

/** Fills every list of dice in turn, including the dice that faces add. `from` is the index of the first die to roll. */
export function rolled(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  form: FormState,
  seed: number,
  from: number,
): FormState {
  let now: FormState = { ...form, isTouched: true };
  for (let n = 0; n < MOST; n += 1) {
    const offer = { ...createOffer(rules, activeEncounter, now.event, now.isFree), dice: now.asked };
    const list = diceOf(createEventFields(translate, rules, activeEncounter, offer)).find(
      ({ dice, value }) => lengthOf(value) < dice.length,
    );
    if (list === undefined) return now;
    const faces = Array.isArray(list.value) ? (list.value as number[]) : [];
    const [face = 1] = rollDice(1, list.dice.sides, seed, from + n);
    const { [list.path]: _, ...texts } = now.texts;
    now = settled(rules, activeEncounter, { ...now, texts, event: setField(now.event, list.path, [...faces, face]) });
  }
  return now;
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
