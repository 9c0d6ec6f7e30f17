import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSetting, saveSetting } from '../../../../store/settings.ts';
import type { TurnClock } from './turn-clock.ts';

/** The timer settings of this device. No document contains them. */
export interface TimerSettings {
  /** The encounters whose timer is on, the latest first. */
  readonly encounters: readonly string[];
  /** The time limit of a turn in minutes; 0 = no limit. */
  readonly limit: number;
  readonly hasTotals: boolean;
}

const SETTINGS_KEY = 'rollcall.turn-timer';
export const CLOCK_KEY = 'rollcall.turn-clock';
const DEFAULT_SETTINGS: TimerSettings = { encounters: [], limit: 5, hasTotals: false };
/** The number of encounters whose timer is remembered as on. */
const MAX_ENCOUNTERS = 50;
export const MAX_LIMIT_MINUTES = 120;

const timerStore = createStore(readSettings);

window.addEventListener('storage', ({ key }) => {
  // The key is null when the whole storage was cleared.
  if (key === SETTINGS_KEY || key === null) timerStore.setState(readSettings());
});

function readSettings(): TimerSettings {
  const { encounters, limit, hasTotals } = parseObject(readSetting(SETTINGS_KEY));
  const minutes =
    typeof limit === 'number' && limit >= 0 && limit <= MAX_LIMIT_MINUTES ? limit : DEFAULT_SETTINGS.limit;
  return {
    encounters: Array.isArray(encounters) ? encounters.filter((id) => typeof id === 'string') : [],
    limit: minutes,
    hasTotals: hasTotals === true,
  };
}

export const useTimerSettings = (): TimerSettings => useStore(timerStore);

/** Returns whether the timer is on for an encounter. */
export const useIsTimerOn = (encounterId: string): boolean =>
  useStore(timerStore, ({ encounters }) => encounters.includes(encounterId));

/** Switches the timer of one encounter on or off. */
export function switchTimer(encounterId: string, isOn: boolean): void {
  const otherEncounters = timerStore.getState().encounters.filter((id) => id !== encounterId);
  changeTimer({ encounters: isOn ? [encounterId, ...otherEncounters].slice(0, MAX_ENCOUNTERS) : otherEncounters });
}

export function changeTimer(change: Partial<TimerSettings>): void {
  timerStore.setState(change);
  saveSetting(SETTINGS_KEY, JSON.stringify(timerStore.getState()));
}

export const saveClock = (clock: TurnClock): void => saveSetting(CLOCK_KEY, JSON.stringify(clock));

/** Returns the clock of an encounter if it was the last one that ran on this device. */
export function readSavedClock(encounterId: string): TurnClock | undefined {
  const savedClock = parseObject(readSetting(CLOCK_KEY));
  const { turn, side, since, before, sides, seen } = savedClock;
  const isValid =
    savedClock.encounter === encounterId &&
    typeof turn === 'string' &&
    typeof side === 'string' &&
    (since === null || typeof since === 'number') &&
    typeof before === 'number' &&
    typeof seen === 'number' &&
    typeof sides === 'object' &&
    sides !== null &&
    Object.values(sides).every((sideTime) => typeof sideTime === 'number');
  return isValid ? (savedClock as unknown as TurnClock) : undefined;
}

/** Parses a stored setting. Returns an empty object if it is damaged. */
function parseObject(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
