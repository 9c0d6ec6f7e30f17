import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LogFilter } from './log-rows.ts';

const ALL: LogFilter = { model: '', text: '' };

/** The filter of each encounter's log, by the id of the encounter. Filters are kept while the app is open. */
const filterStore = createStore<Readonly<Record<string, LogFilter>>>(() => ({}));

const getFilter = (filters: Readonly<Record<string, LogFilter>>, encounter: string): LogFilter =>
  filters[encounter] ?? ALL;

export function setLogFilter(encounter: string, change: Partial<LogFilter>): void {
  filterStore.setState((filters) => ({ [encounter]: { ...getFilter(filters, encounter), ...change } }));
}

/** Returns the filter of an encounter's log. The log panel and the tiles of characters set it. */
export const useLogFilter = (encounter: string): LogFilter =>
  useStore(filterStore, (filters) => getFilter(filters, encounter));
