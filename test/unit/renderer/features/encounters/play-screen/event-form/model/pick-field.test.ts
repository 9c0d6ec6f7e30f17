import { expect, test } from 'vitest';
import { createForm } from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/form-state.ts';
import { createFormView } from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/form-view.ts';
import { findPickField } from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/pick-field.ts';
import { setField } from '../../../../../../../../src/shared/play/play-screen/event-fields.ts';
import { translate } from '../../../../../../../support/texts.ts';
import { createRoofEncounter, findOffer, openSamplePlay } from './sample-play.ts';

const samplePlay = openSamplePlay(createRoofEncounter());
const { rules, activeEncounter } = samplePlay;

function openPickField(attackName: string) {
  const attackOffer = findOffer(samplePlay, { kind: 'attack', attack: attackName });
  const formState = createForm(translate, rules, activeEncounter, attackOffer);
  const { fields } = createFormView(translate, rules, activeEncounter, formState);
  return { event: formState.event, pickField: findPickField(rules, activeEncounter, formState.event, fields) };
}

test('picking a model replaces the only target of a Close attack', () => {
  const { event, pickField } = openPickField('Bash');
  expect(pickField?.pickedIds).toEqual(['slagheart']);
  const pickTarget = (modelId: string) => {
    const { path: pointer, value: newTargets } = pickField?.pick(modelId) ?? { path: '', value: undefined };
    return setField(event, pointer, newTargets).targets;
  };
  expect(pickTarget('wet-paint')).toEqual([{ target: 'wet-paint' }]);
  expect(pickTarget('slagheart')).toEqual([{ target: 'slagheart' }]);
});

test('picking a model adds it to the targets of a Pulse, and picking it again removes it', () => {
  const { event, pickField } = openPickField('Fog Signal');
  const { path: pointer, value: newTargets } = pickField?.pick('wet-paint') ?? { path: '', value: [] };
  expect(newTargets).toEqual([{ target: 'slagheart' }, { target: 'wet-paint' }]);
  const eventWithBoth = setField(event, pointer, newTargets);
  const formState = {
    ...createForm(translate, rules, activeEncounter, findOffer(samplePlay, { kind: 'attack', attack: 'Fog Signal' })),
    event: eventWithBoth,
  };
  const nextPickField = findPickField(
    rules,
    activeEncounter,
    eventWithBoth,
    createFormView(translate, rules, activeEncounter, formState).fields,
  );
  expect(nextPickField?.pickedIds).toEqual(['slagheart', 'wet-paint']);
  expect(nextPickField?.pick('slagheart').value).toEqual([{ target: 'wet-paint' }]);
});
