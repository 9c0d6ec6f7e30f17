import { AlarmClock, Pause, Play, RotateCcw, Timer } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Command } from '../../../../commands/command.ts';
import { useCommands } from '../../../../commands/registry.ts';
import { IconButton } from '../../../../components/button.tsx';
import { shownName } from '../../../../components/name.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { Standing } from '../session.ts';
import css from './timer.module.css';
import { type TimerSettings, useTimerSettings } from './timer-settings.ts';
import { clockText, elapsed, totals } from './turn-clock.ts';
import { turnOf } from './turn-of.ts';
import { useTurnClock } from './use-turn-clock.ts';

interface Props {
  /** The id of the encounter. */
  id: string;
  standing: Standing;
  sides: readonly { readonly id: string; readonly name: string }[];
}

/** Shows how long the turn has lasted. It is off by default. */
export function TurnTimer(props: Props) {
  const settings = useTimerSettings();
  return settings.isOn ? <Running key={props.id} {...props} settings={settings} /> : null;
}

const MINUTE_MS = 60_000;

function Running({ id, standing, sides, settings: { limit, hasTotals } }: Props & { settings: TimerSettings }) {
  const translate = useTranslate();
  const { clock, now, pause, resume, restart } = useTurnClock(useMemo(() => turnOf(id, standing), [id, standing]));
  const [said, setSaid] = useState('');
  const time = elapsed(clock, now);
  const over = limit === 0 ? 0 : time - limit * MINUTE_MS;
  const isOver = over >= 1000;
  const isPaused = clock.since === null;
  const text = clockText(time);
  const words = isOver
    ? translate('timer.over', { time: clockText(over) })
    : limit === 0
      ? ''
      : translate('timer.of', { limit: clockText(limit * MINUTE_MS) });
  const bySide = totals(clock, now);
  const commands = useMemo<Command[]>(
    () => [
      // The time is announced only on request.
      {
        id: 'say-turn-time',
        label: translate('timer.say'),
        run: () => setSaid(`${translate('timer.said', { time: text })} ${words}`),
      },
    ],
    [text, words, translate],
  );
  useCommands(commands);
  return (
    <div className={css.timer} data-over={isOver || undefined} data-paused={isPaused || undefined}>
      {isOver ? <AlarmClock aria-hidden /> : <Timer aria-hidden />}
      <span role="timer" aria-live="off" aria-label={translate('timer.label')} className={css.time}>
        <strong>{text}</strong>
        <span className={css.words}>
          {words}
          {isPaused ? ` ${translate('timer.paused')}` : ''}
        </span>
        {hasTotals ? (
          <span className={css.sides}>
            {sides.map(({ id, name }) => `${shownName(name)} ${clockText(bySide[id] ?? 0)}`).join(' · ')}
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
        {said}
      </span>
    </div>
  );
}
