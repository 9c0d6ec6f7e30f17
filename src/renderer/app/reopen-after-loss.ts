import type { Library } from '../store/library.ts';

const LAST_RELOAD_KEY = 'rollcall.reopened';
/** A second loss within this time, in milliseconds, is shown to the user instead of reloading again. */
const MIN_RELOAD_INTERVAL_MS = 15_000;

/**
 * Reloads the page after Chromium has closed a damaged database and replaced it by an empty one. After the reload, the app
 * compares the database with the journal and restores the missing documents. A page with unsaved changes is not reloaded. A
 * page in a browser is not reloaded either, because there is no journal and its memory has the only copy.
 */
export function reopenAfterLoss(library: Library): void {
  if (library.journal === undefined) return;
  library.connection.subscribe(() => {
    if (library.connection.getFault() !== 'gone' || library.hasUnsavedEdits()) return;
    const lastReloadTime = Number(sessionStorage.getItem(LAST_RELOAD_KEY) ?? 0);
    if (Date.now() - lastReloadTime < MIN_RELOAD_INTERVAL_MS) return;
    sessionStorage.setItem(LAST_RELOAD_KEY, String(Date.now()));
    // `guardUnsavedChanges` would ask the user because of the failed connection, although nothing is unsaved.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    location.reload();
  });
}
