/** The order of play of the BattleTech rules. */
import { adjustableIn } from '../../../play/event/common-events.ts';
import { settleTies, toRollTies } from '../../../play/order/slots.ts';
import type { Candidate, PlayRules, Track } from '../../../play/play-rules.ts';
import { getModelState } from '../../../play/state.ts';
import { ACTION_PACK } from '../action-pack.ts';
import { RULESET_ID } from '../facts.ts';
import { packAction } from './action-pack.ts';
import { ADJUSTABLE, EVENTS } from './events.ts';
import { forecast } from './forecast.ts';
import { SLOTS, settleInitiative, toRoll } from './order.ts';
import { scoreSheet } from './score-sheet.ts';
import { type BtEncounter, start } from './state.ts';
import { words } from './words.ts';

export const play: PlayRules<BtEncounter> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  start,
  settle(encounter) {
    settleInitiative(encounter);
    settleTies(encounter, SLOTS);
  },
  mayAct,
  cite: (fact) => ({ source: 'KCW BattleTech combat rules 2.0', fact }),
  conditions: {
    out: (translate) => translate('kcwConditions.out'),
    in: (translate) => translate('kcwConditions.in'),
  },
  candidates,
  words,
  scoreSheet,
  byHand: ['out', 'in', 'adjust'],
  costOf(encounter, event) {
    if (event.kind !== 'action') return undefined;
    const amount = packAction(encounter, event.name)?.sa ?? event.sa;
    // B?7: outside its slot nothing is spent.
    if (typeof amount !== 'number' || event.model !== encounter.state.active) return undefined;
    return { amount, of: amount === 1 ? 'Simple Action' : 'Simple Actions' };
  },
  tracked,
  forecast,
  adjustable: (encounter, model) => adjustableIn(ADJUSTABLE, encounter, model),
  clock: { word: 'Round', by: 'round' },
  phases: {
    between: (translate) => translate('kcwPhases.between'),
    initiative: (translate) => translate('kcwPhases.initiative'),
    ties: (translate) => translate('kcwPhases.ties'),
    action: (translate) => translate('kcwPhases.action'),
  },
};

function mayAct(encounter: BtEncounter): readonly string[] {
  const { phase, active } = encounter.state;
  if (phase === 'initiative') return toRoll(encounter);
  if (phase === 'ties') return toRollTies(encounter);
  return phase === 'action' && active !== null ? [active] : [];
}

function* candidates(encounter: BtEncounter): Iterable<Candidate> {
  const { phase, active, models } = encounter.state;
  if (phase === 'between') yield { kind: 'begin' };
  for (const model of phase === 'initiative' ? toRoll(encounter) : []) yield { kind: 'initiative', model, dice: [] };
  for (const model of phase === 'ties' ? toRollTies(encounter) : []) yield { kind: 'tie', model, dice: [] };
  if (phase !== 'action') return;
  for (const model of models.keys())
    if (!getModelState(encounter, model).out) yield* actionsOf(encounter, model, model === active);
  yield { kind: 'end' };
}

/** In its slot everything; in that of another only what may be done at any time. */
function* actionsOf(encounter: BtEncounter, model: string, isActive: boolean): Iterable<Candidate> {
  for (const { id, isAnytime } of encounter.options['bt.actionPack'] ? ACTION_PACK : []) {
    if (isActive || isAnytime) yield { kind: 'action', model, name: id };
  }
  const name = freshName(encounter, model, isActive ? 'Action' : 'Anytime Action');
  if (isActive) for (const sa of [0, 1, 2]) yield { kind: 'action', model, name, sa };
  else for (const sa of [1, 2, 0]) yield { kind: 'action', model, name, sa, anytime: true };
  if (!isActive) yield { kind: 'opportunity', model, name: 'Opportunity' };
}

/** B-12: what has been done in this round is not offered again. */
function freshName(encounter: BtEncounter, model: string, first: string): string {
  const { done } = getModelState(encounter, model);
  for (let index = 1; ; index++) {
    const name = index === 1 ? first : `${first} ${index}`;
    if (!done.includes(name.toLowerCase())) return name;
  }
}

function tracked(encounter: BtEncounter, model: string) {
  const { mp, heat, heatPending, dice, total, sa, leftover, pm, am, tm, moved, done, out } = getModelState(
    encounter,
    model,
  );
  const isActive = encounter.state.active === model;
  const tracks: Track[] = [
    ...(dice === null ? [] : [{ label: 'Initiative', value: total }]),
    { label: 'MP', value: mp },
    { label: 'Heat', value: heat },
    ...(heatPending > 0 ? [{ label: 'Heat to come', value: heatPending }] : []),
    ...(isActive ? [{ label: 'Simple Actions', value: sa, most: 2 }] : []),
    ...(leftover > 0 ? [{ label: 'Left over', value: leftover }] : []),
    ...Object.entries({ PM: pm, AM: am, TM: tm }).flatMap(([label, value]) => (value === 0 ? [] : [{ label, value }])),
  ];
  return {
    tracks,
    tags: [
      ...(out ? ['out'] : []),
      ...(moved && isActive ? ['moved'] : []),
      ...(done.length > 0 ? [`did ${done.join(', ')}`] : []),
    ],
  };
}
