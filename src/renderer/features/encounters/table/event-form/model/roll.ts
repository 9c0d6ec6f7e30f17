/** Dice that Rollcall rolls for an event (docs/encounters.md#dice-of-a-seed): from the seed of the encounter and the faces in its log so far. */
import { rollDice } from '../../../../../../shared/dice/random.ts';
import { offerOf } from '../../../../../../shared/play/offers.ts';
import type { PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import { eventFields, withField } from '../../../../../../shared/play/table/event-fields.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import { type FormState, settled } from './form-state.ts';
import { diceOf } from './leaves.ts';

/** No hand holds more; a rule that always adds a die would never end. */
const MOST = 400;

/** The form with every list of dice filled up, list by list, with what its faces add. `from` is the first number to roll. */
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
    const offer = { ...offerOf(rules, activeEncounter, now.event, now.isFree), dice: now.asked };
    const list = diceOf(eventFields(translate, rules, activeEncounter, offer)).find(
      ({ dice, value }) => lengthOf(value) < dice.length,
    );
    if (list === undefined) return now;
    const faces = Array.isArray(list.value) ? (list.value as number[]) : [];
    const [face = 1] = rollDice(1, list.dice.sides, seed, from + n);
    const { [list.path]: _, ...texts } = now.texts;
    now = settled(rules, activeEncounter, { ...now, texts, event: withField(now.event, list.path, [...faces, face]) });
  }
  return now;
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
