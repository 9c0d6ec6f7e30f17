/** The type of commands. */
import type { Catalogue } from '../shared/document/catalogue.ts';
import type { Game } from '../shared/games/game.ts';
import type { Exit } from './failure.ts';
import type { Io } from './io.ts';

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  usage: string;
  /** Lines of its --help, below the usage; some name the games. */
  details: (games: Catalogue<Game>) => readonly string[];
  /** Throws a Failure for a wrong call or a file that cannot be used. */
  run: (args: readonly string[], io: Io, games: Catalogue<Game>) => Promise<Exit>;
}
