import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LogFilter } from './log-rows.ts';

const NO_FILTER: LogFilter = { modelId: '', searchText: '' };

/** The filter of each encounter's log, by the id of the encounter. Filters last until the app is closed. */
const filterStore = createStore<Readonly<Record<string, LogFilter>>>(() => ({}));

const getFilter = (filters: Readonly<Record<string, LogFilter>>, encounterId: string): LogFilter =>
  filters[encounterId] ?? NO_FILTER;

export function setLogFilter(encounterId: string, change: Partial<LogFilter>): void {
  filterStore.setState((filters) => ({ [encounterId]: { ...getFilter(filters, encounterId), ...change } }));
}

/** Returns the filter of an encounter's log. The log panel and the tiles of characters set it. */
export const useLogFilter = (encounterId: string): LogFilter =>
  useStore(filterStore, (filters) => getFilter(filters, encounterId));
