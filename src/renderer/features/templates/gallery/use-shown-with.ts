import { useMemo } from 'react';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { useCharactersOf } from '../../../games/of-game.ts';
import { useDocuments } from '../../../store/library-context.ts';

/** The character whose card shows what a template makes: one with a picture rather than one without, else an empty one. */
function shownWith(game: Game, characters: readonly Character[]): Character {
  const hasArt = ({ art }: Character) => art?.drawing !== undefined || art?.image !== undefined;
  return characters.find(hasArt) ?? characters[0] ?? game.documents['rollcall.character'].blank('nobody');
}

/** The same of the library, with all factions. */
export function useShownWith(game: Game): { character: Character; factions: readonly Faction[] } {
  const characters = useCharactersOf(game);
  const factions = useDocuments('factions');
  const character = useMemo(() => shownWith(game, characters), [game, characters]);
  return { character, factions };
}
