/** Decides when the trash may delete a document for good. A wrong clock must not empty the trash. Times are milliseconds since 1970. */
import { LIMITS } from '../../../shared/base/limits.ts';

const DAY_MS = 24 * 3_600_000;
const RETENTION_MS = LIMITS.trashDays * DAY_MS;
/** If the clock has jumped forward further than this, it was wrong before or is wrong now. */
const MAX_JUMP_MS = 365 * DAY_MS;

/** The stored state of the clock: the time of the last check, and the time until which nothing is deleted. */
export interface TrashClock {
  readonly seen: number;
  readonly keepUntil: number;
}

/**
 * Decides which rows were deleted long enough ago to be removed for good. No row is due while the clock looks wrong: if the clock went
 * back, if a row was deleted in the future, and for a month after the clock has jumped forward by more than a year.
 */
export function checkTrashClock(
  timestamp: number,
  previousClock: TrashClock | undefined,
  deletionTimes: readonly number[],
): { clock: TrashClock; isDue(deletionTime: number): boolean } {
  const keepAll = (keepUntil: number) => ({ clock: { seen: timestamp, keepUntil }, isDue: () => false });
  if (previousClock !== undefined && timestamp - previousClock.seen > MAX_JUMP_MS)
    return keepAll(timestamp + RETENTION_MS);
  const keepUntil = previousClock?.keepUntil ?? 0;
  const hasClockGoneBack = previousClock !== undefined && timestamp < previousClock.seen - DAY_MS;
  if (hasClockGoneBack) return keepAll(0);
  if (timestamp < keepUntil || deletionTimes.some((deletionTime) => deletionTime > timestamp + DAY_MS))
    return keepAll(keepUntil);
  return { clock: { seen: timestamp, keepUntil }, isDue: (deletionTime) => timestamp - deletionTime > RETENTION_MS };
}

/** Counts the whole days until a deleted row is removed for good, at least 0. */
export const countDaysLeft = (timestamp: number, deletionTime: number): number =>
  Math.min(LIMITS.trashDays, Math.max(0, Math.ceil((deletionTime + RETENTION_MS - timestamp) / DAY_MS)));
