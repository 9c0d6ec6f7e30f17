/** Logs the last failures outside of the pages, for a report that the user can copy. The log hides the path of the user's home folder. */
import os from 'node:os';

interface LoggedFailure {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

const MAX_FAILURES = 20;
const MAX_FAILURE_CHARACTERS = 1500;
let failures: readonly LoggedFailure[] = [];

/** Logs a failure. @param source the part of the app in which it occurred */
export function logFailure(error: unknown, source = 'main process'): void {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  failures = [
    ...failures,
    { at: Date.now(), text: `[${source}] ${hideHomeFolder(text)}`.slice(0, MAX_FAILURE_CHARACTERS) },
  ].slice(-MAX_FAILURES);
}

export const getFailureLog = (): readonly LoggedFailure[] => failures;

/** Replaces the path of the user's home folder, which often contains a person's name, with `~`. */
function hideHomeFolder(text: string): string {
  const homeFolder = os.homedir();
  return homeFolder.length > 1 ? text.replaceAll(homeFolder, '~') : text;
}
