/** The games of Rollcall and one more: stand in for the lists of games in tests. */

import { catalogueOf } from '../../../src/shared/document/catalogue.ts';
import type * as Catalogue from '../../../src/shared/games/catalogue.ts';
import type * as Plays from '../../../src/shared/games/plays.ts';
import type * as Tables from '../../../src/shared/games/tables.ts';
import { playOf } from '../../../src/shared/play/played-game.ts';
import { roleOf, teamRulesOf } from '../../../src/shared/rules/game-rules.ts';
import type { ReferenceMaker } from '../../../src/shared/rules/reference.ts';
import { tinParade } from './index.ts';
import { play } from './play.ts';
import { reference } from './reference.ts';
import { table } from './table.ts';

export function withTinParade(own: typeof Catalogue): typeof Catalogue {
  const games: typeof own.GAMES = catalogueOf([...own.GAMES.all, tinParade]);
  return {
    GAMES: games,
    gameOf: games.of,
    findGame: games.find,
    roleOf: (document, code) => roleOf(games, document, code),
    teamRulesOf: (team) => teamRulesOf<ReturnType<typeof own.teamRulesOf>>(games, team),
  };
}

const others = <G extends { readonly id: string }>(games: readonly [G, ...G[]]) =>
  games.filter(({ id }) => id !== tinParade.id) as [G, ...G[]];

export function withTinParadePlay(own: typeof Plays): typeof Plays {
  const games: typeof own.PLAYED_GAMES = catalogueOf([...others(own.PLAYED_GAMES.all), { ...tinParade, play }]);
  return { PLAYED_GAMES: games, playOf: (encounter) => playOf(games, encounter) };
}

export const withTinParadeReference = ({ REFERENCES }: { REFERENCES: ReadonlyMap<string, ReferenceMaker> }) => ({
  REFERENCES: new Map<string, ReferenceMaker>([...REFERENCES, ['tin-parade', reference]]),
});

export const withTinParadeTable = ({ TABLED_GAMES }: typeof Tables): typeof Tables => ({
  TABLED_GAMES: catalogueOf([...others(TABLED_GAMES.all), { ...tinParade, table }]),
});
