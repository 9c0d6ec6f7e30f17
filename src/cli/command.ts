/** The type of commands. */
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Game } from '../shared/games/game.ts';
import type { Translate } from '../shared/texts/translate.ts';
import type { Exit } from './failure.ts';
import type { Io } from './io.ts';

export interface Command {
  /** The call with its arguments, without `rollcall`. */
  usage: (translate: Translate) => string;
  /** Paragraphs and options of its --help (see `layOutHelp`); some name the games. */
  help: (translate: Translate, gameCatalog: GameCatalog<Game>) => readonly string[];
  /** Throws a Failure for a wrong call or a file that cannot be used. */
  run: (translate: Translate, args: readonly string[], streams: Io, gameCatalog: GameCatalog<Game>) => Promise<Exit>;
}
