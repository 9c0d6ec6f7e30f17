import { useEffect, useRef, useState } from 'react';
import { keepClock, keptClock } from './timer-settings.ts';
import { paused, reopened, resumed, startedClock, type TurnClock, turned } from './turn-clock.ts';

/** The turn that the clock measures. */
export interface TurnNow {
  readonly encounter: string;
  /** A key that distinguishes one turn from the next. */
  readonly turn: string;
  readonly side: string;
  /** Whether it is no one's turn, because the game has not started or is over. */
  readonly isNobody: boolean;
}

const TICK_MS = 1000;
/** The number of seconds between two saves. */
const KEPT_EVERY = 5;

/** Runs the clock while it is visible. It restarts with every new turn. */
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
