/** Finds the field that a refusal is about, so that the reason can be shown there. */
import type { Refusal } from '../../../../../../shared/play/event/refusal.ts';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';

/**
 * Returns the path of the field, or undefined if the refusal is about the whole event. The code of the refusal determines what
 * `actual` is: a key of the event, a die face, or a chosen value.
 */
export function findRefusedField(
  flatFields: readonly EventField[],
  { code, actual, targets }: Refusal,
): string | undefined {
  const keyPath = `/${actual}`;
  if (code === 'order.payload') return flatFields.find(({ path }) => path === keyPath)?.path;
  if (code === 'order.dice')
    return flatFields.find(({ type, value }) => type === 'dice' && containsValue(value, actual))?.path;
  if (code === 'order.target')
    return flatFields.find(({ value }) => targets?.some((modelId) => containsValue(value, modelId)))?.path;
  // Many number fields contain 0, so a refused 0 does not tell which field is meant.
  const isAboutValue = code === 'order.choice' || code === 'order.unknown' || code === 'order.limit';
  return isAboutValue ? flatFields.find(({ value }) => value !== 0 && containsValue(value, actual))?.path : undefined;
}

const containsValue = (value: unknown, searchedValue: unknown): boolean =>
  searchedValue !== undefined && (value === searchedValue || (Array.isArray(value) && value.includes(searchedValue)));
