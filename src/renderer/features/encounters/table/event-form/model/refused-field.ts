/** Finds the field that a refusal is about, so that the reason can be shown there. */
import type { Refusal } from '../../../../../../shared/play/event/refusal.ts';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';

/** Returns the path of the field, or undefined if the refusal is about the whole event. */
export function refusedField(leaves: readonly EventField[], { code, actual, targets }: Refusal): string | undefined {
  const key = `/${actual}`;
  if (code === 'order.payload') return leaves.find(({ path }) => path === key)?.path;
  if (code === 'order.dice') return leaves.find(({ type, value }) => type === 'dice' && holds(value, actual))?.path;
  if (code === 'order.target') return leaves.find(({ value }) => targets?.some((id) => holds(value, id)))?.path;
  const isAboutValue = code === 'order.choice' || code === 'order.unknown' || code === 'order.limit';
  return isAboutValue ? leaves.find(({ value }) => value !== 0 && holds(value, actual))?.path : undefined;
}

const holds = (value: unknown, wanted: unknown): boolean =>
  wanted !== undefined && (value === wanted || (Array.isArray(value) && value.includes(wanted)));
