/** Begins restoring anew after the connection to the database was lost on the way. */
import { getStorageFault } from '../../platform/storage-fault.ts';

const KEY = 'rollcall.restoring';

/** After this many restarts in a row the user is told instead. */
const MAX_RESTARTS = 3;

interface Restarts {
  readonly count: number;
  /** Whether the user has asked to bring everything back, so that it goes on by itself. */
  readonly isWanted: boolean;
}

const NONE: Restarts = { count: 0, isWanted: false };

function readRestarts(): Restarts {
  try {
    const { count, isWanted } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Restarts>;
    return { count: Number(count ?? 0), isWanted: isWanted === true };
  } catch {
    return NONE;
  }
}

const writeRestarts = (restarts: Restarts): void => sessionStorage.setItem(KEY, JSON.stringify(restarts));

/**
 * Loads the page again: Chromium replaces a database that it finds damaged while it writes by an empty one, so that more is missing
 * than was found at first. Returns false after too many restarts.
 *
 * @param isWanted whether the user has asked to bring everything back
 */
export function restartRestore(isWanted: boolean): boolean {
  const { count } = readRestarts();
  if (count >= MAX_RESTARTS) return false;
  writeRestarts({ count: count + 1, isWanted });
  // Nothing is unsaved before the library is open, whatever the state of the connection says.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
  return true;
}

/** Whether restoring has to go on by itself, since the user has asked for it before the restart. */
export const isRestartWanted = (): boolean => readRestarts().isWanted;

/** Returns the same, and notes that it goes on: it does so once after each restart. */
export function takeRestart(): boolean {
  const { count, isWanted } = readRestarts();
  if (isWanted) writeRestarts({ count, isWanted: false });
  return isWanted;
}

/** Notes that the library is open. */
export const endRestarts = (): void => sessionStorage.removeItem(KEY);

/** Whether an error means that the database can't be reached any more. */
export function isDisconnected(error: unknown): boolean {
  const fault = getStorageFault(error);
  return fault === 'closed' || fault === 'gone' || fault === 'unknown';
}
