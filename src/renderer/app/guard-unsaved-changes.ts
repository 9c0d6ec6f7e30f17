import { bridge } from '../platform/bridge.ts';
import type { Library } from '../store/library.ts';

/**
 * A write that takes longer than this, in milliseconds, may never end. Before a window closes, the write has already had
 * some time. A reload can happen at any moment, and the first start on a slow computer writes for seconds.
 */
const LONG_WRITE_MS = { close: 1_000, reload: 10_000 } as const;

/**
 * Delays closing until all changes are saved, and asks the user if they can't be. Tries again whenever the user comes back
 * to the window, since the user may have made room on the disk.
 */
export function guardUnsavedChanges(library: Library): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  let savingSince: number | undefined;
  let isClosing = false;
  const onSaveState = () => {
    savingSince = library.isWriting() ? (savingSince ?? Date.now()) : undefined;
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    const { kind } = library.getSaveState();
    const maxWriteTime = LONG_WRITE_MS[isClosing ? 'close' : 'reload'];
    const isStuck = library.isWriting() && savingSince !== undefined && Date.now() - savingSince > maxWriteTime;
    isClosing = false;
    if (kind === 'failed' || isStuck) event.preventDefault();
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible' && library.getSaveState().kind === 'failed') library.retry();
  };
  window.addEventListener('beforeunload', onUnload, { signal });
  window.addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  const unsubscribe = library.subscribeSaveState(onSaveState);
  bridge?.onClosing(() => {
    isClosing = true;
    return library.flush();
  });
  return () => {
    abortController.abort();
    unsubscribe();
  };
}
