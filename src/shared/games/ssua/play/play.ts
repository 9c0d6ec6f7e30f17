/** The order of play of SSUA. */

import { isSameName } from '../../../play/encounter/same-name.ts';
import { adjustableIn } from '../../../play/event/common-events.ts';
import type { NameOf } from '../../../play/names.ts';
import type { Candidate, Cost, PlayRules, Tracked } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { Translate } from '../../../texts/translate.ts';
import { RULESET_ID } from '../facts.ts';
import { ADJUSTABLE, EVENTS } from './events.ts';
import { forecast } from './forecast.ts';
import { attackPrice, type MoveKind, movePrice, priceOf } from './prices.ts';
import { scoreSheet } from './score-sheet.ts';
import { type SsuaEncounter, start } from './state.ts';
import { mayAct, settleChoice, settleInitiative } from './turns.ts';
import { OTHER_POWER, words } from './words.ts';

export const play: PlayRules<SsuaEncounter> = {
  ruleset: RULESET_ID,
  events: EVENTS,
  start,
  settle(encounter) {
    settleInitiative(encounter);
    settleChoice(encounter);
  },
  mayAct,
  has: (encounter, kind, name, { model }) =>
    kind === 'attack' &&
    getFigure(encounter, String(model)).character.attacks.some((attack) => isSameName(attack.name, name)),
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
  candidates,
  costOf,
  tracked,
  forecast,
  adjustable: (encounter, model) => adjustableIn(ADJUSTABLE, encounter, model),
  clock: { word: 'Round', by: 'round' },
  phases: {
    between: (translate) => translate('ssuaPhases.between'),
    initiative: (translate) => translate('ssuaPhases.initiative'),
    choose: (translate) => translate('ssuaPhases.choose'),
    activation: (translate) => translate('ssuaPhases.activation'),
  },
  standing,
  words,
  scoreSheet,
  byHand: ['out', 'in', 'adjust'],
};

/** Goals of the roll for who begins, whose roll is waited for, also again after a tie, and who has passed in a row. */
function* standing(translate: Translate, { state }: SsuaEncounter, name: NameOf): Iterable<string> {
  const rolls = [...state.rolls].map(([side, { goals }]) => `${name(side)} ${goals}`);
  if (rolls.length > 0) yield translate('ssuaStanding.goals', { sides: rolls.join('  ') });
  const toRoll = state.contenders.filter((side) => !state.rolls.has(side));
  if (toRoll.length > 0) yield translate('ssuaStanding.toRoll', { sides: toRoll.map(name).join('  ') });
  if (state.passed.length > 0) yield translate('ssuaStanding.passed', { sides: state.passed.map(name).join('  ') });
}

function costOf(encounter: SsuaEncounter, { kind, ...event }: Candidate): Cost | undefined {
  const model = String(event.model);
  switch (kind) {
    case 'move':
      return ap(movePrice(encounter, model, event.how as MoveKind, Number(event.inches)));
    case 'attack':
      return ap(attackPrice(encounter, model, event.attack as string | undefined));
    case 'power':
      return ap(Number(event.ap));
    case 'take-off':
    case 'land':
    case 'interact':
    case 'pick-up':
    case 'operate':
      return ap(priceOf(encounter, model, kind));
    default:
      return undefined;
  }
}

const ap = (amount: number): Cost => ({ amount, of: 'AP' });

function tracked(encounter: SsuaEncounter, model: string): Tracked {
  const state = getModelState(encounter, model);
  const { character } = getFigure(encounter, model);
  const hits = state.hits === undefined ? [] : [{ label: 'Hits', value: state.hits, ...mostOf(character.hits) }];
  const tags = (['out', 'activated', 'attacked', 'charged', 'flying'] as const).filter((word) => state[word]);
  return { tracks: [{ label: 'AP', value: state.ap, most: character.ap }, ...hits], tags };
}

const mostOf = (most: number | undefined) => (most === undefined ? {} : { most });

function* candidates(encounter: SsuaEncounter): Iterable<Candidate> {
  const { state } = encounter;
  if (state.phase === 'between') yield { kind: 'begin' };
  if (state.phase === 'initiative') {
    for (const model of mayAct(encounter)) {
      const { side } = getFigure(encounter, model);
      for (const attribute of ['agility', 'mind']) yield { kind: 'initiative', side, model, with: attribute, dice: [] };
    }
  }
  if (state.phase === 'choose') {
    for (const model of mayAct(encounter)) yield { kind: 'activate', model };
    if (!encounter.options['ssua.passForfeits']) yield { kind: 'pass' };
    else for (const model of mayAct(encounter)) yield { kind: 'pass', model };
  }
  if (state.phase === 'activation') {
    for (const model of mayAct(encounter)) yield* spending(encounter, model);
    yield { kind: 'end' };
  }
  yield* activationsByCard(encounter);
}

/** a card may activate its model once more between any two activations, and after the last one of the turn. */
function* activationsByCard({ state, figures }: SsuaEncounter): Iterable<Candidate> {
  if (state.phase !== 'between' && state.phase !== 'choose') return;
  for (const { id, character } of figures.values()) {
    const model = state.models.get(id);
    if (model?.activated && !model.out && !character.vehicle) yield { kind: 'activate', model: id, by: 'its card' };
  }
}

/** An inch where the Action Points are enough for it, else what they are enough for. */
function inchesToOffer(encounter: SsuaEncounter, model: string, how: MoveKind): number {
  const { ap } = getModelState(encounter, model);
  return [1, 0.5, 0.25].find((inches) => movePrice(encounter, model, how, inches) <= ap) ?? 1;
}

/** What a model may do with its Action Points; a move is offered an inch long. */
function* spending(encounter: SsuaEncounter, model: string): Iterable<Candidate> {
  const { character, side } = getFigure(encounter, model);
  for (const how of ['walk', 'charge', 'swim', 'fly'] as const) {
    yield { kind: 'move', model, inches: inchesToOffer(encounter, model, how), how };
  }
  yield { kind: getModelState(encounter, model).flying ? 'land' : 'take-off', model };
  for (const type of ['melee', 'ranged']) yield { kind: 'attack', model, type };
  for (const { name, type } of character.attacks) yield { kind: 'attack', model, type, attack: name };
  for (const kind of ['interact', 'pick-up']) yield { kind, model };
  for (const { name, ap } of character.powers) if (ap !== undefined) yield { kind: 'power', model, what: name, ap };
  // a card may give what has no price of its own there.
  yield { kind: 'power', model, what: OTHER_POWER, ap: Math.min(1, getModelState(encounter, model).ap) };
  for (const figure of encounter.figures.values()) {
    if (figure.character.vehicle && figure.side === side) yield { kind: 'operate', model, vehicle: figure.id };
  }
}
