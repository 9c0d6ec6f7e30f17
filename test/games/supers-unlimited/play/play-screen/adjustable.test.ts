/** What a table may set by hand. */

import { expect, it } from 'vitest';
import { play as rules } from '../../../../../src/shared/games/supers-unlimited/play/play.ts';
import type { PlayRules } from '../../../../../src/shared/play/play-rules.ts';
import { replay } from '../../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { type Event, encounter, refusal, STARTED, set } from '../support/table.ts';

const { listAdjustableFields: adjustable, getTrackedValues: tracked } = rules as unknown as PlayRules;

function after(...log: readonly Event[]) {
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter({ log: [...STARTED, ...log] }));
  if (!activeEncounter) throw new Error('not played');
  return { fields: adjustable?.(activeEncounter, 'anna') ?? [], tracks: tracked(activeEncounter, 'anna').tracks };
}

it('what may be set by hand is set, and is called as it is where it is tracked', () => {
  const { fields } = after();
  expect(fields.length).toBeGreaterThan(8);
  const onTile = new Set<string>();
  for (const { field, label, min: least, max: most } of fields) {
    for (const to of [most, least]) {
      const event = set('anna', field, to);
      expect(refusal([...STARTED, event])).toBeUndefined();
      const now = after(event);
      expect(now.fields.find((one) => one.field === field)?.value).toBe(to);
      const track = now.tracks.find((one) => one.label === label);
      if (!track) continue;
      onTile.add(label);
      expect(track.value).toBe(to);
    }
  }
  expect([...onTile]).toEqual(['HP', 'PP', 'Move', 'Altitude']);
});
