/** Events of the set-up as lines of the log (E-131). */
import type { NameOf } from '../../../../play/names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { type Fields, hasItems, listOf, rolledWith, shown, who, word } from './shown.ts';
import { continuation, present } from './small-words.ts';

type Line = (t: Translate, event: Fields, name: NameOf) => string;

const powered = (t: Translate, powerUp: unknown): string | false => powerUp === true && t('suLog.withPowerUp');

/** `Night Watch 7; Riders 3` */
const rolls = (t: Translate, value: unknown, name: NameOf): string =>
  listOf(value)
    .map(({ side, dice, powerUp }) => `${who(side, name)} ${shown(dice)}${continuation(present(powered(t, powerUp)))}`)
    .join('; ');

const die = (t: Translate, value: unknown): string | false =>
  hasItems(value) && t('suLog.dieShows', { faces: shown(value) });

const dieDetails = (t: Translate, value: unknown): string => continuation(present(die(t, value)));

function pick(t: Translate, { side, subplot, prize, dice }: Fields, name: NameOf): string {
  const ofPrize = prize !== undefined && t('suLog.ofPrize', { type: word(prize) });
  return who(side, name) + continuation(present(subplotName(t, subplot), ofPrize, die(t, dice)));
}

function subplotName(t: Translate, subplot: unknown): string {
  switch (subplot) {
    case 'first-blood':
    case 'prize':
    case 'vip':
    case 'take-their-leader':
      return t(`suLog.subplots.${subplot}`);
    default:
      return word(subplot);
  }
}

/** `Night Watch, then Riders` */
function turnOrder(t: Translate, order: unknown, name: NameOf): string {
  if (!Array.isArray(order)) return '…';
  const [first = '', ...others] = order.map((side) => who(side, name));
  const sides = others.map((side) => t('suLog.thenSide', { side }));
  return first + continuation([], sides);
}

export const SETUP_LINES: Readonly<Record<string, Line>> = {
  'terrain-roll': (t, event, name) => t('suLog.terrainRoll', { rolls: rolls(t, event.rolls, name) }),
  deployment: (t, { type, dice }) => t('suLog.deployment', { type: word(type), details: dieDetails(t, dice) }),
  scenario: (t, { scenario, dice }) => t('suLog.scenario', { scenario: word(scenario), details: dieDetails(t, dice) }),
  'marker-roll': (t, event, name) => t('suLog.firstMarker', { rolls: rolls(t, event.rolls, name) }),
  quest: (t, { marker, type, dice }, name) =>
    t('suLog.quest', { marker: who(marker, name), type: word(type), details: dieDetails(t, dice) }),
  subplots: (t, { picks }, name) =>
    t('suLog.subplotsPicked', {
      picks: listOf(picks)
        .map((each) => pick(t, each, name))
        .join('; '),
    }),
  'plasma-roll': (t, event, name) => t('suLog.plasmaRoll', { rolls: rolls(t, event.rolls, name) }),
  wits: (t, event, name) => t('suLog.battleOfWits', { rolls: rolls(t, event.rolls, name) }),
  'turn-order': (t, { order }, name) => t('suLog.turnOrder', { sides: turnOrder(t, order, name) }),
  deploy: (t, { model }, name) => t('suLog.isDeployed', { model: who(model, name) }),
  start: (t) => t('suLog.gameBegins'),
  'trait-roll': (t, { model, trait, tn, dice, powerUp }, name) =>
    t('suLog.rollsTrait', {
      model: who(model, name),
      trait: word(trait),
      number: shown(tn),
      details: rolledWith(present(powered(t, powerUp)), dice),
    }),
};
