/**
 * Rolls the dice of an event (docs/encounters.md#dice-of-a-seed). The faces depend on the seed of the encounter and on the
 * number of dice that were rolled before.
 */
import { rollDice } from '../../../../../../shared/dice/random.ts';
import { createOffer } from '../../../../../../shared/play/offers.ts';
import type { PlayRules } from '../../../../../../shared/play/play-rules.ts';
import { createEventFields, setField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import { listDiceFields } from './flatten-fields.ts';
import { type FormState, updateRequiredDice } from './form-state.ts';

/** The maximum number of dice in one roll, so that a rule that always adds a die cannot loop forever. */
const MAX_DICE = 400;

/**
 * Rolls the missing dice of every list, including the dice that a rolled face adds.
 * @param firstDieIndex the number of dice that were rolled since the start of the game
 */
export function rollMissingDice(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  form: FormState,
  seed: number,
  firstDieIndex: number,
): FormState {
  let rolledForm: FormState = { ...form, isTouched: true };
  for (let dieCount = 0; dieCount < MAX_DICE; dieCount += 1) {
    const offer = {
      ...createOffer(rules, activeEncounter, rolledForm.event, rolledForm.isFree),
      dice: rolledForm.requiredDice,
    };
    const diceField = listDiceFields(createEventFields(translate, rules, activeEncounter, offer)).find(
      ({ dice, value }) => getLength(value) < dice.length,
    );
    if (diceField === undefined) return rolledForm;
    const faces = Array.isArray(diceField.value) ? (diceField.value as number[]) : [];
    const [newFace = 1] = rollDice(1, diceField.dice.sides, seed, firstDieIndex + dieCount);
    const { [diceField.path]: _typedText, ...typedTexts } = rolledForm.typedTexts;
    rolledForm = updateRequiredDice(rules, activeEncounter, {
      ...rolledForm,
      typedTexts,
      event: setField(rolledForm.event, diceField.path, [...faces, newFace]),
    });
  }
  return rolledForm;
}

const getLength = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
