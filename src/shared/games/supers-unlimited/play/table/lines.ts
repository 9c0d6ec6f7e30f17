/** Events, duties and conditions in words. */

import { BASH } from '../../documents/blank.ts';
import { nameOf } from '../../names.ts';
import type { SuDuty } from '../duty.ts';
import { cardOf } from '../models.ts';
import type { SuPlay } from '../state.ts';

export const CONDITIONS: Readonly<Record<string, string>> = {
  out: 'it is out of the game',
  aloft: 'it is high above the table and has to return first',
  henchman: 'only Supers may',
  ko: 'it is KO’ed',
  paralysis: 'it is paralysed',
  stun: 'it is stunned',
  entangle: 'it is entangled',
  nullify: 'its Abilities are nullified',
  move: 'it has no Move left',
  inside: 'this way of moving does not work inside the Building',
  contact: 'an enemy is in base contact',
  'start:order': 'the order of the Turns is not settled',
  'pass:pass': 'a Character can still be chosen, and the Endgame has not begun',
  'manipulate:missing': 'the Trait for this Power Marker is not named',
  'climb-high:climb-high': 'it neither flies nor has Winged Flight',
  'attack:object': 'what it throws is not named',
  'attack:charge': 'it has not charged, or this is no Close attack',
  'react:block': 'no attack on it is under way',
  'react:fallen-ally': 'no friend of it has just fallen',
  'react:teleport': 'it does not slam or fall, or cannot teleport',
};

type Fields = Readonly<Record<string, unknown>>;

/** A value as it was written; events of a log may hold anything, also what no event has. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? '…' : shown(item))).join(', ');
  return typeof value === 'object' || value === undefined ? '…' : String(value);
}

const targets = (value: unknown): string =>
  Array.isArray(value) ? value.map((each: Fields | null) => shown(each?.target)).join(', ') : '…';
const inches = ({ inches }: Fields): string => (typeof inches === 'number' && inches > 0 ? ` ${inches}"` : '');
const rolled = ({ dice }: Fields): string => (Array.isArray(dice) && dice.length > 0 ? `: ${shown(dice)}` : '');

const LINES: Readonly<Record<string, (event: Fields) => string>> = {
  scenario: ({ scenario }) => `scenario ${nameOf(shown(scenario))}`,
  deployment: ({ type }) => `deployment by ${shown(type)}`,
  'turn-order': ({ order }) => `Turns in the order ${shown(order)}`,
  deploy: ({ model }) => `${shown(model)} deploys`,
  start: () => 'the game begins',
  choose: ({ model }) => `${shown(model)} is chosen`,
  pass: () => 'pass',
  recover: (event) => `${shown(event.model)} recovers from ${shown(event.what)}${rolled(event)}`,
  activate: () => 'the Activation begins',
  'end-activation': () => 'the Activation ends',
  hold: ({ model }) => `${shown(model)} holds the initiative`,
  'end-turn': () => 'the Turn ends',
  'end-game': () => 'the game ends',
  'called-shot': ({ model }) => `${shown(model)} takes a Called Shot`,
  move: (event) => `${shown(event.model)} moves${inches(event)}`,
  run: (event) => `${shown(event.model)} runs${inches(event)}`,
  charge: (event) => `${shown(event.model)} charges${inches(event)}`,
  'climb-high': ({ model }) => `${shown(model)} climbs high`,
  attack: ({ model, attack, targets: at }) =>
    `${shown(model)} attacks with ${shown(attack ?? BASH.name)} on ${targets(at)}`,
  manipulate: (event) =>
    `${shown(event.model)} manipulates${event.marker === undefined ? '' : ` ${shown(event.marker)}`}${rolled(event)}`,
  ability: ({ model, what }) => `${shown(model)} uses ${shown(what)}`,
  react: ({ model, reaction }) => `${shown(model)} reacts: ${nameOf(shown(reaction))}`,
  roll: (event) => `roll${rolled(event)}`,
  knockback: ({ distance, contact }) =>
    `knocked back ${shown(distance)}"${contact === undefined ? '' : ` into ${shown(contact)}`}`,
  gimmick: ({ model, gimmick }) => `${shown(model)} plays ${nameOf(shown(gimmick))}`,
  inflict: ({ model, effect, amount }) => `${shown(model)} takes ${nameOf(shown(effect))} ${shown(amount)}`,
  claim: ({ marker, models }) => `at ${shown(marker)}: ${shown(models) || 'nobody'}`,
  summon: ({ id, side }) => `${shown(id)} joins ${shown(side)}`,
  dismiss: ({ model }) => `${shown(model)} is dismissed`,
};

/** A line of the log; undefined where the keys say it best. */
export const line = (event: Fields): string | undefined =>
  Object.hasOwn(LINES, shown(event.kind)) ? LINES[shown(event.kind)]?.(event) : undefined;

/** What people call a model. */
function called(play: SuPlay, model: string | undefined): string {
  if (model === undefined) return 'somebody';
  const figure = play.figures.get(model);
  if (!figure) return model;
  const { name, id } = cardOf(play, model);
  return `${name || id}${figure.copy === undefined ? '' : ` ${figure.copy}`}`;
}

/** What is due first, in words. */
export function dutyLine(play: SuPlay): string | undefined {
  const [first] = play.state.due;
  return first && inWords(play, first);
}

const dice = (count: number): string => `${count} ${count === 1 ? 'die' : 'dice'}`;

function inWords(play: SuPlay, duty: SuDuty): string {
  switch (duty.due) {
    case 'attack':
      return `${called(play, duty.by)} rolls ${dice(duty.dice)} for ${duty.name} on ${targetName(play, duty.target)}: ${duty.need} or more${signed(duty.bonus)}`;
    case 'ko-roll':
      return `${called(play, duty.model)} rolls ${dice(duty.dice)} to stay awake: ${duty.need} or more`;
    case 'knockback':
      return `${called(play, duty.model)} is knocked back up to ${duty.amount}"`;
    case 'slam':
    case 'fall':
      return `${nameOf(duty.due)} of ${duty.thing ?? called(play, duty.model)}: ${dice(duty.dice)} against ${duty.need}`;
    case 'hazard':
      return `${called(play, duty.model)} touches a Power Marker: ${dice(duty.dice)} against ${duty.need}`;
    case 'plasma':
      return `${called(play, duty.model)} takes a Plasma X marker: one die`;
    case 'vulnerability':
      return `${called(play, duty.model)} is vulnerable: two dice`;
    case 'control':
      return `${called(play, duty.by)} controls ${called(play, duty.model)}: ${duty.points} left`;
    case 'recovery':
      return `Recovery of ${called(play, duty.model)}`;
    case 'collapse':
      return `${duty.thing} comes down: who is on it, who is inside?`;
    default:
      return nameOf(duty.due);
  }
}

const targetName = (play: SuPlay, target: string): string => (play.figures.has(target) ? called(play, target) : target);

const signed = (bonus: number): string => (bonus === 0 ? '' : bonus > 0 ? `, +${bonus} a die` : `, −${-bonus} a die`);
