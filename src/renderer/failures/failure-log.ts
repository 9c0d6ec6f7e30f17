/** Logs the last failures for a report. The log survives a reload, since reloading is what people try first. */

export interface LoggedFailure {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The message of the error and its stack trace. */
  readonly text: string;
}

const STORAGE_KEY = 'rollcall.failures';
const MAX_FAILURES = 20;
/** The maximum number of lines of the stack trace in one entry. */
const MAX_TRACE_LINES = 9;
/** The maximum number of characters of one entry. The message of an error can contain a whole document. */
const MAX_LENGTH = 1500;

export function readFailureLog(): readonly LoggedFailure[] {
  try {
    const storedLog: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(storedLog)) return [];
    return storedLog.filter(
      (entry): entry is LoggedFailure => typeof entry?.at === 'number' && typeof entry?.text === 'string',
    );
  } catch {
    return [];
  }
}

/** Adds a failure to the log. Never throws, since callers are handling an error already. */
export function logFailure(error: unknown, timestamp = Date.now()): void {
  try {
    const failures = [...readFailureLog(), { at: timestamp, text: formatError(error) }].slice(-MAX_FAILURES);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(failures));
  } catch {
    // The disk is full. The failure itself is still shown.
  }
}

function formatError(error: unknown): string {
  const { name, message, stack } = (error ?? {}) as { name?: string; message?: string; stack?: string };
  const summary = message === undefined ? String(error) : `${name ?? 'Error'}: ${message}`;
  const traceLines = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [summary, ...traceLines.slice(0, MAX_TRACE_LINES)].join('\n').slice(0, MAX_LENGTH);
}
