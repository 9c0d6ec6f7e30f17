import { bridge } from '../platform/bridge.ts';
import type { Library } from '../store/library.ts';

/**
 * A write that takes longer than this, in milliseconds, may never end, so the user is asked. The limit for closing is short,
 * because the window has already waited for `flush` when it closes. The limit for a reload is longer, because the first start
 * on a slow computer writes for seconds.
 */
const LONG_WRITE_MS = { close: 1_000, reload: 10_000 } as const;

/**
 * Delays closing the window until all changes are saved, and asks the user if saving fails. After a failure, saving is tried
 * again whenever the user returns to the window, since there may be room on the disk by then.
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
