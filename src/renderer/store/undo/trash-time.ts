/** When the trash may remove something for good: a wrong clock must not empty it. Times are milliseconds since 1970. */
import { LIMITS } from '../../../shared/base/limits.ts';

const DAY = 24 * 3_600_000;
const KEPT = LIMITS.trashDays * DAY;
/** A clock that has jumped further than this was wrong before, or is now. */
const JUMP = 365 * DAY;

/** The trash's record of the clock: when it was checked last, and until when nothing is deleted. */
export interface TrashClock {
  readonly seen: number;
  readonly keepUntil: number;
}

/**
 * Which rows were deleted long enough ago to be removed for good. None is while the clock looks wrong: when it went back,
 * when something was deleted in its future, and for a month after it has jumped by more than a year.
 */
export function dueNow(
  now: number,
  last: TrashClock | undefined,
  deletedAt: readonly number[],
): { clock: TrashClock; isDue(deletedAt: number): boolean } {
  const nothing = (keepUntil: number) => ({ clock: { seen: now, keepUntil }, isDue: () => false });
  if (last !== undefined && now - last.seen > JUMP) return nothing(now + KEPT);
  const keepUntil = last?.keepUntil ?? 0;
  const hasGoneBack = last !== undefined && now < last.seen - DAY;
  if (hasGoneBack) return nothing(0);
  if (now < keepUntil || deletedAt.some((at) => at > now + DAY)) return nothing(keepUntil);
  return { clock: { seen: now, keepUntil }, isDue: (at) => now - at > KEPT };
}

/** Whole days left, at least 0. */
export const daysLeft = (now: number, deletedAt: number): number =>
  Math.min(LIMITS.trashDays, Math.max(0, Math.ceil((deletedAt + KEPT - now) / DAY)));
