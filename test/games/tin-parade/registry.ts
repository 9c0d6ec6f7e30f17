/** The games of Rollcall and one more: stands in for the registry in tests. */
import { registryOf } from '../../../src/shared/games/registry-of.ts';
import { supersUnlimited } from '../../../src/shared/games/supers-unlimited/index.ts';
import { tinParade } from './index.ts';

export const { GAMES, gameOf, findGame } = registryOf([supersUnlimited, tinParade]);
