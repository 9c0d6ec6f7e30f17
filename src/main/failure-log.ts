/** The last failures outside of the pages, for a report that the user copies. Folders of the user are left out. */
import os from 'node:os';

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
  held = [...held, { at: Date.now(), text: `[${what}] ${withoutHome(text)}`.slice(0, MOST_LETTERS) }].slice(-MOST);
}

export const failureLog = (): readonly Logged[] => held;

/** The text with `~` in place of the user's own folder, whose name is often that of a person. */
function withoutHome(text: string): string {
  const home = os.homedir();
  return home.length > 1 ? text.replaceAll(home, '~') : text;
}
