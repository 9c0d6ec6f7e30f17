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

/** Returns false where the browser stores nothing for this page: without a count the page would load again for ever. */
function writeRestarts(restarts: Restarts): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(restarts));
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page again: Chromium replaces a database that it finds damaged while it writes by an empty one, so that more is missing
 * than was found at first. Returns false after too many restarts, and if they can't be counted.
 *
 * @param isWanted whether the user has asked to bring everything back
 */
export function restartRestore(isWanted: boolean): boolean {
  const { count } = readRestarts();
  if (count >= MAX_RESTARTS || !writeRestarts({ count: count + 1, isWanted })) return false;
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
export function endRestarts(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage no restart was noted.
  }
}

/** Whether an error means that the database can't be reached any more. */
export function isDisconnected(error: unknown): boolean {
  const fault = getStorageFault(error);
  return fault === 'closed' || fault === 'gone' || fault === 'unknown';
}
