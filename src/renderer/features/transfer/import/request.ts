/** What waits to be looked at. One dialog shows it, wherever it was asked for. */
import { useSyncExternalStore } from 'react';
import type { Library } from '../../../store/library.ts';
import type { Source } from './source.ts';

/** The sources of the open dialog; empty = it is closed. A source that comes meanwhile joins the others. */
let sources: readonly Source[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Source[]): void {
  sources = next;
  for (const listener of [...listeners]) listener();
}

/**
 * Opens the look at what would come into the library; nothing happens before the user says so. Several files that arrive one
 * after the other are looked at together.
 */
export function startImport(_library: Library, from: Source | readonly Source[]): void {
  set([...sources, ...(Array.isArray(from) ? (from as readonly Source[]) : [from as Source])]);
}

/** Lets go of the sources that the dialog has shown. */
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
