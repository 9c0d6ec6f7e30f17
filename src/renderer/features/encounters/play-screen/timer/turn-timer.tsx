import { AlarmClock, Pause, Play, RotateCcw, Timer } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Command } from '../../../../commands/command.ts';
import { useCommands } from '../../../../commands/registry.ts';
import { IconButton } from '../../../../components/button.tsx';
import { formatDisplayName } from '../../../../components/display-name.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { EncounterState } from '../session.ts';
import { getCurrentTurn } from './current-turn.ts';
import css from './timer.module.css';
import { type TimerSettings, useIsTimerOn, useTimerSettings } from './timer-settings.ts';
import { formatDuration, getElapsedTime, getTotalTimes } from './turn-clock.ts';
import { useTurnClock } from './use-turn-clock.ts';

interface Props {
  /** The id of the encounter. */
  encounterId: string;
  encounterState: EncounterState;
  sides: readonly { readonly id: string; readonly name: string }[];
}

/** Shows how long the turn has lasted. The timer is off by default. */
export function TurnTimer(props: Props) {
  const settings = useTimerSettings();
  return useIsTimerOn(props.encounterId) ? (
    <RunningTimer key={props.encounterId} {...props} settings={settings} />
  ) : null;
}

const MINUTE_MS = 60_000;

function RunningTimer({
  encounterId,
  encounterState,
  sides,
  settings: { limit, hasTotals },
}: Props & { settings: TimerSettings }) {
  const translate = useTranslate();
  const {
    clock,
    now: currentTime,
    pause,
    resume,
    restart,
  } = useTurnClock(useMemo(() => getCurrentTurn(encounterId, encounterState), [encounterId, encounterState]));
  const [announcement, setAnnouncement] = useState('');
  const elapsedTime = getElapsedTime(clock, currentTime);
  const overtime = limit === 0 ? 0 : elapsedTime - limit * MINUTE_MS;
  const isOver = overtime >= 1000; // from the first second that the timer shows
  const isPaused = clock.since === null;
  const elapsedText = formatDuration(elapsedTime);
  const limitText = isOver
    ? translate('timer.over', { time: formatDuration(overtime) })
    : limit === 0
      ? ''
      : translate('timer.of', { limit: formatDuration(limit * MINUTE_MS) });
  const sideTimes = getTotalTimes(clock, currentTime);
  const commands = useMemo<Command[]>(
    () => [
      // Screen readers announce the time only on request.
      {
        id: 'say-turn-time',
        label: translate('timer.say'),
        run: () => setAnnouncement(`${translate('timer.said', { time: elapsedText })} ${limitText}`),
      },
    ],
    [elapsedText, limitText, translate],
  );
  useCommands(commands);
  return (
    <div className={css.timer} data-over={isOver || undefined} data-paused={isPaused || undefined}>
      {isOver ? <AlarmClock aria-hidden /> : <Timer aria-hidden />}
      <span role="timer" aria-live="off" aria-label={translate('timer.label')} className={css.time}>
        <strong>{elapsedText}</strong>
        <span className={css.words}>
          {limitText}
          {isPaused ? ` ${translate('timer.paused')}` : ''}
        </span>
        {hasTotals ? (
          <span className={css.sides}>
            {sides
              .map(({ id, name }) => `${formatDisplayName(name)} ${formatDuration(sideTimes[id] ?? 0)}`)
              .join(' · ')}
          </span>
        ) : null}
      </span>
      <IconButton
        icon={isPaused ? <Play /> : <Pause />}
        label={isPaused ? translate('timer.resume') : translate('timer.pause')}
        onPress={isPaused ? resume : pause}
      />
      <IconButton icon={<RotateCcw />} label={translate('timer.restart')} onPress={restart} />
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </div>
  );
}
