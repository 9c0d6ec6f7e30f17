/** The sources that wait for review. One dialog shows them, wherever the import was started. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Library } from '../store/library.ts';
import type { Source } from './import-source.ts';

/** The sources of the open dialog; empty = it is closed. A source that comes meanwhile joins the others. */
const requestStore = createStore(() => ({ sources: [] as readonly Source[] }));

/**
 * Opens the import dialog; nothing is written before the user confirms. Several files that arrive one after the other are
 * reviewed together.
 */
export function startImport(_library: Library, from: Source | readonly Source[]): void {
  const added = Array.isArray(from) ? (from as readonly Source[]) : [from as Source];
  requestStore.setState(({ sources }) => ({ sources: [...sources, ...added] }));
}

/** Closes the dialog for these sources. */
export function endImport(shown: readonly Source[]): void {
  requestStore.setState(({ sources }) => ({ sources: sources.filter((source) => !shown.includes(source)) }));
}

export const useSources = (): readonly Source[] => useStore(requestStore, ({ sources }) => sources);
