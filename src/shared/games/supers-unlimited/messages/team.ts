/** Messages on teams. */
import { formatIdMessage } from '../../../character-fields/messages.ts';
import { formatText, type LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { isBlank, quoteValue } from '../../../texts/values.ts';
import type { SuRaised } from '../check/rule.ts';
import type { SuCode } from '../codes.ts';
import { COMBINED } from '../facts.ts';
import { nameAlignments, nameOf } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { formatUnknownWord } from './character.ts';
import {
  addHouseRules,
  formatActual,
  formatListed,
  formatRequired,
  type Message,
  nameHolder,
  nameMember,
  quoteHouseRule,
  readNumber,
  readText,
} from './parts.ts';

type TeamCode = Extract<SuCode, `su.team.${string}`>;

const nameGimmick = ({ actual }: SuRaised): string => nameOf(String(actual));

export const TEAM_MESSAGES: Readonly<Record<TeamCode, Message>> = {
  'su.team.id': formatIdMessage,
  'su.team.vocabulary': formatVocabulary,
  'su.team.number': (t, f) =>
    f.place === '/levels'
      ? t('supersUnlimited.teamFindings.size', { levels: Number(f.actual) })
      : t('supersUnlimited.teamFindings.copies', { count: Number(f.actual), name: nameMember(t, f) }),
  'su.team.duplicate-id': (t, f) =>
    t('supersUnlimited.teamFindings.duplicateId', { count: Number(f.actual), id: quoteValue(t, f.subjects[0]) }),
  'su.team.empty': (t) => t('supersUnlimited.teamFindings.empty'),
  'su.team.unknown-member': (t, f) => t('supersUnlimited.teamFindings.unknownMember', { id: quoteValue(t, f.actual) }),
  'su.team.member-illegal': (t, f) => t('supersUnlimited.teamFindings.memberIllegal', { name: nameMember(t, f) }),
  'su.team.level-cap': (t, f) => {
    const levels = Number(f.actual);
    return readText(f, 'agreedBy') === 'event'
      ? t('supersUnlimited.teamFindings.levelCapOfEvent', { levels, allowed: formatRequired(t, f) })
      : t('supersUnlimited.teamFindings.levelCap', { levels, agreed: formatRequired(t, f) });
  },
  'su.team.duplicate-super': (t, f, options) => {
    const values = { name: nameMember(t, f), count: Number(f.actual) };
    return options['su.uniqueSupers']
      ? t('supersUnlimited.teamFindings.duplicateSuperByRule', {
          ...values,
          rule: quoteHouseRule(t, 'su.uniqueSupers'),
        })
      : t('supersUnlimited.teamFindings.duplicateSuper', values);
  },
  'su.team.super-force.henchmen': (t, f) =>
    t('supersUnlimited.teamFindings.henchmen', { count: Number(f.actual), names: formatListed(t, f, 'names') }),
  // The messages on ratios say "twice" for COMBINED.ratio and GOON.ratio, and "one" for COMBINED.highLevelMost.
  'su.team.combined.ratio': (t, f) =>
    t('supersUnlimited.teamFindings.combinedRatio', {
      supers: Number(f.actual),
      needed: formatRequired(t, f),
      henchmen: readNumber(f, 'henchmen'),
    }),
  'su.team.combined.high-level': (t, f) =>
    t('supersUnlimited.teamFindings.combinedHighLevel', {
      level: COMBINED.highLevel,
      count: Number(f.actual),
      names: formatListed(t, f, 'names'),
    }),
  'su.team.goon.ratio': (t, f) =>
    t('supersUnlimited.teamFindings.goonRatio', {
      henchmen: Number(f.actual),
      needed: formatRequired(t, f),
      supers: readNumber(f, 'supers'),
    }),
  'su.team.goon.supers': (t, f, options) => {
    const sentence = t('supersUnlimited.teamFindings.goonSupers', {
      levels: readNumber(f, 'levels'),
      allowed: Number(f.required),
      count: Number(f.actual),
      names: formatListed(t, f, 'names'),
    });
    return addHouseRules(t, sentence, options, 'su.goonRounding', 'su.levelsBasis');
  },
  'su.team.one-kind': formatOneKind,
  'su.team.faction.guest-stars': (t, f, options) => {
    const sentence = t('supersUnlimited.teamFindings.guestStars', {
      count: Number(f.actual),
      names: formatListed(t, f, 'names'),
      levels: readNumber(f, 'levels'),
      allowed: Number(f.required),
    });
    return addHouseRules(t, sentence, options, 'su.guestRounding', 'su.levelsBasis');
  },
  'su.team.faction.symbol': (t, f) =>
    t('supersUnlimited.teamFindings.factionSymbol', {
      name: nameMember(t, f),
      faction: quoteValue(t, f.actual),
      teamFaction: quoteValue(t, f.required),
    }),
  'su.team.faction.absent': (t, f) =>
    t('supersUnlimited.teamFindings.factionAbsent', { faction: quoteValue(t, readText(f, 'faction')) }),
  'su.team.alignment.majority': (t, f) => {
    const [total, needed] = [readNumber(f, 'of'), Number(f.required)];
    const alignment = nameOf(readText(f, 'alignment'));
    return total === 1
      ? t('supersUnlimited.teamFindings.majorityOfOne', { alignment, needed })
      : t('supersUnlimited.teamFindings.majority', {
          count: Number(f.actual),
          total,
          alignment,
          alignments: nameAlignments(readText(f, 'alignment')),
          needed,
        });
  },
  'su.team.alignment.anti-heroes': (t, f) => {
    const [total, allowed, names] = [readNumber(f, 'of'), Number(f.required), formatListed(t, f, 'names')];
    return total === 1
      ? t('supersUnlimited.teamFindings.onlyAntiHero', { names, allowed })
      : t('supersUnlimited.teamFindings.antiHeroes', { count: Number(f.actual), total, names, allowed });
  },
  'su.team.alignment.opposed': (t, f) =>
    t('supersUnlimited.teamFindings.opposed', {
      count: Number(f.actual),
      opposite: nameOf(readText(f, 'opposite')),
      opposites: nameAlignments(readText(f, 'opposite')),
      alignments: nameAlignments(readText(f, 'alignment')),
      names: formatListed(t, f, 'names'),
    }),
  'su.team.leader.ineligible': (t, f, options) =>
    readText(f, 'membership') === 'stranger'
      ? t('supersUnlimited.teamFindings.leaderNoMember', { id: quoteValue(t, f.actual) })
      : formatCannotLead(t, nameMember(t, f), formatListed(t, f, 'names'), options),
  'su.team.leader.choice': (t, f, options) => {
    const names = formatListed(t, f, 'names');
    const sentence = options['su.leaderMustBeSuper']
      ? t('supersUnlimited.teamFindings.leaderChoiceOfSupers', { names })
      : t('supersUnlimited.teamFindings.leaderChoice', { names });
    return addHouseRules(t, sentence, options, 'su.leaderMustBeSuper');
  },
  'su.team.gimmicks.unknown': formatUnknownWord,
  'su.team.gimmicks.duplicate': (t, f) => t('supersUnlimited.teamFindings.gimmickTwice', { gimmick: nameGimmick(f) }),
  'su.team.gimmicks.count': (t, f) =>
    t('supersUnlimited.teamFindings.gimmicks', { count: Number(f.actual), paid: Number(f.required) }),
  'su.team.gimmicks.class': (t, f) =>
    t('supersUnlimited.teamFindings.gimmickOfClass', {
      gimmick: nameGimmick(f),
      ofClass: nameHolder(t, f),
      rule: quoteHouseRule(t, 'su.gimmickClassLocked'),
    }),
  'su.team.gimmicks.no-user': (t, f) =>
    f.values?.class === undefined
      ? t('supersUnlimited.teamFindings.gimmickNeedsSupers', {
          gimmick: nameGimmick(f),
          supers: readNumber(f, 'supers'),
        })
      : t('supersUnlimited.teamFindings.gimmickNeedsClass', { gimmick: nameGimmick(f), ofClass: nameHolder(t, f) }),
  'su.team.event.unusable': (t, f) =>
    t('supersUnlimited.teamFindings.eventUnusable', {
      name: quoteValue(t, readText(f, 'name')),
      levels: Number(f.actual),
      least: Number(f.required),
    }),
};

function formatVocabulary(t: Translate, finding: SuRaised): string {
  switch (readText(finding, 'family')) {
    case 'option':
      return isBlank(finding.actual)
        ? t('supersUnlimited.teamFindings.noOption')
        : t('supersUnlimited.teamFindings.option', { word: formatActual(t, finding) });
    case 'optionValue':
      return t('supersUnlimited.teamFindings.optionValue', {
        rule: quoteHouseRule(t, readText(finding, 'option')),
        word: quoteValue(t, finding.actual),
      });
    case 'teamAlignment':
      return t('supersUnlimited.teamFindings.teamAlignment', { word: quoteValue(t, finding.actual) });
    default:
      return formatUnknownWord(t, finding);
  }
}

function formatOneKind(t: Translate, finding: SuRaised, options: SuOptions): string {
  const formation = nameOf(readText(finding, 'formation'));
  const isWithoutSupers = readText(finding, 'missing') === 'supers';
  if (!options['su.requireBothKinds'])
    return isWithoutSupers
      ? t('supersUnlimited.teamFindings.noSupers', { formation })
      : t('supersUnlimited.teamFindings.noHenchmen', { formation });
  const rule = quoteHouseRule(t, 'su.requireBothKinds');
  return isWithoutSupers
    ? t('supersUnlimited.teamFindings.noSupersByRule', { formation, rule })
    : t('supersUnlimited.teamFindings.noHenchmenByRule', { formation, rule });
}

/** Says why a member may not lead. `candidates` are the names of those who may, none where nobody may. */
export function formatCannotLead(t: Translate, name: string, candidates: LateText, options: SuOptions): string {
  const names = formatText(t, candidates);
  if (names !== '' && !options['su.leaderMustBeSuper'])
    return t('supersUnlimited.teamFindings.anotherLeads', { name, candidates: names });
  const rule = quoteHouseRule(t, 'su.leaderMustBeSuper');
  return names === ''
    ? t('supersUnlimited.teamFindings.nobodyLeads', { name, rule })
    : t('supersUnlimited.teamFindings.superLeads', { name, rule, candidates: names });
}
