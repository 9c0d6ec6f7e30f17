/** Sentences on characters and their attacks. */

import { counted } from '../../../text/counted.ts';
import { short } from '../../../text/short.ts';
import type { SuRaised } from '../check/rule.ts';
import type { SuCode } from '../codes.ts';
import { CONTROL_TARGETS, LEVELS, ORIGINS, SIZES, THROW_ABILITIES, TYPES } from '../facts.ts';
import { fieldName, nameOf, traitName } from '../names.ts';
import {
  actual,
  attack,
  called,
  families,
  family,
  houseRule,
  type Message,
  oneOf,
  quoted,
  required,
  text,
} from './parts.ts';

type CharacterCode = Extract<SuCode, `su.character.${string}` | `su.attack.${string}`>;

/** Factions and Immunities are free words of the document and are shown as written. */
const isFree = (f: SuRaised): boolean => ['faction', 'immunity'].includes(text(f, 'family'));

export const CHARACTER_MESSAGES: Readonly<Record<CharacterCode, Message>> = {
  'su.character.id': (f) => `The id ${quoted(f.actual)} should be 1 to 64 characters of a to z, 0 to 9 and hyphen.`,
  'su.character.level': (f) => `Level ${actual(f)} is not a whole number from ${LEVELS.min} to ${LEVELS.max}.`,
  'su.character.number': (f, options) =>
    `${short(fieldName(f.place, options))} is ${actual(f)}; it must be a whole number of ${required(f)} or more.`,
  'su.character.limits': (f, options) =>
    `${short(fieldName(f.place, options))} is ${actual(f)}, above ${required(f)}. The rules set no limit; check that this is meant.`,
  'su.character.vocabulary': (f) => `The rules know no ${family(f)} ${called(f.actual)}.`,
  'su.character.class-missing': () => 'A character needs at least one Class.',
  'su.character.class-many': (f) => `${actual(f)} Classes: the rules speak of one or two.`,
  'su.character.type-missing': () => `A character needs a Type: ${oneOf(TYPES.map(nameOf))}.`,
  'su.character.origin-missing': () => `A character needs an Origin: ${oneOf(ORIGINS.map(nameOf))}.`,
  'su.character.type-many': (f) => `${actual(f)} Types: a character usually has one.`,
  'su.character.repeated': (f) =>
    `${isFree(f) ? quoted(f.actual) : quoted(nameOf(String(f.actual)))} stands more than once among the ${families(f)}; once is enough.`,
  'su.character.size': (f) => `Size ${actual(f)} is not a whole number from ${SIZES[0].size} to ${SIZES.at(-1)?.size}.`,
  'su.character.red-zone': (f, options) => {
    if (text(f, 'kind') === 'unusual') {
      const up = options['su.redZoneRounding'] === 'ceil';
      const half = up
        ? `half of the HP, rounded up by the house rule ${houseRule('su.redZoneRounding')},`
        : 'half of the HP';
      return `${counted(f.actual ?? 0, 'red HP box', 'red HP boxes')}, where ${half} would give ${required(f)}.`;
    }
    return f.required === undefined
      ? `${actual(f)} red HP boxes: it must be a whole number of 0 or more.`
      : `${actual(f)} red HP boxes: it must be a whole number from 0 to the ${required(f)} HP in total.`;
  },
  'su.attack.bash-missing': () => 'Every character can Bash; the card has no attack named Bash.',
  'su.attack.bash-profile': () =>
    'Bash is Fight / Close / Damage, without range, other Resistance, bonus dice or bonus. Give a different attack another name.',
  'su.attack.throw-missing': (f) => `With ${text(f, 'abilities')} it can Throw; the card has no attack named Throw.`,
  'su.attack.vocabulary': (f) => `${attack(f)}: the rules know no ${family(f)} ${called(f.actual)}.`,
  'su.attack.number': (f) =>
    f.place.endsWith('/bonusDice')
      ? `${attack(f)}: ${actual(f)} bonus dice; it must be a whole number of 0 or more.`
      : `${attack(f)}: a bonus of ${actual(f)} is not a whole number.`,
  'su.attack.range-missing': (f) => {
    const given = f.actual === undefined ? '' : `, not ${actual(f)}`;
    return `${attack(f)}: ${nameOf(text(f, 'type'))} needs a range of 1 inch or more, in whole inches${given}.`;
  },
  'su.attack.range-unexpected': (f) =>
    `${attack(f)}: a Close attack reaches base contact and has no range of ${actual(f)}.`,
  'su.attack.effect-missing': (f) => `${attack(f)} has no Effect.`,
  'su.attack.control-type': (f) =>
    `${attack(f)}: Control must say whom it rules: ${oneOf(CONTROL_TARGETS.map(nameOf))}${
      f.actual === undefined ? '' : `, not ${quoted(f.actual)}`
    }.`,
  'su.attack.spray': (f) =>
    text(f, 'allowed') === 'off'
      ? `${attack(f)}: Spray is switched off by the house rule ${houseRule('su.spray')}.`
      : `${attack(f)}: the rules name Spray but never define its area. Agree on it before the game.`,
  'su.attack.throw-ability': () =>
    `Throw needs ${oneOf(THROW_ABILITIES.map(({ ability }) => nameOf(ability.replaceAll(' ', '-'))))} among the Abilities.`,
  'su.attack.throw-profile': (f, options) =>
    `Throw is a Projectile with the trait of an Ability held, versus ${short(traitName('aim', options))}, with Damage and Knockback and no bonus${
      f.required === undefined ? '' : `, at range ${required(f)}`
    }.`,
};
