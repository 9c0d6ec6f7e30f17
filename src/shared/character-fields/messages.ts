/** The messages of the findings that a table of fields gives. */
import type { Raised } from '../rules/rule.ts';
import { formatText, type LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import { formatValue, isBlank } from '../texts/values.ts';
import { type NumberKind, numberRule } from './number-kinds.ts';
import type { FieldCode } from './rules.ts';

type Message = (t: Translate, found: Raised) => string;

/** Says what is wrong with the id of a document. */
export const formatIdMessage: Message = (t, { actual }) =>
  isBlank(actual) ? t('documentFindings.emptyId') : t('documentFindings.id', { id: formatValue(t, actual) });

/** By the last part of the code. */
const MESSAGES = {
  id: formatIdMessage,
  number: (t, found) => {
    const { requirement } = numberRule(found.values?.kind as NumberKind);
    return t(`fieldFindings.numbers.${requirement}`, {
      label: getLabel(t, found),
      value: formatValue(t, found.actual),
    });
  },
  vocabulary: (t, found) =>
    isBlank(found.actual)
      ? t('fieldFindings.noWord', { label: getLabel(t, found) })
      : t('fieldFindings.word', { label: getLabel(t, found), word: formatValue(t, found.actual) }),
  limits: (t, found) => {
    const bound = found.values?.bound as 'least' | 'most' | 'multiple';
    const [value, limit] = [formatValue(t, found.actual), formatValue(t, found.required)];
    return t(`fieldFindings.limits.${bound}`, { label: getLabel(t, found), value, limit });
  },
} satisfies Record<string, Message>;

const getLabel = (t: Translate, { values }: Raised): string =>
  formatText(t, (values?.label as LateText | undefined) ?? '');

/** Returns the messages of the codes of `fieldCodes`. */
export function fieldMessages<P extends string>(prefix: P): Readonly<Record<FieldCode<P>, Message>> {
  const messages = Object.entries(MESSAGES).map(([part, message]) => [`${prefix}.character.${part}`, message]);
  return Object.fromEntries(messages) as Record<FieldCode<P>, Message>;
}
