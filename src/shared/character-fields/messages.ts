/** Messages of the findings of a table of fields. */
import type { RawFinding } from '../rules/rule.ts';
import { formatLateText, type LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import { formatValue, isBlank } from '../texts/values.ts';
import { getNumberRule, type NumberKind } from './number-kinds.ts';
import type { FieldCode } from './rules.ts';

type Message = (translate: Translate, finding: RawFinding) => string;

/** Formats the message about a wrong document id. */
export const formatIdMessage: Message = (translate, { actual }) =>
  isBlank(actual)
    ? translate('documentFindings.emptyId')
    : translate('documentFindings.id', { id: formatValue(translate, actual) });

/** Messages by the last part of the code. The rules of `createFieldRules` set the `values` of the findings. */
const MESSAGES = {
  id: formatIdMessage,
  number: (translate, finding) => {
    const { requirement } = getNumberRule(finding.values?.kind as NumberKind);
    return translate(`fieldFindings.numbers.${requirement}`, {
      label: getLabel(translate, finding),
      value: formatValue(translate, finding.actual),
    });
  },
  vocabulary: (translate, finding) =>
    isBlank(finding.actual)
      ? translate('fieldFindings.noWord', { label: getLabel(translate, finding) })
      : translate('fieldFindings.word', {
          label: getLabel(translate, finding),
          word: formatValue(translate, finding.actual),
        }),
  limits: (translate, finding) => {
    const boundName = finding.values?.bound as 'least' | 'most' | 'multiple';
    const [value, limit] = [formatValue(translate, finding.actual), formatValue(translate, finding.required)];
    return translate(`fieldFindings.limits.${boundName}`, { label: getLabel(translate, finding), value, limit });
  },
} satisfies Record<string, Message>;

const getLabel = (translate: Translate, { values }: RawFinding): string =>
  formatLateText(translate, (values?.label as LateText | undefined) ?? '');

/** Returns the messages of the codes of `listFieldCodes`. */
export function createFieldMessages<P extends string>(prefix: P): Readonly<Record<FieldCode<P>, Message>> {
  const messages = Object.entries(MESSAGES).map(([codePart, message]) => [`${prefix}.character.${codePart}`, message]);
  return Object.fromEntries(messages) as Record<FieldCode<P>, Message>;
}
