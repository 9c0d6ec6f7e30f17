import { use } from 'react';
import type { Character, Faction } from '../../../../../shared/document/schema.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import { useGameCharacters } from '../../../../games/game-items.ts';
import { loadBuiltInSamples, type Samples } from '../../../../store/samples/samples.ts';
import { useShownWith } from '../../../templates/gallery/use-shown-with.ts';

let samples: Promise<Samples> | undefined;

/**
 * Returns a character of the library for a preview, or one of the built-in samples if the library has none of the game.
 * Suspends.
 */
export function useSampleHero(game: Game): { character: Character; factions: readonly Faction[] } {
  const own = useShownWith(game);
  if (useGameCharacters(game).length > 0) return own;
  samples ??= loadBuiltInSamples();
  const { characters = [], factions = [] } = use(samples);
  const hero = (characters as readonly Character[]).find(({ ruleset }) => ruleset === game.id);
  return hero === undefined ? own : { character: hero, factions: factions as readonly Faction[] };
}
