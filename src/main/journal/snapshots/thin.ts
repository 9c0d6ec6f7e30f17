/** Chooses the old snapshots that are deleted. */

export interface Dated {
  /** Grows from snapshot to snapshot, whatever the clock says. */
  readonly number: number;
  /** Milliseconds since 1970, by the clock of then. */
  readonly at: number;
}

const DAY_MS = 86_400_000;
const MONTH_DAYS = 31;
/** The newest snapshots are always kept, since the clock may be wrong. */
const ALWAYS = 10;

/**
 * The snapshots that may be deleted at `now`: of the last day all are kept, for a month the last one of each day, before that the
 * last one of each month. What lies in the future stays, and so do the ten newest.
 */
export function thin<S extends Dated>(infos: readonly S[], now: number): S[] {
  const newestFirst = [...infos].sort((a, b) => b.number - a.number);
  const taken = new Set<string>();
  return newestFirst.filter(({ at }, index) => {
    const slot = slotOf(at, now);
    const isFirst = slot === undefined || !taken.has(slot);
    if (slot !== undefined) taken.add(slot);
    return index >= ALWAYS && !isFirst;
  });
}

/** One snapshot of each slot is kept; undefined = always kept. */
function slotOf(at: number, now: number): string | undefined {
  // An invalid time counts as new.
  if (!Number.isFinite(at) || now - at < DAY_MS) return undefined;
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return undefined;
  const iso = date.toISOString();
  return now - at < MONTH_DAYS * DAY_MS ? iso.slice(0, 10) : iso.slice(0, 7);
}
