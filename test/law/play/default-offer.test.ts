/** The usual next thing: one key leads through any game, whatever state it stands in. */

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
import { generateEncounters } from '../../support/play/play-logs.ts';
import { GAME_SETUPS } from '../../support/play/play-tables.ts';
import { scaleRuns } from '../../support/runs.ts';

/** More events than a round of this table can have. */
const MOST_OF_A_ROUND = 120;

/** Hands the usual offer in, its dice rolled; gives what would not do. */
function stepOn(rules: PlayRules, encounter: ActiveEncounter, random: () => number): unknown {
  const usual: Offer | undefined = getDefaultOffer(rules, encounter, listOffers(rules, encounter));
  if (!usual) return ['nothing usual', encounter.state.phase];
  const [asked] = usual.dice;
  const dice = Array.from({ length: asked?.length ?? 0 }, () => 1 + Math.floor(random() * (asked?.sides ?? 1)));
  const refused = submitLogEvent(rules, encounter, { ...usual.event, ...(asked ? { dice } : {}) } as JsonObject);
  return refused && [usual.event, refused];
}

it.each(GAME_SETUPS.map((table) => [table.ruleset, table] as const))(
  '%s: the default offer alone continues the game from every state, round after round',
  (_, table) => {
    const law = fc.property(generateEncounters(table), fc.nat(), (encounter, seed) => {
      const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
      if (!activeEncounter) throw new Error('the table of the test is not legal');
      const rules = getPlayRules(LOADED_GAMES, encounter);
      const random = createRandom(seed);
      for (let rounds = 0; rounds < 2; rounds++) {
        const { round } = activeEncounter.state;
        let events = 0;
        for (; events < MOST_OF_A_ROUND && activeEncounter.state.round === round; events++) {
          expect(stepOn(rules, activeEncounter, random)).toBeUndefined();
        }
        expect(events).toBeLessThan(MOST_OF_A_ROUND);
      }
    });
    fc.assert(law, { seed: 15, numRuns: scaleRuns(60) });
  },
);
