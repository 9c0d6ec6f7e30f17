/** Reloads the page to continue restoring after the connection to the database was lost. */
import { getStorageFault } from '../../platform/storage-fault.ts';

const STORAGE_KEY = 'rollcall.restoring';

/** The maximum number of restarts until the library is open. After that, the error is shown. */
const MAX_RESTARTS = 3;

interface Restarts {
  readonly count: number;
  /** Whether the user has pressed the restore button. If so, restoring continues automatically after the restart. */
  readonly isRequested: boolean;
}

const NO_RESTARTS: Restarts = { count: 0, isRequested: false };

function readRestarts(): Restarts {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as { count?: unknown; isWanted?: unknown };
    return { count: Number(stored.count ?? 0), isRequested: stored.isWanted === true };
  } catch {
    return NO_RESTARTS;
  }
}

/**
 * Saves the number of restarts. Returns false if the browser stores nothing for this page. Then the page must not be reloaded,
 * because without a count it could reload forever.
 */
function writeRestarts({ count, isRequested }: Restarts): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ count, isWanted: isRequested }));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page, which then finds out again what is missing: when Chromium finds damage while it writes, it replaces the database
 * with an empty one, and more is missing than before. Returns false if the page was reloaded too often, or if reloads can't be
 * counted.
 *
 * @param isRequested whether the user has pressed the restore button
 */
export function restartRestore(isRequested: boolean): boolean {
  const { count } = readRestarts();
  if (count >= MAX_RESTARTS || !writeRestarts({ count: count + 1, isRequested })) return false;
  // Prevents the warning about unsaved changes. The library is not open yet, so nothing can be unsaved.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
  return true;
}

/** Whether restoring continues automatically, because the user has pressed the restore button before the restart. */
export const isRestoreRequested = (): boolean => readRestarts().isRequested;

/** Returns `isRestoreRequested()` and resets it to false, so that restoring continues only once after each restart. */
export function takeRestoreRequest(): boolean {
  const { count, isRequested } = readRestarts();
  if (isRequested) writeRestarts({ count, isRequested: false });
  return isRequested;
}

/** Clears the count of restarts once the library is open. */
export function endRestarts(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage, no restart was counted, so there is nothing to clear.
  }
}

/** Whether an error means that the database can't be reached any more. */
export function isDisconnected(error: unknown): boolean {
  const storageFault = getStorageFault(error);
  return storageFault === 'closed' || storageFault === 'gone' || storageFault === 'unknown';
}
