import { AlarmClock, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CLOCK_KEY, readSavedClock, useIsTimerOn, useTimerSettings } from './timer-settings.ts';
import { formatDuration, getElapsedTime, type TurnClock } from './turn-clock.ts';

const TICK_MS = 1000;
const MINUTE_MS = 60_000;

/** Shows the timer that runs in the window of the game, without controls. Shows nothing if the timer is off. */
export function ShownTimer({ encounterId, className }: { encounterId: string; className: string | undefined }) {
  return useIsTimerOn(encounterId) ? <RunningTime encounterId={encounterId} className={className} /> : null;
}

function RunningTime({ encounterId, className }: { encounterId: string; className: string | undefined }) {
  const translate = useTranslate();
  const { limit } = useTimerSettings();
  const clock = useSavedClock(encounterId);
  const [currentTime, setCurrentTime] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setCurrentTime(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (clock === undefined) return null;
  const elapsedTime = getElapsedTime(clock, Math.max(currentTime, clock.since ?? 0));
  const isOver = limit > 0 && elapsedTime >= limit * MINUTE_MS + TICK_MS;
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={translate('timer.label')}
      className={className}
      data-over={isOver || undefined}
    >
      {isOver ? <AlarmClock aria-hidden /> : <Timer aria-hidden />}
      {formatDuration(elapsedTime)}
      {clock.since === null ? ` ${translate('timer.paused')}` : ''}
    </span>
  );
}

/** Returns the clock that the window of the game saves, and follows its changes. */
function useSavedClock(encounterId: string): TurnClock | undefined {
  const [clock, setClock] = useState(() => readSavedClock(encounterId));
  useEffect(() => {
    const readAgain = ({ key }: StorageEvent) => {
      if (key === CLOCK_KEY || key === null) setClock(readSavedClock(encounterId));
    };
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, [encounterId]);
  return clock;
}
