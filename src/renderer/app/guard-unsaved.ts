import { bridge } from '../platform/bridge.ts';
import type { Library } from '../store/library.ts';

/** Delays closing until all changes are saved, and asks the user if they cannot be. */
export function guardUnsaved(library: Library): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (library.saveState().kind === 'failed') event.preventDefault();
  };
  window.addEventListener('beforeunload', onUnload);
  bridge?.onClosing(() => library.settled());
  return () => window.removeEventListener('beforeunload', onUnload);
}
