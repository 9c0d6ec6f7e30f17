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
  'su.team.number': (translate, f) =>
    f.place === '/levels'
      ? translate('supersUnlimited.teamFindings.size', { levels: Number(f.actual) })
      : translate('supersUnlimited.teamFindings.copies', { count: Number(f.actual), name: nameMember(translate, f) }),
  'su.team.duplicate-id': (translate, f) =>
    translate('supersUnlimited.teamFindings.duplicateId', {
      count: Number(f.actual),
      id: quoteValue(translate, f.subjects[0]),
    }),
  'su.team.empty': (translate) => translate('supersUnlimited.teamFindings.empty'),
  'su.team.unknown-member': (translate, f) =>
    translate('supersUnlimited.teamFindings.unknownMember', { id: quoteValue(translate, f.actual) }),
  'su.team.member-illegal': (translate, f) =>
    translate('supersUnlimited.teamFindings.memberIllegal', { name: nameMember(translate, f) }),
  'su.team.level-cap': (translate, f) => {
    const levels = Number(f.actual);
    return readText(f, 'agreedBy') === 'event'
      ? translate('supersUnlimited.teamFindings.levelCapOfEvent', { levels, allowed: formatRequired(translate, f) })
      : translate('supersUnlimited.teamFindings.levelCap', { levels, agreed: formatRequired(translate, f) });
  },
  'su.team.duplicate-super': (translate, f, options) => {
    const values = { name: nameMember(translate, f), count: Number(f.actual) };
    return options['su.uniqueSupers']
      ? translate('supersUnlimited.teamFindings.duplicateSuperByRule', {
          ...values,
          rule: quoteHouseRule(translate, 'su.uniqueSupers'),
        })
      : translate('supersUnlimited.teamFindings.duplicateSuper', values);
  },
  'su.team.super-force.henchmen': (translate, f) =>
    translate('supersUnlimited.teamFindings.henchmen', {
      count: Number(f.actual),
      names: formatListed(translate, f, 'names'),
    }),
  // The messages on ratios say "twice" for COMBINED.ratio and GOON.ratio, and "one" for COMBINED.highLevelMost.
  'su.team.combined.ratio': (translate, f) =>
    translate('supersUnlimited.teamFindings.combinedRatio', {
      supers: Number(f.actual),
      needed: formatRequired(translate, f),
      henchmen: readNumber(f, 'henchmen'),
    }),
  'su.team.combined.high-level': (translate, f) =>
    translate('supersUnlimited.teamFindings.combinedHighLevel', {
      level: COMBINED.highLevel,
      count: Number(f.actual),
      names: formatListed(translate, f, 'names'),
    }),
  'su.team.goon.ratio': (translate, f) =>
    translate('supersUnlimited.teamFindings.goonRatio', {
      henchmen: Number(f.actual),
      needed: formatRequired(translate, f),
      supers: readNumber(f, 'supers'),
    }),
  'su.team.goon.supers': (translate, f, options) => {
    const sentence = translate('supersUnlimited.teamFindings.goonSupers', {
      levels: readNumber(f, 'levels'),
      allowed: Number(f.required),
      count: Number(f.actual),
      names: formatListed(translate, f, 'names'),
    });
    return addHouseRules(translate, sentence, options, 'su.goonRounding', 'su.levelsBasis');
  },
  'su.team.one-kind': formatOneKind,
  'su.team.faction.guest-stars': (translate, f, options) => {
    const sentence = translate('supersUnlimited.teamFindings.guestStars', {
      count: Number(f.actual),
      names: formatListed(translate, f, 'names'),
      levels: readNumber(f, 'levels'),
      allowed: Number(f.required),
    });
    return addHouseRules(translate, sentence, options, 'su.guestRounding', 'su.levelsBasis');
  },
  'su.team.faction.symbol': (translate, f) =>
    translate('supersUnlimited.teamFindings.factionSymbol', {
      name: nameMember(translate, f),
      faction: quoteValue(translate, f.actual),
      teamFaction: quoteValue(translate, f.required),
    }),
  'su.team.faction.absent': (translate, f) =>
    translate('supersUnlimited.teamFindings.factionAbsent', { faction: quoteValue(translate, readText(f, 'faction')) }),
  'su.team.alignment.majority': (translate, f) => {
    const [total, needed] = [readNumber(f, 'of'), Number(f.required)];
    const alignment = nameOf(readText(f, 'alignment'));
    return total === 1
      ? translate('supersUnlimited.teamFindings.majorityOfOne', { alignment, needed })
      : translate('supersUnlimited.teamFindings.majority', {
          count: Number(f.actual),
          total,
          alignment,
          alignments: nameAlignments(readText(f, 'alignment')),
          needed,
        });
  },
  'su.team.alignment.anti-heroes': (translate, f) => {
    const [total, allowed, names] = [readNumber(f, 'of'), Number(f.required), formatListed(translate, f, 'names')];
    return total === 1
      ? translate('supersUnlimited.teamFindings.onlyAntiHero', { names, allowed })
      : translate('supersUnlimited.teamFindings.antiHeroes', { count: Number(f.actual), total, names, allowed });
  },
  'su.team.alignment.opposed': (translate, f) =>
    translate('supersUnlimited.teamFindings.opposed', {
      count: Number(f.actual),
      opposite: nameOf(readText(f, 'opposite')),
      opposites: nameAlignments(readText(f, 'opposite')),
      alignments: nameAlignments(readText(f, 'alignment')),
      names: formatListed(translate, f, 'names'),
    }),
  'su.team.leader.ineligible': (translate, f, options) =>
    readText(f, 'membership') === 'stranger'
      ? translate('supersUnlimited.teamFindings.leaderNoMember', { id: quoteValue(translate, f.actual) })
      : formatCannotLead(translate, nameMember(translate, f), formatListed(translate, f, 'names'), options),
  'su.team.leader.choice': (translate, f, options) => {
    const names = formatListed(translate, f, 'names');
    const sentence = options['su.leaderMustBeSuper']
      ? translate('supersUnlimited.teamFindings.leaderChoiceOfSupers', { names })
      : translate('supersUnlimited.teamFindings.leaderChoice', { names });
    return addHouseRules(translate, sentence, options, 'su.leaderMustBeSuper');
  },
  'su.team.gimmicks.unknown': formatUnknownWord,
  'su.team.gimmicks.duplicate': (translate, f) =>
    translate('supersUnlimited.teamFindings.gimmickTwice', { gimmick: nameGimmick(f) }),
  'su.team.gimmicks.count': (translate, f) =>
    translate('supersUnlimited.teamFindings.gimmicks', { count: Number(f.actual), paid: Number(f.required) }),
  'su.team.gimmicks.class': (translate, f) =>
    translate('supersUnlimited.teamFindings.gimmickOfClass', {
      gimmick: nameGimmick(f),
      ofClass: nameHolder(translate, f),
      rule: quoteHouseRule(translate, 'su.gimmickClassLocked'),
    }),
  'su.team.gimmicks.no-user': (translate, f) =>
    f.values?.class === undefined
      ? translate('supersUnlimited.teamFindings.gimmickNeedsSupers', {
          gimmick: nameGimmick(f),
          supers: readNumber(f, 'supers'),
        })
      : translate('supersUnlimited.teamFindings.gimmickNeedsClass', {
          gimmick: nameGimmick(f),
          ofClass: nameHolder(translate, f),
        }),
  'su.team.event.unusable': (translate, f) =>
    translate('supersUnlimited.teamFindings.eventUnusable', {
      name: quoteValue(translate, readText(f, 'name')),
      levels: Number(f.actual),
      least: Number(f.required),
    }),
};

function formatVocabulary(translate: Translate, finding: SuRaised): string {
  switch (readText(finding, 'family')) {
    case 'option':
      return isBlank(finding.actual)
        ? translate('supersUnlimited.teamFindings.noOption')
        : translate('supersUnlimited.teamFindings.option', { word: formatActual(translate, finding) });
    case 'optionValue':
      return translate('supersUnlimited.teamFindings.optionValue', {
        rule: quoteHouseRule(translate, readText(finding, 'option')),
        word: quoteValue(translate, finding.actual),
      });
    case 'teamAlignment':
      return translate('supersUnlimited.teamFindings.teamAlignment', { word: quoteValue(translate, finding.actual) });
    default:
      return formatUnknownWord(translate, finding);
  }
}

function formatOneKind(translate: Translate, finding: SuRaised, options: SuOptions): string {
  const formation = nameOf(readText(finding, 'formation'));
  const isWithoutSupers = readText(finding, 'missing') === 'supers';
  if (!options['su.requireBothKinds'])
    return isWithoutSupers
      ? translate('supersUnlimited.teamFindings.noSupers', { formation })
      : translate('supersUnlimited.teamFindings.noHenchmen', { formation });
  const rule = quoteHouseRule(translate, 'su.requireBothKinds');
  return isWithoutSupers
    ? translate('supersUnlimited.teamFindings.noSupersByRule', { formation, rule })
    : translate('supersUnlimited.teamFindings.noHenchmenByRule', { formation, rule });
}

/** Says why a member may not lead. `candidates` are the names of those who may, none where nobody may. */
export function formatCannotLead(translate: Translate, name: string, candidates: LateText, options: SuOptions): string {
  const names = formatText(translate, candidates);
  if (names !== '' && !options['su.leaderMustBeSuper'])
    return translate('supersUnlimited.teamFindings.anotherLeads', { name, candidates: names });
  const rule = quoteHouseRule(translate, 'su.leaderMustBeSuper');
  return names === ''
    ? translate('supersUnlimited.teamFindings.nobodyLeads', { name, rule })
    : translate('supersUnlimited.teamFindings.superLeads', { name, rule, candidates: names });
}
