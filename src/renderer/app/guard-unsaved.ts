import { bridge } from '../platform/bridge.ts';
import type { Library } from '../store/library.ts';

/** The window waits for what is on its way to disk, and asks before it closes where that cannot be written. */
export function guardUnsaved(library: Library): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (library.saveState().kind === 'failed') event.preventDefault();
  };
  window.addEventListener('beforeunload', onUnload);
  bridge?.onClosing(() => library.settled());
  return () => window.removeEventListener('beforeunload', onUnload);
}
