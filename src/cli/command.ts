/** The type of commands. */
import type { Exit } from './failure.ts';
import type { Io } from './io.ts';

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  usage: string;
  /** Lines of its --help, below the usage. */
  details: readonly string[];
  /** Throws a Failure for a wrong call or a file that cannot be used. */
  run: (args: readonly string[], io: Io) => Promise<Exit>;
}
