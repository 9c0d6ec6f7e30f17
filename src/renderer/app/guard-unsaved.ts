import { bridge } from '../platform/bridge.ts';
import type { Library } from '../store/library.ts';

/** A write that takes longer than this, in milliseconds, may never end. */
const LONG_WRITE_MS = 1000;

/**
 * Delays closing until all changes are saved, and has the user asked if they can't be. Tries again whenever the user comes
 * back to the window, since that is when somebody has made room on the disk.
 */
export function guardUnsaved(library: Library): () => void {
  const end = new AbortController();
  const { signal } = end;
  let savingSince: number | undefined;
  const onSaveState = () => {
    savingSince = library.saveState().kind === 'saving' ? (savingSince ?? Date.now()) : undefined;
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    const { kind } = library.saveState();
    const isStuck = kind === 'saving' && savingSince !== undefined && Date.now() - savingSince > LONG_WRITE_MS;
    if (kind === 'failed' || isStuck) event.preventDefault();
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible' && library.saveState().kind === 'failed') library.retry();
  };
  window.addEventListener('beforeunload', onUnload, { signal });
  window.addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  const unsubscribe = library.subscribeSaveState(onSaveState);
  bridge?.onClosing(() => library.flush());
  return () => {
    end.abort();
    unsubscribe();
  };
}
