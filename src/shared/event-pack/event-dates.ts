/** The date, place and deadline of an event. */
import type { EventPack } from '../document/schema.ts';
import { formatLocalDate, parseCalendarDate } from '../texts/dates.ts';
import type { Translate } from '../texts/translate.ts';

/** Lists date, place and deadline with their labels, where the pack has them. */
export const listEventDates = (
  translate: Translate,
  { date, place, deadline }: EventPack,
): (readonly [label: string, value: string])[] => [
  ...(date ? [[translate('eventDates.date'), formatLocalDate(translate.language, date)] as const] : []),
  ...(place ? [[translate('eventDates.place'), place] as const] : []),
  ...(deadline ? [[translate('eventDates.deadline'), formatLocalDate(translate.language, deadline)] as const] : []),
];

/**
 * Returns the last millisecond before the deadline, in milliseconds since 1970. A day includes its whole day, and a time without an offset from
 * UTC is one of the time zone of this machine. Returns undefined without a readable deadline.
 */
export function parseDeadline({ deadline = '' }: EventPack): number | undefined {
  const date = parseCalendarDate(deadline);
  if (date === undefined) return undefined;
  return new Date(date.time === undefined ? `${date.day}T23:59:59.999` : `${date.day}T${date.time}`).getTime();
}

/**
 * Returns when a file arrived, in milliseconds since 1970, or undefined if that is unknown. `arrivalTimes` are the times when it was added
 * and last changed; the earlier known one counts, because a file is often added or saved again later.
 */
export function getArrival(arrivalTimes: readonly number[]): number | undefined {
  const knownTimes = arrivalTimes.filter((time) => time > 0);
  return knownTimes.length === 0 ? undefined : Math.min(...knownTimes);
}

/** Whether a file arrived after the deadline. */
export const isLateArrival = (arrivalTimes: readonly number[], deadline: number | undefined): boolean =>
  deadline !== undefined && (getArrival(arrivalTimes) ?? deadline) > deadline;
