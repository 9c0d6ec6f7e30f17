import { use } from 'react';
import type { Character, Faction } from '../../../../../shared/document/schema.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import { useGameCharacters } from '../../../../games/game-items.ts';
import { loadBuiltInSamples, type Samples } from '../../../../store/samples/samples.ts';
import { usePreviewCharacter } from '../../../templates/gallery/use-preview-character.ts';

let samplesPromise: Promise<Samples> | undefined;

/**
 * Returns a character of the library for a preview, or a built-in sample if the library has no character of the game.
 * Suspends while the samples are loaded.
 */
export function useSampleCharacter(game: Game): { character: Character; factions: readonly Faction[] } {
  const librarySample = usePreviewCharacter(game);
  if (useGameCharacters(game).length > 0) return librarySample;
  samplesPromise ??= loadBuiltInSamples();
  const { characters = [], factions = [] } = use(samplesPromise);
  const sampleCharacter = (characters as readonly Character[]).find(({ ruleset }) => ruleset === game.id);
  return sampleCharacter === undefined
    ? librarySample
    : { character: sampleCharacter, factions: factions as readonly Faction[] };
}
