import { useEffect, useRef, useState } from 'react';
import { keepClock, keptClock } from './timer-settings.ts';
import { paused, reopened, resumed, startedClock, type TurnClock, turned } from './turn-clock.ts';

/** What the clock is told of a game. */
export interface TurnNow {
  readonly encounter: string;
  /** Tells one turn from the next. */
  readonly turn: string;
  readonly side: string;
  /** Nobody's turn: nothing has begun, or the game is over. */
  readonly isNobody: boolean;
}

const TICK_MS = 1000;
/** Seconds between two times that it is kept. */
const KEPT_EVERY = 5;

/** Runs while it is on the screen; a turn of somebody else starts it anew. */
export function useTurnClock({ encounter, turn, side, isNobody }: TurnNow) {
  const [clock, setClock] = useState<TurnClock>(() => {
    const kept = keptClock(encounter);
    return kept === undefined ? startedClock(encounter, turn, side, Date.now()) : reopened(kept, Date.now());
  });
  const [now, setNow] = useState(Date.now);
  if (clock.turn !== turn || clock.side !== side) setClock(turned(clock, turn, side, Date.now()));
  const latest = useRef(clock);
  useEffect(() => {
    latest.current = clock;
    keepClock({ ...clock, seen: Date.now() });
  }, [clock]);
  const isRunning = clock.since !== null && !isNobody;
  useEffect(() => {
    if (!isRunning) return;
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      setNow(Date.now());
      if (ticks % KEPT_EVERY === 0) keepClock({ ...latest.current, seen: Date.now() });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const change = (next: TurnClock) => {
    setNow(Date.now());
    setClock(next);
  };
  return {
    clock,
    now: Math.max(now, clock.since ?? 0),
    pause: () => change(paused(clock, Date.now())),
    resume: () => change(resumed(clock, Date.now())),
    restart: () => change({ ...startedClock(encounter, turn, side, Date.now()), sides: clock.sides }),
  };
}
