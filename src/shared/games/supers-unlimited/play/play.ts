/** Defines the order of play of Supers Unlimited (docs/encounters.md#supers-unlimited). */

import { listAdjustable } from '../../../play/event/common-events.ts';
import type { PlayRules } from '../../../play/play-rules.ts';
import { RULESET_ID } from '../facts.ts';
import { updateSequenceRoll } from './attack/attack-sequence.ts';
import { ADJUSTABLE_FIELDS } from './battlefield/adjustable-fields.ts';
import { settleClaims } from './battlefield/claims.ts';
import { getCitation } from './citations.ts';
import { settleDuties } from './duties/settle-duties.ts';
import { listEligibleModels } from './eligible-models.ts';
import { listEncounterFindings, listThingIds } from './encounter-findings.ts';
import { checkEndgame } from './ending/endgame.ts';
import { EVENTS } from './events.ts';
import { forecastEvent } from './forecast/forecast.ts';
import { SETUP_FORM } from './form-fields/setup-form.ts';
import { createPlayCard } from './play-card.ts';
import { findAutomaticEvent, listCombinedSteps } from './play-screen/automatic-event.ts';
import { listBoardAdditions, listBoardItems } from './play-screen/board-items.ts';
import { getCost, listCandidates } from './play-screen/candidates.ts';
import { findDefaultEvent } from './play-screen/default-event.ts';
import { listDieDecisions } from './play-screen/die-decisions.ts';
import { listAskedClaims, listFreeCandidates, listModelCandidates } from './play-screen/free-candidates.ts';
import { listManualEvents } from './play-screen/manual-events.ts';
import { listStatusLines } from './play-screen/status-lines.ts';
import { getTrackedValues } from './play-screen/tracked-values.ts';
import { hasGameReference } from './references.ts';
import { createDeedCounter } from './score/deed-counter.ts';
import { listLeadingSides, listScoreRows } from './score/point-rows.ts';
import { createScoreSheet } from './score/score-sheet.ts';
import { findDeployingSide } from './setup/deploy.ts';
import { createStartState } from './start-state.ts';
import type { SuEncounter } from './state.ts';
import { CONDITIONS } from './texts/conditions.ts';
import { formatFirstDuty } from './texts/duty-texts.ts';
import { formatLogLine } from './texts/log-lines.ts';
import { playTexts } from './texts/play-texts.ts';
import { countPlayedTurns } from './turn/next-turn.ts';
import { endAbilitiesOfLostModels } from './turn/upkeep.ts';

export const play: PlayRules<SuEncounter> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  prepareCharacter: (document, options) => createPlayCard(document, options as SuEncounter['options']),
  start(play) {
    const state = createStartState(play);
    state.side = findDeployingSide({ ...play, state });
    return state;
  },
  settle(encounter) {
    settleDuties(encounter);
    updateSequenceRoll(encounter);
    settleClaims(encounter);
    endAbilitiesOfLostModels(encounter);
    checkEndgame(encounter);
    if (encounter.state.phase === 'setup') encounter.state.side = findDeployingSide(encounter);
  },
  mayAct: listEligibleModels,
  hasName: hasGameReference,
  listCandidates,
  listFree: listFreeCandidates,
  listRequested: listAskedClaims,
  listModelEvents: listModelCandidates,
  listDiceSteps: listDieDecisions,
  getCost,
  forecast: forecastEvent,
  getTrackedValues,
  listAdjustableFields: (encounter, modelId) => listAdjustable(ADJUSTABLE_FIELDS, encounter, modelId),
  clock: { word: 'Turn', by: 'turn' },
  phases: {
    setup: (translate) => translate('suPhases.setup'),
    choose: (translate) => translate('suPhases.choose'),
    recovery: (translate) => translate('suPhases.recovery'),
    activation: (translate) => translate('suPhases.activation'),
    'turn-end': (translate) => translate('suPhases.turnEnd'),
  },
  listBoardNotes: listStatusLines,
  setupForm: SETUP_FORM,
  listBoardItems,
  listBoardAdditions,
  createScoreSheet,
  countPeriods: countPlayedTurns,
  listScoreRows,
  listLeadingSides,
  createDeedCounter,
  manualKinds: ['thing', 'summon', 'dismiss', 'end-ability', 'inflict', 'trait-roll', 'claim', 'adjust'],
  listManualEvents,
  formatDuty: formatFirstDuty,
  formatEvent: formatLogLine,
  words: playTexts,
  getDefaultEvent: findDefaultEvent,
  getAutomaticEvent: findAutomaticEvent,
  listCombinedSteps,
  cite: getCitation,
  conditions: CONDITIONS,
  checkEncounter: listEncounterFindings,
  listThings: listThingIds,
};
