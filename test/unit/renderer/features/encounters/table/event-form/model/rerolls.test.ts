import { expect, test } from 'vitest';
import {
  changed,
  newForm,
} from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/form-state.ts';
import { viewOf } from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/form-view.ts';
import {
  REROLLS,
  rerollChoices,
  rerollsOf,
  withIndex,
  withReroll,
} from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/rerolls.ts';
import { rolled } from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/roll.ts';
import { t } from '../../../../../../../support/texts.ts';
import { handIn, offerLike, onTheRoof, opened } from './play-of.ts';

const ATTACK = { kind: 'attack', model: 'brasslung', attack: 'Bash', targets: [{ target: 'wet-paint' }] };

test('dice of an attack are rolled again by what its player has', () => {
  const table = opened(onTheRoof([ATTACK]));
  const { rules, activeEncounter } = table;
  let form = rolled(
    t,
    rules,
    activeEncounter,
    newForm(t, rules, activeEncounter, offerLike(table, { kind: 'roll' })),
    7,
    0,
  );
  const before = [...(form.event.dice as number[])];
  const by = rerollChoices(t, rules, activeEncounter, form.event).map(({ value }) => value);
  // Brasslung is no blaster, so that Precision is not for it.
  expect(by).toEqual(['ability']);
  form = changed(rules, activeEncounter, form, REROLLS, withReroll(rerollsOf(form.event), 'ability'));
  form = changed(rules, activeEncounter, form, REROLLS, withIndex(rerollsOf(form.event), 'ability', 1));
  expect(viewOf(t, rules, activeEncounter, form).missing).toBe(1);
  form = rolled(t, rules, activeEncounter, form, 7, before.length);
  const view = viewOf(t, rules, activeEncounter, form);
  expect(view).toMatchObject({ missing: 0, refused: undefined });
  expect(form.event.dice).toEqual(before);
  expect(rerollsOf(form.event)[0]?.indexes).toEqual([1]);
  handIn(table, form.event);
});

test('choosing another die drops what was rolled for the ones before', () => {
  const rerolls = [{ by: 'ability', indexes: [1], dice: [4] }];
  expect(withIndex(rerolls, 'ability', 0)).toEqual([{ by: 'ability', indexes: [0, 1], dice: [] }]);
  expect(withIndex(rerolls, 'ability', 1)).toEqual([{ by: 'ability', indexes: [], dice: [] }]);
  expect(withReroll(rerolls, 'ability')).toBeUndefined();
});
