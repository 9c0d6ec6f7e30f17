/**
 * Tracks imports of pictures into decks. An import continues when the user leaves the deck, and its progress is shown again
 * on return.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ImportControl } from './import-pictures.ts';

/** The number of imported pictures, and the function that stops the import. */
export interface ImportProgress {
  readonly importedCount: number;
  readonly totalCount: number;
  stop(): void;
}

const progressStore = createStore(() => ({ progressByDeck: new Map() as ReadonlyMap<string, ImportProgress> }));
let lastImport = Promise.resolve();

function setProgress(deckId: string, progress: ImportProgress | undefined): void {
  const progressByDeck = new Map(progressStore.getState().progressByDeck);
  if (progress === undefined) progressByDeck.delete(deckId);
  else progressByDeck.set(deckId, progress);
  progressStore.setState({ progressByDeck });
}

/** Runs an import after all earlier imports have ended. Rejects if `runImport` rejects. */
export function runPictureImport(deckId: string, runImport: (control: ImportControl) => Promise<void>): Promise<void> {
  const nextImport = lastImport.then(async () => {
    const abortController = new AbortController();
    const stop = () => abortController.abort();
    try {
      await runImport({
        signal: abortController.signal,
        onProgress: (importedCount, totalCount) => setProgress(deckId, { importedCount, totalCount, stop }),
      });
    } finally {
      setProgress(deckId, undefined);
    }
  });
  // The caller reports the failure; the next import starts anyway.
  lastImport = nextImport.catch(() => undefined);
  return nextImport;
}

/** Returns the progress of the picture import of a deck, or undefined while no import is running. */
export const useImportProgress = (deckId: string): ImportProgress | undefined =>
  useStore(progressStore, ({ progressByDeck }) => progressByDeck.get(deckId));
