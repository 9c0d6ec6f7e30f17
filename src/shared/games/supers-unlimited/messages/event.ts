/**
 * Formats the messages of findings that events cause, and of findings on event packs. `formatActual` formats the value in the document,
 * and `formatRequired` the value that the rule requires or allows. `readText` reads the other values of a finding.
 */
import { parsePointer } from '../../../document/pointer.ts';
import { truncate } from '../../../text/truncate.ts';
import type { Translate } from '../../../texts/translate.ts';
import { isBlank, quoteValue } from '../../../texts/values.ts';
import type { SuRawFinding } from '../check/rule.ts';
import type { SuCode } from '../codes.ts';
import { LEVELS } from '../facts.ts';
import { getTermName, nameTraitNumber } from '../names.ts';
import type { SuOptions } from '../options.ts';
import {
  type FormatFinding,
  formatActual,
  formatRequired,
  nameMember,
  nameNoSuch,
  quoteHouseRule,
  readText,
} from './parts.ts';

type EventCode = Extract<SuCode, `event.${string}`>;

export const EVENT_MESSAGES: Readonly<Record<EventCode, FormatFinding>> = {
  'event.formation': (translate, finding) =>
    translate('supersUnlimited.eventFindings.formation', { formation: getTermName(String(finding.actual)) }),
  'event.allegiance': (translate, finding) =>
    translate('supersUnlimited.eventFindings.allegiance', { allegiance: getTermName(String(finding.actual)) }),
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
  'event.number': formatPackNumber,
};

function formatVocabulary(translate: Translate, finding: SuRawFinding): string {
  const word = formatActual(translate, finding);
  const isNamed = !isBlank(finding.actual);
  switch (readText(finding, 'family')) {
    case 'option':
      return isNamed
        ? translate('supersUnlimited.eventFindings.option', { word })
        : translate('supersUnlimited.eventFindings.noOption');
    case 'optionValue':
      return translate('supersUnlimited.eventFindings.optionValue', {
        rule: quoteHouseRule(translate, readText(finding, 'option')),
        word: quoteValue(translate, finding.actual),
      });
    case 'ceiling':
      return isNamed
        ? translate('supersUnlimited.eventFindings.ceilingOfNothing', { word })
        : translate('supersUnlimited.eventFindings.ceilingWithoutName');
    default: {
      const noSuch = nameNoSuch(translate, finding);
      return isNamed
        ? translate('supersUnlimited.eventFindings.word', { noSuch, word })
        : translate('supersUnlimited.eventFindings.noWord', { noSuch });
    }
  }
}

/** Returns the name of a printed number: Fight dice for `fight.dice`, HP for `hp`. An unknown key is quoted. */
function nameNumber(translate: Translate, ceilingKey: string, options: SuOptions): string {
  const [fieldName = '', numberName, ...extraSegments] = ceilingKey.split('.');
  if (extraSegments.length > 0 || !/^[a-z]+$/.test(fieldName)) return quoteValue(translate, ceilingKey);
  if (numberName === undefined) return getTermName(fieldName);
  return nameTraitNumber(translate, fieldName, numberName === 'dice' ? 'dice' : 'resistance', options);
}

function formatPackNumber(translate: Translate, finding: SuRawFinding, options: SuOptions): string {
  const { actual, values, localPointer } = finding;
  const writtenNumber = formatActual(translate, finding);
  const requiredNumber = formatRequired(translate, finding);
  // The lowest allowed Level is above the highest one.
  if (values?.kind === 'crossed')
    return translate('supersUnlimited.eventFindings.crossedLevels', { lowest: writtenNumber, highest: requiredNumber });
  // A text is a key of `byLevel` that isn't a Level.
  if (actual === undefined || typeof actual === 'string')
    return translate('supersUnlimited.eventFindings.ceilingsOfLevel', {
      level: quoteValue(translate, actual),
      ...LEVELS,
    });
  // `/levels`, `/level/min`, `/ceilings/fight.dice` for all Levels, or `/ceilings/byLevel/3/fight.dice` for one Level.
  const [fieldName = '', groupName = '', levelKey, ceilingKey] = parsePointer(localPointer);
  if (fieldName === 'maxCopies')
    return translate('supersUnlimited.eventFindings.maxCopies', { value: writtenNumber, least: requiredNumber });
  if (fieldName === 'level')
    return groupName === 'min'
      ? translate('supersUnlimited.eventFindings.lowestLevel', { value: writtenNumber, ...LEVELS })
      : translate('supersUnlimited.eventFindings.highestLevel', { value: writtenNumber, ...LEVELS });
  if (fieldName !== 'ceilings')
    return translate('supersUnlimited.eventFindings.size', { value: writtenNumber, least: requiredNumber });
  return levelKey !== undefined && ceilingKey !== undefined
    ? translate('supersUnlimited.eventFindings.ceilingAtLevel', {
        number: nameNumber(translate, ceilingKey, options),
        level: truncate(levelKey),
        value: writtenNumber,
        least: requiredNumber,
      })
    : translate('supersUnlimited.eventFindings.ceilingNumber', {
        number: nameNumber(translate, groupName, options),
        value: writtenNumber,
        least: requiredNumber,
      });
}
