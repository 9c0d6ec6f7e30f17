/** The sources that wait for review. One dialog shows them, wherever the import was started. */
import { useSyncExternalStore } from 'react';
import type { Library } from '../store/library.ts';
import type { Source } from './import-source.ts';

/** The sources of the open dialog; empty = it is closed. A source that comes meanwhile joins the others. */
let sources: readonly Source[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Source[]): void {
  sources = next;
  for (const listener of [...listeners]) listener();
}

/**
 * Opens the import dialog; nothing is written before the user confirms. Several files that arrive one after the other are
 * reviewed together.
 */
export function startImport(_library: Library, from: Source | readonly Source[]): void {
  set([...sources, ...(Array.isArray(from) ? (from as readonly Source[]) : [from as Source])]);
}

/** Closes the dialog for these sources. */
export function endImport(shown: readonly Source[]): void {
  set(sources.filter((source) => !shown.includes(source)));
}

export function useSources(): readonly Source[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sources,
  );
}
