import type { Dexie } from 'dexie';

const KEY = 'rollcall.reopened';
/** A second loss within this time, in milliseconds, is shown to the user instead. */
const AGAIN_MS = 15_000;

/**
 * Chromium closes a database that it finds damaged while it works with it, and puts an empty one in its place. The page
 * starts anew then: its start compares what is there with what was known, and says what is missing.
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
