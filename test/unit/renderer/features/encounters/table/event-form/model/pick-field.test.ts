import { expect, test } from 'vitest';
import { newForm } from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/form-state.ts';
import { viewOf } from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/form-view.ts';
import { pickField } from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/pick-field.ts';
import { setField } from '../../../../../../../../src/shared/play/play-screen/event-fields.ts';
import { t } from '../../../../../../../support/texts.ts';
import { offerLike, onTheRoof, opened } from './play-of.ts';

const table = opened(onTheRoof());
const { rules, activeEncounter } = table;

function pickOf(attack: string) {
  const offer = offerLike(table, { kind: 'attack', attack });
  const form = newForm(t, rules, activeEncounter, offer);
  const { fields } = viewOf(t, rules, activeEncounter, form);
  return { event: form.event, pick: pickField(rules, activeEncounter, form.event, fields) };
}

test('a tile that is tapped takes the place of the only target of a Close attack', () => {
  const { event, pick } = pickOf('Bash');
  expect(pick?.picked).toEqual(['slagheart']);
  const tapped = (model: string) => {
    const { path, value } = pick?.pick(model) ?? { path: '', value: undefined };
    return setField(event, path, value).targets;
  };
  expect(tapped('wet-paint')).toEqual([{ target: 'wet-paint' }]);
  expect(tapped('slagheart')).toEqual([{ target: 'slagheart' }]);
});

test('of a Pulse every tile is one more target, and a second tap takes it out', () => {
  const { event, pick } = pickOf('Fog Signal');
  const { path, value } = pick?.pick('wet-paint') ?? { path: '', value: [] };
  expect(value).toEqual([{ target: 'slagheart' }, { target: 'wet-paint' }]);
  const both = setField(event, path, value);
  const form = {
    ...newForm(t, rules, activeEncounter, offerLike(table, { kind: 'attack', attack: 'Fog Signal' })),
    event: both,
  };
  const again = pickField(rules, activeEncounter, both, viewOf(t, rules, activeEncounter, form).fields);
  expect(again?.picked).toEqual(['slagheart', 'wet-paint']);
  expect(again?.pick('slagheart').value).toEqual([{ target: 'wet-paint' }]);
});
