import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bigGame } from '../../../bench/big-game.ts';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { copyEncounter } from '../../../src/shared/play/copy-encounter.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { openEncounter, submitLogEvent } from '../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { createStateSnapshot } from '../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { encounters } from '../../support/play/play-logs.ts';
import { TABLES } from '../../support/play/play-tables.ts';
import { runs } from '../../support/runs.ts';

/** Copies the play at one event of the log: the copy goes on as the play does, which does not feel it. */
function expectOwnWay(encounter: Encounter, at: number): void {
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error('the encounter cannot be played');
  const stateOf = (one: ActiveEncounter) => JSON.stringify(createStateSnapshot(rules, one, encounter.ruleset));
  for (const event of encounter.log.slice(0, at)) submitLogEvent(rules, activeEncounter, event);
  const copy = copyEncounter(activeEncounter);
  const there = stateOf(activeEncounter);
  for (const event of encounter.log.slice(at)) submitLogEvent(rules, copy, event);
  expect(stateOf(activeEncounter)).toBe(there);
  for (const event of encounter.log.slice(at)) submitLogEvent(rules, activeEncounter, event);
  expect(stateOf(copy)).toBe(stateOf(activeEncounter));
}

describe('a copy of a play goes its own way', () => {
  it.each(TABLES)('$ruleset', (table) => {
    const law = fc.property(encounters(table), fc.nat(20), expectOwnWay);
    fc.assert(law, { seed: 15, numRuns: runs(20) });
  });

  it('supers-unlimited', () => {
    const game = bigGame('.', 300);
    for (const at of [0, 3, 50, 120, 299]) expectOwnWay(game, at);
  });
});
