/** The order of play of Bulletproof Blues. */
import { adjustableIn } from '../../../play/event/common-events.ts';
import type { NameOf } from '../../../play/names.ts';
import { mayStepIn } from '../../../play/order/delays.ts';
import { settleTies, toRollTies } from '../../../play/order/slots.ts';
import type { Candidate, PlayRules, Track } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { Translate } from '../../../texts/translate.ts';
import { RULESET_ID } from '../facts.ts';
import { ADJUSTABLE, EVENTS } from './events.ts';
import { forecast } from './forecast.ts';
import { scoreSheet } from './score-sheet.ts';
import { type BbEncounter, start } from './state.ts';
import { SLOTS, settleInitiative, toRoll } from './turns.ts';
import { words } from './words.ts';

export const play: PlayRules<BbEncounter> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  start,
  settle(encounter) {
    settleInitiative(encounter);
    settleTies(encounter, SLOTS);
  },
  mayAct,
  cite: (fact) => ({ source: 'Bulletproof Blues 2nd edition, Order of Play', fact }),
  conditions: {
    out: (translate) => translate('bbConditions.out'),
    in: (translate) => translate('bbConditions.in'),
    acted: (translate) => translate('bbConditions.acted'),
    none: (translate) => translate('bbConditions.none'),
    block: (translate) => translate('bbConditions.block'),
    dodge: (translate) => translate('bbConditions.dodge'),
  },
  candidates,
  costOf: (_encounter, { kind, as }) =>
    kind === 'action' && (as === 'task' || as === 'move')
      ? { amount: 1, of: as === 'task' ? 'Task' : 'Move' }
      : undefined,
  tracked,
  adjustable: (encounter, model) => adjustableIn(ADJUSTABLE, encounter, model),
  clock: { word: 'Round', by: 'round' },
  phases: {
    between: (translate) => translate('bbPhases.between'),
    initiative: (translate) => translate('bbPhases.initiative'),
    ties: (translate) => translate('bbPhases.ties'),
    slot: (translate) => translate('bbPhases.slot'),
    gap: (translate) => translate('bbPhases.gap'),
    environment: (translate) => translate('bbPhases.environment'),
  },
  standing,
  words,
  forecast,
  scoreSheet,
  byHand: ['out', 'in', 'place', 'adjust'],
};

function mayAct(encounter: BbEncounter): readonly string[] {
  const { phase, active } = encounter.state;
  if (phase === 'initiative') return toRoll(encounter);
  if (phase === 'ties') return toRollTies(encounter);
  if (phase === 'gap') return mayStepIn(encounter);
  return phase === 'slot' && active !== null ? [active] : [];
}

function* candidates(encounter: BbEncounter): Iterable<Candidate> {
  const { phase, active, models } = encounter.state;
  if (phase === 'between') yield* betweenRounds(encounter);
  for (const model of phase === 'initiative' ? toRoll(encounter) : []) yield { kind: 'perception', model, dice: [] };
  for (const model of phase === 'ties' ? toRollTies(encounter) : []) yield { kind: 'tie', model, dice: [] };
  for (const model of phase === 'gap' ? mayStepIn(encounter) : []) yield { kind: 'step-in', model };
  if (phase === 'gap') yield { kind: 'next' };
  if (phase !== 'slot' && phase !== 'environment') return;
  if (active !== null) yield* ownTurn(active);
  for (const [model, { out }] of models) if (!out) yield* inAnyTurn(encounter, model);
  yield { kind: 'end' };
}

/** What a model may do in the turn of another, and against every attack. */
function* inAnyTurn(encounter: BbEncounter, model: string): Iterable<Candidate> {
  if (model !== encounter.state.active) for (const how of FORCED_ACTIONS) yield { kind: 'force', model, how };
  yield* defenses(encounter, model);
}

/** D-3: before a round the table may say who becomes aware first; later on, from the order that there is. */
function* betweenRounds({ state }: BbEncounter): Iterable<Candidate> {
  yield { kind: 'begin' };
  const known = state.order.length > 0 ? state.order : [...state.models.keys()];
  yield { kind: 'aware', order: known.filter((id) => !state.models.get(id)?.out) };
}

const FORCED_ACTIONS = ['block', 'dodge', 'cover', 'power', 'other'];

/**
 * D-14 to D-17: who blocks or dodges may do so against every attack, also of its own turn and of the environment, once for each
 * rank that the likely attacker has.
 */
function* defenses(encounter: BbEncounter, model: string): Iterable<Candidate> {
  const { active, models } = encounter.state;
  const { defending } = getModelState(encounter, model);
  const attacker = active !== null && active !== model ? active : [...models.keys()].find((id) => id !== model);
  if (defending === null || attacker === undefined) return;
  const ranks = new Set(
    attacker === active ? getFigure(encounter, attacker).character.powers.map(({ rank }) => rank) : [],
  );
  for (const rank of ranks.size > 0 ? ranks : [0]) {
    yield { kind: 'defend', model, attacker, how: defending, rank, dice: [] };
  }
}

/** `night-ferry:forced` among ids, `Night Ferry (forced)` among names. */
function shownText(translate: Translate, entry: string, name: NameOf): string {
  const [id = '', how] = entry.split(':');
  if (how === undefined || name(id) === id) return entry.replace(id, name);
  return translate(how === 'delayed' ? 'bbStanding.delayed' : 'bbStanding.forced', { name: name(id) });
}

/** What is shown of this round, and how the next one will differ (D-9, D-10, D-21). */
function* standing(translate: Translate, { state }: BbEncounter, name: NameOf): Iterable<string> {
  if (state.shown.some((entry) => entry.includes(':')))
    yield translate('bbStanding.soFar', {
      turns: state.shown.map((entry) => shownText(translate, entry, name)).join('  '),
    });
  for (const { attacker, defender } of state.reorders)
    yield translate('bbStanding.nextRound', { attacker: name(attacker), defender: name(defender) });
}

function* ownTurn(model: string): Iterable<Candidate> {
  yield { kind: 'action', model, as: 'task' };
  for (const name of ['block', 'dodge']) yield { kind: 'action', model, as: 'task', name };
  yield { kind: 'action', model, as: 'move' };
  yield { kind: 'action', model, as: 'other' };
  yield { kind: 'delay', model };
}

function tracked(encounter: BbEncounter, model: string) {
  const { dice, total, endurance, task, move, delayed, skip, forced, defending, out } = getModelState(encounter, model);
  const isActive = encounter.state.active === model;
  const most = getFigure(encounter, model).character.endurance;
  const tracks: Track[] = [
    ...(endurance === undefined || most === undefined ? [] : [{ label: 'Endurance', value: endurance, most }]),
    ...(dice === null ? [] : [{ label: 'Perception', value: total }]),
    ...(isActive
      ? [
          { label: 'Task used', value: task, most: 1 },
          { label: 'Move used', value: move, most: 1 },
        ]
      : []),
    ...(skip > 0 ? [{ label: 'Turns to lose', value: skip }] : []),
  ];
  const tags = [
    out ? 'out' : '',
    delayed ? 'delayed' : '',
    forced ? 'forced an action' : '',
    defending === null ? '' : `${defending === 'block' ? 'blocks' : 'dodges'}`,
  ];
  return { tracks, tags: tags.filter((tag) => tag !== '') };
}
