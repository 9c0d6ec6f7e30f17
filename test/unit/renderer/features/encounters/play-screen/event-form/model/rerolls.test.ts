import { expect, test } from 'vitest';
import {
  changeValue,
  createForm,
} from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/form-state.ts';
import { createFormView } from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/form-view.ts';
import {
  getRerolls,
  listRerollChoices,
  REROLLS_PATH,
  toggleReroll,
  toggleRerollDie,
} from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/rerolls.ts';
import { rollMissingDice } from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/roll-missing-dice.ts';
import { translate } from '../../../../../../../support/texts.ts';
import { createRoofEncounter, findOffer, openSamplePlay, submitEvent } from './sample-play.ts';

const ATTACK = { kind: 'attack', model: 'brasslung', attack: 'Bash', targets: [{ target: 'wet-paint' }] };

test('an attack offers the rerolls that its player has, and rolls the chosen die again', () => {
  const samplePlay = openSamplePlay(createRoofEncounter([ATTACK]));
  const { rules, activeEncounter } = samplePlay;
  let formState = rollMissingDice(
    translate,
    rules,
    activeEncounter,
    createForm(translate, rules, activeEncounter, findOffer(samplePlay, { kind: 'roll' })),
    7,
    0,
  );
  const firstDice = [...(formState.event.dice as number[])];
  const rerollKinds = listRerollChoices(translate, rules, activeEncounter, formState.event).map(({ value }) => value);
  // Brasslung isn't a blaster, so it cannot use Precision.
  expect(rerollKinds).toEqual(['ability']);
  formState = changeValue(
    rules,
    activeEncounter,
    formState,
    REROLLS_PATH,
    toggleReroll(getRerolls(formState.event), 'ability'),
  );
  formState = changeValue(
    rules,
    activeEncounter,
    formState,
    REROLLS_PATH,
    toggleRerollDie(getRerolls(formState.event), 'ability', 1),
  );
  expect(createFormView(translate, rules, activeEncounter, formState).missingDiceCount).toBe(1);
  formState = rollMissingDice(translate, rules, activeEncounter, formState, 7, firstDice.length);
  const formView = createFormView(translate, rules, activeEncounter, formState);
  expect(formView).toMatchObject({ missingDiceCount: 0, refused: undefined });
  expect(formState.event.dice).toEqual(firstDice);
  expect(getRerolls(formState.event)[0]?.indexes).toEqual([1]);
  submitEvent(samplePlay, formState.event);
});

test('toggleRerollDie drops the rerolled dice when another die is chosen', () => {
  const rerolls = [{ by: 'ability', indexes: [1], dice: [4] }];
  expect(toggleRerollDie(rerolls, 'ability', 0)).toEqual([{ by: 'ability', indexes: [0, 1], dice: [] }]);
  expect(toggleRerollDie(rerolls, 'ability', 1)).toEqual([{ by: 'ability', indexes: [], dice: [] }]);
  expect(toggleReroll(rerolls, 'ability')).toBeUndefined();
});
