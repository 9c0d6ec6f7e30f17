/** The sentence of every code. Made at the edge from code and values: no rule reads or writes one. */

import type { RawFinding } from './check/rule.ts';
import type { SuCode } from './codes.ts';
import { counted, fieldName, nameOf } from './words.ts';

const FAMILIES: Readonly<Record<string, string>> = {
  alignment: 'Alignment',
  class: 'Class',
  movement: 'movement type',
  type: 'Type',
  origin: 'Origin',
  element: 'Element',
  specialty: 'Specialty',
  weakness: 'Keyword for a Weakness',
  trait: 'Action Trait',
  attackType: 'Attack Type',
  effect: 'Effect',
  formation: 'formation',
  allegiance: 'allegiance',
};

const value = (f: RawFinding, key: string) => f.values?.[key] ?? '';
const family = (f: RawFinding) => FAMILIES[String(value(f, 'family'))] ?? 'word';
const attack = (f: RawFinding) => `“${value(f, 'attack')}”`;
/** The characters a finding concerns, by name. */
const names = (f: RawFinding) => String(f.values?.names ?? f.subjects.join(', '));

const SENTENCES: Readonly<Record<SuCode, (f: RawFinding) => string>> = {
  'su.character.id': (f) => `The id “${f.actual}” should be 1 to 64 characters of a to z, 0 to 9 and hyphen.`,
  'su.character.level': (f) => `Level ${f.actual} is not a whole number from 1 to 10.`,
  'su.character.number': (f) =>
    `${fieldName(f.path)} is ${f.actual}; it must be a whole number of ${f.required} or more.`,
  'su.character.limits': (f) =>
    `${fieldName(f.path)} is ${f.actual}, above ${f.required}. The rules set no limit; check that this is meant.`,
  'su.character.vocabulary': (f) => `The rules know no ${family(f)} called “${f.actual}”.`,
  'su.character.class-missing': () => 'A character needs at least one Class.',
  'su.character.class-many': (f) => `${f.actual} Classes: the rules speak of one or two.`,
  'su.character.type-missing': () => 'A character needs a Type: Emissary, Living, Robotic or Undead.',
  'su.character.origin-missing': () => 'A character needs an Origin: Alien, Mutate, Occult, Science or Skill.',
  'su.character.type-many': (f) => `${f.actual} Types: a character usually has one.`,
  'su.character.size': (f) => `Size ${f.actual} is not a whole number from 0 to 6.`,
  'su.character.red-zone': (f) =>
    value(f, 'kind') === 'unusual'
      ? `${counted(f.actual ?? 0, 'red HP box', 'red HP boxes')}, where half of the HP would give ${f.required}.`
      : `${f.actual} red HP boxes: it must be a whole number from 0 to the ${f.required} HP in total.`,
  'su.attack.bash-missing': () => 'Every character can Bash; the card has no attack named Bash.',
  'su.attack.bash-profile': () =>
    'Bash is Fight / Close / Damage, without range, other Resistance, bonus dice or bonus. Give a different attack another name.',
  'su.attack.vocabulary': (f) => `${attack(f)}: the rules know no ${family(f)} called “${f.actual}”.`,
  'su.attack.number': (f) =>
    f.path.endsWith('/bonusDice')
      ? `${attack(f)}: ${f.actual} bonus dice; it must be a whole number of 0 or more.`
      : `${attack(f)}: a bonus of ${f.actual} is not a whole number.`,
  'su.attack.range-missing': (f) =>
    `${attack(f)}: ${nameOf(String(value(f, 'type')))} needs a range of 1 inch or more.`,
  'su.attack.range-unexpected': (f) => `${attack(f)}: a Close attack reaches base contact and has no range.`,
  'su.attack.effect-missing': (f) => `${attack(f)} has no Effect.`,
  'su.attack.control-type': (f) =>
    `${attack(f)}: Control must say whom it rules: Emissary, Living, Robotic, Undead or All.`,
  'su.attack.spray': (f) =>
    value(f, 'allowed') === 'off'
      ? `${attack(f)}: Spray is switched off by a house rule.`
      : `${attack(f)}: the rules name Spray but never define its area. Agree on it before the game.`,
  'su.attack.throw-ability': () =>
    'Throw needs Super Strength, Psychokinesis, Telekinesis or Thaumatokinesis among the Abilities.',
  'su.attack.throw-profile': (f) =>
    `Throw is a Projectile with the trait of an Ability held, versus Aim, with Damage and Knockback${
      f.required === undefined ? '' : `, at range ${f.required}`
    }.`,
  'su.team.id': (f) => `The id “${f.actual}” should be 1 to 64 characters of a to z, 0 to 9 and hyphen.`,
  'su.team.vocabulary': (f) => {
    const which = value(f, 'family');
    if (which === 'option') return `Rollcall knows no option called “${f.actual}”.`;
    if (which === 'optionValue') return `The option ${value(f, 'option')} cannot be “${f.actual}”.`;
    if (which === 'teamAlignment') return `An Alignment Team chooses Hero or Villain, not “${f.actual}”.`;
    return `The rules know no ${family(f)} called “${f.actual}”.`;
  },
  'su.team.number': (f) =>
    f.path === '/levels'
      ? `The agreed size is ${f.actual} Levels; it must be a whole number of 1 or more.`
      : `${f.actual} copies of ${names(f)}; it must be a whole number of 1 or more.`,
  'su.team.duplicate-id': (f) => `${f.actual} embedded characters share the id ${names(f)} and differ from each other.`,
  'su.team.empty': () => 'The team has no members.',
  'su.team.unknown-member': (f) => `No character with the id “${f.actual}” was found.`,
  'su.team.member-illegal': (f) => `${value(f, 'name') || names(f)} is not legal as a character.`,
  'su.team.level-cap': (f) => `The team has ${counted(f.actual ?? 0, 'Level')}; ${f.required} were agreed.`,
  'su.team.duplicate-super': (f) =>
    `${value(f, 'name') || names(f)} is a Super and stands ${f.actual} times in the team.`,
  'su.team.super-force.henchmen': (f) =>
    `A Super Force has no Henchmen; this one has ${counted(f.actual ?? 0, 'Henchman', 'Henchmen')} (${names(f)}).`,
  'su.team.combined.ratio': (f) =>
    `A Combined Team needs twice as many Levels of Supers as of Henchmen: it has ${counted(f.actual ?? 0, 'Level')} of Supers and needs ${f.required} for ${counted(value(f, 'henchmen'), 'Level')} of Henchmen.`,
  'su.team.combined.high-level': (f) =>
    `A Combined Team may have one Super of Level 7 or above; this one has ${f.actual} (${names(f)}).`,
  'su.team.goon.ratio': (f) =>
    `A Goon Squad needs twice as many Levels of Henchmen as of Supers: it has ${counted(f.actual ?? 0, 'Level')} of Henchmen and needs ${f.required} for ${counted(value(f, 'supers'), 'Level')} of Supers.`,
  'su.team.goon.supers': (f) =>
    `A Goon Squad of ${value(f, 'levels')} Levels may have ${counted(f.required ?? 0, 'Super')}; this one has ${f.actual} (${names(f)}).`,
  'su.team.one-kind': (f) =>
    `This ${nameOf(String(value(f, 'formation')))} has no ${value(f, 'missing') === 'supers' ? 'Supers' : 'Henchmen'}.`,
  'su.team.faction.guest-stars': (f) =>
    `${counted(f.actual ?? 0, 'Character')} from outside the Faction (${names(f)}); ${value(f, 'levels')} Levels allow ${counted(f.required ?? 0, 'Guest Star')}.`,
  'su.team.alignment.majority': (f) =>
    `${f.actual} of ${value(f, 'of')} Characters are ${plural(String(value(f, 'alignment')))}; at least ${f.required} must be.`,
  'su.team.alignment.anti-heroes': (f) =>
    `${f.actual} of ${value(f, 'of')} Characters are Anti-Heroes (${names(f)}); at most ${f.required} may be.`,
  'su.team.alignment.opposed': (f) =>
    `${counted(f.actual ?? 0, nameOf(String(value(f, 'opposite'))), plural(String(value(f, 'opposite'))))} in a team of ${plural(String(value(f, 'alignment')))} (${names(f)}); the rest may only be Anti-Heroes.`,
  'su.team.leader.ineligible': (f) =>
    value(f, 'membership') === 'stranger'
      ? `The team names “${f.actual}” as its Leader, who is no member.`
      : `${value(f, 'name')} cannot lead. The Leader is the highest Level among those with Leadership, or of all when nobody has it: ${names(f)}.`,
  'su.team.leader.choice': (f) => `Two or more may lead (${names(f)}); the owner names one of them.`,
  'su.team.gimmicks.unknown': (f) => `The rules know no Gimmick called “${f.actual}”.`,
  'su.team.gimmicks.duplicate': (f) => `${nameOf(String(f.actual))} stands more than once in the Gimmick Pool.`,
  'su.team.gimmicks.count': (f) =>
    `${counted(f.actual ?? 0, 'Gimmick')} chosen; the Classes of the Supers pay for ${f.required}.`,
  'su.team.gimmicks.class': (f) =>
    `${nameOf(String(f.actual))} is for ${withArticle(nameOf(String(value(f, 'class'))))}, and no Super of that Class is left to pay for it.`,
  'su.team.gimmicks.no-user': (f) =>
    `Nobody in the team can use ${nameOf(String(f.actual))}: it needs ${withArticle(nameOf(String(value(f, 'class'))))}.`,
  'event.formation': (f) => `The event does not allow the formation ${nameOf(String(f.actual))}.`,
  'event.allegiance': (f) => `The event does not allow ${nameOf(String(f.actual))} Teams.`,
  'event.copies': (f) => `${value(f, 'name')} stands ${f.actual} times in the team; the event allows ${f.required}.`,
  'event.gimmicks': () => 'The event is played without Gimmicks.',
  'event.levels': (f) => `The list states ${f.actual} Levels; it is checked at the ${f.required} Levels of the event.`,
  'event.banned': (f) => `${value(f, 'name')} is banned at this event.`,
  'event.character-level': (f) =>
    `${value(f, 'name')} has Level ${f.actual}; the event allows none ${Number(f.actual) > Number(f.required) ? 'above' : 'below'} ${f.required}.`,
  'event.ceiling': (f) =>
    `${value(f, 'name')} has ${ceilingName(String(value(f, 'label')))} ${f.actual}; the event allows ${f.required} at most.`,
  'event.not-approved': (f) =>
    value(f, 'kind') === 'changed'
      ? `${value(f, 'name')} has changed since it was approved: its fingerprint is ${f.actual}, approved was ${f.required}.`
      : `${value(f, 'name')} is not among the approved characters of the event.`,
  'event.vocabulary': (f) => {
    const which = value(f, 'family');
    if (which === 'option') return `Rollcall knows no option called “${f.actual}”; it changes nothing.`;
    if (which === 'optionValue')
      return `The option ${value(f, 'option')} cannot be “${f.actual}”; it keeps its default.`;
    if (which === 'ceiling') return `No printed number is called “${f.actual}”; this ceiling holds nobody back.`;
    return `The rules know no ${family(f)} called “${f.actual}”; no list will ever have it.`;
  },
  'event.number': (f) =>
    typeof f.required === 'string'
      ? `${f.actual} is no Level; Levels are whole numbers from ${f.required}.`
      : `${f.actual} is given where a whole number of ${f.required} or more belongs.`,
};

/** `fight.dice` is Fight dice, `hp` is HP. */
function ceilingName(label: string): string {
  const [first = '', second] = label.split('.');
  return second === undefined ? nameOf(first) : `${nameOf(first)} ${second === 'dice' ? 'dice' : 'Resistance'}`;
}

/** `a Mage`, `an Infiltrator`. */
const withArticle = (name: string) => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

/** E-17 */
function plural(alignment: string): string {
  return { hero: 'Heroes', villain: 'Villains', 'anti-hero': 'Anti-Heroes' }[alignment] ?? alignment;
}

/** The English sentence of a finding. */
export function sentence(finding: RawFinding): string {
  return SENTENCES[finding.code](finding);
}
