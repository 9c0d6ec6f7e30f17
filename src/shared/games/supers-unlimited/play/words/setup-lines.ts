/** Events of the set-up as lines of the log (E-131). */
import { t, texts } from '../../../../i18n/phrases.ts';
import type { NameOf } from '../../../../play/names.ts';
import { type Fields, faces, listOf, shown, who, word } from './shown.ts';

type Line = (event: Fields, name: NameOf) => string;

/** `Night Watch 7, Riders 3` */
const rolls = (value: unknown, name: NameOf): string =>
  listOf(value)
    .map(({ side, dice, powerUp }) => `${who(side, name)} ${shown(dice)}${powerUp === true ? t` with Power Up` : ''}`)
    .join('; ');

const die = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 ? t` (the die shows ${shown(value)})` : '';

const pick = ({ side, subplot, prize, dice }: Fields, name: NameOf): string =>
  `${who(side, name)} ${SUBPLOT_WORDS[shown(subplot)] ?? word(subplot)}${prize === undefined ? '' : t` of ${word(prize)}`}${die(dice)}`;

const SUBPLOT_WORDS: Readonly<Record<string, string>> = texts({
  'first-blood': 'First Blood',
  prize: 'the Prize',
  vip: 'the V.I.P.',
  'take-their-leader': 'Take Their Leader',
});

export const SETUP_LINES: Readonly<Record<string, Line>> = {
  'terrain-roll': (event, name) => t`Terrain Roll: ${rolls(event.rolls, name)}`,
  deployment: ({ type, dice }) => t`Deployment by ${word(type)}${die(dice)}`,
  scenario: ({ scenario, dice }) => t`The scenario is ${word(scenario)}${die(dice)}`,
  'marker-roll': (event, name) => t`Who places the first marker: ${rolls(event.rolls, name)}`,
  quest: ({ marker, type, dice }, name) => t`${who(marker, name)} is ${word(type)}${die(dice)}`,
  subplots: ({ picks }, name) =>
    t`Subplots: ${listOf(picks)
      .map((each) => pick(each, name))
      .join('; ')}`,
  'plasma-roll': (event, name) => t`Plasma X: ${rolls(event.rolls, name)}`,
  wits: (event, name) => t`Battle of Wits: ${rolls(event.rolls, name)}`,
  'turn-order': ({ order }, name) =>
    t`Turns go in the order ${Array.isArray(order) ? order.map((side) => who(side, name)).join(t`, then `) : '…'}`,
  deploy: ({ model }, name) => t`${who(model, name)} is deployed`,
  start: () => t`The game begins`,
  'trait-roll': ({ model, trait, tn, dice, powerUp }, name) =>
    t`${who(model, name)} rolls ${word(trait)} against ${shown(tn)}${powerUp === true ? t` with Power Up` : ''}${faces(dice)}`,
};
