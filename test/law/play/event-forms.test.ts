/** Forms of events: whatever is offered can be handed in from its form, with the dice that Rollcall rolls. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newForm } from '../../../src/renderer/features/encounters/table/event-form/model/form-state.ts';
import { viewOf } from '../../../src/renderer/features/encounters/table/event-form/model/form-view.ts';
import { withoutDefaults } from '../../../src/renderer/features/encounters/table/event-form/model/handed.ts';
import { rolled } from '../../../src/renderer/features/encounters/table/event-form/model/roll.ts';
import { needsForm } from '../../../src/renderer/features/encounters/table/event-form/needs-form.ts';
import { judgeEvent } from '../../../src/shared/play/event/judge-event.ts';
import { listOffers, type Offer } from '../../../src/shared/play/offers.ts';
import type { PlayRules } from '../../../src/shared/play/play-rules.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { replay } from '../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { randomGame, rules as supersUnlimited } from '../../games/supers-unlimited/play/support/random-log.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { encounters } from '../../support/play/play-logs.ts';
import { TABLES } from '../../support/play/play-tables.ts';
import { runs } from '../../support/runs.ts';
import { t } from '../../support/texts.ts';

/** Of every kind of event one offer: those of a kind have the same fields. */
function oneOfAKind(rules: PlayRules, encounter: ActiveEncounter): Offer[] {
  const found = new Map<string, Offer>();
  for (const offer of listOffers(rules, encounter)) if (!offer.refused) found.set(offer.event.kind, offer);
  return [...found.values()];
}

function complaintsIn(rules: PlayRules, encounter: ActiveEncounter): unknown[] {
  return oneOfAKind(rules, encounter).flatMap((offer): unknown[] => {
    const form = rolled(t, rules, encounter, newForm(t, rules, encounter, offer), 5, 0);
    const { refused, missing } = viewOf(t, rules, encounter, form);
    // What cannot be known is asked for, in words, and its form opens.
    if (refused !== undefined) return needsForm(t, rules, encounter, offer) ? [] : [['no form', offer.event, refused]];
    const event = withoutDefaults(rules, encounter, form.event, offer.event);
    const judged = judgeEvent(rules, encounter, event);
    return missing > 0 || 'refused' in judged ? [[event, missing, judged]] : [];
  });
}

it.each(TABLES.map((table) => [table.ruleset, table] as const))('%s: every offer has a form that works', (_, table) => {
  fc.assert(
    fc.property(encounters(table), (encounter) => {
      const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
      if (!activeEncounter) throw new Error('the table of the test is not legal');
      expect(complaintsIn(getPlayRules(LOADED_GAMES, encounter), activeEncounter)).toEqual([]);
    }),
    { seed: 15, numRuns: runs(60) },
  );
});

it('supers-unlimited: every offer has a form that works', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      let last = 0;
      randomGame(seed, 90, (encounter, _, go) => {
        go();
        last += 1;
        if (last % 30 === 0) expect(complaintsIn(supersUnlimited, encounter as unknown as ActiveEncounter)).toEqual([]);
      });
    }),
    { seed: 15, numRuns: runs(24) },
  );
});
