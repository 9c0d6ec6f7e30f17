/** The games of Rollcall and one more. */
import { catalogueOf } from '../../../src/shared/document/catalogue.ts';
import type * as Catalogue from '../../../src/shared/games/catalogue.ts';
import { tinParade } from './index.ts';

/** Makes the double of `games/catalogue.ts` for what imports the games itself. Everything else gets them as an argument. */
export const withTinParade = ({ GAMES }: typeof Catalogue): typeof Catalogue => ({
  GAMES: catalogueOf([...GAMES.all, tinParade]),
});
