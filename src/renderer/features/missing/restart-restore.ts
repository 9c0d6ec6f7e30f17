/** Restarts restoring after the connection to the database was lost. */
import { getStorageFault } from '../../platform/storage-fault.ts';

const STORAGE_KEY = 'rollcall.restoring';

/** The maximum number of restarts in a row, after which the user is informed instead. */
const MAX_RESTARTS = 3;

interface Restarts {
  readonly count: number;
  /** Whether the user has asked to restore everything, so that restoring continues automatically. */
  readonly isWanted: boolean;
}

const NO_RESTARTS: Restarts = { count: 0, isWanted: false };

function readRestarts(): Restarts {
  try {
    const { count, isWanted } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Restarts>;
    return { count: Number(count ?? 0), isWanted: isWanted === true };
  } catch {
    return NO_RESTARTS;
  }
}

/**
 * Saves the number of restarts. Returns false if the browser stores nothing for this page, since without a count the page
 * could reload forever.
 */
function writeRestarts(restarts: Restarts): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(restarts));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page. When Chromium finds a database damaged while writing, it replaces the database by an empty one, so that
 * more is missing than was found at first. Returns false after too many restarts, and if they can't be counted.
 *
 * @param isWanted whether the user has asked to restore everything
 */
export function restartRestore(isWanted: boolean): boolean {
  const { count } = readRestarts();
  if (count >= MAX_RESTARTS || !writeRestarts({ count: count + 1, isWanted })) return false;
  // Nothing is unsaved before the library opens, whatever the state of the connection says.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
  return true;
}

/** Whether restoring continues automatically, since the user has asked for it before the restart. */
export const isRestartWanted = (): boolean => readRestarts().isWanted;

/** Returns and resets `isRestartWanted`, so that restoring continues only once after each restart. */
export function takeRestart(): boolean {
  const { count, isWanted } = readRestarts();
  if (isWanted) writeRestarts({ count, isWanted: false });
  return isWanted;
}

/** Clears the count of restarts once the library is open. */
export function endRestarts(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage no restart was counted.
  }
}

/** Whether an error means that the database can't be reached any more. */
export function isDisconnected(error: unknown): boolean {
  const storageFault = getStorageFault(error);
  return storageFault === 'closed' || storageFault === 'gone' || storageFault === 'unknown';
}
