/** Defines the play rules of the Action Round. */

import { listAdjustable } from '../../../play/event/common-events.ts';
import { listGameEnds, suggestGameEnd } from '../../../play/event/end-game-event.ts';
import { createDeedCounter, type DeedRules } from '../../../play/log/deed-counter.ts';
import { listStandingRows, listWinningSides } from '../../../play/log/standing-sides.ts';
import { listModelsThatMayStepIn } from '../../../play/order/delays.ts';
import { listModelsToRollTies, settleTies } from '../../../play/order/slots.ts';
import type { CandidateEvent, PlayRules, Track } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { RULESET_ID } from '../facts.ts';
import { ACTIONS, OTHER_ACTIONS, REACTIONS } from './actions.ts';
import { ADJUSTABLE, DESTINY_USES, EVENTS, SURGES } from './events.ts';
import { forecast } from './forecast.ts';
import { checkRoom } from './refusals.ts';
import { createScoreSheet } from './score-sheet.ts';
import { type ArEncounter, type ArModel, start } from './state.ts';
import { ENGLISH_TAGS, listTags } from './tags.ts';
import { listModelsToRoll, SLOTS, settleInitiative } from './turns.ts';
import { words } from './words.ts';

/** What counts for the sum of the game: attacks of all kinds, in the turns of others too, and powers that are aimed at an enemy. */
const DEED_RULES: DeedRules<ArEncounter> = {
  isAttack({ kind, name, model: modelId, target: targetId }, { figures }) {
    if (kind === 'reaction') return name === 'opportunity-attack';
    if (kind !== 'action') return false;
    if (ACTIONS.has(String(name))) return /^attack-|^charge$/.test(String(name));
    const [side, targetSide] = [modelId, targetId].map((id) => figures.get(String(id))?.side);
    return targetSide !== undefined && targetSide !== side;
  },
};

export const play: PlayRules<ArEncounter> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  start,
  settle(encounter) {
    settleInitiative(encounter);
    settleTies(encounter, SLOTS);
  },
  mayAct: listModelsToAct,
  cite: (fact) => ({ source: 'The Action Round', fact }),
  conditions: {
    out: (translate) => translate('arConditions.out'),
    in: (translate) => translate('arConditions.in'),
    incapacitated: (translate) => translate('arConditions.incapacitated'),
    ready: (translate) => translate('arConditions.ready'),
    acted: (translate) => translate('arConditions.acted'),
  },
  *listCandidates(encounter) {
    yield* listCandidates(encounter);
    yield* listGameEnds(encounter);
  },
  words,
  createScoreSheet,
  listScoreRows: listStandingRows,
  listLeadingSides: listWinningSides,
  createDeedCounter: (encounter) => createDeedCounter(encounter, DEED_RULES),
  getDefaultEvent: suggestGameEnd,
  manualKinds: ['check', 'effect', 'lift', 'condition', 'out', 'in', 'place', 'adjust'],
  getCost(_encounter, logEvent) {
    if (logEvent.kind === 'ready') return { amount: 1, unit: 'Standard' };
    const actionType = logEvent.kind === 'action' ? (logEvent.as ?? ACTIONS.get(String(logEvent.name))) : undefined;
    return typeof actionType === 'string' && actionType !== 'free'
      ? { amount: 1, unit: TYPE_NAMES[actionType] ?? actionType }
      : undefined;
  },
  getTrackedValues,
  forecast,
  listAdjustableFields: (encounter, modelId) => listAdjustable(ADJUSTABLE, encounter, modelId),
  clock: { word: 'Round', by: 'round' },
  phases: {
    between: (translate) => translate('arPhases.between'),
    initiative: (translate) => translate('arPhases.initiative'),
    ties: (translate) => translate('arPhases.ties'),
    slot: (translate) => translate('arPhases.slot'),
    gap: (translate) => translate('arPhases.gap'),
  },
};

const TYPE_NAMES: Readonly<Record<string, string>> = { standard: 'Standard', move: 'Move', quick: 'Quick' };

function listModelsToAct(encounter: ArEncounter): readonly string[] {
  const { phase, active } = encounter.state;
  if (phase === 'initiative') return listModelsToRoll(encounter);
  if (phase === 'ties') return listModelsToRollTies(encounter);
  if (phase === 'gap') return listModelsThatMayStepIn(encounter);
  return phase === 'slot' && active !== null ? [active] : [];
}

function* listCandidates(encounter: ArEncounter): Iterable<CandidateEvent> {
  const { phase, active, models } = encounter.state;
  if (phase === 'between') yield* listCandidatesBetweenRounds(encounter);
  for (const modelId of phase === 'initiative' ? listModelsToRoll(encounter) : [])
    yield { kind: 'initiative', model: modelId, dice: [] };
  for (const modelId of phase === 'ties' ? listModelsToRollTies(encounter) : [])
    yield { kind: 'tie', model: modelId, dice: [] };
  if (phase === 'gap') yield* listCandidatesBetweenTurns(encounter);
  if (phase !== 'slot') return;
  if (active !== null) yield* listOwnTurnCandidates(encounter, active);
  for (const [modelId, { out: isOut }] of models)
    if (modelId !== active && !isOut) yield* listOtherTurnCandidates(encounter, modelId);
  for (const modelId of models.keys()) yield* listDestinyUses(modelId);
  yield { kind: 'end' };
}

/** Lists the candidates between rounds. Players may type their scores before the first round (C?1). */
function* listCandidatesBetweenRounds({ state, options }: ArEncounter): Iterable<CandidateEvent> {
  yield { kind: 'begin' };
  if (state.round > 0 || options['ar.initMode'] !== 'typed') return;
  for (const [modelId, { score }] of state.models) yield { kind: 'initiative', model: modelId, score };
}

function* listCandidatesBetweenTurns(encounter: ArEncounter): Iterable<CandidateEvent> {
  for (const modelId of listModelsThatMayStepIn(encounter)) yield { kind: 'step-in', model: modelId };
  yield { kind: 'next' };
  for (const modelId of encounter.state.models.keys()) yield* listDestinyUses(modelId);
}

function* listOwnTurnCandidates(encounter: ArEncounter, modelId: string): Iterable<CandidateEvent> {
  for (const actionName of ACTIONS.keys()) {
    if (actionName === 'recover') yield { kind: 'action', model: modelId, name: actionName, remove: 'fatigue' };
    else if (actionName !== 'aim') yield { kind: 'action', model: modelId, name: actionName };
    else
      for (const [targetId, { out: isOut }] of encounter.state.models)
        if (targetId !== modelId && !isOut)
          yield { kind: 'action', model: modelId, name: actionName, target: targetId };
  }
  for (const { name, area } of getFigure(encounter, modelId).character.powers) {
    yield { kind: 'action', model: modelId, name, as: 'standard', ...(area ? { area } : {}) };
  }
  const freeActionType =
    ACTION_TYPES.find((actionType) => checkRoom(getModelState(encounter, modelId), actionType) === undefined) ?? 'free';
  for (const actionName of OTHER_ACTIONS)
    yield { kind: 'action', model: modelId, name: actionName, as: freeActionType };
  yield { kind: 'ready', model: modelId, action: 'Close attack', trigger: 'when somebody comes near' };
  yield { kind: 'delay', model: modelId };
  for (const actionName of REACTIONS) yield { kind: 'reaction', model: modelId, name: actionName };
  yield* listSurges(modelId);
}

const ACTION_TYPES = ['standard', 'move', 'quick'] as const;

function* listOtherTurnCandidates(encounter: ArEncounter, modelId: string): Iterable<CandidateEvent> {
  const { ready: readiedAction, bank, reactions } = getModelState(encounter, modelId);
  if (readiedAction !== null) yield { kind: 'trigger', model: modelId };
  for (const actionName of ['opportunity-attack', ...REACTIONS])
    yield { kind: 'reaction', model: modelId, name: actionName };
  // C-8: a Quick action that the model saved in its last turn may be taken with a Reaction.
  if (bank && reactions.length > 0) {
    for (const [actionName, actionType] of ACTIONS)
      if (actionType === 'quick') yield { kind: 'action', model: modelId, name: actionName };
    for (const actionName of OTHER_ACTIONS) yield { kind: 'action', model: modelId, name: actionName, as: 'quick' };
  }
  // C-56: talking is free in the turns of others too.
  yield { kind: 'action', model: modelId, name: 'talk' };
  yield* listSurges(modelId);
}

/** Lists all Surges of a model (C-67). */
function* listSurges(modelId: string): Iterable<CandidateEvent> {
  for (const surgeBenefit of SURGES) yield { kind: 'surge', model: modelId, benefit: surgeBenefit };
}

/** Lists all uses of a Destiny Die (C-59). */
function* listDestinyUses(modelId: string): Iterable<CandidateEvent> {
  for (const destinyUse of DESTINY_USES) yield { kind: 'destiny', model: modelId, use: destinyUse, dice: [] };
}

function getTrackedValues(encounter: ArEncounter, modelId: string) {
  const modelState = getModelState(encounter, modelId);
  const isActive = encounter.state.active === modelId;
  const tracks: Track[] = [
    { label: 'Initiative', value: modelState.score },
    ...(isActive ? listActionTracks(modelState) : []),
    ...(modelState.destiny > 0 ? [{ label: 'Destiny', value: modelState.destiny }] : []),
    ...(modelState.stress > 0 ? [{ label: 'Stress', value: modelState.stress }] : []),
    ...(modelState.surges > 0 ? [{ label: 'Surges', value: modelState.surges }] : []),
  ];
  return { tracks, tags: listTags(encounter, modelId, ENGLISH_TAGS) };
}

/**
 * Lists how many actions of each type are left in the turn. A second Quick action uses up the Move, and a second Move uses up a Standard
 * (C-3 to C-6).
 */
function listActionTracks({ standard: standardUsed, move: movesUsed, quick: quickUsed, extra }: ArModel): Track[] {
  const maxStandards = 1 + extra;
  const movesTaken = movesUsed + Math.max(0, quickUsed - 1);
  const standardsTaken = standardUsed + Math.max(0, movesTaken - 1);
  return [
    { label: 'Standard left', value: Math.max(0, maxStandards - standardsTaken), max: maxStandards },
    { label: 'Move left', value: Math.max(0, 1 - movesTaken), max: 1 },
    { label: 'Quick left', value: Math.max(0, 1 - quickUsed), max: 1 },
  ];
}
