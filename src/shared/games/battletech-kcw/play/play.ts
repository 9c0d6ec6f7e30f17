/** Defines the play rules of BattleTech. */
import { listAdjustable } from '../../../play/event/common-events.ts';
import { listGameEnds, suggestGameEnd } from '../../../play/event/end-game-event.ts';
import { createDeedCounter, type DeedRules } from '../../../play/log/deed-counter.ts';
import { listStandingRows, listWinningSides } from '../../../play/log/standing-sides.ts';
import { listModelsToRollTies, settleTies } from '../../../play/order/slots.ts';
import type { CandidateEvent, PlayRules, Track } from '../../../play/play-rules.ts';
import { getModelState } from '../../../play/state.ts';
import { ACTION_PACK } from '../action-pack.ts';
import { RULESET_ID } from '../facts.ts';
import { findListedAction, findPackAction, isAttack } from './action-pack.ts';
import { ADJUSTABLE, EVENTS } from './events.ts';
import { forecast } from './forecast.ts';
import { listModelsToRoll, SLOTS, settleInitiative } from './order.ts';
import { createScoreSheet } from './score-sheet.ts';
import { type BtEncounter, start } from './state.ts';
import { words } from './words.ts';

/** What counts for the sum of the game: an attack is an action of that kind, however many weapons fire. */
const DEED_RULES: DeedRules<BtEncounter> = {
  isAttack({ kind, name }) {
    const listedAction = kind === 'action' ? findListedAction(name) : undefined;
    return listedAction !== undefined && isAttack(listedAction);
  },
  getDamage: ({ state: { last } }, { kind, damage }) =>
    kind === 'shot' && last.hit !== false && typeof damage === 'number' ? damage : 0,
};

export const play: PlayRules<BtEncounter> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  start,
  settle(encounter) {
    settleInitiative(encounter);
    settleTies(encounter, SLOTS);
  },
  mayAct: listModelsToAct,
  cite: (fact) => ({ source: 'KCW BattleTech combat rules 2.0', fact }),
  conditions: {
    out: (translate) => translate('kcwConditions.out'),
    in: (translate) => translate('kcwConditions.in'),
  },
  *listCandidates(encounter) {
    yield* listCandidates(encounter);
    yield* listGameEnds(encounter);
  },
  listRequested,
  words,
  createScoreSheet,
  listScoreRows: listStandingRows,
  listLeadingSides: listWinningSides,
  createDeedCounter: (encounter) => createDeedCounter(encounter, DEED_RULES),
  getDefaultEvent: suggestGameEnd,
  // Players may always add these events.
  manualKinds: ['shot', 'out', 'in', 'adjust'],
  getCost(encounter, logEvent) {
    if (logEvent.kind !== 'action') return undefined;
    const amount = findPackAction(encounter, logEvent.name)?.sa ?? logEvent.sa;
    // A model spends nothing outside its slot (B?7).
    if (typeof amount !== 'number' || logEvent.model !== encounter.state.active) return undefined;
    return { amount, unit: amount === 1 ? 'Simple Action' : 'Simple Actions' };
  },
  getTrackedValues,
  forecast,
  listAdjustableFields: (encounter, modelId) => listAdjustable(ADJUSTABLE, encounter, modelId),
  clock: { word: 'Round', by: 'round' },
  phases: {
    between: (translate) => translate('kcwPhases.between'),
    initiative: (translate) => translate('kcwPhases.initiative'),
    ties: (translate) => translate('kcwPhases.ties'),
    action: (translate) => translate('kcwPhases.action'),
  },
};

function listModelsToAct(encounter: BtEncounter): readonly string[] {
  const { phase, active } = encounter.state;
  if (phase === 'initiative') return listModelsToRoll(encounter);
  if (phase === 'ties') return listModelsToRollTies(encounter);
  return phase === 'action' && active !== null ? [active] : [];
}

function* listCandidates(encounter: BtEncounter): Iterable<CandidateEvent> {
  const { phase, active, models } = encounter.state;
  if (phase === 'between') yield { kind: 'begin' };
  for (const modelId of phase === 'initiative' ? listModelsToRoll(encounter) : [])
    yield { kind: 'initiative', model: modelId, dice: [] };
  for (const modelId of phase === 'ties' ? listModelsToRollTies(encounter) : [])
    yield { kind: 'tie', model: modelId, dice: [] };
  if (phase !== 'action') return;
  for (const modelId of models.keys())
    if (!getModelState(encounter, modelId).out) yield* listActions(encounter, modelId, modelId === active);
  yield { kind: 'end' };
}

/** Lists the actions of a model: all in its own slot, and only Anytime Actions in the slot of another model. */
function* listActions(encounter: BtEncounter, modelId: string, isActive: boolean): Iterable<CandidateEvent> {
  if (encounter.options['bt.actionPack']) {
    for (const { id, isAnytime } of ACTION_PACK)
      if (isActive || isAnytime) yield { kind: 'action', model: modelId, name: id };
  } else if (isActive) yield* listSuggestedActions(modelId);
  const actionName = createFreshName(encounter, modelId, isActive ? 'Action' : 'Anytime Action');
  const { sa: simpleActions } = getModelState(encounter, modelId);
  if (isActive) yield { kind: 'action', model: modelId, name: actionName, sa: Math.min(1, simpleActions), move: false };
  // Most Anytime Actions cost one Simple Action, so that one is offered first.
  else
    for (const anytimeCost of [1, 2, 0])
      yield { kind: 'action', model: modelId, name: actionName, sa: anytimeCost, anytime: true };
  if (!isActive) yield { kind: 'opportunity', model: modelId, name: 'Opportunity' };
}

/** The actions whose names the rules know or imply: a MOVE of each kind, Fire and 2nd Fire (B-11, B-12). */
const SUGGESTED_ACTIONS: readonly string[] = ['stand-still', 'walk', 'run', 'jump', 'fire', 'second-fire'];

/**
 * Lists the actions that every unit has. The available rules end before the list of actions (B?14), so each event states the values of the
 * public list, and players may change them.
 */
function* listSuggestedActions(modelId: string): Iterable<CandidateEvent> {
  for (const { id, sa, heat, heatText, isMove, am, tm } of ACTION_PACK) {
    if (!SUGGESTED_ACTIONS.includes(id)) continue;
    yield {
      ...{ kind: 'action', model: modelId, name: id, sa },
      ...(isMove ? { move: true } : {}),
      // The heat of a Jump depends on its hexes (fact 3.4).
      ...(heat > 0 && heatText !== 'hexes' ? { heat } : {}),
      ...(am === undefined ? {} : { am }),
      ...(typeof tm === 'number' ? { tm } : {}),
    };
  }
}

/** Suggests a roll to hit after an action that names a target: one for each weapon. */
function* listRequested({ state }: BtEncounter): Iterable<CandidateEvent> {
  if (state.phase !== 'action' || state.active === null) return;
  const { target: targetId, weapon, shot: isRolled, out: isOut } = state.models.get(state.active) ?? {};
  if (targetId === undefined || isOut || state.models.get(targetId)?.out) return;
  yield {
    ...{ kind: 'shot', model: state.active, target: targetId, dice: [] },
    ...(weapon === undefined || isRolled ? {} : { weapon }),
  };
}

/** Creates a name that hasn't been used in this round, since an action can be done only once (B-12). */
function createFreshName(encounter: BtEncounter, modelId: string, baseName: string): string {
  const { done } = getModelState(encounter, modelId);
  for (let index = 1; ; index++) {
    const candidateName = index === 1 ? baseName : `${baseName} ${index}`;
    if (!done.includes(candidateName.toLowerCase())) return candidateName;
  }
}

function getTrackedValues(encounter: BtEncounter, modelId: string) {
  const {
    mp: movementPoints,
    heat,
    heatPending,
    dice,
    total,
    sa: simpleActions,
    leftover,
    pm: pilotingModifier,
    am: attackModifier,
    tm: targetModifier,
    moved,
    done,
    out: isOut,
  } = getModelState(encounter, modelId);
  const isActive = encounter.state.active === modelId;
  const tracks: Track[] = [
    ...(dice === null ? [] : [{ label: 'Initiative', value: total }]),
    { label: 'MP', value: movementPoints },
    { label: 'Heat', value: heat },
    ...(heatPending > 0 ? [{ label: 'Heat to come', value: heatPending }] : []),
    ...(isActive ? [{ label: 'Simple Actions', value: simpleActions, max: 2 }] : []),
    ...(leftover > 0 ? [{ label: 'Left over', value: leftover }] : []),
    ...Object.entries({ PM: pilotingModifier, AM: attackModifier, TM: targetModifier }).flatMap(
      ([trackLabel, trackValue]) => (trackValue === 0 ? [] : [{ label: trackLabel, value: trackValue }]),
    ),
  ];
  return {
    tracks,
    tags: [
      ...(isOut ? ['out'] : []),
      ...(moved && isActive ? ['moved'] : []),
      ...(done.length > 0 ? [`did ${done.join(', ')}`] : []),
    ],
  };
}
