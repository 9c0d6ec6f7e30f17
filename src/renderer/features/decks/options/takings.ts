/**
 * Tracks imports of pictures into decks. An import continues when the user leaves the deck, and its progress is shown again
 * on return.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Taking } from './pictures.ts';

/** The number of imported pictures, and the function that stops the import. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  stop(): void;
}

const progressStore = createStore(() => ({ byDeck: new Map() as ReadonlyMap<string, Progress> }));
let lastTaking = Promise.resolve();

function show(deckId: string, progress: Progress | undefined): void {
  const byDeck = new Map(progressStore.getState().byDeck);
  if (progress === undefined) byDeck.delete(deckId);
  else byDeck.set(deckId, progress);
  progressStore.setState({ byDeck });
}

/** Runs one import at a time; others wait for it to end. Rejects if the work rejects. */
export function runTaking(deckId: string, work: (taking: Taking) => Promise<void>): Promise<void> {
  const next = lastTaking.then(async () => {
    const control = new AbortController();
    const stop = () => control.abort();
    try {
      await work({ signal: control.signal, onProgress: (done, of) => show(deckId, { done, of, stop }) });
    } finally {
      show(deckId, undefined);
    }
  });
  // The caller reports the failure; the next import starts anyway.
  lastTaking = next.catch(() => undefined);
  return next;
}

/** Returns the progress of a deck's pictures, or undefined while none are being imported. */
export const useProgress = (deckId: string): Progress | undefined =>
  useStore(progressStore, ({ byDeck }) => byDeck.get(deckId));
