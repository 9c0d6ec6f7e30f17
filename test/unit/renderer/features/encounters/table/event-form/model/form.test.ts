import { describe, expect, test } from 'vitest';
import {
  changed,
  type FormState,
  newForm,
  typed,
} from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/form-state.ts';
import {
  type FormView,
  viewOf,
} from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/form-view.ts';
import { withoutDefaults } from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/handed.ts';
import { leavesOf } from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/leaves.ts';
import { rolled } from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/roll.ts';
import { needsForm } from '../../../../../../../../src/renderer/features/encounters/table/event-form/needs-form.ts';
import { rollDice } from '../../../../../../../../src/shared/dice/random.ts';
import { t } from '../../../../../../../support/texts.ts';
import { handIn, type Opened, offerLike, onTheRoof, opened } from './play-of.ts';

const ATTACK = { kind: 'attack', model: 'brasslung', attack: 'Bash', targets: [{ target: 'wet-paint' }] };

function open(table: Opened, wanted: Record<string, unknown>): { form: FormState; view: FormView } {
  const form = newForm(t, table.rules, table.activeEncounter, offerLike(table, wanted));
  return { form, view: viewOf(t, table.rules, table.activeEncounter, form) };
}

/** The form after this was typed in the field at a path. */
function typedIn(table: Opened, form: FormState, path: string, text: string): FormState {
  const field = leavesOf(viewOf(t, table.rules, table.activeEncounter, form).fields).find((each) => each.path === path);
  if (!field) throw new Error(`no field ${path}`);
  return typed(table.rules, table.activeEncounter, form, field, text);
}

describe('a move', () => {
  const table = opened(onTheRoof());

  test('asks how far, and can be confirmed as it is', () => {
    expect(needsForm(t, table.rules, table.activeEncounter, offerLike(table, { kind: 'move' }))).toBe(true);
    expect(needsForm(t, table.rules, table.activeEncounter, offerLike(table, { kind: 'called-shot' }))).toBe(false);
    const { view } = open(table, { kind: 'move' });
    expect(view.refused).toBeUndefined();
    expect(view.missing).toBe(0);
  });

  test('what is typed is judged at once, beside its field and at the button', () => {
    const { form } = open(table, { kind: 'move' });
    const far = typedIn(table, form, '/inches', '50');
    const view = viewOf(t, table.rules, table.activeEncounter, far);
    expect(view.refused).toContain('50');
    expect(view.problems.get('/inches')).toBe(view.refused);
    expect(
      viewOf(t, table.rules, table.activeEncounter, typedIn(table, far, '/inches', '4 1/4')).refused,
    ).toBeUndefined();
  });

  test('half a number leaves the last one, and says so', () => {
    const { form } = open(table, { kind: 'move' });
    const half = typedIn(table, typedIn(table, form, '/inches', '4'), '/inches', '4.');
    expect(half.event.inches).toBe(4);
    expect(viewOf(t, table.rules, table.activeEncounter, half).problems.has('/inches')).toBe(true);
    expect(viewOf(t, table.rules, table.activeEncounter, half).refused).toBeDefined();
  });

  test('the log gets what was offered and stated, and no defaults', () => {
    const offer = offerLike(table, { kind: 'move' });
    const form = typedIn(table, newForm(t, table.rules, table.activeEncounter, offer), '/inches', '3');
    expect(withoutDefaults(table.rules, table.activeEncounter, form.event, offer.event)).toEqual({
      ...offer.event,
      inches: 3,
    });
  });
});

test('a Gimmick that is ticked joins the list, and leaves it again', () => {
  const table = opened(onTheRoof());
  const { form } = open(table, { kind: 'attack', attack: 'Bash' });
  expect(form.event.gimmicks).toBeUndefined();
  const ticked = changed(table.rules, table.activeEncounter, form, '/gimmicks/0', 'sunday-punch');
  expect(ticked.event.gimmicks).toEqual(['sunday-punch']);
  expect(changed(table.rules, table.activeEncounter, ticked, '/gimmicks/0', undefined).event.gimmicks).toEqual([]);
});

describe('dice', () => {
  const table = opened(onTheRoof([ATTACK]));
  const dice = (form: FormState) => viewOf(t, table.rules, table.activeEncounter, form).dice[0];

  test('a 10 that is typed asks for one more', () => {
    const { form } = open(table, { kind: 'roll' });
    expect(dice(form)).toMatchObject({ missing: 5, faces: [] });
    expect(dice(typedIn(table, form, '/dice', '10 4'))).toMatchObject({ missing: 4, faces: [10, 4] });
    expect(dice(typedIn(table, form, '/dice', '10 4 1 2 3'))).toMatchObject({ missing: 1 });
    expect(dice(typedIn(table, form, '/dice', '104123 7'))).toMatchObject({ missing: 0 });
  });

  test('wrong and too many faces are refused with a word', () => {
    const { form } = open(table, { kind: 'roll' });
    const said = (text: string) =>
      viewOf(t, table.rules, table.activeEncounter, typedIn(table, form, '/dice', text)).problems.get('/dice');
    expect(said('4 x')).toBe('A d10 has no x.');
    expect(said('1 2 3 4 5 6')).toBe('1 die is too many.');
    expect(said('1 2 3')).toBeUndefined();
  });

  test('rolled ones come from the seed and the place, with what their 10s add', () => {
    const { form } = open(table, { kind: 'roll' });
    for (const from of [0, 3, 11, 40]) {
      const done = rolled(t, table.rules, table.activeEncounter, form, 5, from);
      const faces = done.event.dice as number[];
      expect(faces).toEqual(rollDice(faces.length, 10, 5, from));
      expect(faces).toHaveLength(5 + faces.filter((face) => face === 10).length);
      expect(viewOf(t, table.rules, table.activeEncounter, done)).toMatchObject({ missing: 0, refused: undefined });
    }
  });

  test('those that are typed already stay, the rest is rolled', () => {
    const { form } = open(table, { kind: 'roll' });
    const done = rolled(t, table.rules, table.activeEncounter, typedIn(table, form, '/dice', '2 2'), 5, 0);
    expect((done.event.dice as number[]).slice(0, 2)).toEqual([2, 2]);
  });

  test('a Power Up adds a die before the roll', () => {
    const { form } = open(table, { kind: 'roll' });
    const more = changed(table.rules, table.activeEncounter, form, '/powerUp', true);
    expect(dice(more)).toMatchObject({ missing: 6 });
  });
});

test('dice of every side stand one below the other, and are rolled in their order', () => {
  const { log: _, ...encounter } = onTheRoof();
  const table = opened({ ...encounter, log: [] });
  const { form, view } = open(table, { kind: 'terrain-roll' });
  expect(view.dice.map(({ path }) => path)).toEqual(['/rolls/0/dice', '/rolls/1/dice']);
  const done = rolled(t, table.rules, table.activeEncounter, form, 1, 0);
  expect(done.event.rolls).toMatchObject([{ dice: [7] }, { dice: [1] }]);
  handIn(table, done.event);
});
