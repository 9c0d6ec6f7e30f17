import type { Library } from '../store/library.ts';

const LAST_RELOAD_KEY = 'rollcall.reopened';
/** A second loss within this time, in milliseconds, is shown to the user instead of reloading again. */
const MIN_RELOAD_INTERVAL_MS = 15_000;

/**
 * Reloads the page after Chromium has closed a damaged database and replaced it by an empty one. The start then compares the
 * database with the journal and restores what is missing. A page with unsaved changes is not reloaded. Neither is a page in
 * a plain browser, which has no journal: its memory is the only copy.
 */
export function reopenAfterLoss(library: Library): void {
  if (library.journal === undefined) return;
  library.connection.subscribe(() => {
    if (library.connection.getFault() !== 'gone' || library.hasUnsavedEdits()) return;
    const lastReloadTime = Number(sessionStorage.getItem(LAST_RELOAD_KEY) ?? 0);
    if (Date.now() - lastReloadTime < MIN_RELOAD_INTERVAL_MS) return;
    sessionStorage.setItem(LAST_RELOAD_KEY, String(Date.now()));
    // Nothing is unsaved here, whatever the state of the connection says.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    location.reload();
  });
}
