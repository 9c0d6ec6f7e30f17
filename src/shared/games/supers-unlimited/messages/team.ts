/** Sentences on teams. */

import { counted } from '../../../text/counted.ts';
import type { SuRaised } from '../check/rule.ts';
import type { SuCode } from '../codes.ts';
import { COMBINED, GOON } from '../facts.ts';
import { nameOf } from '../names.ts';
import type { SuOptions } from '../options.ts';
import {
  actual,
  called,
  family,
  houseRule,
  houseRules,
  type Message,
  plural,
  quoted,
  required,
  spelledOut,
  text,
  times,
  value,
  valueText,
  who,
  withArticle,
} from './parts.ts';

type TeamCode = Extract<SuCode, `su.team.${string}`>;

const gimmick = (f: SuRaised): string => nameOf(String(f.actual));

export const TEAM_MESSAGES: Readonly<Record<TeamCode, Message>> = {
  'su.team.id': (f) => `The id ${quoted(f.actual)} should be 1 to 64 characters of a to z, 0 to 9 and hyphen.`,
  'su.team.vocabulary': (f) => {
    const which = text(f, 'family');
    if (which === 'option') return `Rollcall knows no option ${called(f.actual)}.`;
    if (which === 'optionValue') return `The house rule ${houseRule(text(f, 'option'))} cannot be ${quoted(f.actual)}.`;
    if (which === 'teamAlignment') return `An Alignment Team chooses Hero or Villain, not ${quoted(f.actual)}.`;
    return `The rules know no ${family(f)} ${called(f.actual)}.`;
  },
  'su.team.number': (f) =>
    f.place === '/levels'
      ? `The agreed size is ${counted(f.actual ?? 0, 'Level')}; it must be a whole number of 1 or more.`
      : `${counted(f.actual ?? 0, 'copy', 'copies')} of ${who(f)}; it must be a whole number of 1 or more.`,
  'su.team.duplicate-id': (f) =>
    `${actual(f)} embedded characters share the id ${quoted(f.subjects[0])} and differ from each other.`,
  'su.team.empty': () => 'The team has no members.',
  'su.team.unknown-member': (f) => `No character with the id ${quoted(f.actual)} was found.`,
  'su.team.member-illegal': (f) => `${who(f)} is not legal as a character.`,
  'su.team.level-cap': (f) =>
    `The team has ${counted(f.actual ?? 0, 'Level')}; ${
      text(f, 'agreedBy') === 'event' ? `the event allows ${required(f)}` : `${required(f)} were agreed`
    }.`,
  'su.team.duplicate-super': (f, options) =>
    `${who(f)} is a Super and stands ${actual(f)} times in the team${
      options['su.uniqueSupers'] ? `; the house rule ${houseRule('su.uniqueSupers')} forbids that` : ''
    }.`,
  'su.team.super-force.henchmen': (f) =>
    `A Super Force has no Henchmen; this one has ${counted(f.actual ?? 0, 'Henchman', 'Henchmen')}: ${text(f, 'names')}.`,
  'su.team.combined.ratio': (f) =>
    `A Combined Team needs ${times(COMBINED.ratio)} as many Levels of Supers as of Henchmen: it has ${counted(f.actual ?? 0, 'Level')} of Supers and needs ${required(f)} for ${counted(value(f, 'henchmen'), 'Level')} of Henchmen.`,
  'su.team.combined.high-level': (f) =>
    `A Combined Team may have ${spelledOut(COMBINED.highLevelMost)} ${COMBINED.highLevelMost === 1 ? 'Super' : 'Supers'} of Level ${COMBINED.highLevel} or above; this one has ${actual(f)}: ${text(f, 'names')}.`,
  'su.team.goon.ratio': (f) =>
    `A Goon Squad needs ${times(GOON.ratio)} as many Levels of Henchmen as of Supers: it has ${counted(f.actual ?? 0, 'Level')} of Henchmen and needs ${required(f)} for ${counted(value(f, 'supers'), 'Level')} of Supers.`,
  'su.team.goon.supers': (f, options) =>
    `A Goon Squad of ${counted(value(f, 'levels'), 'Level')} may have ${counted(f.required ?? 0, 'Super')}; this one has ${actual(f)}: ${text(f, 'names')}.${houseRules(options, 'su.goonRounding', 'su.levelsBasis')}`,
  'su.team.one-kind': (f, options) =>
    `This ${nameOf(text(f, 'formation'))} has no ${text(f, 'missing') === 'supers' ? 'Supers' : 'Henchmen'}${
      options['su.requireBothKinds'] ? `; the house rule ${houseRule('su.requireBothKinds')} asks for both kinds` : ''
    }.`,
  'su.team.faction.guest-stars': (f, options) =>
    `${counted(f.actual ?? 0, 'Character')} from outside the Faction (${text(f, 'names')}); ${counted(value(f, 'levels'), 'Level')} ${value(f, 'levels') === 1 ? 'allows' : 'allow'} ${counted(f.required ?? 0, 'Guest Star')}.${houseRules(options, 'su.guestRounding', 'su.levelsBasis')}`,
  'su.team.faction.symbol': (f) =>
    `${who(f)} has ${quoted(f.actual)} as its first Faction: its card shows that symbol, not the one of ${quoted(f.required)}.`,
  'su.team.faction.absent': (f) => `Nobody in the team belongs to its Faction ${quoted(value(f, 'faction'))}.`,
  'su.team.alignment.majority': (f) =>
    value(f, 'of') === 1
      ? `The only Character is no ${nameOf(text(f, 'alignment'))}; at least ${required(f)} must be.`
      : `${actual(f)} of ${counted(value(f, 'of'), 'Character')} ${f.actual === 1 ? 'is a' : 'are'} ${
          f.actual === 1 ? nameOf(text(f, 'alignment')) : plural(text(f, 'alignment'))
        }; at least ${required(f)} must be.`,
  'su.team.alignment.anti-heroes': (f) =>
    value(f, 'of') === 1
      ? `The only Character is an Anti-Hero (${text(f, 'names')}); at most ${required(f)} may be.`
      : `${actual(f)} of ${counted(value(f, 'of'), 'Character')} are Anti-Heroes (${text(f, 'names')}); at most ${required(f)} may be.`,
  'su.team.alignment.opposed': (f) =>
    `${counted(f.actual ?? 0, nameOf(text(f, 'opposite')), plural(text(f, 'opposite')))} in a team of ${plural(text(f, 'alignment'))} (${text(f, 'names')}); the rest may only be Anti-Heroes.`,
  'su.team.leader.ineligible': ineligible,
  'su.team.leader.choice': (f, options) =>
    `Two or more ${options['su.leaderMustBeSuper'] ? 'Supers ' : ''}may lead (${text(f, 'names')}); the owner names one of them.${houseRules(options, 'su.leaderMustBeSuper')}`,
  'su.team.gimmicks.unknown': (f) => `The rules know no Gimmick ${called(f.actual)}.`,
  'su.team.gimmicks.duplicate': (f) => `${gimmick(f)} is chosen again; the Gimmick Pool holds each Gimmick once.`,
  'su.team.gimmicks.count': (f) =>
    `${counted(f.actual ?? 0, 'Gimmick')} chosen; the Classes of the Supers pay for ${required(f)}, one for each different Class of each Super.`,
  'su.team.gimmicks.class': (f) =>
    `${gimmick(f)} is for ${withArticle(nameOf(text(f, 'class')))}, and no Super of that Class is left to pay for it, as the house rule ${houseRule('su.gimmickClassLocked')} asks.`,
  'su.team.gimmicks.no-user': (f) =>
    f.values?.class === undefined
      ? `Nobody in the team can use ${gimmick(f)}: it needs ${valueText(value(f, 'supers'))} Supers.`
      : `Nobody in the team can use ${gimmick(f)}: it needs ${withArticle(nameOf(text(f, 'class')))}.`,
  'su.team.event.unusable': (f) =>
    `The team is made for the event ${quoted(text(f, 'name'))} of ${counted(f.actual ?? 0, 'Level')}. The size of an event must be a whole number of ${required(f)} or more, so the team was judged without the event pack.`,
};

function ineligible(f: SuRaised, options: SuOptions): string {
  return text(f, 'membership') === 'stranger'
    ? `The team names ${quoted(f.actual)} as its Leader, who is no member.`
    : cannotLead(who(f), text(f, 'names'), options);
}

/** Why a member may not lead; `candidates` are the names of those who may. A language writes its own sentences over these. */
export const LEADS_NOT = {
  nobody: (name: string) =>
    `${name} cannot lead: by the house rule ${houseRule('su.leaderMustBeSuper')} only Supers lead, and the team has none.`,
  onlySupers: (name: string, candidates: string) =>
    `${name} cannot lead. By the house rule ${houseRule('su.leaderMustBeSuper')} only Supers lead: the highest Level among those with Leadership, or of all Supers when none of them has it: ${candidates}.`,
  others: (name: string, candidates: string) =>
    `${name} cannot lead. The Leader is the highest Level among those with Leadership, or of all when nobody has it: ${candidates}.`,
};

/** `candidates` are the names of those who may, none where nobody may. */
export function cannotLead(name: string, candidates: string, options: SuOptions): string {
  if (candidates === '') return LEADS_NOT.nobody(name);
  return (options['su.leaderMustBeSuper'] ? LEADS_NOT.onlySupers : LEADS_NOT.others)(name, candidates);
}
