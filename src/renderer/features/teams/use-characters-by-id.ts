import { useMemo } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import { useGameCharacters } from '../../games/game-items.ts';
import { type CharactersById, mapCharactersById } from './verdict/judge-team.ts';

/** Returns the characters of a game by id. The map stays the same until one of them changes. */
export function useCharactersById(game: Game): CharactersById {
  const characters = useGameCharacters(game);
  return useMemo(() => mapCharactersById(characters), [characters]);
}
