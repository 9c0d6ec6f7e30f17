/** Events of the set-up as lines of the log (E-131). */
import type { NameOf } from '../../../../play/names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { type Fields, hasItems, listOf, rolledWith, shown, who, word } from './shown.ts';
import { continuation, present } from './small-words.ts';

type Line = (translate: Translate, event: Fields, name: NameOf) => string;

const powered = (translate: Translate, powerUp: unknown): string | false =>
  powerUp === true && translate('suLog.withPowerUp');

/** `Night Watch 7; Riders 3` */
const rolls = (translate: Translate, value: unknown, name: NameOf): string =>
  listOf(value)
    .map(
      ({ side, dice, powerUp }) =>
        `${who(side, name)} ${shown(dice)}${continuation(present(powered(translate, powerUp)))}`,
    )
    .join('; ');

const die = (translate: Translate, value: unknown): string | false =>
  hasItems(value) && translate('suLog.dieShows', { faces: shown(value) });

const dieDetails = (translate: Translate, value: unknown): string => continuation(present(die(translate, value)));

function pick(translate: Translate, { side, subplot, prize, dice }: Fields, name: NameOf): string {
  const ofPrize = prize !== undefined && translate('suLog.ofPrize', { type: word(prize) });
  return who(side, name) + continuation(present(subplotName(translate, subplot), ofPrize, die(translate, dice)));
}

function subplotName(translate: Translate, subplot: unknown): string {
  switch (subplot) {
    case 'first-blood':
    case 'prize':
    case 'vip':
    case 'take-their-leader':
      return translate(`suLog.subplots.${subplot}`);
    default:
      return word(subplot);
  }
}

/** `Night Watch, then Riders` */
function turnOrder(translate: Translate, order: unknown, name: NameOf): string {
  if (!Array.isArray(order)) return '…';
  const [first = '', ...others] = order.map((side) => who(side, name));
  const sides = others.map((side) => translate('suLog.thenSide', { side }));
  return first + continuation([], sides);
}

export const SETUP_LINES: Readonly<Record<string, Line>> = {
  'terrain-roll': (translate, event, name) =>
    translate('suLog.terrainRoll', { rolls: rolls(translate, event.rolls, name) }),
  deployment: (translate, { type, dice }) =>
    translate('suLog.deployment', { type: word(type), details: dieDetails(translate, dice) }),
  scenario: (translate, { scenario, dice }) =>
    translate('suLog.scenario', { scenario: word(scenario), details: dieDetails(translate, dice) }),
  'marker-roll': (translate, event, name) =>
    translate('suLog.firstMarker', { rolls: rolls(translate, event.rolls, name) }),
  quest: (translate, { marker, type, dice }, name) =>
    translate('suLog.quest', { marker: who(marker, name), type: word(type), details: dieDetails(translate, dice) }),
  subplots: (translate, { picks }, name) =>
    translate('suLog.subplotsPicked', {
      picks: listOf(picks)
        .map((each) => pick(translate, each, name))
        .join('; '),
    }),
  'plasma-roll': (translate, event, name) =>
    translate('suLog.plasmaRoll', { rolls: rolls(translate, event.rolls, name) }),
  wits: (translate, event, name) => translate('suLog.battleOfWits', { rolls: rolls(translate, event.rolls, name) }),
  'turn-order': (translate, { order }, name) =>
    translate('suLog.turnOrder', { sides: turnOrder(translate, order, name) }),
  deploy: (translate, { model }, name) => translate('suLog.isDeployed', { model: who(model, name) }),
  start: (translate) => translate('suLog.gameBegins'),
  'trait-roll': (translate, { model, trait, tn, dice, powerUp }, name) =>
    translate('suLog.rollsTrait', {
      model: who(model, name),
      trait: word(trait),
      number: shown(tn),
      details: rolledWith(present(powered(translate, powerUp)), dice),
    }),
};
