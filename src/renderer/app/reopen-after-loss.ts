import type { Dexie } from 'dexie';

const KEY = 'rollcall.reopened';
/** A second loss within this time, in milliseconds, is shown to the user instead of reloading again. */
const AGAIN_MS = 15_000;

/**
 * Chromium closes a database that it finds damaged and replaces it by an empty one. The page is reloaded then: its start
 * compares the database with the journal and reports what is missing.
 */
export function reopenAfterLoss(db: Dexie): void {
  const startAnew = () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    // Unsaved changes would prevent the reload, and then be written to an empty database.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    location.reload();
  };
  db.on('ready', () => db.backendDB().addEventListener('close', startAnew), true);
}
