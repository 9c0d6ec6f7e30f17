/** The fields of an event's form, by the types of its keys. */
import { describe, expect, it } from 'vitest';

import { createOffer } from '../../../../src/shared/play/offers.ts';
import { createEventFields, fillEvent, setField } from '../../../../src/shared/play/play-screen/event-fields.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { encounterOf } from '../../../support/play/encounter.ts';
import { t } from '../../../support/texts.ts';

const encounter = encounterOf('ssua', {
  sides: { reds: ['r1=lamp'], blues: ['b1=lamp', 'b2=lamp'] },
  characters: { lamp: { agility: 4, mind: 4 } },
  log: [{ kind: 'begin' }],
});
const rules = getPlayRules(LOADED_GAMES, encounter);
const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
const fields = (event: { kind: string }, isFree = true) =>
  Object.fromEntries(
    createEventFields(
      t,
      rules,
      activeEncounter as ActiveEncounter,
      createOffer(rules, activeEncounter as ActiveEncounter, event, isFree),
    ).map((field) => [field.path, field]),
  );

describe('the fields of a form', () => {
  it('offer the sides and the models of the game where a key names one', () => {
    const initiative = fields({ kind: 'initiative' });
    expect(initiative['/side']?.choices?.map(({ value }) => value)).toEqual(['reds', 'blues']);
    expect(initiative['/model']?.choices?.map(({ value }) => value)).toEqual(['r1', 'b1', 'b2']);
    expect(initiative['/side']?.type).toBe('choice');
  });

  it('leave out the model that a button has named, unless it is stated freely', () => {
    const adjust = { kind: 'adjust', model: 'r1' };
    expect(fields(adjust, false)).not.toHaveProperty('/model');
    expect(fields(adjust, true)).toHaveProperty('/model');
    expect(fields({ kind: 'adjust' }, false)).toHaveProperty('/model');
  });
});

it('what a button has said is asked again only where it is stated freely', () => {
  const round = encounterOf('action-round', {
    sides: { reds: ['lamp'], blues: ['moth'] },
    characters: { lamp: { powerLevel: 5, initiative: 12 }, moth: { powerLevel: 5, initiative: 9 } },
    log: [{ kind: 'begin' }],
  });
  const paths = (isFree: boolean) => {
    const begun = replay(LOADED_GAMES, round).encounter as ActiveEncounter;
    const surge = { kind: 'surge', model: 'lamp', benefit: 'reroll' };
    return createEventFields(
      t,
      getPlayRules(LOADED_GAMES, round),
      begun,
      createOffer(getPlayRules(LOADED_GAMES, round), begun, surge, isFree),
    ).map(({ path }) => path);
  };
  expect(paths(true)).toContain('/benefit');
  expect(paths(false)).not.toContain('/benefit');
});

describe('an event with what was stated', () => {
  it('has the value at its place, and none where it is taken away', () => {
    const event = { kind: 'attack', targets: [{ target: 'a' }, { target: 'b' }] };
    expect(setField(event, '/targets/1/target', 'c').targets).toEqual([{ target: 'a' }, { target: 'c' }]);
    expect(setField(event, '/targets/0', undefined).targets).toEqual([{ target: 'b' }]);
    expect(setField(event, '/targets', undefined)).toEqual({ kind: 'attack' });
    expect(setField(event, '/more/deep', 1)).toEqual({ ...event, more: { deep: 1 } });
    expect(event.targets).toEqual([{ target: 'a' }, { target: 'b' }]);
  });

  it('takes the common answers of its fields, but no dice', () => {
    const field = (path: string, type: string, value: unknown) => ({
      path,
      type,
      value,
      label: path,
      isRequired: false,
    });
    const all = [field('/inches', 'inches', 4), field('/dice', 'dice', [1]), field('/by', 'choice', undefined)];
    expect(fillEvent({ kind: 'move', inches: 2 }, all as never)).toEqual({ kind: 'move', inches: 4 });
  });
});
