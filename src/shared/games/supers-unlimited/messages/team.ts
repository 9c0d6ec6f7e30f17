/**
 * Formats the messages of findings on teams. `formatRequired` formats the value that the rule requires or allows, `readText` and
 * `readNumber` read further values of a finding, and `formatListed` formats a list of names.
 */
import { formatIdMessage } from '../../../character-fields/messages.ts';
import { formatLateText, type LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { isBlank, quoteValue } from '../../../texts/values.ts';
import type { SuRawFinding } from '../check/rule.ts';
import type { SuCode } from '../codes.ts';
import { COMBINED } from '../facts.ts';
import { getTermName, nameAlignments } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { formatUnknownWord } from './character.ts';
import {
  addHouseRules,
  type FormatFinding,
  formatActual,
  formatListed,
  formatRequired,
  nameHolder,
  nameMember,
  quoteHouseRule,
  readNumber,
  readText,
} from './parts.ts';

type TeamCode = Extract<SuCode, `su.team.${string}`>;

const nameGimmick = ({ actual }: SuRawFinding): string => getTermName(String(actual));

export const TEAM_MESSAGES: Readonly<Record<TeamCode, FormatFinding>> = {
  'su.team.id': formatIdMessage,
  'su.team.vocabulary': formatVocabulary,
  'su.team.number': (translate, finding) =>
    finding.localPointer === '/levels'
      ? translate('supersUnlimited.teamFindings.size', { levels: Number(finding.actual) })
      : translate('supersUnlimited.teamFindings.copies', {
          count: Number(finding.actual),
          name: nameMember(translate, finding),
        }),
  'su.team.duplicate-id': (translate, finding) =>
    translate('supersUnlimited.teamFindings.duplicateId', {
      count: Number(finding.actual),
      id: quoteValue(translate, finding.subjects[0]),
    }),
  'su.team.empty': (translate) => translate('supersUnlimited.teamFindings.empty'),
  'su.team.unknown-member': (translate, finding) =>
    translate('supersUnlimited.teamFindings.unknownMember', { id: quoteValue(translate, finding.actual) }),
  'su.team.member-illegal': (translate, finding) =>
    translate('supersUnlimited.teamFindings.memberIllegal', { name: nameMember(translate, finding) }),
  'su.team.level-cap': (translate, finding) => {
    const levels = Number(finding.actual);
    return readText(finding, 'agreedBy') === 'event'
      ? translate('supersUnlimited.teamFindings.levelCapOfEvent', {
          levels,
          allowed: formatRequired(translate, finding),
        })
      : translate('supersUnlimited.teamFindings.levelCap', { levels, agreed: formatRequired(translate, finding) });
  },
  'su.team.duplicate-super': (translate, finding, options) => {
    const values = { name: nameMember(translate, finding), count: Number(finding.actual) };
    return options['su.uniqueSupers']
      ? translate('supersUnlimited.teamFindings.duplicateSuperByRule', {
          ...values,
          rule: quoteHouseRule(translate, 'su.uniqueSupers'),
        })
      : translate('supersUnlimited.teamFindings.duplicateSuper', values);
  },
  'su.team.super-force.henchmen': (translate, finding) =>
    translate('supersUnlimited.teamFindings.henchmen', {
      count: Number(finding.actual),
      names: formatListed(translate, finding, 'names'),
    }),
  // The messages on ratios say "twice" for COMBINED.ratio and GOON.ratio, and "one" for COMBINED.maxHighLevelSupers.
  'su.team.combined.ratio': (translate, finding) =>
    translate('supersUnlimited.teamFindings.combinedRatio', {
      supers: Number(finding.actual),
      needed: formatRequired(translate, finding),
      henchmen: readNumber(finding, 'henchmen'),
    }),
  'su.team.combined.high-level': (translate, finding) =>
    translate('supersUnlimited.teamFindings.combinedHighLevel', {
      level: COMBINED.highLevel,
      count: Number(finding.actual),
      names: formatListed(translate, finding, 'names'),
    }),
  'su.team.goon.ratio': (translate, finding) =>
    translate('supersUnlimited.teamFindings.goonRatio', {
      henchmen: Number(finding.actual),
      needed: formatRequired(translate, finding),
      supers: readNumber(finding, 'supers'),
    }),
  'su.team.goon.supers': (translate, finding, options) => {
    const sentence = translate('supersUnlimited.teamFindings.goonSupers', {
      levels: readNumber(finding, 'levels'),
      allowed: Number(finding.required),
      count: Number(finding.actual),
      names: formatListed(translate, finding, 'names'),
    });
    return addHouseRules(translate, sentence, options, 'su.goonRounding', 'su.levelsBasis');
  },
  'su.team.one-kind': formatOneKind,
  'su.team.faction.guest-stars': (translate, finding, options) => {
    const sentence = translate('supersUnlimited.teamFindings.guestStars', {
      count: Number(finding.actual),
      names: formatListed(translate, finding, 'names'),
      levels: readNumber(finding, 'levels'),
      allowed: Number(finding.required),
    });
    return addHouseRules(translate, sentence, options, 'su.guestRounding', 'su.levelsBasis');
  },
  'su.team.faction.symbol': (translate, finding) =>
    translate('supersUnlimited.teamFindings.factionSymbol', {
      name: nameMember(translate, finding),
      faction: quoteValue(translate, finding.actual),
      teamFaction: quoteValue(translate, finding.required),
    }),
  'su.team.faction.absent': (translate, finding) =>
    translate('supersUnlimited.teamFindings.factionAbsent', {
      faction: quoteValue(translate, readText(finding, 'faction')),
    }),
  'su.team.alignment.majority': (translate, finding) => {
    const [totalCharacters, requiredCharacters] = [readNumber(finding, 'of'), Number(finding.required)];
    const alignment = getTermName(readText(finding, 'alignment'));
    return totalCharacters === 1
      ? translate('supersUnlimited.teamFindings.majorityOfOne', { alignment, needed: requiredCharacters })
      : translate('supersUnlimited.teamFindings.majority', {
          count: Number(finding.actual),
          total: totalCharacters,
          alignment,
          alignments: nameAlignments(readText(finding, 'alignment')),
          needed: requiredCharacters,
        });
  },
  'su.team.alignment.anti-heroes': (translate, finding) => {
    const [totalCharacters, allowedAntiHeroes, memberNames] = [
      readNumber(finding, 'of'),
      Number(finding.required),
      formatListed(translate, finding, 'names'),
    ];
    return totalCharacters === 1
      ? translate('supersUnlimited.teamFindings.onlyAntiHero', { names: memberNames, allowed: allowedAntiHeroes })
      : translate('supersUnlimited.teamFindings.antiHeroes', {
          count: Number(finding.actual),
          total: totalCharacters,
          names: memberNames,
          allowed: allowedAntiHeroes,
        });
  },
  'su.team.alignment.opposed': (translate, finding) =>
    translate('supersUnlimited.teamFindings.opposed', {
      count: Number(finding.actual),
      opposite: getTermName(readText(finding, 'opposite')),
      opposites: nameAlignments(readText(finding, 'opposite')),
      alignments: nameAlignments(readText(finding, 'alignment')),
      names: formatListed(translate, finding, 'names'),
    }),
  'su.team.leader.ineligible': (translate, finding, options) =>
    readText(finding, 'membership') === 'stranger'
      ? translate('supersUnlimited.teamFindings.leaderNoMember', { id: quoteValue(translate, finding.actual) })
      : formatCannotLead(translate, nameMember(translate, finding), formatListed(translate, finding, 'names'), options),
  'su.team.leader.choice': (translate, finding, options) => {
    const memberNames = formatListed(translate, finding, 'names');
    const sentence = options['su.leaderMustBeSuper']
      ? translate('supersUnlimited.teamFindings.leaderChoiceOfSupers', { names: memberNames })
      : translate('supersUnlimited.teamFindings.leaderChoice', { names: memberNames });
    return addHouseRules(translate, sentence, options, 'su.leaderMustBeSuper');
  },
  'su.team.gimmicks.unknown': formatUnknownWord,
  'su.team.gimmicks.duplicate': (translate, finding) =>
    translate('supersUnlimited.teamFindings.gimmickTwice', { gimmick: nameGimmick(finding) }),
  'su.team.gimmicks.count': (translate, finding) =>
    translate('supersUnlimited.teamFindings.gimmicks', {
      count: Number(finding.actual),
      paid: Number(finding.required),
    }),
  'su.team.gimmicks.class': (translate, finding) =>
    translate('supersUnlimited.teamFindings.gimmickOfClass', {
      gimmick: nameGimmick(finding),
      ofClass: nameHolder(translate, finding),
      rule: quoteHouseRule(translate, 'su.gimmickClassLocked'),
    }),
  'su.team.gimmicks.no-user': (translate, finding) =>
    finding.values?.class === undefined
      ? translate('supersUnlimited.teamFindings.gimmickNeedsSupers', {
          gimmick: nameGimmick(finding),
          supers: readNumber(finding, 'supers'),
        })
      : translate('supersUnlimited.teamFindings.gimmickNeedsClass', {
          gimmick: nameGimmick(finding),
          ofClass: nameHolder(translate, finding),
        }),
  'su.team.event.unusable': (translate, finding) =>
    translate('supersUnlimited.teamFindings.eventUnusable', {
      name: quoteValue(translate, readText(finding, 'name')),
      levels: Number(finding.actual),
      least: Number(finding.required),
    }),
};

function formatVocabulary(translate: Translate, finding: SuRawFinding): string {
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

function formatOneKind(translate: Translate, finding: SuRawFinding, options: SuOptions): string {
  const formation = getTermName(readText(finding, 'formation'));
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

/** Explains why a member may not lead. `candidates` are the names of the members who may lead, if any. */
export function formatCannotLead(
  translate: Translate,
  memberName: string,
  candidates: LateText,
  options: SuOptions,
): string {
  const candidateNames = formatLateText(translate, candidates);
  if (candidateNames !== '' && !options['su.leaderMustBeSuper'])
    return translate('supersUnlimited.teamFindings.anotherLeads', { name: memberName, candidates: candidateNames });
  const rule = quoteHouseRule(translate, 'su.leaderMustBeSuper');
  return candidateNames === ''
    ? translate('supersUnlimited.teamFindings.nobodyLeads', { name: memberName, rule })
    : translate('supersUnlimited.teamFindings.superLeads', { name: memberName, rule, candidates: candidateNames });
}
