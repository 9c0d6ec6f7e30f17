import { useSyncExternalStore } from 'react';
import type { LogFilter } from './log-rows.ts';

const ALL: LogFilter = { model: '', text: '' };

/** By encounter, while the app is open. */
const filters = new Map<string, LogFilter>();
const listeners = new Set<() => void>();

export function setLogFilter(encounter: string, change: Partial<LogFilter>): void {
  filters.set(encounter, { ...(filters.get(encounter) ?? ALL), ...change });
  for (const listener of [...listeners]) listener();
}

/** What the log of an encounter is cut down to, by its panel or from a tile. */
export function useLogFilter(encounter: string): LogFilter {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => filters.get(encounter) ?? ALL,
  );
}
