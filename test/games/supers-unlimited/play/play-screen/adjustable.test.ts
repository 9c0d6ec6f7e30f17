/** Tests the fields that players may correct by hand. */

import { expect, it } from 'vitest';
import { play as rules } from '../../../../../src/shared/games/supers-unlimited/play/play.ts';
import type { PlayRules } from '../../../../../src/shared/play/play-rules.ts';
import { replay } from '../../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { createAdjust, createEncounter, findRefusal, STARTED_GAME, type TestEvent } from '../support/encounters.ts';

const { listAdjustableFields, getTrackedValues } = rules as unknown as PlayRules;

function playAfter(...eventLog: readonly TestEvent[]) {
  const { encounter } = replay(LOADED_GAMES, createEncounter({ log: [...STARTED_GAME, ...eventLog] }));
  if (!encounter) throw new Error('not played');
  return {
    fields: listAdjustableFields?.(encounter, 'anna') ?? [],
    tracks: getTrackedValues(encounter, 'anna').tracks,
  };
}

it('sets every adjustable field to its bounds, and shows it under the same name in the tracks', () => {
  const { fields } = playAfter();
  expect(fields.length).toBeGreaterThan(8);
  const trackedLabels = new Set<string>();
  for (const { field: fieldName, label, min: minValue, max: maxValue } of fields) {
    for (const targetValue of [maxValue, minValue]) {
      const adjustEvent = createAdjust('anna', fieldName, targetValue);
      expect(findRefusal([...STARTED_GAME, adjustEvent])).toBeUndefined();
      const fieldsAfter = playAfter(adjustEvent);
      expect(fieldsAfter.fields.find((candidate) => candidate.field === fieldName)?.value).toBe(targetValue);
      const valueTrack = fieldsAfter.tracks.find((candidate) => candidate.label === label);
      if (!valueTrack) continue;
      trackedLabels.add(label);
      expect(valueTrack.value).toBe(targetValue);
    }
  }
  expect([...trackedLabels]).toEqual(['HP', 'PP', 'Move', 'Altitude']);
});
