/**
 * Measures how long a turn takes. The clock restarts with each turn, and adds up the turns of each side. Times are in
 * milliseconds.
 */

export interface TurnClock {
  readonly encounter: string;
  /** A key that distinguishes one turn from the next. */
  readonly turn: string;
  readonly side: string;
  /** The time at which the clock started to run; null while the clock is paused. */
  readonly since: number | null;
  /** The elapsed time of this turn before `since`. */
  readonly before: number;
  /** The total time of the finished turns, by side. */
  readonly sides: Readonly<Record<string, number>>;
  /** The last time at which a window showed the clock. A closed window does not count time. */
  readonly seen: number;
}

export const startClock = (encounterId: string, turnKey: string, sideId: string, currentTime: number): TurnClock => ({
  encounter: encounterId,
  turn: turnKey,
  side: sideId,
  since: currentTime,
  before: 0,
  sides: {},
  seen: currentTime,
});

/** Returns how long the turn has lasted. If the system clock is set back, the time since then counts as zero. */
export const getElapsedTime = ({ since, before }: TurnClock, currentTime: number): number =>
  before + (since === null ? 0 : Math.max(0, currentTime - since));

export const pauseClock = (clock: TurnClock, currentTime: number): TurnClock => ({
  ...clock,
  since: null,
  before: getElapsedTime(clock, currentTime),
  seen: currentTime,
});

export const resumeClock = (clock: TurnClock, currentTime: number): TurnClock =>
  clock.since === null ? { ...clock, since: currentTime, seen: currentTime } : clock;

/** Returns the clock for the next turn. If the clock is paused, it is also paused in the next turn. */
export const startNextTurn = (clock: TurnClock, turnKey: string, sideId: string, currentTime: number): TurnClock => ({
  ...clock,
  turn: turnKey,
  side: sideId,
  since: clock.since === null ? null : currentTime,
  before: 0,
  sides: { ...clock.sides, [clock.side]: (clock.sides[clock.side] ?? 0) + getElapsedTime(clock, currentTime) },
  seen: currentTime,
});

/** If no window has shown the clock for longer than this, the window was closed. Otherwise it was just reloaded. */
const MAX_RELOAD_MS = 60_000;

/** Restores a saved clock. After a reload it continues to run. After the window was closed it is paused at the last time shown. */
export function reopenClock(clock: TurnClock, currentTime: number): TurnClock {
  return currentTime - clock.seen > MAX_RELOAD_MS ? pauseClock(clock, clock.seen) : clock;
}

/** Returns the total time of each side, including the current turn. */
export const getTotalTimes = (clock: TurnClock, currentTime: number): Readonly<Record<string, number>> => ({
  ...clock.sides,
  [clock.side]: (clock.sides[clock.side] ?? 0) + getElapsedTime(clock, currentTime),
});

/** Formats a duration as in `2:05` or `1:02:05`. */
export function formatDuration(duration: number): string {
  const totalSeconds = Math.floor(duration / 1000);
  const [hours, minutes, seconds] = [
    Math.floor(totalSeconds / 3600),
    Math.floor(totalSeconds / 60) % 60,
    totalSeconds % 60,
  ];
  const padToTwo = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${padToTwo(minutes)}:${padToTwo(seconds)}` : `${minutes}:${padToTwo(seconds)}`;
}
