import { useMemo } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import { useGameCharacters } from '../../games/game-items.ts';
import { type Known, knownOf } from './verdict/judgement.ts';

/** Returns the characters of a game by id. The map stays the same until one of them changes. */
export function useKnown(game: Game): Known {
  const characters = useGameCharacters(game);
  return useMemo(() => knownOf(characters), [characters]);
}
