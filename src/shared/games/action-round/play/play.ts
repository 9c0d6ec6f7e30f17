/** The order of play of the Action Round. */

import { adjustableIn } from '../../../play/event/common-events.ts';
import { mayStepIn } from '../../../play/order/delays.ts';
import { settleTies, toRollTies } from '../../../play/order/slots.ts';
import type { Candidate, PlayRules, Track } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { RULESET_ID } from '../facts.ts';
import { ACTIONS, OTHER_ACTIONS, REACTIONS } from './actions.ts';
import { ADJUSTABLE, DESTINY, EVENTS, SURGES } from './events.ts';
import { forecast } from './forecast.ts';
import { noRoom } from './refusals.ts';
import { scoreSheet } from './score-sheet.ts';
import { type ArEncounter, start } from './state.ts';
import { ENGLISH_TAGS, tagsOf } from './tags.ts';
import { SLOTS, settleInitiative, toRoll } from './turns.ts';
import { words } from './words.ts';

export const play: PlayRules<ArEncounter> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  start,
  settle(encounter) {
    settleInitiative(encounter);
    settleTies(encounter, SLOTS);
  },
  mayAct,
  cite: (fact) => ({ source: 'The Action Round', fact }),
  conditions: {
    out: (translate) => translate('arConditions.out'),
    in: (translate) => translate('arConditions.in'),
    incapacitated: (translate) => translate('arConditions.incapacitated'),
    ready: (translate) => translate('arConditions.ready'),
    acted: (translate) => translate('arConditions.acted'),
  },
  candidates,
  words,
  scoreSheet,
  byHand: ['check', 'effect', 'lift', 'condition', 'out', 'in', 'place', 'adjust'],
  costOf(_encounter, event) {
    if (event.kind === 'ready') return { amount: 1, of: 'Standard' };
    const type = event.kind === 'action' ? (event.as ?? ACTIONS.get(String(event.name))) : undefined;
    return typeof type === 'string' && type !== 'free' ? { amount: 1, of: TYPE_NAMES[type] ?? type } : undefined;
  },
  tracked,
  forecast,
  adjustable: (encounter, model) => adjustableIn(ADJUSTABLE, encounter, model),
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

function mayAct(encounter: ArEncounter): readonly string[] {
  const { phase, active } = encounter.state;
  if (phase === 'initiative') return toRoll(encounter);
  if (phase === 'ties') return toRollTies(encounter);
  if (phase === 'gap') return mayStepIn(encounter);
  return phase === 'slot' && active !== null ? [active] : [];
}

function* candidates(encounter: ArEncounter): Iterable<Candidate> {
  const { phase, active, models } = encounter.state;
  if (phase === 'between') yield* betweenRounds(encounter);
  for (const model of phase === 'initiative' ? toRoll(encounter) : []) yield { kind: 'initiative', model, dice: [] };
  for (const model of phase === 'ties' ? toRollTies(encounter) : []) yield { kind: 'tie', model, dice: [] };
  if (phase === 'gap') yield* betweenTurns(encounter);
  if (phase !== 'slot') return;
  if (active !== null) yield* ownTurn(encounter, active);
  for (const [model, { out }] of models) if (model !== active && !out) yield* turnOfAnother(encounter, model);
  for (const model of models.keys()) yield* destinies(model);
  yield { kind: 'end' };
}

/** C?1: before the first round the table may type its scores. */
function* betweenRounds({ state, options }: ArEncounter): Iterable<Candidate> {
  yield { kind: 'begin' };
  if (state.round > 0 || options['ar.initMode'] !== 'typed') return;
  for (const [model, { score }] of state.models) yield { kind: 'initiative', model, score };
}

function* betweenTurns(encounter: ArEncounter): Iterable<Candidate> {
  for (const model of mayStepIn(encounter)) yield { kind: 'step-in', model };
  yield { kind: 'next' };
  for (const model of encounter.state.models.keys()) yield* destinies(model);
}

function* ownTurn(encounter: ArEncounter, model: string): Iterable<Candidate> {
  for (const name of ACTIONS.keys()) {
    if (name === 'recover') yield { kind: 'action', model, name, remove: 'fatigue' };
    else if (name !== 'aim') yield { kind: 'action', model, name };
    else
      for (const [target, { out }] of encounter.state.models)
        if (target !== model && !out) yield { kind: 'action', model, name, target };
  }
  for (const { name, area } of getFigure(encounter, model).character.powers) {
    yield { kind: 'action', model, name, as: 'standard', ...(area ? { area } : {}) };
  }
  const as = ACTION_TYPES.find((type) => noRoom(getModelState(encounter, model), type) === undefined) ?? 'free';
  for (const name of OTHER_ACTIONS) yield { kind: 'action', model, name, as };
  yield { kind: 'ready', model, action: 'Close attack', trigger: 'when somebody comes near' };
  yield { kind: 'delay', model };
  for (const name of REACTIONS) yield { kind: 'reaction', model, name };
  yield* surges(model);
}

const ACTION_TYPES = ['standard', 'move', 'quick'] as const;

function* turnOfAnother(encounter: ArEncounter, model: string): Iterable<Candidate> {
  const { ready, bank, reactions } = getModelState(encounter, model);
  if (ready !== null) yield { kind: 'trigger', model };
  for (const name of ['opportunity-attack', ...REACTIONS]) yield { kind: 'reaction', model, name };
  // C-8: a Quick action that its last turn left over goes with a Reaction.
  if (bank && reactions.length > 0) {
    for (const [name, type] of ACTIONS) if (type === 'quick') yield { kind: 'action', model, name };
    for (const name of OTHER_ACTIONS) yield { kind: 'action', model, name, as: 'quick' };
  }
  // C-56
  yield { kind: 'action', model, name: 'talk' };
  yield* surges(model);
}

/** C-67 */
function* surges(model: string): Iterable<Candidate> {
  for (const benefit of SURGES) yield { kind: 'surge', model, benefit };
}

/** C-59 */
function* destinies(model: string): Iterable<Candidate> {
  for (const use of DESTINY) yield { kind: 'destiny', model, use, dice: [] };
}

function tracked(encounter: ArEncounter, model: string) {
  const state = getModelState(encounter, model);
  const isActive = encounter.state.active === model;
  const tracks: Track[] = [
    { label: 'Initiative', value: state.score },
    ...(isActive
      ? [
          { label: 'Standard used', value: state.standard, most: 1 + state.extra },
          { label: 'Move used', value: state.move },
          { label: 'Quick used', value: state.quick },
        ]
      : []),
    ...(state.destiny > 0 ? [{ label: 'Destiny', value: state.destiny }] : []),
    ...(state.stress > 0 ? [{ label: 'Stress', value: state.stress }] : []),
    ...(state.surges > 0 ? [{ label: 'Surges', value: state.surges }] : []),
  ];
  return { tracks, tags: tagsOf(encounter, model, ENGLISH_TAGS) };
}
