/** The date, place and deadline of an event. */
import type { EventPack } from '../document/schema.ts';
import { formatLocalDate } from '../texts/dates.ts';
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

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/**
 * Returns the last millisecond before the deadline, in milliseconds since 1970, in the time zone of this machine. A date includes its whole
 * day. Returns undefined without a readable deadline.
 */
export function parseDeadline({ deadline = '' }: EventPack): number | undefined {
  if (!ISO_DATE.test(deadline) && !ISO_LOCAL_TIME.test(deadline)) return undefined;
  const timestamp = ISO_DATE.test(deadline)
    ? new Date(`${deadline}T23:59:59.999`).getTime()
    : new Date(deadline).getTime();
  return Number.isNaN(timestamp) ? undefined : timestamp;
}

/**
 * Whether a file arrived after the deadline. `arrivalTimes` are the times when it was added and last changed; the earlier known one counts,
 * because a file is often added or saved again later.
 */
export function isLateArrival(arrivalTimes: readonly number[], deadline: number | undefined): boolean {
  const knownTimes = arrivalTimes.filter((time) => time > 0);
  return deadline !== undefined && knownTimes.length > 0 && Math.min(...knownTimes) > deadline;
}
