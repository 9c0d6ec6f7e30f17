/** The order of play of the Action Round. */

import { adjustableIn } from '../../../play/event/common-events.ts';
import { mayStepIn } from '../../../play/order/delays.ts';
import { settleTies, toRollTies } from '../../../play/order/slots.ts';
import type { Candidate, PlaySpec, Track } from '../../../play/play-spec.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import { RULESET_ID } from '../facts.ts';
import { ACTIONS, OTHER_ACTIONS, REACTIONS } from './actions.ts';
import { ADJUSTABLE, DESTINY, EVENTS, SURGES } from './events.ts';
import { forecast } from './forecast.ts';
import { noRoom } from './refusals.ts';
import { scoreSheet } from './score-sheet.ts';
import { type ArPlay, start } from './state.ts';
import { ENGLISH_TAGS, tagsOf } from './tags.ts';
import { SLOTS, settleInitiative, toRoll } from './turns.ts';
import { words } from './words.ts';

export const play: PlaySpec<ArPlay> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  start,
  settle(play) {
    settleInitiative(play);
    settleTies(play, SLOTS);
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
  costOf(_, event) {
    if (event.kind === 'ready') return { amount: 1, of: 'Standard' };
    const type = event.kind === 'action' ? (event.as ?? ACTIONS.get(String(event.name))) : undefined;
    return typeof type === 'string' && type !== 'free' ? { amount: 1, of: TYPE_NAMES[type] ?? type } : undefined;
  },
  tracked,
  forecast,
  adjustable: (play, model) => adjustableIn(ADJUSTABLE, play, model),
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

function mayAct(play: ArPlay): readonly string[] {
  const { phase, active } = play.state;
  if (phase === 'initiative') return toRoll(play);
  if (phase === 'ties') return toRollTies(play);
  if (phase === 'gap') return mayStepIn(play);
  return phase === 'slot' && active !== null ? [active] : [];
}

function* candidates(play: ArPlay): Iterable<Candidate> {
  const { phase, active, models } = play.state;
  if (phase === 'between') yield* betweenRounds(play);
  for (const model of phase === 'initiative' ? toRoll(play) : []) yield { kind: 'initiative', model, dice: [] };
  for (const model of phase === 'ties' ? toRollTies(play) : []) yield { kind: 'tie', model, dice: [] };
  if (phase === 'gap') yield* betweenTurns(play);
  if (phase !== 'slot') return;
  if (active !== null) yield* ownTurn(play, active);
  for (const [model, { out }] of models) if (model !== active && !out) yield* turnOfAnother(play, model);
  for (const model of models.keys()) yield* destinies(model);
  yield { kind: 'end' };
}

/** C?1: before the first round the table may type its scores. */
function* betweenRounds({ state, options }: ArPlay): Iterable<Candidate> {
  yield { kind: 'begin' };
  if (state.round > 0 || options['ar.initMode'] !== 'typed') return;
  for (const [model, { score }] of state.models) yield { kind: 'initiative', model, score };
}

function* betweenTurns(play: ArPlay): Iterable<Candidate> {
  for (const model of mayStepIn(play)) yield { kind: 'step-in', model };
  yield { kind: 'next' };
  for (const model of play.state.models.keys()) yield* destinies(model);
}

function* ownTurn(play: ArPlay, model: string): Iterable<Candidate> {
  for (const name of ACTIONS.keys()) {
    if (name === 'recover') yield { kind: 'action', model, name, remove: 'fatigue' };
    else if (name !== 'aim') yield { kind: 'action', model, name };
    else
      for (const [target, { out }] of play.state.models)
        if (target !== model && !out) yield { kind: 'action', model, name, target };
  }
  for (const { name, area } of figureOf(play, model).character.powers) {
    yield { kind: 'action', model, name, as: 'standard', ...(area ? { area } : {}) };
  }
  const as = ACTION_TYPES.find((type) => noRoom(stateOf(play, model), type) === undefined) ?? 'free';
  for (const name of OTHER_ACTIONS) yield { kind: 'action', model, name, as };
  yield { kind: 'ready', model, action: 'Close attack', trigger: 'when somebody comes near' };
  yield { kind: 'delay', model };
  for (const name of REACTIONS) yield { kind: 'reaction', model, name };
  yield* surges(model);
}

const ACTION_TYPES = ['standard', 'move', 'quick'] as const;

function* turnOfAnother(play: ArPlay, model: string): Iterable<Candidate> {
  const { ready, bank, reactions } = stateOf(play, model);
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

function tracked(play: ArPlay, model: string) {
  const state = stateOf(play, model);
  const isActive = play.state.active === model;
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
  return { tracks, tags: tagsOf(play, model, ENGLISH_TAGS) };
}
