import { use } from 'react';
import type { Character, Faction } from '../../../../../shared/document/schema.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import { useCharactersOf } from '../../../../games/of-game.ts';
import { builtInSamples, type Samples } from '../../../../store/samples/samples.ts';
import { useShownWith } from '../../../templates/gallery/use-shown-with.ts';

let samples: Promise<Samples> | undefined;

/** A character of the library that a look is taken with; where it has none of the game, one that comes with Rollcall. Suspends. */
export function useSampleHero(game: Game): { character: Character; factions: readonly Faction[] } {
  const own = useShownWith(game);
  if (useCharactersOf(game).length > 0) return own;
  samples ??= builtInSamples();
  const { characters = [], factions = [] } = use(samples);
  const hero = (characters as readonly Character[]).find(({ ruleset }) => ruleset === game.id);
  return hero === undefined ? own : { character: hero, factions: factions as readonly Faction[] };
}
