/** Defines the play rules of Bulletproof Blues. */
import { listAdjustable } from '../../../play/event/common-events.ts';
import { suggestDamage } from '../../../play/event/damage-event.ts';
import { listGameEnds, suggestGameEnd } from '../../../play/event/end-game-event.ts';
import { createDeedCounter, type DeedRules } from '../../../play/log/deed-counter.ts';
import { listStandingRows, listWinningSides } from '../../../play/log/standing-sides.ts';
import type { GetName } from '../../../play/model-names.ts';
import { listModelsThatMayStepIn } from '../../../play/order/delays.ts';
import { listModelsToRollTies, settleTies } from '../../../play/order/slots.ts';
import type { CandidateEvent, PlayRules, Track } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { Translate } from '../../../texts/translate.ts';
import { RULESET_ID } from '../facts.ts';
import { ADJUSTABLE, ENDURANCE, EVENTS } from './events.ts';
import { forecast } from './forecast.ts';
import { createScoreSheet } from './score-sheet.ts';
import { type BbEncounter, start } from './state.ts';
import { listModelsToRoll, SLOTS, settleInitiative } from './turns.ts';
import { words } from './words.ts';

/** What counts for the sum of the game. */
const DEED_RULES: DeedRules<BbEncounter> = {
  isAttack: ({ kind, as: actionType, name }) => kind === 'action' && actionType === 'task' && name === 'attack',
  health: ENDURANCE,
};

export const play: PlayRules<BbEncounter> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  start,
  settle(encounter) {
    settleInitiative(encounter);
    settleTies(encounter, SLOTS);
  },
  mayAct: listModelsToAct,
  cite: (fact) => ({ source: 'Bulletproof Blues 2nd edition, Order of Play', fact }),
  conditions: {
    out: (translate) => translate('bbConditions.out'),
    in: (translate) => translate('bbConditions.in'),
    acted: (translate) => translate('bbConditions.acted'),
    none: (translate) => translate('bbConditions.none'),
    block: (translate) => translate('bbConditions.block'),
    dodge: (translate) => translate('bbConditions.dodge'),
  },
  *listCandidates(encounter) {
    yield* listCandidates(encounter);
    yield* listGameEnds(encounter);
  },
  listRequested: (encounter) => suggestDamage(encounter, ENDURANCE),
  getCost: (_encounter, { kind, as: actionType }) =>
    kind === 'action' && (actionType === 'task' || actionType === 'move')
      ? { amount: 1, unit: actionType === 'task' ? 'Task' : 'Move' }
      : undefined,
  getTrackedValues,
  listAdjustableFields: (encounter, modelId) => listAdjustable(ADJUSTABLE, encounter, modelId),
  clock: { word: 'Round', by: 'round' },
  phases: {
    between: (translate) => translate('bbPhases.between'),
    initiative: (translate) => translate('bbPhases.initiative'),
    ties: (translate) => translate('bbPhases.ties'),
    slot: (translate) => translate('bbPhases.slot'),
    gap: (translate) => translate('bbPhases.gap'),
    environment: (translate) => translate('bbPhases.environment'),
  },
  listBoardNotes,
  words,
  forecast,
  createScoreSheet,
  listScoreRows: listStandingRows,
  listLeadingSides: listWinningSides,
  createDeedCounter: (encounter) => createDeedCounter(encounter, DEED_RULES),
  getDefaultEvent: suggestGameEnd,
  manualKinds: ['damage', 'out', 'in', 'place', 'adjust'],
};

function listModelsToAct(encounter: BbEncounter): readonly string[] {
  const { phase, active } = encounter.state;
  if (phase === 'initiative') return listModelsToRoll(encounter);
  if (phase === 'ties') return listModelsToRollTies(encounter);
  if (phase === 'gap') return listModelsThatMayStepIn(encounter);
  return phase === 'slot' && active !== null ? [active] : [];
}

function* listCandidates(encounter: BbEncounter): Iterable<CandidateEvent> {
  const { phase, active, models } = encounter.state;
  if (phase === 'between') yield* listCandidatesBetweenRounds(encounter);
  for (const modelId of phase === 'initiative' ? listModelsToRoll(encounter) : [])
    yield { kind: 'perception', model: modelId, dice: [] };
  for (const modelId of phase === 'ties' ? listModelsToRollTies(encounter) : [])
    yield { kind: 'tie', model: modelId, dice: [] };
  for (const modelId of phase === 'gap' ? listModelsThatMayStepIn(encounter) : [])
    yield { kind: 'step-in', model: modelId };
  if (phase === 'gap') yield { kind: 'next' };
  if (phase !== 'slot' && phase !== 'environment') return;
  if (active !== null) yield* listOwnTurnCandidates(encounter, active);
  for (const [modelId, { out: isOut }] of models) if (!isOut) yield* listCandidatesInAnyTurn(encounter, modelId);
  yield { kind: 'end' };
}

/** Lists what a model may do in the turn of another model, and against every attack. */
function* listCandidatesInAnyTurn(encounter: BbEncounter, modelId: string): Iterable<CandidateEvent> {
  if (modelId !== encounter.state.active)
    for (const forcedAction of FORCED_ACTIONS) yield { kind: 'force', model: modelId, how: forcedAction };
  yield* listDefenses(encounter, modelId);
}

/** Lists the candidates between rounds. Players may say which models become aware first, starting from the current order (D-3). */
function* listCandidatesBetweenRounds({ state }: BbEncounter): Iterable<CandidateEvent> {
  yield { kind: 'begin' };
  const knownOrder = state.order.length > 0 ? state.order : [...state.models.keys()];
  yield { kind: 'aware', order: knownOrder.filter((modelId) => !state.models.get(modelId)?.out) };
}

const FORCED_ACTIONS = ['block', 'dodge', 'cover', 'power', 'other'];

/**
 * Lists the defenses of a model (D-14 to D-17). A model that blocks or dodges may do so against every attack, also in its own turn
 * and against the environment. Against an open attack, its rank is the only candidate. If the rank is unknown, each rank of the likely
 * attacker is one, or else the form asks for the rank, which the defense needs (D-14).
 */
function* listDefenses(encounter: BbEncounter, modelId: string): Iterable<CandidateEvent> {
  const { active, attack, models } = encounter.state;
  const { defending } = getModelState(encounter, modelId);
  if (defending !== null && attack !== undefined && attack.attacker !== modelId) {
    const { attacker, rank } = attack;
    const ranks = rank === undefined ? listPowerRanks(encounter, attacker) : [rank];
    yield* createDefenses({ model: modelId, attacker, how: defending }, ranks);
    return;
  }
  const attackerId =
    active !== null && active !== modelId ? active : [...models.keys()].find((otherId) => otherId !== modelId);
  if (defending === null || attackerId === undefined) return;
  const ranks = attackerId === active ? listPowerRanks(encounter, attackerId) : [];
  yield* createDefenses({ model: modelId, attacker: attackerId, how: defending }, ranks);
}

/** Creates a defense for each rank; without ranks, one that leaves the rank to the form. */
function* createDefenses(
  keys: Readonly<Record<'model' | 'attacker' | 'how', string>>,
  ranks: readonly number[],
): Iterable<CandidateEvent> {
  if (ranks.length === 0) yield { kind: 'defend', ...keys, dice: [] };
  for (const rank of ranks) yield { kind: 'defend', ...keys, rank, dice: [] };
}

/** Lists the ranks of the powers of a model, each once. */
const listPowerRanks = (encounter: BbEncounter, modelId: string): readonly number[] => [
  ...new Set(getFigure(encounter, modelId).character.powers.map(({ rank }) => rank)),
];

/** Formats an entry of the shown turns: `night-ferry:forced` with ids, `Night Ferry (forced)` with names. */
function formatShownEntry(translate: Translate, entry: string, getName: GetName): string {
  const [modelId = '', turnKind] = entry.split(':');
  if (turnKind === undefined || getName(modelId) === modelId) return entry.replace(modelId, getName);
  return translate(turnKind === 'delayed' ? 'bbStanding.delayed' : 'bbStanding.forced', { name: getName(modelId) });
}

/**
 * Describes the turns of this round so far, if any was delayed or forced (D-9, D-10), and the changes of the order in the next round, which
 * extreme successes cause (D-21).
 */
function* listBoardNotes(translate: Translate, { state }: BbEncounter, getName: GetName): Iterable<string> {
  if (state.shown.some((entry) => entry.includes(':')))
    yield translate('bbStanding.soFar', {
      turns: state.shown.map((entry) => formatShownEntry(translate, entry, getName)).join('  '),
    });
  for (const { attacker: attackerId, defender: defenderId } of state.reorders)
    yield translate('bbStanding.nextRound', { attacker: getName(attackerId), defender: getName(defenderId) });
}

function* listOwnTurnCandidates(encounter: BbEncounter, modelId: string): Iterable<CandidateEvent> {
  for (const { name: powerName } of getFigure(encounter, modelId).character.powers)
    yield { kind: 'action', model: modelId, as: 'task', name: 'attack', power: powerName };
  yield { kind: 'action', model: modelId, as: 'task', name: 'attack' };
  yield { kind: 'action', model: modelId, as: 'task' };
  for (const defenseName of ['block', 'dodge']) yield { kind: 'action', model: modelId, as: 'task', name: defenseName };
  yield { kind: 'action', model: modelId, as: 'move' };
  yield { kind: 'action', model: modelId, as: 'other' };
  yield { kind: 'delay', model: modelId };
}

function getTrackedValues(encounter: BbEncounter, modelId: string) {
  const {
    dice,
    total,
    endurance,
    task: tasksUsed,
    move: movesUsed,
    delayed,
    skip: turnsToLose,
    forced,
    defending,
    out: isOut,
  } = getModelState(encounter, modelId);
  const isActive = encounter.state.active === modelId;
  const maxEndurance = getFigure(encounter, modelId).character.endurance;
  const tracks: Track[] = [
    ...(endurance === undefined || maxEndurance === undefined
      ? []
      : [{ label: 'Endurance', value: endurance, max: maxEndurance }]),
    ...(dice === null ? [] : [{ label: 'Perception', value: total }]),
    ...(isActive
      ? [
          { label: 'Task left', value: 1 - tasksUsed, max: 1 },
          { label: 'Move left', value: 1 - movesUsed, max: 1 },
        ]
      : []),
    ...(turnsToLose > 0 ? [{ label: 'Turns to lose', value: turnsToLose }] : []),
  ];
  const tags = [
    isOut ? 'out' : '',
    delayed ? 'delayed' : '',
    forced ? 'forced an action' : '',
    defending === null ? '' : `${defending === 'block' ? 'blocks' : 'dodges'}`,
  ];
  return { tracks, tags: tags.filter((tag) => tag !== '') };
}
