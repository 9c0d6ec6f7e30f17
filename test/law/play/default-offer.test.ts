/** Tests that the default offer, which one key submits, continues any game from any state. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../../../src/shared/dice/random.ts';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';
import { listOffers, type Offer } from '../../../src/shared/play/offers.ts';
import type { PlayRules } from '../../../src/shared/play/play-rules.ts';
import { getDefaultOffer } from '../../../src/shared/play/play-screen/default-offer.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { replay, submitLogEvent } from '../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { GAME_SETUPS } from '../../support/play/game-setups.ts';
import { generateEncounters } from '../../support/play/play-logs.ts';
import { scaleRuns } from '../../support/sample-size.ts';

/** This is more than the number of events in a round of these games. */
const MAX_EVENTS_PER_ROUND = 120;

/** Submits the default offer with rolled dice. Returns the fault if that is impossible. */
function submitDefaultOffer(rules: PlayRules, encounter: ActiveEncounter, random: () => number): unknown {
  const defaultOffer: Offer | undefined = getDefaultOffer(rules, encounter, listOffers(rules, encounter));
  if (!defaultOffer) return ['no default offer', encounter.state.phase];
  const [requestedDice] = defaultOffer.dice;
  const dice = Array.from(
    { length: requestedDice?.length ?? 0 },
    () => 1 + Math.floor(random() * (requestedDice?.sides ?? 1)),
  );
  const refused = submitLogEvent(rules, encounter, {
    ...defaultOffer.event,
    ...(requestedDice ? { dice } : {}),
  } as JsonObject);
  return refused && [defaultOffer.event, refused];
}

it.each(GAME_SETUPS.map((gameSetup) => [gameSetup.ruleset, gameSetup] as const))(
  '%s: the default offer alone continues the game from every state, round after round, until it is over',
  (_, gameSetup) => {
    const property = fc.property(generateEncounters(gameSetup), fc.nat(), (encounter, seed) => {
      const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
      if (!activeEncounter) throw new Error('the encounter of the test is invalid');
      const rules = getPlayRules(LOADED_GAMES, encounter);
      const random = createRandom(seed);
      for (let rounds = 0; rounds < 2; rounds++) {
        const { round } = activeEncounter.state;
        let eventCount = 0;
        for (; eventCount < MAX_EVENTS_PER_ROUND && activeEncounter.state.round === round; eventCount++) {
          if (activeEncounter.state.phase === 'over') return;
          expect(submitDefaultOffer(rules, activeEncounter, random)).toBeUndefined();
        }
        expect(eventCount).toBeLessThan(MAX_EVENTS_PER_ROUND);
      }
    });
    fc.assert(property, { seed: 15, numRuns: scaleRuns(60) });
  },
);
