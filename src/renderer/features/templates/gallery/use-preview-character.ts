import { useMemo } from 'react';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { useGameCharacters } from '../../../games/game-items.ts';
import { useDocuments } from '../../../store/library-context.ts';

/** Returns the character for template previews, preferably one with a picture. Returns a blank character if there are none. */
function choosePreviewCharacter(game: Game, characters: readonly Character[]): Character {
  const hasArt = ({ art }: Character) => art?.drawing !== undefined || art?.image !== undefined;
  return characters.find(hasArt) ?? characters[0] ?? game.documents['rollcall.character'].createBlank('nobody');
}

/** Returns the character for template previews from the library, with all factions. */
export function usePreviewCharacter(game: Game): { character: Character; factions: readonly Faction[] } {
  const characters = useGameCharacters(game);
  const factions = useDocuments('factions');
  const character = useMemo(() => choosePreviewCharacter(game, characters), [game, characters]);
  return { character, factions };
}
