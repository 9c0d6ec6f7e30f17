/** The messages of the findings that a table of fields gives. */
import type { RawFinding } from '../rules/rule.ts';
import { formatText, type LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import { formatValue, isBlank } from '../texts/values.ts';
import { type NumberKind, numberRule } from './number-kinds.ts';
import type { FieldCode } from './rules.ts';

type Message = (translate: Translate, found: RawFinding) => string;

/** Says what is wrong with the id of a document. */
export const formatIdMessage: Message = (translate, { actual }) =>
  isBlank(actual)
    ? translate('documentFindings.emptyId')
    : translate('documentFindings.id', { id: formatValue(translate, actual) });

/** By the last part of the code. */
const MESSAGES = {
  id: formatIdMessage,
  number: (translate, found) => {
    const { requirement } = numberRule(found.values?.kind as NumberKind);
    return translate(`fieldFindings.numbers.${requirement}`, {
      label: getLabel(translate, found),
      value: formatValue(translate, found.actual),
    });
  },
  vocabulary: (translate, found) =>
    isBlank(found.actual)
      ? translate('fieldFindings.noWord', { label: getLabel(translate, found) })
      : translate('fieldFindings.word', {
          label: getLabel(translate, found),
          word: formatValue(translate, found.actual),
        }),
  limits: (translate, found) => {
    const bound = found.values?.bound as 'least' | 'most' | 'multiple';
    const [value, limit] = [formatValue(translate, found.actual), formatValue(translate, found.required)];
    return translate(`fieldFindings.limits.${bound}`, { label: getLabel(translate, found), value, limit });
  },
} satisfies Record<string, Message>;

const getLabel = (translate: Translate, { values }: RawFinding): string =>
  formatText(translate, (values?.label as LateText | undefined) ?? '');

/** Returns the messages of the codes of `fieldCodes`. */
export function fieldMessages<P extends string>(prefix: P): Readonly<Record<FieldCode<P>, Message>> {
  const messages = Object.entries(MESSAGES).map(([part, message]) => [`${prefix}.character.${part}`, message]);
  return Object.fromEntries(messages) as Record<FieldCode<P>, Message>;
}
