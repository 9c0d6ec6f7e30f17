/** Stores the import sources that wait for review. One dialog shows them, wherever the import was started. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Library } from '../store/library.ts';
import type { Source } from './import-source.ts';

/** The sources of the open dialog; empty while the dialog is closed. A source that arrives while the dialog is open is added. */
const requestStore = createStore(() => ({ sources: [] as readonly Source[] }));

/**
 * Opens the import dialog. Nothing is written before the user confirms. Files that arrive one after the other are reviewed together.
 */
export function startImport(_library: Library, newSources: Source | readonly Source[]): void {
  const addedSources = Array.isArray(newSources) ? (newSources as readonly Source[]) : [newSources as Source];
  requestStore.setState(({ sources }) => ({ sources: [...sources, ...addedSources] }));
}

/** Removes sources from the dialog, which closes if none are left. */
export function endImport(shownSources: readonly Source[]): void {
  requestStore.setState(({ sources }) => ({ sources: sources.filter((source) => !shownSources.includes(source)) }));
}

export const useSources = (): readonly Source[] => useStore(requestStore, ({ sources }) => sources);
