import { describe, expect, test } from 'vitest';
import { flattenFields } from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/flatten-fields.ts';
import {
  changeValue,
  createForm,
  type FormState,
  typeText,
} from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/form-state.ts';
import {
  createFormView,
  type FormView,
} from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/form-view.ts';
import { omitDefaults } from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/omit-defaults.ts';
import { rollMissingDice } from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/roll-missing-dice.ts';
import { needsForm } from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/needs-form.ts';
import { rollDice } from '../../../../../../../../src/shared/dice/random.ts';
import { translate } from '../../../../../../../support/texts.ts';
import { createRoofEncounter, findOffer, openSamplePlay, type SamplePlay, submitEvent } from './sample-play.ts';

const ATTACK = { kind: 'attack', model: 'brasslung', attack: 'Bash', targets: [{ target: 'wet-paint' }] };

function openForm(
  samplePlay: SamplePlay,
  expectedOffer: Record<string, unknown>,
): { formState: FormState; formView: FormView } {
  const formState = createForm(
    translate,
    samplePlay.rules,
    samplePlay.activeEncounter,
    findOffer(samplePlay, expectedOffer),
  );
  return { formState, formView: createFormView(translate, samplePlay.rules, samplePlay.activeEncounter, formState) };
}

/** Returns the form after a text was typed in the field with this pointer. */
function typeInField(samplePlay: SamplePlay, formState: FormState, pointer: string, typedText: string): FormState {
  const formField = flattenFields(
    createFormView(translate, samplePlay.rules, samplePlay.activeEncounter, formState).fields,
  ).find((candidateField) => candidateField.path === pointer);
  if (!formField) throw new Error(`no field ${pointer}`);
  return typeText(samplePlay.rules, samplePlay.activeEncounter, formState, formField, typedText);
}

describe('the form of a move', () => {
  const samplePlay = openSamplePlay(createRoofEncounter());

  test('asks for the distance and can be confirmed unchanged', () => {
    expect(
      needsForm(translate, samplePlay.rules, samplePlay.activeEncounter, findOffer(samplePlay, { kind: 'move' })),
    ).toBe(true);
    expect(
      needsForm(
        translate,
        samplePlay.rules,
        samplePlay.activeEncounter,
        findOffer(samplePlay, { kind: 'called-shot' }),
      ),
    ).toBe(false);
    const { formView } = openForm(samplePlay, { kind: 'move' });
    expect(formView.refused).toBeUndefined();
    expect(formView.missingDiceCount).toBe(0);
  });

  test('checks a typed distance at once and reports it at its field and as the reason of the refusal', () => {
    const { formState } = openForm(samplePlay, { kind: 'move' });
    const farState = typeInField(samplePlay, formState, '/inches', '50');
    const formView = createFormView(translate, samplePlay.rules, samplePlay.activeEncounter, farState);
    expect(formView.refused).toContain('50');
    expect(formView.problems.get('/inches')).toBe(formView.refused);
    expect(
      createFormView(
        translate,
        samplePlay.rules,
        samplePlay.activeEncounter,
        typeInField(samplePlay, farState, '/inches', '4 1/4'),
      ).refused,
    ).toBeUndefined();
  });

  test('keeps the last readable number while a number is unfinished, and reports the problem', () => {
    const { formState } = openForm(samplePlay, { kind: 'move' });
    const unfinishedState = typeInField(
      samplePlay,
      typeInField(samplePlay, formState, '/inches', '4'),
      '/inches',
      '4.',
    );
    expect(unfinishedState.event.inches).toBe(4);
    expect(
      createFormView(translate, samplePlay.rules, samplePlay.activeEncounter, unfinishedState).problems.has('/inches'),
    ).toBe(true);
    expect(
      createFormView(translate, samplePlay.rules, samplePlay.activeEncounter, unfinishedState).refused,
    ).toBeDefined();
  });

  test('writes the offer and the typed values to the log without defaults', () => {
    const moveOffer = findOffer(samplePlay, { kind: 'move' });
    const formState = typeInField(
      samplePlay,
      createForm(translate, samplePlay.rules, samplePlay.activeEncounter, moveOffer),
      '/inches',
      '3',
    );
    expect(omitDefaults(samplePlay.rules, samplePlay.activeEncounter, formState.event, moveOffer.event)).toEqual({
      ...moveOffer.event,
      inches: 3,
    });
  });
});

test('changeValue adds a checked Gimmick to the list and removes an unchecked one', () => {
  const samplePlay = openSamplePlay(createRoofEncounter());
  const { formState } = openForm(samplePlay, { kind: 'attack', attack: 'Bash' });
  expect(formState.event.gimmicks).toBeUndefined();
  const checkedState = changeValue(
    samplePlay.rules,
    samplePlay.activeEncounter,
    formState,
    '/gimmicks/0',
    'sunday-punch',
  );
  expect(checkedState.event.gimmicks).toEqual(['sunday-punch']);
  expect(
    changeValue(samplePlay.rules, samplePlay.activeEncounter, checkedState, '/gimmicks/0', undefined).event.gimmicks,
  ).toEqual([]);
});

// Brasslung's Bash has five dice, and each 10 adds one. Calls of `rollMissingDice` end with the seed and the number of dice rolled before.
describe('the dice of a form', () => {
  const samplePlay = openSamplePlay(createRoofEncounter([ATTACK]));
  const getFirstDice = (formState: FormState) =>
    createFormView(translate, samplePlay.rules, samplePlay.activeEncounter, formState).dice[0];

  test('asks for one more die for each typed 10', () => {
    const { formState } = openForm(samplePlay, { kind: 'roll' });
    expect(getFirstDice(formState)).toMatchObject({ missingCount: 5, faces: [] });
    expect(getFirstDice(typeInField(samplePlay, formState, '/dice', '10 4'))).toMatchObject({
      missingCount: 4,
      faces: [10, 4],
    });
    expect(getFirstDice(typeInField(samplePlay, formState, '/dice', '10 4 1 2 3'))).toMatchObject({ missingCount: 1 });
    expect(getFirstDice(typeInField(samplePlay, formState, '/dice', '104123 7'))).toMatchObject({ missingCount: 0 });
  });

  test('reports unreadable text and surplus dice', () => {
    const { formState } = openForm(samplePlay, { kind: 'roll' });
    const getDiceProblem = (typedText: string) =>
      createFormView(
        translate,
        samplePlay.rules,
        samplePlay.activeEncounter,
        typeInField(samplePlay, formState, '/dice', typedText),
      ).problems.get('/dice');
    expect(getDiceProblem('4 x')).toBe('A d10 has no x.');
    expect(getDiceProblem('1 2 3 4 5 6')).toBe('1 die is too many.');
    expect(getDiceProblem('1 2 3')).toBeUndefined();
  });

  test('rolls the missing dice from the seed and the die position, with one more for each 10', () => {
    const { formState } = openForm(samplePlay, { kind: 'roll' });
    for (const startDie of [0, 3, 11, 40]) {
      const rolledState = rollMissingDice(
        translate,
        samplePlay.rules,
        samplePlay.activeEncounter,
        formState,
        5,
        startDie,
      );
      const rolledFaces = rolledState.event.dice as number[];
      expect(rolledFaces).toEqual(rollDice(rolledFaces.length, 10, 5, startDie));
      expect(rolledFaces).toHaveLength(5 + rolledFaces.filter((rolledFace) => rolledFace === 10).length);
      expect(createFormView(translate, samplePlay.rules, samplePlay.activeEncounter, rolledState)).toMatchObject({
        missingDiceCount: 0,
        refused: undefined,
      });
    }
  });

  test('keeps typed dice and rolls the others', () => {
    const { formState } = openForm(samplePlay, { kind: 'roll' });
    const rolledState = rollMissingDice(
      translate,
      samplePlay.rules,
      samplePlay.activeEncounter,
      typeInField(samplePlay, formState, '/dice', '2 2'),
      5,
      0,
    );
    expect((rolledState.event.dice as number[]).slice(0, 2)).toEqual([2, 2]);
  });

  test('asks for one more die with a Power Up', () => {
    const { formState } = openForm(samplePlay, { kind: 'roll' });
    const poweredState = changeValue(samplePlay.rules, samplePlay.activeEncounter, formState, '/powerUp', true);
    expect(getFirstDice(poweredState)).toMatchObject({ missingCount: 6 });
  });
});

test('rollMissingDice rolls the dice of every side in the order of their fields', () => {
  const { log: _log, ...encounter } = createRoofEncounter();
  const samplePlay = openSamplePlay({ ...encounter, log: [] });
  const { formState, formView } = openForm(samplePlay, { kind: 'terrain-roll' });
  expect(formView.dice.map(({ path: pointer }) => pointer)).toEqual(['/rolls/0/dice', '/rolls/1/dice']);
  const rolledState = rollMissingDice(translate, samplePlay.rules, samplePlay.activeEncounter, formState, 1, 0);
  expect(rolledState.event.rolls).toMatchObject([{ dice: [7] }, { dice: [1] }]);
  submitEvent(samplePlay, rolledState.event);
});
