/** Tests that every offer can be submitted from its form with the dice that Rollcall rolls. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createForm } from '../../../src/renderer/features/encounters/play-screen/event-form/model/form-state.ts';
import { createFormView } from '../../../src/renderer/features/encounters/play-screen/event-form/model/form-view.ts';
import { omitDefaults } from '../../../src/renderer/features/encounters/play-screen/event-form/model/omit-defaults.ts';
import { rollMissingDice } from '../../../src/renderer/features/encounters/play-screen/event-form/model/roll-missing-dice.ts';
import { needsForm } from '../../../src/renderer/features/encounters/play-screen/event-form/needs-form.ts';
import { judgeEvent } from '../../../src/shared/play/event/judge-event.ts';
import { listOffers, type Offer } from '../../../src/shared/play/offers.ts';
import type { PlayRules } from '../../../src/shared/play/play-rules.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { replay } from '../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { playRandomGame, playRules as supersUnlimited } from '../../games/supers-unlimited/play/support/random-log.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { GAME_SETUPS } from '../../support/play/game-setups.ts';
import { generateEncounters } from '../../support/play/play-logs.ts';
import { scaleRuns } from '../../support/sample-size.ts';
import { translate } from '../../support/texts.ts';

/** Lists one offer per kind of event, because offers of one kind have the same fields. */
function listOfferPerKind(rules: PlayRules, encounter: ActiveEncounter): Offer[] {
  const offersByKind = new Map<string, Offer>();
  for (const offer of listOffers(rules, encounter)) if (!offer.refused) offersByKind.set(offer.event.kind, offer);
  return [...offersByKind.values()];
}

function listFormFaults(rules: PlayRules, encounter: ActiveEncounter): unknown[] {
  return listOfferPerKind(rules, encounter).flatMap((offer): unknown[] => {
    const [seed, firstDieIndex] = [5, 0];
    const emptyForm = createForm(translate, rules, encounter, offer);
    const form = rollMissingDice(translate, rules, encounter, emptyForm, seed, firstDieIndex);
    const { refused, missingDiceCount: missing } = createFormView(translate, rules, encounter, form);
    // A form opens and asks for values that Rollcall cannot know.
    if (refused !== undefined)
      return needsForm(translate, rules, encounter, offer) ? [] : [['no form', offer.event, refused]];
    const event = omitDefaults(rules, encounter, form.event, offer.event);
    const judgment = judgeEvent(rules, encounter, event);
    return missing > 0 || 'refused' in judgment ? [[event, missing, judgment]] : [];
  });
}

it.each(GAME_SETUPS.map((gameSetup) => [gameSetup.ruleset, gameSetup] as const))(
  '%s: every offer can be submitted from its form',
  (_, gameSetup) => {
    fc.assert(
      fc.property(generateEncounters(gameSetup), (encounter) => {
        const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
        if (!activeEncounter) throw new Error('the encounter of the test is invalid');
        expect(listFormFaults(getPlayRules(LOADED_GAMES, encounter), activeEncounter)).toEqual([]);
      }),
      { seed: 15, numRuns: scaleRuns(60) },
    );
  },
);

it('supers-unlimited: every offer can be submitted from its form', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      let eventCount = 0;
      playRandomGame(seed, 90, (encounter, _, playNext) => {
        playNext();
        eventCount += 1;
        if (eventCount % 30 === 0)
          expect(listFormFaults(supersUnlimited, encounter as unknown as ActiveEncounter)).toEqual([]);
      });
    }),
    { seed: 15, numRuns: scaleRuns(24) },
  );
});
