import type { Library } from '../store/library.ts';

/** Asks before the window closes while something typed is not on disk. */
export function guardUnsaved(library: Library): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (library.saveState().kind === 'failed') event.preventDefault();
  };
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}
