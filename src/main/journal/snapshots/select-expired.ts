/** Selects the old snapshots to delete. */

export interface DatedSnapshot {
  /** Increases from snapshot to snapshot, independent of the clock. */
  readonly number: number;
  /** Milliseconds since 1970, by the clock at that time. */
  readonly timestamp: number;
}

const DAY_MS = 86_400_000;
const MONTH_DAYS = 31;
/** The number of newest snapshots that are always kept, since the clock may be wrong. */
const MIN_KEPT_SNAPSHOTS = 10;

/**
 * Returns the snapshots that may be deleted. All snapshots of the last day are kept, then the last one of each day for a month, then
 * the last one of each month. Snapshots with a time in the future and the ten newest are always kept.
 */
export function selectExpired<S extends DatedSnapshot>(snapshots: readonly S[], currentTime: number): S[] {
  const newestFirst = [...snapshots].sort((a, b) => b.number - a.number);
  const takenSlots = new Set<string>();
  return newestFirst.filter(({ timestamp }, index) => {
    const timeSlot = getTimeSlot(timestamp, currentTime);
    const isNewestInSlot = timeSlot === undefined || !takenSlots.has(timeSlot);
    if (timeSlot !== undefined) takenSlots.add(timeSlot);
    return index >= MIN_KEPT_SNAPSHOTS && !isNewestInSlot;
  });
}

/**
 * Returns the day or month of a snapshot, of which only the newest snapshot is kept. Returns undefined for a snapshot that is always
 * kept.
 */
function getTimeSlot(timestamp: number, currentTime: number): string | undefined {
  // An invalid time counts as new.
  if (!Number.isFinite(timestamp) || currentTime - timestamp < DAY_MS) return undefined;
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return undefined;
  const isoTime = date.toISOString();
  return currentTime - timestamp < MONTH_DAYS * DAY_MS ? isoTime.slice(0, 10) : isoTime.slice(0, 7);
}
