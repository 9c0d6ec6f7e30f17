/** How long a turn lasts: a clock that starts anew with each turn, and adds up the turns of each side. Times in milliseconds. */

export interface TurnClock {
  readonly encounter: string;
  /** Tells one turn from the next. */
  readonly turn: string;
  readonly side: string;
  /** Since when it runs; null while it is paused. */
  readonly since: number | null;
  /** Of this turn, before `since`. */
  readonly before: number;
  /** Of the turns that are over, by side. */
  readonly sides: Readonly<Record<string, number>>;
  /** When it was last looked at: a window that was closed has counted nothing. */
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

/** How long the turn has lasted. A clock that was set back counts as standing still. */
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

/** The clock of the next turn; a paused one stays paused. */
export const turned = (clock: TurnClock, turn: string, side: string, now: number): TurnClock => ({
  ...clock,
  turn,
  side,
  since: clock.since === null ? null : now,
  before: 0,
  sides: { ...clock.sides, [clock.side]: (clock.sides[clock.side] ?? 0) + elapsed(clock, now) },
  seen: now,
});

/** So long nobody has looked at it: it was closed, not only loaded anew. */
const AWAY_MS = 60_000;

/** A clock that was kept: it goes on after a reload, and was paused while nobody had it open. */
export function reopened(clock: TurnClock, now: number): TurnClock {
  return now - clock.seen > AWAY_MS ? paused(clock, clock.seen) : clock;
}

/** The time of each side with the turn that goes on. */
export const totals = (clock: TurnClock, now: number): Readonly<Record<string, number>> => ({
  ...clock.sides,
  [clock.side]: (clock.sides[clock.side] ?? 0) + elapsed(clock, now),
});

/** `2:05`, `1:02:05`. */
export function clockText(ms: number): string {
  const all = Math.floor(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
