/** The last failures outside of the pages, for a report that the user copies. */

interface Logged {
  readonly at: number;
  readonly text: string;
}

const MOST = 20;
const MOST_LETTERS = 1500;
let held: readonly Logged[] = [];

/** Notes a failure; `what` says where, where the error itself does not. */
export function noteFailure(error: unknown, what = 'main process'): void {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  held = [...held, { at: Date.now(), text: `[${what}] ${text}`.slice(0, MOST_LETTERS) }].slice(-MOST);
}

export const failureLog = (): readonly Logged[] => held;
