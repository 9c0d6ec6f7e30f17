/** The order of play of Supers Unlimited (docs/encounters.md#supers-unlimited). */

import { adjustableIn } from '../../../play/event/common-events.ts';
import type { PlayRules } from '../../../play/play-rules.ts';
import { RULESET_ID } from '../facts.ts';
import { renewRoll } from './attack/sequence.ts';
import { playCard } from './card.ts';
import { citeOf } from './cite.ts';
import { defects, thingIds } from './defects.ts';
import { workOff } from './duties/work-off.ts';
import { checkEndgame } from './ending/endgame.ts';
import { EVENTS } from './events.ts';
import { ADJUSTABLE } from './field/adjust.ts';
import { settleClaims } from './field/claims.ts';
import { forecast } from './forecast/forecast.ts';
import { has } from './is-there.ts';
import { mayAct } from './may-act.ts';
import { scoreSheet } from './score/score-sheet.ts';
import { deployingSide } from './setup/deploy.ts';
import { start } from './start.ts';
import type { SuEncounter } from './state.ts';
import { byDie } from './table/by-die.ts';
import { candidates, costOf } from './table/candidates.ts';
import { asked, free } from './table/free-candidates.ts';
import { standing } from './table/standing.ts';
import { tracked } from './table/tracked.ts';
import { usual } from './table/usual.ts';
import { CONDITIONS } from './words/conditions.ts';
import { dutyLine } from './words/duties.ts';
import { line } from './words/lines.ts';
import { words } from './words/words.ts';

export const play: PlayRules<SuEncounter> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  character: (document, options) => playCard(document, options as SuEncounter['options']),
  start(play) {
    const state = start(play);
    state.side = deployingSide({ ...play, state });
    return state;
  },
  settle(encounter) {
    workOff(encounter);
    renewRoll(encounter);
    settleClaims(encounter);
    checkEndgame(encounter);
    if (encounter.state.phase === 'setup') encounter.state.side = deployingSide(encounter);
  },
  mayAct,
  has,
  candidates,
  free,
  asked,
  byDie,
  costOf,
  forecast,
  tracked,
  adjustable: (encounter, model) => adjustableIn(ADJUSTABLE, encounter, model),
  clock: { word: 'Turn', by: 'turn' },
  phases: {
    setup: (translate) => translate('suPhases.setup'),
    choose: (translate) => translate('suPhases.choose'),
    recovery: (translate) => translate('suPhases.recovery'),
    activation: (translate) => translate('suPhases.activation'),
    'turn-end': (translate) => translate('suPhases.turnEnd'),
  },
  standing,
  scoreSheet,
  byHand: ['inflict', 'trait-roll', 'claim', 'thing', 'summon', 'dismiss', 'adjust'],
  dutyLine,
  line,
  words,
  usual,
  cite: citeOf,
  conditions: CONDITIONS,
  defects,
  things: thingIds,
};
