/** Tests the fields of an event form, which follow the types of the event's keys. */
import { describe, expect, it } from 'vitest';

import { createOffer } from '../../../../src/shared/play/offers.ts';
import { createEventFields, fillEvent, setField } from '../../../../src/shared/play/play-screen/event-fields.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter } from '../../../support/play/encounter.ts';
import { translate } from '../../../support/texts.ts';

const encounter = createEncounter('ssua', {
  sides: { reds: ['r1=lamp'], blues: ['b1=lamp', 'b2=lamp'] },
  characters: { lamp: { agility: 4, mind: 4 } },
  log: [{ kind: 'begin' }],
});
const rules = getPlayRules(LOADED_GAMES, encounter);
const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
const createFieldsByPath = (event: { kind: string }, isFree = true) =>
  Object.fromEntries(
    createEventFields(
      translate,
      rules,
      activeEncounter as ActiveEncounter,
      createOffer(rules, activeEncounter as ActiveEncounter, event, isFree),
    ).map((field) => [field.path, field]),
  );

describe('createEventFields', () => {
  it('offers the sides and models of the game for keys that name one', () => {
    const initiativeFields = createFieldsByPath({ kind: 'initiative' });
    expect(initiativeFields['/side']?.choices?.map(({ value }) => value)).toEqual(['reds', 'blues']);
    expect(initiativeFields['/model']?.choices?.map(({ value }) => value)).toEqual(['r1', 'b1', 'b2']);
    expect(initiativeFields['/side']?.type).toBe('choice');
  });

  it('leaves out the model that the button already names, unless the event is stated freely', () => {
    const adjustEvent = { kind: 'adjust', model: 'r1' };
    expect(createFieldsByPath(adjustEvent, false)).not.toHaveProperty('/model');
    expect(createFieldsByPath(adjustEvent, true)).toHaveProperty('/model');
    expect(createFieldsByPath({ kind: 'adjust' }, false)).toHaveProperty('/model');
  });
});

it('createEventFields leaves out values that the button already gives, unless the event is stated freely', () => {
  const actionRoundEncounter = createEncounter('action-round', {
    sides: { reds: ['lamp'], blues: ['moth'] },
    characters: { lamp: { powerLevel: 5, initiative: 12 }, moth: { powerLevel: 5, initiative: 9 } },
    log: [{ kind: 'begin' }],
  });
  const listFieldPaths = (isFree: boolean) => {
    const startedEncounter = replay(LOADED_GAMES, actionRoundEncounter).encounter as ActiveEncounter;
    const surgeEvent = { kind: 'surge', model: 'lamp', benefit: 'reroll' };
    return createEventFields(
      translate,
      getPlayRules(LOADED_GAMES, actionRoundEncounter),
      startedEncounter,
      createOffer(getPlayRules(LOADED_GAMES, actionRoundEncounter), startedEncounter, surgeEvent, isFree),
    ).map(({ path }) => path);
  };
  expect(listFieldPaths(true)).toContain('/benefit');
  expect(listFieldPaths(false)).not.toContain('/benefit');
});

describe('events from a form', () => {
  it('setField sets a value at its pointer and removes it for undefined', () => {
    const attackEvent = { kind: 'attack', targets: [{ target: 'a' }, { target: 'b' }] };
    expect(setField(attackEvent, '/targets/1/target', 'c').targets).toEqual([{ target: 'a' }, { target: 'c' }]);
    expect(setField(attackEvent, '/targets/0', undefined).targets).toEqual([{ target: 'b' }]);
    expect(setField(attackEvent, '/targets', undefined)).toEqual({ kind: 'attack' });
    expect(setField(attackEvent, '/more/deep', 1)).toEqual({ ...attackEvent, more: { deep: 1 } });
    expect(attackEvent.targets).toEqual([{ target: 'a' }, { target: 'b' }]);
  });

  it('fillEvent takes the suggested values of the fields, but no dice', () => {
    const createField = (pointer: string, type: string, value: unknown) => ({
      path: pointer,
      type,
      value,
      label: pointer,
      isRequired: false,
    });
    const eventFields = [
      createField('/inches', 'inches', 4),
      createField('/dice', 'dice', [1]),
      createField('/by', 'choice', undefined),
    ];
    expect(fillEvent({ kind: 'move', inches: 2 }, eventFields as never)).toEqual({ kind: 'move', inches: 4 });
  });
});
