import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keepSetting, setting } from '../../../../store/settings.ts';
import type { TurnClock } from './turn-clock.ts';

/** Of this device: no document has anything of it. */
export interface TimerSettings {
  readonly isOn: boolean;
  /** Minutes that a turn should take; 0 = as long as it takes. */
  readonly limit: number;
  readonly hasTotals: boolean;
}

const KEY = 'rollcall.turn-timer';
const CLOCK_KEY = 'rollcall.turn-clock';
const OFF: TimerSettings = { isOn: false, limit: 5, hasTotals: false };
export const MOST_MINUTES = 120;

const timerStore = createStore(readSettings);

window.addEventListener('storage', ({ key }) => {
  // Without a key everything was cleared.
  if (key === KEY || key === null) timerStore.setState(readSettings());
});

function readSettings(): TimerSettings {
  const { isOn, limit, hasTotals } = objectIn(setting(KEY));
  const minutes = typeof limit === 'number' && limit >= 0 && limit <= MOST_MINUTES ? limit : OFF.limit;
  return { isOn: isOn === true, limit: minutes, hasTotals: hasTotals === true };
}

export const useTimerSettings = (): TimerSettings => useStore(timerStore);

export function changeTimer(change: Partial<TimerSettings>): void {
  timerStore.setState(change);
  keepSetting(KEY, JSON.stringify(timerStore.getState()));
}

export const keepClock = (clock: TurnClock): void => keepSetting(CLOCK_KEY, JSON.stringify(clock));

/** The clock of an encounter, where it was the last one that ran here. */
export function keptClock(encounter: string): TurnClock | undefined {
  const clock = objectIn(setting(CLOCK_KEY));
  const { turn, side, since, before, sides, seen } = clock;
  const isWhole =
    clock.encounter === encounter &&
    typeof turn === 'string' &&
    typeof side === 'string' &&
    (since === null || typeof since === 'number') &&
    typeof before === 'number' &&
    typeof seen === 'number' &&
    typeof sides === 'object' &&
    sides !== null &&
    Object.values(sides).every((ms) => typeof ms === 'number');
  return isWhole ? (clock as unknown as TurnClock) : undefined;
}

/** What a setting holds, whoever wrote it. */
function objectIn(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
