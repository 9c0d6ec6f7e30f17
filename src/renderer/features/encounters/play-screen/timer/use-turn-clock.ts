import { useEffect, useRef, useState } from 'react';
import { readSavedClock, saveClock } from './timer-settings.ts';
import { pauseClock, reopenClock, resumeClock, startClock, startNextTurn, type TurnClock } from './turn-clock.ts';

/** The turn that the clock measures. */
export interface CurrentTurn {
  readonly encounter: string;
  /** A key that distinguishes one turn from the next. */
  readonly turn: string;
  readonly side: string;
  /** Whether it is no one's turn, because the game has not started or is over. */
  readonly isNoTurn: boolean;
}

const TICK_MS = 1000;
/** The number of ticks between two saves of the clock. */
const SAVE_INTERVAL_TICKS = 5;

/** Runs the clock while it is visible. The clock restarts with every new turn. */
export function useTurnClock({ encounter, turn, side, isNoTurn }: CurrentTurn) {
  const [clock, setClock] = useState<TurnClock>(() => {
    const savedClock = readSavedClock(encounter);
    return savedClock === undefined
      ? startClock(encounter, turn, side, Date.now())
      : reopenClock(savedClock, Date.now());
  });
  const [currentTime, setCurrentTime] = useState(Date.now);
  // Set while rendering and not in an effect, so that the time of the previous turn is never shown for the next one.
  if (clock.turn !== turn || clock.side !== side) setClock(startNextTurn(clock, turn, side, Date.now()));
  const latestClock = useRef(clock);
  useEffect(() => {
    latestClock.current = clock;
    saveClock({ ...clock, seen: Date.now() });
  }, [clock]);
  const isRunning = clock.since !== null && !isNoTurn;
  useEffect(() => {
    if (!isRunning) return;
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      setCurrentTime(Date.now());
      if (ticks % SAVE_INTERVAL_TICKS === 0) saveClock({ ...latestClock.current, seen: Date.now() });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const changeClock = (nextClock: TurnClock) => {
    setCurrentTime(Date.now());
    setClock(nextClock);
  };
  return {
    clock,
    // A clock that has just started is newer than the time of the last tick.
    now: Math.max(currentTime, clock.since ?? 0),
    pause: () => changeClock(pauseClock(clock, Date.now())),
    resume: () => changeClock(resumeClock(clock, Date.now())),
    restart: () => changeClock({ ...startClock(encounter, turn, side, Date.now()), sides: clock.sides }),
  };
}
