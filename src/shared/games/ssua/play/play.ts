/** Defines the play rules of SSUA. */

import { isSameName } from '../../../play/encounter/same-name.ts';
import { listAdjustable } from '../../../play/event/common-events.ts';
import { suggestDamage } from '../../../play/event/damage-event.ts';
import { listGameEnds, suggestGameEnd } from '../../../play/event/end-game-event.ts';
import { createDeedCounter, type DeedRules } from '../../../play/log/deed-counter.ts';
import { listStandingRows, listWinningSides } from '../../../play/log/standing-sides.ts';
import type { GetName } from '../../../play/model-names.ts';
import type { CandidateEvent, Cost, PlayRules, TrackedValues } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { Translate } from '../../../texts/translate.ts';
import { RULESET_ID } from '../facts.ts';
import { ADJUSTABLE, EVENTS, HITS } from './events.ts';
import { forecast } from './forecast.ts';
import { getAttackPrice, getMovePrice, getPrice, type MoveKind } from './prices.ts';
import { createScoreSheet } from './score-sheet.ts';
import { type SsuaEncounter, start } from './state.ts';
import { getSideProgress, listModelsToAct, settleChoice, settleInitiative } from './turns.ts';
import { OTHER_POWER, words } from './words.ts';

/** What counts for the sum of the game. */
const DEED_RULES: DeedRules<SsuaEncounter> = { isAttack: ({ kind }) => kind === 'attack', health: HITS };

export const play: PlayRules<SsuaEncounter> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  start,
  settle(encounter) {
    settleInitiative(encounter);
    settleChoice(encounter);
  },
  mayAct: listModelsToAct,
  hasName: (encounter, kind, attackName, { model: modelId }) =>
    kind === 'attack' &&
    getFigure(encounter, String(modelId)).character.attacks.some((cardAttack) =>
      isSameName(cardAttack.name, attackName),
    ),
  cite: (fact) => ({ source: 'SSUA house rules', fact }),
  conditions: {
    out: (translate) => translate('ssuaConditions.out'),
    in: (translate) => translate('ssuaConditions.in'),
    vehicle: (translate) => translate('ssuaConditions.vehicle'),
    henchman: (translate) => translate('ssuaConditions.henchman'),
    charged: (translate) => translate('ssuaConditions.charged'),
    flying: (translate) => translate('ssuaConditions.flying'),
    grounded: (translate) => translate('ssuaConditions.grounded'),
  },
  *listCandidates(encounter) {
    yield* listCandidates(encounter);
    yield* listGameEnds(encounter);
  },
  listRequested: (encounter) => suggestDamage(encounter, HITS),
  getCost,
  getTrackedValues,
  forecast,
  listAdjustableFields: (encounter, modelId) => listAdjustable(ADJUSTABLE, encounter, modelId),
  clock: { word: 'Round', by: 'round' },
  getSideProgress,
  phases: {
    between: (translate) => translate('ssuaPhases.between'),
    initiative: (translate) => translate('ssuaPhases.initiative'),
    choose: (translate) => translate('ssuaPhases.choose'),
    activation: (translate) => translate('ssuaPhases.activation'),
  },
  listBoardNotes,
  words,
  createScoreSheet,
  listScoreRows: listStandingRows,
  listLeadingSides: listWinningSides,
  createDeedCounter: (encounter) => createDeedCounter(encounter, DEED_RULES),
  getDefaultEvent: suggestGameEnd,
  manualKinds: ['damage', 'out', 'in', 'adjust'],
};

/** Describes the goals rolled for Initiative, the sides that still have to roll (again after a tie), and the sides that have passed. */
function* listBoardNotes(translate: Translate, { state }: SsuaEncounter, getName: GetName): Iterable<string> {
  if (state.phase === 'over') return;
  const rolls = [...state.rolls].map(([sideId, { goals }]) => `${getName(sideId)} ${goals}`);
  if (rolls.length > 0) yield translate('ssuaStanding.goals', { sides: rolls.join('  ') });
  const sidesToRoll = state.contenders.filter((sideId) => !state.rolls.has(sideId));
  if (sidesToRoll.length > 0) yield translate('ssuaStanding.toRoll', { sides: sidesToRoll.map(getName).join('  ') });
  if (state.passed.length > 0) yield translate('ssuaStanding.passed', { sides: state.passed.map(getName).join('  ') });
}

function getCost(encounter: SsuaEncounter, { kind, ...logEvent }: CandidateEvent): Cost | undefined {
  const modelId = String(logEvent.model);
  switch (kind) {
    case 'move':
      return createApCost(getMovePrice(encounter, modelId, logEvent.how as MoveKind, Number(logEvent.inches)));
    case 'attack':
      return createApCost(getAttackPrice(encounter, modelId, logEvent.attack as string | undefined));
    case 'power':
      return createApCost(Number(logEvent.ap));
    case 'take-off':
    case 'land':
    case 'interact':
    case 'pick-up':
    case 'operate':
      return createApCost(getPrice(encounter, modelId, kind));
    default:
      return undefined;
  }
}

const createApCost = (amount: number): Cost => ({ amount, unit: 'AP' });

function getTrackedValues(encounter: SsuaEncounter, modelId: string): TrackedValues {
  const modelState = getModelState(encounter, modelId);
  const { character } = getFigure(encounter, modelId);
  const hitTracks =
    modelState.hits === undefined ? [] : [{ label: 'Hits', value: modelState.hits, ...createMaxField(character.hits) }];
  const tags = (['out', 'activated', 'attacked', 'charged', 'flying'] as const).filter(
    (flagName) => modelState[flagName],
  );
  return { tracks: [{ label: 'AP', value: modelState.ap, max: character.ap }, ...hitTracks], tags };
}

const createMaxField = (maxValue: number | undefined) => (maxValue === undefined ? {} : { max: maxValue });

/** Lists the events that the play screen may offer in the current phase. Each is judged before it is offered. */
function* listCandidates(encounter: SsuaEncounter): Iterable<CandidateEvent> {
  const { state } = encounter;
  if (state.phase === 'between') yield { kind: 'begin' };
  if (state.phase === 'initiative') {
    for (const modelId of listModelsToAct(encounter)) {
      const { side: sideId } = getFigure(encounter, modelId);
      for (const attribute of ['agility', 'mind'])
        yield { kind: 'initiative', side: sideId, model: modelId, with: attribute, dice: [] };
    }
  }
  if (state.phase === 'choose') {
    for (const modelId of listModelsToAct(encounter)) yield { kind: 'activate', model: modelId };
    if (!encounter.options['ssua.passForfeits']) yield { kind: 'pass' };
    else for (const modelId of listModelsToAct(encounter)) yield { kind: 'pass', model: modelId };
  }
  if (state.phase === 'activation') {
    for (const modelId of listModelsToAct(encounter)) yield* listSpending(encounter, modelId);
    yield { kind: 'end' };
  }
  yield* listActivationsByCard(encounter);
}

/** Lists the activations by cards. A card may activate its model again between any two activations and after the last one. */
function* listActivationsByCard({ state, figures }: SsuaEncounter): Iterable<CandidateEvent> {
  if (state.phase !== 'between' && state.phase !== 'choose') return;
  for (const { id, character } of figures.values()) {
    const modelState = state.models.get(id);
    if (modelState?.activated && !modelState.out && !character.vehicle)
      yield { kind: 'activate', model: id, by: 'its card' };
  }
}

/** Returns the longest of 1, ½ and ¼ inch that the model can pay for, or 1 inch if it can't pay for any of them. */
function getOfferedInches(encounter: SsuaEncounter, modelId: string, moveKind: MoveKind): number {
  const { ap: actionPoints } = getModelState(encounter, modelId);
  return [1, 0.5, 0.25].find((inches) => getMovePrice(encounter, modelId, moveKind, inches) <= actionPoints) ?? 1;
}

/** Lists what a model may do with its Action Points. */
function* listSpending(encounter: SsuaEncounter, modelId: string): Iterable<CandidateEvent> {
  const { character, side: sideId } = getFigure(encounter, modelId);
  for (const moveKind of ['walk', 'charge', 'swim', 'fly'] as const) {
    yield { kind: 'move', model: modelId, inches: getOfferedInches(encounter, modelId, moveKind), how: moveKind };
  }
  yield { kind: getModelState(encounter, modelId).flying ? 'land' : 'take-off', model: modelId };
  for (const { name, type } of character.attacks)
    yield { kind: 'attack', model: modelId, type, attack: name, dice: [] };
  for (const attackType of ['melee', 'ranged']) yield { kind: 'attack', model: modelId, type: attackType, dice: [] };
  for (const eventKind of ['interact', 'pick-up']) yield { kind: eventKind, model: modelId };
  for (const { name, ap: actionPoints } of character.powers)
    if (actionPoints !== undefined) yield { kind: 'power', model: modelId, what: name, ap: actionPoints };
  // for a power whose card states no price, the players say the name and the price.
  yield { kind: 'power', model: modelId, what: OTHER_POWER, ap: Math.min(1, getModelState(encounter, modelId).ap) };
  for (const figure of encounter.figures.values()) {
    if (figure.character.vehicle && figure.side === sideId)
      yield { kind: 'operate', model: modelId, vehicle: figure.id };
  }
}
