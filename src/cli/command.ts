import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Game } from '../shared/games/game.ts';
import type { Translate } from '../shared/texts/translate.ts';
import type { CommandStreams } from './command-streams.ts';
import type { ExitCode } from './failure.ts';

/** One command of the command line, such as `rollcall check`. */
export interface Command {
  /** The synopsis of the command, without `rollcall`. */
  usage: (translate: Translate) => string;
  /** Paragraphs and options of its --help (see `layOutHelp`). Some of them list the games. */
  help: (translate: Translate, gameCatalog: GameCatalog<Game>) => readonly string[];
  /** Runs the command. Throws a Failure for wrong arguments and for a file that cannot be used. */
  run: (
    translate: Translate,
    args: readonly string[],
    streams: CommandStreams,
    gameCatalog: GameCatalog<Game>,
  ) => Promise<ExitCode>;
}
