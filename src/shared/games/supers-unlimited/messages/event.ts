/** Messages on what an event does not allow, and on event packs themselves. */
import { segments } from '../../../document/pointer.ts';
import { short } from '../../../text/short.ts';
import type { Translate } from '../../../texts/translate.ts';
import { isBlank, quoteValue } from '../../../texts/values.ts';
import type { SuRawFinding } from '../check/rule.ts';
import type { SuCode } from '../codes.ts';
import { LEVELS } from '../facts.ts';
import { nameOf, nameTraitNumber } from '../names.ts';
import type { SuOptions } from '../options.ts';
import {
  formatActual,
  formatRequired,
  type Message,
  nameMember,
  nameNoSuch,
  quoteHouseRule,
  readText,
} from './parts.ts';

type EventCode = Extract<SuCode, `event.${string}`>;

export const EVENT_MESSAGES: Readonly<Record<EventCode, Message>> = {
  'event.formation': (translate, finding) =>
    translate('supersUnlimited.eventFindings.formation', { formation: nameOf(String(finding.actual)) }),
  'event.allegiance': (translate, finding) =>
    translate('supersUnlimited.eventFindings.allegiance', { allegiance: nameOf(String(finding.actual)) }),
  'event.banned': (translate, finding) =>
    translate('supersUnlimited.eventFindings.banned', { name: nameMember(translate, finding) }),
  'event.copies': (translate, finding) =>
    translate('supersUnlimited.eventFindings.copies', {
      name: nameMember(translate, finding),
      count: Number(finding.actual),
      allowed: formatRequired(translate, finding),
    }),
  'event.character-level': (translate, finding) => {
    const values = {
      name: nameMember(translate, finding),
      level: formatActual(translate, finding),
      limit: formatRequired(translate, finding),
    };
    return Number(finding.actual) > Number(finding.required)
      ? translate('supersUnlimited.eventFindings.levelAbove', values)
      : translate('supersUnlimited.eventFindings.levelBelow', values);
  },
  'event.ceiling': (translate, finding, options) =>
    translate('supersUnlimited.eventFindings.ceiling', {
      name: nameMember(translate, finding),
      number: nameNumber(translate, readText(finding, 'label'), options),
      value: formatActual(translate, finding),
      limit: formatRequired(translate, finding),
    }),
  'event.gimmicks': (translate) => translate('supersUnlimited.eventFindings.gimmicks'),
  'event.not-approved': (translate, finding) => {
    const name = nameMember(translate, finding);
    return readText(finding, 'kind') === 'changed'
      ? translate('supersUnlimited.eventFindings.changed', {
          name,
          fingerprint: formatActual(translate, finding),
          approved: formatRequired(translate, finding),
        })
      : translate('supersUnlimited.eventFindings.notApproved', { name });
  },
  'event.levels': (translate, finding) =>
    translate('supersUnlimited.eventFindings.levels', {
      stated: Number(finding.actual),
      levels: Number(finding.required),
    }),
  'event.vocabulary': formatVocabulary,
  'event.number': formatNumberOfPack,
};

function formatVocabulary(translate: Translate, finding: SuRawFinding): string {
  const word = formatActual(translate, finding);
  const hasName = !isBlank(finding.actual);
  switch (readText(finding, 'family')) {
    case 'option':
      return hasName
        ? translate('supersUnlimited.eventFindings.option', { word })
        : translate('supersUnlimited.eventFindings.noOption');
    case 'optionValue':
      return translate('supersUnlimited.eventFindings.optionValue', {
        rule: quoteHouseRule(translate, readText(finding, 'option')),
        word: quoteValue(translate, finding.actual),
      });
    case 'ceiling':
      return hasName
        ? translate('supersUnlimited.eventFindings.ceilingOfNothing', { word })
        : translate('supersUnlimited.eventFindings.ceilingWithoutName');
    default: {
      const noSuch = nameNoSuch(translate, finding);
      return hasName
        ? translate('supersUnlimited.eventFindings.word', { noSuch, word })
        : translate('supersUnlimited.eventFindings.noWord', { noSuch });
    }
  }
}

/** Returns the name of a printed number: Fight dice for `fight.dice`, HP for `hp`; a key nobody knows in quotation marks. */
function nameNumber(translate: Translate, label: string, options: SuOptions): string {
  const [first = '', second, ...more] = label.split('.');
  if (more.length > 0 || !/^[a-z]+$/.test(first)) return quoteValue(translate, label);
  if (second === undefined) return nameOf(first);
  return nameTraitNumber(translate, first, second === 'dice' ? 'dice' : 'resistance', options);
}

function formatNumberOfPack(translate: Translate, finding: SuRawFinding, options: SuOptions): string {
  const { actual, values, place } = finding;
  const value = formatActual(translate, finding);
  const least = formatRequired(translate, finding);
  if (values?.kind === 'crossed')
    return translate('supersUnlimited.eventFindings.crossedLevels', { lowest: value, highest: least });
  if (actual === undefined || typeof actual === 'string')
    return translate('supersUnlimited.eventFindings.ceilingsOfLevel', {
      level: quoteValue(translate, actual),
      ...LEVELS,
    });
  const [first = '', second = '', level, key] = segments(place);
  if (first === 'maxCopies') return translate('supersUnlimited.eventFindings.maxCopies', { value, least });
  if (first === 'level')
    return second === 'min'
      ? translate('supersUnlimited.eventFindings.lowestLevel', { value, ...LEVELS })
      : translate('supersUnlimited.eventFindings.highestLevel', { value, ...LEVELS });
  if (first !== 'ceilings') return translate('supersUnlimited.eventFindings.size', { value, least });
  return level !== undefined && key !== undefined
    ? translate('supersUnlimited.eventFindings.ceilingAtLevel', {
        number: nameNumber(translate, key, options),
        level: short(level),
        value,
        least,
      })
    : translate('supersUnlimited.eventFindings.ceilingNumber', {
        number: nameNumber(translate, second, options),
        value,
        least,
      });
}
