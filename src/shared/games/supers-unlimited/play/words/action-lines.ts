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

type Line = (t: Translate, event: Fields, name: NameOf) => string;

/** How a model moves, and what its move ends in. */
function movement(t: Translate, event: Fields, name: NameOf): string {
  const { by, inches, up, down, discard, difficult, gimmicks, with: riders } = event;
  const way = typeof by === 'string' && by !== 'sprint' && t('suLog.moveBy', { way: word(by) });
  const parts = present(
    isAbove0(difficult) && t('suLog.moveDifficult', { inches: inchesOf(t, difficult) }),
    isAbove0(up) && t('suLog.moveUp', { tokens: up }),
    isAbove0(down) && t('suLog.moveDown', { tokens: down }),
    isAbove0(discard) && t('suLog.tokensSpent', { tokens: discard }),
    hasItems(riders) && t('suLog.riders', { riders: everybody(t, riders, name) }),
    hasItems(gimmicks) && gimmicksPlayed(t, gimmicks),
    ...landing(t, event, name),
  );
  return continuation(present(someInches(t, inches), way), parts);
}

const gimmicksPlayed = (t: Translate, gimmicks: readonly unknown[]): string =>
  t('suLog.gimmicksPlayed', { gimmicks: andText(t, gimmicks.map(word)) });

export const landing = (t: Translate, { fall, dangerous, markers, plasma }: Fields, name: NameOf): string[] =>
  present(
    isAbove0(fall) && t('suLog.falling', { inches: inchesOf(t, fall) }),
    isAbove0(dangerous) && t('suLog.intoDangerousTerrain', { damage: dangerous }),
    hasItems(markers) && t('suLog.touching', { markers: everybody(t, markers, name) }),
    plasma === true && t('suLog.ontoPlasma'),
  );

/** `Wasp (in Cover, 4 inches away)` */
function target(t: Translate, { target: id, distance, cover, high, outnumber, melee }: Fields, name: NameOf): string {
  const model = who(id, name);
  const stated = present(
    isAbove0(distance) && t('suLog.away', { inches: inchesOf(t, distance) }),
    cover === true && t('suLog.inCover'),
    high === 'attacker' && t('suLog.fromHighGround'),
    high === 'target' && t('suLog.onHighGround'),
    outnumber === 1 && t('suLog.outnumbered'),
    outnumber === -1 && t('suLog.amongFriends'),
    melee === true && t('suLog.inMelee'),
  );
  if (stated.length === 0) return model;
  return `${model} (${stated.join(', ')})`;
}

function attack(
  t: Translate,
  { model, attack: profile, targets, charge, object, gimmicks }: Fields,
  name: NameOf,
): string {
  const aimed = listOf(targets).map((each) => target(t, each, name));
  const details = present(
    charge === true && t('suLog.afterCharge'),
    object !== undefined && t('suLog.hittingWith', { object: who(object, name) }),
    hasItems(gimmicks) && gimmicksPlayed(t, gimmicks),
  );
  return t('suLog.attacks', {
    attacker: who(model, name),
    targets: aimed.length === 0 ? '…' : andText(t, aimed),
    attack: shown(profile ?? BASH.name),
    details: continuation([], details),
  });
}

const powered = (t: Translate, { powerUp }: Fields): string | false => powerUp === true && t('suLog.withPowerUp');

function react(t: Translate, { model: id, reaction, ally, what, ...rest }: Fields, name: NameOf): string {
  const model = who(id, name);
  switch (reaction) {
    case 'block':
      return t('suLog.blocks', { model });
    case 'teleport':
      return t('suLog.teleports', { model });
    case 'fallen-ally':
      return t('suLog.fallenAlly', { model, ally: who(ally, name), path: movement(t, rest, name) });
    case 'other':
      return t('suLog.reactsWith', { model, ability: abilityName(t, what) });
    default:
      return t('suLog.reacts', { model, reaction: word(reaction) });
  }
}

/** The Ability that was named, or that there was one. */
const abilityName = (t: Translate, what: unknown): string =>
  what === UNNAMED_ABILITY ? t('suValues.ability') : shown(what);

function gimmick(t: Translate, { model: id, gimmick: played, supers, ...rest }: Fields, name: NameOf): string {
  const values = { model: who(id, name), gimmick: word(played) };
  if (played === 'evasion') return t('suLog.playsGimmickAndMoves', { ...values, path: movement(t, rest, name) });
  return hasItems(supers)
    ? t('suLog.playsGimmickFor', { ...values, supers: everybody(t, supers, name) })
    : t('suLog.playsGimmick', values);
}

function recover(t: Translate, event: Fields, name: NameOf): string {
  const model = who(event.model, name);
  const details = rolledWith(present(powered(t, event)), event.dice);
  if (event.what === 'ko') return t('suLog.rollsToWake', { model, details });
  if (event.what === 'hp') return t('suLog.rollsForHp', { model, details });
  return t('suLog.rollsToShakeOff', { model, effect: effectWord(event.what), details });
}

function manipulate(t: Translate, event: Fields, name: NameOf): string {
  const model = who(event.model, name);
  if (event.marker === undefined) return t('suLog.manipulates', { model });
  const trait = event.trait !== undefined && t('suLog.withTrait', { trait: word(event.trait) });
  const details = rolledWith(present(trait, powered(t, event)), event.dice);
  return t('suLog.tries', { model, marker: who(event.marker, name), details });
}

const moves =
  (key: 'suLog.moves' | 'suLog.runs' | 'suLog.charges'): Line =>
  (t, event, name) =>
    t(key, { model: who(event.model, name), path: movement(t, event, name) });

export const ACTION_LINES: Readonly<Record<string, Line>> = {
  'called-shot': (t, { model }, name) => t('suLog.calledShot', { model: who(model, name) }),
  move: moves('suLog.moves'),
  run: moves('suLog.runs'),
  charge: moves('suLog.charges'),
  'climb-high': (t, { model }, name) => t('suLog.climbsHigh', { model: who(model, name) }),
  attack,
  manipulate,
  recover,
  ability: (t, { model, what }, name) =>
    t('suLog.usesAbility', { model: who(model, name), ability: abilityName(t, what) }),
  react,
  gimmick,
};
