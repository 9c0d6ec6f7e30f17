/**
 * Measures how long a turn takes. The clock restarts with each turn, and adds up the turns of each side. Times are in
 * milliseconds.
 */

export interface TurnClock {
  readonly encounter: string;
  /** A key that distinguishes one turn from the next. */
  readonly turn: string;
  readonly side: string;
  /** The time at which it started to run; null while it is paused. */
  readonly since: number | null;
  /** The elapsed time of this turn before `since`. */
  readonly before: number;
  /** The total time of the finished turns, by side. */
  readonly sides: Readonly<Record<string, number>>;
  /** The last time at which it was open. A closed window does not count time. */
  readonly seen: number;
}

export const startedClock = (encounter: string, turn: string, side: string, now: number): TurnClock => ({
  encounter,
  turn,
  side,
  since: now,
  before: 0,
  sides: {},
  seen: now,
});

/** Returns how long the turn has lasted. If the system clock is set back, the time since then counts as zero. */
export const elapsed = ({ since, before }: TurnClock, now: number): number =>
  before + (since === null ? 0 : Math.max(0, now - since));

export const paused = (clock: TurnClock, now: number): TurnClock => ({
  ...clock,
  since: null,
  before: elapsed(clock, now),
  seen: now,
});

export const resumed = (clock: TurnClock, now: number): TurnClock =>
  clock.since === null ? { ...clock, since: now, seen: now } : clock;

/** Returns the clock of the next turn; a paused one stays paused. */
export const turned = (clock: TurnClock, turn: string, side: string, now: number): TurnClock => ({
  ...clock,
  turn,
  side,
  since: clock.since === null ? null : now,
  before: 0,
  sides: { ...clock.sides, [clock.side]: (clock.sides[clock.side] ?? 0) + elapsed(clock, now) },
  seen: now,
});

/** The time after which the window counts as closed, and not only as reloaded. */
const AWAY_MS = 60_000;

/** Restores a saved clock. It continues after a reload, and it is paused for the time in which no window had it open. */
export function reopened(clock: TurnClock, now: number): TurnClock {
  return now - clock.seen > AWAY_MS ? paused(clock, clock.seen) : clock;
}

/** Returns the total time of each side, including the current turn. */
export const totals = (clock: TurnClock, now: number): Readonly<Record<string, number>> => ({
  ...clock.sides,
  [clock.side]: (clock.sides[clock.side] ?? 0) + elapsed(clock, now),
});

/** Formats a duration as in `2:05` or `1:02:05`. */
export function clockText(ms: number): string {
  const all = Math.floor(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
