/** The order of play of Supers Unlimited (play.md 4.6). */

import { adjustableIn } from '../../../play/common-events.ts';
import type { PlaySpec } from '../../../play/play-spec.ts';
import { RULESET_ID } from '../facts.ts';
import { targetOf } from './attack/declared.ts';
import { attackOf, playCard } from './card.ts';
import { citeOf } from './cite.ts';
import { defects, thingIds } from './defects.ts';
import { workOff } from './duties/work-off.ts';
import { checkEndgame } from './ending/endgame.ts';
import { EVENTS } from './events.ts';
import { ADJUSTABLE } from './field/adjust.ts';
import { settleClaims } from './field/claims.ts';
import { mayAct } from './may-act.ts';
import { cardOf } from './models.ts';
import { scoreSheet } from './score/score-sheet.ts';
import { deployingSide } from './setup/deploy.ts';
import { start } from './start.ts';
import type { SuPlay } from './state.ts';
import { candidates, costOf } from './table/candidates.ts';
import { free } from './table/free-candidates.ts';
import { CONDITIONS, dutyLine, line } from './table/lines.ts';
import { standing } from './table/standing.ts';
import { tracked } from './table/tracked.ts';

export const play: PlaySpec<SuPlay> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  character: (document, options) => playCard(document, options as SuPlay['options']),
  start(play) {
    const state = start(play);
    state.side = deployingSide({ ...play, state });
    return state;
  },
  settle(play) {
    workOff(play);
    settleClaims(play);
    checkEndgame(play);
    if (play.state.phase === 'setup') play.state.side = deployingSide(play);
  },
  mayAct,
  has(play, kind, id, event) {
    const { state } = play;
    switch (kind) {
      case 'marker':
        return state.markers.has(id);
      case 'thing':
        return state.things.has(id);
      case 'body':
        return state.models.has(id) || state.things.has(id);
      case 'target':
        return targetOf(play, id) !== undefined;
      case 'character':
        return play.characters.of(id) !== undefined;
      case 'attack':
        return attackOf(cardOf(play, String(event.model)), id) !== undefined;
      default:
        return false;
    }
  },
  candidates,
  free,
  costOf,
  tracked,
  adjustable: (play, model) => adjustableIn(ADJUSTABLE, play, model),
  clock: { word: 'Turn', by: 'turn' },
  phases: {
    setup: 'setting up',
    choose: 'the side chooses a Character or passes',
    recovery: 'Recovery of the chosen Character',
    activation: 'Actions',
    'turn-end': 'somebody may hold the Initiative',
  },
  standing,
  scoreSheet,
  byHand: ['inflict', 'trait-roll', 'claim', 'thing', 'summon', 'dismiss', 'adjust'],
  dutyLine,
  line,
  cite: citeOf,
  conditions: CONDITIONS,
  defects,
  things: thingIds,
};
