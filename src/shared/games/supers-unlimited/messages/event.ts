/** Messages on what an event does not allow, and on event packs themselves. */
import { segments } from '../../../document/pointer.ts';
import { short } from '../../../text/short.ts';
import type { Translate } from '../../../texts/translate.ts';
import { isBlank, quoteValue } from '../../../texts/values.ts';
import type { SuRaised } from '../check/rule.ts';
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
  'event.formation': (t, f) => t('supersUnlimited.eventFindings.formation', { formation: nameOf(String(f.actual)) }),
  'event.allegiance': (t, f) => t('supersUnlimited.eventFindings.allegiance', { allegiance: nameOf(String(f.actual)) }),
  'event.banned': (t, f) => t('supersUnlimited.eventFindings.banned', { name: nameMember(t, f) }),
  'event.copies': (t, f) =>
    t('supersUnlimited.eventFindings.copies', {
      name: nameMember(t, f),
      count: Number(f.actual),
      allowed: formatRequired(t, f),
    }),
  'event.character-level': (t, f) => {
    const values = { name: nameMember(t, f), level: formatActual(t, f), limit: formatRequired(t, f) };
    return Number(f.actual) > Number(f.required)
      ? t('supersUnlimited.eventFindings.levelAbove', values)
      : t('supersUnlimited.eventFindings.levelBelow', values);
  },
  'event.ceiling': (t, f, options) =>
    t('supersUnlimited.eventFindings.ceiling', {
      name: nameMember(t, f),
      number: nameNumber(t, readText(f, 'label'), options),
      value: formatActual(t, f),
      limit: formatRequired(t, f),
    }),
  'event.gimmicks': (t) => t('supersUnlimited.eventFindings.gimmicks'),
  'event.not-approved': (t, f) => {
    const name = nameMember(t, f);
    return readText(f, 'kind') === 'changed'
      ? t('supersUnlimited.eventFindings.changed', {
          name,
          fingerprint: formatActual(t, f),
          approved: formatRequired(t, f),
        })
      : t('supersUnlimited.eventFindings.notApproved', { name });
  },
  'event.levels': (t, f) =>
    t('supersUnlimited.eventFindings.levels', { stated: Number(f.actual), levels: Number(f.required) }),
  'event.vocabulary': formatVocabulary,
  'event.number': formatNumberOfPack,
};

function formatVocabulary(t: Translate, finding: SuRaised): string {
  const word = formatActual(t, finding);
  const hasName = !isBlank(finding.actual);
  switch (readText(finding, 'family')) {
    case 'option':
      return hasName
        ? t('supersUnlimited.eventFindings.option', { word })
        : t('supersUnlimited.eventFindings.noOption');
    case 'optionValue':
      return t('supersUnlimited.eventFindings.optionValue', {
        rule: quoteHouseRule(t, readText(finding, 'option')),
        word: quoteValue(t, finding.actual),
      });
    case 'ceiling':
      return hasName
        ? t('supersUnlimited.eventFindings.ceilingOfNothing', { word })
        : t('supersUnlimited.eventFindings.ceilingWithoutName');
    default: {
      const noSuch = nameNoSuch(t, finding);
      return hasName
        ? t('supersUnlimited.eventFindings.word', { noSuch, word })
        : t('supersUnlimited.eventFindings.noWord', { noSuch });
    }
  }
}

/** Returns the name of a printed number: Fight dice for `fight.dice`, HP for `hp`; a key nobody knows in quotation marks. */
function nameNumber(t: Translate, label: string, options: SuOptions): string {
  const [first = '', second, ...more] = label.split('.');
  if (more.length > 0 || !/^[a-z]+$/.test(first)) return quoteValue(t, label);
  if (second === undefined) return nameOf(first);
  return nameTraitNumber(t, first, second === 'dice' ? 'dice' : 'resistance', options);
}

function formatNumberOfPack(t: Translate, finding: SuRaised, options: SuOptions): string {
  const { actual, values, place } = finding;
  const value = formatActual(t, finding);
  const least = formatRequired(t, finding);
  if (values?.kind === 'crossed')
    return t('supersUnlimited.eventFindings.crossedLevels', { lowest: value, highest: least });
  if (actual === undefined || typeof actual === 'string')
    return t('supersUnlimited.eventFindings.ceilingsOfLevel', { level: quoteValue(t, actual), ...LEVELS });
  const [first = '', second = '', level, key] = segments(place);
  if (first === 'maxCopies') return t('supersUnlimited.eventFindings.maxCopies', { value, least });
  if (first === 'level')
    return second === 'min'
      ? t('supersUnlimited.eventFindings.lowestLevel', { value, ...LEVELS })
      : t('supersUnlimited.eventFindings.highestLevel', { value, ...LEVELS });
  if (first !== 'ceilings') return t('supersUnlimited.eventFindings.size', { value, least });
  return level !== undefined && key !== undefined
    ? t('supersUnlimited.eventFindings.ceilingAtLevel', {
        number: nameNumber(t, key, options),
        level: short(level),
        value,
        least,
      })
    : t('supersUnlimited.eventFindings.ceilingNumber', { number: nameNumber(t, second, options), value, least });
}
