import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBigGame } from '../../../bench/big-game.ts';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { copyEncounter } from '../../../src/shared/play/copy-encounter.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { openEncounter, submitLogEvent } from '../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { createStateSnapshot } from '../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { GAME_SETUPS } from '../../support/play/game-setups.ts';
import { generateEncounters } from '../../support/play/play-logs.ts';
import { scaleRuns } from '../../support/sample-size.ts';

/**
 * Copies an encounter after some events of its log, and checks that both continue in the same way and independently.
 */
function expectIndependentCopy(encounter: Encounter, eventIndex: number): void {
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error('the encounter cannot be played');
  const serializeState = (playedEncounter: ActiveEncounter) =>
    JSON.stringify(createStateSnapshot(rules, playedEncounter, encounter.ruleset));
  for (const event of encounter.log.slice(0, eventIndex)) submitLogEvent(rules, activeEncounter, event);
  const copy = copyEncounter(activeEncounter);
  const stateBefore = serializeState(activeEncounter);
  for (const event of encounter.log.slice(eventIndex)) submitLogEvent(rules, copy, event);
  expect(serializeState(activeEncounter)).toBe(stateBefore);
  for (const event of encounter.log.slice(eventIndex)) submitLogEvent(rules, activeEncounter, event);
  expect(serializeState(copy)).toBe(serializeState(activeEncounter));
}

describe('copyEncounter', () => {
  it.each(GAME_SETUPS)('copies a game of $ruleset that continues independently of the original', (gameSetup) => {
    const property = fc.property(generateEncounters(gameSetup), fc.nat(20), expectIndependentCopy);
    fc.assert(property, { seed: 15, numRuns: scaleRuns(20) });
  });

  it('copies a game of supers-unlimited that continues independently of the original', () => {
    const bigEncounter = createBigGame('.', 300);
    for (const eventIndex of [0, 3, 50, 120, 299]) expectIndependentCopy(bigEncounter, eventIndex);
  });
});
