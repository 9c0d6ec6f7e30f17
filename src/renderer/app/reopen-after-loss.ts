import type { Library } from '../store/library.ts';

const KEY = 'rollcall.reopened';
/** A second loss within this time, in milliseconds, is shown to the user instead of reloading again. */
const AGAIN_MS = 15_000;

/**
 * Chromium closes a database that it finds damaged and replaces it by an empty one. The page of the app is reloaded then: its
 * start compares the database with the journal and brings back what is missing. A page that has unsaved changes stays, and
 * so does one in a plain browser, where there is no journal: its memory is the only copy.
 */
export function reopenAfterLoss(library: Library): void {
  if (library.journal === undefined) return;
  library.connection.subscribe(() => {
    if (library.connection.fault() !== 'gone' || library.hasUnsaved()) return;
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    // Nothing is unsaved, whatever the state of the connection says.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    location.reload();
  });
}
