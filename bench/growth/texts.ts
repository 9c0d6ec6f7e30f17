/** Messages for the benchmarks. */
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { createTranslateFor } from '../../src/shared/texts/catalogues.ts';

/** Formats messages in English. */
export const translate = await createTranslateFor('en', GAMES, ['sheets']);
