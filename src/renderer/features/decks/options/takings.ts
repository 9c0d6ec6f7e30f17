/** Pictures on their way into decks. A taking goes on when the screen of its deck is left, and is shown when it is opened again. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Taking } from './pictures.ts';

/** How many of the pictures are in, and how one stops. */
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

/** Runs one taking of files at a time: another one waits for it to end. Rejects where the work does. */
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
  // What failed is told by the one who asked; the next one starts all the same.
  lastTaking = next.catch(() => undefined);
  return next;
}

/** Returns how far the pictures of a deck are, or undefined while none are being taken. */
export const useProgress = (deckId: string): Progress | undefined =>
  useStore(progressStore, ({ byDeck }) => byDeck.get(deckId));
