/** Formats the keys of events for people: which values a key takes, and which keys are optional. */
import { formatList } from '../../texts/lists.ts';
import type { Translate } from '../../texts/translate.ts';
import type { EventKey, EventKeys } from './keys.ts';

/** Formats what a key takes: `walk, charge or fly`, `a whole number of 0 or more`. */
export function formatKey(translate: Translate, { type, allowedValues, range, itemKeys }: EventKey<unknown>): string {
  if (allowedValues?.length === 0) return translate('keyTypes.none');
  if (allowedValues) {
    const choices = formatList(translate.language, allowedValues.map(String), 'disjunction');
    return type === 'words' ? translate('keyTypes.listOf', { items: choices }) : choices;
  }
  if (range) return translate('keyTypes.range', { min: range[0], max: range[1] });
  if (itemKeys) return translate('keyTypes.listOf', { items: `{ ${formatKeys(itemKeys)} }` });
  const messageKey = `keyTypes.${type}`;
  return translate.has(messageKey) ? translate(messageKey) : type;
}

/** Formats the keys of an event, with a question mark after optional ones: `model, inches, by?`. `requiredKey` is not optional here. */
export const formatKeys = (eventKeys: EventKeys, requiredKey?: string): string =>
  Object.entries(eventKeys)
    .map(([keyName, { isOptional }]) => `${keyName}${isOptional && keyName !== requiredKey ? '?' : ''}`)
    .join(', ');
