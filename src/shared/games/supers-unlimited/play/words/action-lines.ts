/** Actions, Reactions and Gimmicks as lines of the log (E-53, E-58, E-60, E-121). */
import type { NameOf } from '../../../../play/names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { BASH } from '../../documents/blank.ts';
import { UNNAMED_ABILITY } from '../card.ts';
import {
  effectWord,
  everybody,
  type Fields,
  hasItems,
  isAbove0,
  listOf,
  rolledWith,
  shown,
  someInches,
  who,
  word,
} from './shown.ts';
import { andText, continuation, inchesOf, present } from './small-words.ts';

type Line = (translate: Translate, event: Fields, name: NameOf) => string;

/** How a model moves, and what its move ends in. */
function movement(translate: Translate, event: Fields, name: NameOf): string {
  const { by, inches, up, down, discard, difficult, gimmicks, with: riders } = event;
  const way = typeof by === 'string' && by !== 'sprint' && translate('suLog.moveBy', { way: word(by) });
  const parts = present(
    isAbove0(difficult) && translate('suLog.moveDifficult', { inches: inchesOf(translate, difficult) }),
    isAbove0(up) && translate('suLog.moveUp', { tokens: up }),
    isAbove0(down) && translate('suLog.moveDown', { tokens: down }),
    isAbove0(discard) && translate('suLog.tokensSpent', { tokens: discard }),
    hasItems(riders) && translate('suLog.riders', { riders: everybody(translate, riders, name) }),
    hasItems(gimmicks) && gimmicksPlayed(translate, gimmicks),
    ...landing(translate, event, name),
  );
  return continuation(present(someInches(translate, inches), way), parts);
}

const gimmicksPlayed = (translate: Translate, gimmicks: readonly unknown[]): string =>
  translate('suLog.gimmicksPlayed', { gimmicks: andText(translate, gimmicks.map(word)) });

export const landing = (translate: Translate, { fall, dangerous, markers, plasma }: Fields, name: NameOf): string[] =>
  present(
    isAbove0(fall) && translate('suLog.falling', { inches: inchesOf(translate, fall) }),
    isAbove0(dangerous) && translate('suLog.intoDangerousTerrain', { damage: dangerous }),
    hasItems(markers) && translate('suLog.touching', { markers: everybody(translate, markers, name) }),
    plasma === true && translate('suLog.ontoPlasma'),
  );

/** `Wasp (in Cover, 4 inches away)` */
function target(
  translate: Translate,
  { target: id, distance, cover, high, outnumber, melee }: Fields,
  name: NameOf,
): string {
  const model = who(id, name);
  const stated = present(
    isAbove0(distance) && translate('suLog.away', { inches: inchesOf(translate, distance) }),
    cover === true && translate('suLog.inCover'),
    high === 'attacker' && translate('suLog.fromHighGround'),
    high === 'target' && translate('suLog.onHighGround'),
    outnumber === 1 && translate('suLog.outnumbered'),
    outnumber === -1 && translate('suLog.amongFriends'),
    melee === true && translate('suLog.inMelee'),
  );
  if (stated.length === 0) return model;
  return `${model} (${stated.join(', ')})`;
}

function attack(
  translate: Translate,
  { model, attack: profile, targets, charge, object, gimmicks }: Fields,
  name: NameOf,
): string {
  const aimed = listOf(targets).map((each) => target(translate, each, name));
  const details = present(
    charge === true && translate('suLog.afterCharge'),
    object !== undefined && translate('suLog.hittingWith', { object: who(object, name) }),
    hasItems(gimmicks) && gimmicksPlayed(translate, gimmicks),
  );
  return translate('suLog.attacks', {
    attacker: who(model, name),
    targets: aimed.length === 0 ? '…' : andText(translate, aimed),
    attack: shown(profile ?? BASH.name),
    details: continuation([], details),
  });
}

const powered = (translate: Translate, { powerUp }: Fields): string | false =>
  powerUp === true && translate('suLog.withPowerUp');

function react(translate: Translate, { model: id, reaction, ally, what, ...rest }: Fields, name: NameOf): string {
  const model = who(id, name);
  switch (reaction) {
    case 'block':
      return translate('suLog.blocks', { model });
    case 'teleport':
      return translate('suLog.teleports', { model });
    case 'fallen-ally':
      return translate('suLog.fallenAlly', { model, ally: who(ally, name), path: movement(translate, rest, name) });
    case 'other':
      return translate('suLog.reactsWith', { model, ability: abilityName(translate, what) });
    default:
      return translate('suLog.reacts', { model, reaction: word(reaction) });
  }
}

/** The Ability that was named, or that there was one. */
const abilityName = (translate: Translate, what: unknown): string =>
  what === UNNAMED_ABILITY ? translate('suValues.ability') : shown(what);

function gimmick(translate: Translate, { model: id, gimmick: played, supers, ...rest }: Fields, name: NameOf): string {
  const values = { model: who(id, name), gimmick: word(played) };
  if (played === 'evasion')
    return translate('suLog.playsGimmickAndMoves', { ...values, path: movement(translate, rest, name) });
  return hasItems(supers)
    ? translate('suLog.playsGimmickFor', { ...values, supers: everybody(translate, supers, name) })
    : translate('suLog.playsGimmick', values);
}

function recover(translate: Translate, event: Fields, name: NameOf): string {
  const model = who(event.model, name);
  const details = rolledWith(present(powered(translate, event)), event.dice);
  if (event.what === 'ko') return translate('suLog.rollsToWake', { model, details });
  if (event.what === 'hp') return translate('suLog.rollsForHp', { model, details });
  return translate('suLog.rollsToShakeOff', { model, effect: effectWord(event.what), details });
}

function manipulate(translate: Translate, event: Fields, name: NameOf): string {
  const model = who(event.model, name);
  if (event.marker === undefined) return translate('suLog.manipulates', { model });
  const trait = event.trait !== undefined && translate('suLog.withTrait', { trait: word(event.trait) });
  const details = rolledWith(present(trait, powered(translate, event)), event.dice);
  return translate('suLog.tries', { model, marker: who(event.marker, name), details });
}

const moves =
  (key: 'suLog.moves' | 'suLog.runs' | 'suLog.charges'): Line =>
  (translate, event, name) =>
    translate(key, { model: who(event.model, name), path: movement(translate, event, name) });

export const ACTION_LINES: Readonly<Record<string, Line>> = {
  'called-shot': (translate, { model }, name) => translate('suLog.calledShot', { model: who(model, name) }),
  move: moves('suLog.moves'),
  run: moves('suLog.runs'),
  charge: moves('suLog.charges'),
  'climb-high': (translate, { model }, name) => translate('suLog.climbsHigh', { model: who(model, name) }),
  attack,
  manipulate,
  recover,
  ability: (translate, { model, what }, name) =>
    translate('suLog.usesAbility', { model: who(model, name), ability: abilityName(translate, what) }),
  react,
  gimmick,
};
