import { expect, test } from 'vitest';
import { listFieldChoices } from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/field-choices.ts';
import type { EventField } from '../../../../../../../../src/shared/play/play-screen/event-fields.ts';
import { translate } from '../../../../../../../support/texts.ts';
import { createRoofEncounter, openSamplePlay } from './sample-play.ts';

const { activeEncounter } = openSamplePlay(createRoofEncounter());

const FIELD: EventField = {
  path: '/character',
  label: 'Whom',
  type: 'choice',
  value: undefined,
  isRequired: true,
  choices: [{ value: 'slagheart', label: 'Slagheart', group: 'In this game' }],
};

test('a character that has the id of its model keeps the heading of the field instead of that of its side', () => {
  const listGroups = (field: EventField) =>
    listFieldChoices(translate, activeEncounter, field, undefined).map(({ group }) => group);
  expect(listGroups({ ...FIELD, names: 'characters' })).toEqual(['In this game']);
  expect(listGroups(FIELD)).not.toEqual(['In this game']);
});
