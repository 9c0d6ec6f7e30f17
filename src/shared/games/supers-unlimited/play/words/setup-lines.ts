/** Events of the set-up as lines of the log (E-131). */
import { say, texts } from '../../../../language/say.ts';
import type { NameOf } from '../../../../play/names.ts';
import { type Fields, faces, listOf, shown, who, word } from './shown.ts';

type Line = (event: Fields, name: NameOf) => string;

/** `Night Watch 7, Riders 3` */
const rolls = (value: unknown, name: NameOf): string =>
  listOf(value)
    .map(({ side, dice, powerUp }) => `${who(side, name)} ${shown(dice)}${powerUp === true ? say` with Power Up` : ''}`)
    .join('; ');

const die = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 ? say` (the die shows ${shown(value)})` : '';

const pick = ({ side, subplot, prize, dice }: Fields, name: NameOf): string =>
  `${who(side, name)} ${SUBPLOT_WORDS[shown(subplot)] ?? word(subplot)}${prize === undefined ? '' : say` of ${word(prize)}`}${die(dice)}`;

const SUBPLOT_WORDS: Readonly<Record<string, string>> = texts({
  'first-blood': 'First Blood',
  prize: 'the Prize',
  vip: 'the V.I.P.',
  'take-their-leader': 'Take Their Leader',
});

export const SETUP_LINES: Readonly<Record<string, Line>> = {
  'terrain-roll': (event, name) => say`Terrain Roll: ${rolls(event.rolls, name)}`,
  deployment: ({ type, dice }) => say`Deployment by ${word(type)}${die(dice)}`,
  scenario: ({ scenario, dice }) => say`The scenario is ${word(scenario)}${die(dice)}`,
  'marker-roll': (event, name) => say`Who places the first marker: ${rolls(event.rolls, name)}`,
  quest: ({ marker, type, dice }, name) => say`${who(marker, name)} is ${word(type)}${die(dice)}`,
  subplots: ({ picks }, name) =>
    say`Subplots: ${listOf(picks)
      .map((each) => pick(each, name))
      .join('; ')}`,
  'plasma-roll': (event, name) => say`Plasma X: ${rolls(event.rolls, name)}`,
  wits: (event, name) => say`Battle of Wits: ${rolls(event.rolls, name)}`,
  'turn-order': ({ order }, name) =>
    say`Turns go in the order ${Array.isArray(order) ? order.map((side) => who(side, name)).join(say`, then `) : '…'}`,
  deploy: ({ model }, name) => say`${who(model, name)} is deployed`,
  start: () => say`The game begins`,
  'trait-roll': ({ model, trait, tn, dice, powerUp }, name) =>
    say`${who(model, name)} rolls ${word(trait)} against ${shown(tn)}${powerUp === true ? say` with Power Up` : ''}${faces(dice)}`,
};
