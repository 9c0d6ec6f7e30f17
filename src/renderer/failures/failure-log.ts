/** The last failures, for a report: kept over a new start of the page, since that is what people try first. */

export interface LoggedFailure {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the error says of itself, with the places in the program that it came from. */
  readonly text: string;
}

const KEY = 'rollcall.failures';
const MOST = 20;
/** Lines of a trace, and letters of all of it: a message can hold a whole document. */
const MOST_LINES = 9;
const MOST_LETTERS = 1500;

export function failureLog(): readonly LoggedFailure[] {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(held)) return [];
    return held.filter((one): one is LoggedFailure => typeof one?.at === 'number' && typeof one?.text === 'string');
  } catch {
    return [];
  }
}

/** Notes a failure. Never throws: it is called where something has failed already. */
export function noteFailure(error: unknown, at = Date.now()): void {
  try {
    const all = [...failureLog(), { at, text: textOf(error) }].slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A full disk: the failure itself is shown all the same.
  }
}

function textOf(error: unknown): string {
  const { name, message, stack } = (error ?? {}) as { name?: string; message?: string; stack?: string };
  const head = message === undefined ? String(error) : `${name ?? 'Error'}: ${message}`;
  const trace = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [head, ...trace.slice(0, MOST_LINES)].join('\n').slice(0, MOST_LETTERS);
}
