/** Chooses the character on the card: any of the game, or those with the longest and the shortest texts. */

import { useDeferredValue, useMemo } from 'react';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { findExtremes } from '../../../shared/studio/review/review.ts';
import type { Choice } from '../../components/inputs/choice.ts';
import { useGameCharacters } from '../../games/game-items.ts';
import { useDocuments } from '../../store/library-context.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { usePreviewCharacter } from '../templates/gallery/use-preview-character.ts';
import { useShownSubject } from './shown-subjects.ts';

export interface CharacterChoice {
  readonly character: Character;
  readonly factions: readonly Faction[];
  /** All characters of the game, or one empty character if there are none. */
  readonly characters: readonly Character[];
  /** Whether the game has any characters. */
  readonly hasCharacters: boolean;
  readonly longest: Character | undefined;
  readonly shortest: Character | undefined;
  readonly chosenId: string;
  readonly choices: readonly Choice[];
  choose(characterId: string): void;
  /** Chooses the character with the longest or shortest texts; undefined if there are no characters. */
  readonly chooseExtreme?: (extreme: 'longest' | 'shortest') => void;
}

/** The ids of choices that are not characters. They contain spaces, which the id of a character never does. */
const SAMPLE_ID = 'any one';
const LONGEST_ID = 'the longest';
const SHORTEST_ID = 'the shortest';

/** Returns the choice of characters of a game, which is remembered for each template. */
export function useCharacterChoice(game: Game, templateId: string): CharacterChoice {
  const translate = useTranslate();
  const characters = useDeferredValue(useGameCharacters(game));
  const factions = useDocuments('factions');
  const sampleCharacter = usePreviewCharacter(game).character;
  const [rememberedId, choose] = useShownSubject(templateId);
  const chosenId = rememberedId ?? SAMPLE_ID;
  const extremes = useMemo(() => findExtremes(characters), [characters]);
  const choices = useMemo(
    () => [
      { id: SAMPLE_ID, label: translate('studio.anyHero') },
      ...(extremes === undefined
        ? []
        : [
            {
              id: LONGEST_ID,
              label: translate('studio.longest', {
                name: shortenName(extremes.longest.name || translate('editing.unnamed')),
              }),
            },
            {
              id: SHORTEST_ID,
              label: translate('studio.shortest', {
                name: shortenName(extremes.shortest.name || translate('editing.unnamed')),
              }),
            },
          ]),
      ...characters.map(({ id, name }) => ({
        id,
        label: name || translate('editing.unnamed'),
      })),
    ],
    [characters, extremes, translate],
  );
  const chosenCharacter =
    chosenId === LONGEST_ID
      ? extremes?.longest
      : chosenId === SHORTEST_ID
        ? extremes?.shortest
        : characters.find(({ id }) => id === chosenId);
  const isKnown = chosenId === SAMPLE_ID || chosenCharacter !== undefined;
  const character = chosenCharacter ?? sampleCharacter;
  return useMemo(
    (): CharacterChoice => ({
      character,
      factions,
      characters: characters.length === 0 ? [sampleCharacter] : characters,
      hasCharacters: characters.length > 0,
      longest: extremes?.longest,
      shortest: extremes?.shortest,
      chosenId: isKnown ? chosenId : SAMPLE_ID,
      choices,
      choose,
      ...(extremes === undefined
        ? {}
        : { chooseExtreme: (extreme) => choose(extreme === 'longest' ? LONGEST_ID : SHORTEST_ID) }),
    }),
    [character, factions, characters, sampleCharacter, extremes, isKnown, chosenId, choices, choose],
  );
}
