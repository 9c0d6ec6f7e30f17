/** Events of the set-up as lines of the log (E-131). */
import type { NameOf } from '../../../../play/names.ts';
import { type Fields, faces, listOf, shown, who, word } from './shown.ts';

type Line = (event: Fields, name: NameOf) => string;

/** `Night Watch 7, Riders 3` */
const rolls = (value: unknown, name: NameOf): string =>
  listOf(value)
    .map(({ side, dice, powerUp }) => `${who(side, name)} ${shown(dice)}${powerUp === true ? ' with Power Up' : ''}`)
    .join('; ');

const die = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 ? ` (the die shows ${shown(value)})` : '';

const pick = ({ side, subplot, prize, dice }: Fields, name: NameOf): string =>
  `${who(side, name)} ${SUBPLOT_WORDS[shown(subplot)] ?? word(subplot)}${prize === undefined ? '' : ` of ${word(prize)}`}${die(dice)}`;

const SUBPLOT_WORDS: Readonly<Record<string, string>> = {
  'first-blood': 'First Blood',
  prize: 'the Prize',
  vip: 'the V.I.P.',
  'take-their-leader': 'Take Their Leader',
};

export const SETUP_LINES: Readonly<Record<string, Line>> = {
  'terrain-roll': (event, name) => `Terrain Roll: ${rolls(event.rolls, name)}`,
  deployment: ({ type, dice }) => `Deployment by ${word(type)}${die(dice)}`,
  scenario: ({ scenario, dice }) => `The scenario is ${word(scenario)}${die(dice)}`,
  'marker-roll': (event, name) => `Who places the first marker: ${rolls(event.rolls, name)}`,
  quest: ({ marker, type, dice }, name) => `${who(marker, name)} is ${word(type)}${die(dice)}`,
  subplots: ({ picks }, name) =>
    `Subplots: ${listOf(picks)
      .map((each) => pick(each, name))
      .join('; ')}`,
  'plasma-roll': (event, name) => `Plasma X: ${rolls(event.rolls, name)}`,
  wits: (event, name) => `Battle of Wits: ${rolls(event.rolls, name)}`,
  'turn-order': ({ order }, name) =>
    `Turns go in the order ${Array.isArray(order) ? order.map((side) => who(side, name)).join(', then ') : '…'}`,
  deploy: ({ model }, name) => `${who(model, name)} is deployed`,
  start: () => 'The game begins',
  'trait-roll': ({ model, trait, tn, dice, powerUp }, name) =>
    `${who(model, name)} rolls ${word(trait)} against ${shown(tn)}${powerUp === true ? ' with Power Up' : ''}${faces(dice)}`,
};
