import { useMemo } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import { useCharactersOf } from '../../games/of-game.ts';
import { type Known, knownOf } from './verdict/judgement.ts';

/** The characters of a game by id. The same map until one of them changes. */
export function useKnown(game: Game): Known {
  const characters = useCharactersOf(game);
  return useMemo(() => knownOf(characters), [characters]);
}
