/** Provides comparisons with data of the library: the rules of the game, and the characters. */

import { useDeferredValue, useMemo } from 'react';
import type { FieldChance, Peers } from '../../../shared/compare/compare-rules.ts';
import { selectTypicalSample, type TypicalSample } from '../../../shared/compare/typical-sample.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { GameWithPart } from '../../../shared/games/parts.ts';
import { resolveDocumentOptions } from '../../../shared/rules/judge.ts';
import type { Options } from '../../../shared/rules/options.ts';
import type { NamesIn } from '../../../shared/texts/translate.ts';
import { useGameCharacters } from '../../games/game-items.ts';
import { useGames } from '../../store/library-context.ts';
import { readDefaultRules } from '../house-rules/default-rules.ts';

/** Returns the house rules for comparisons. A card has none, so the defaults for new teams apply. */
export const getComparisonOptions = (gameCatalog: GameCatalog<Game>, game: Game): Options =>
  resolveDocumentOptions(gameCatalog, game.documents['rollcall.character'].createBlank(''), {
    options: [readDefaultRules(game)],
  });

/** Returns the nouns for all characters of a game, used if no class is meant. */
export const getGameNouns = ({ noun = '' }: Game): Pick<Peers, 'one' | 'many'> => {
  const nounKey = KNOWN_NOUNS.find((candidate) => candidate === noun) ?? 'character';
  return {
    one: (translate) => translate(`compareNouns.one.${nounKey}`),
    many: (translate) => translate(`compareNouns.many.${nounKey}`),
  };
};

/** The nouns that the message catalog has. */
const KNOWN_NOUNS: readonly NamesIn<'compareNouns.one'>[] = ['character', 'hero', 'unit'];

/** Returns the characters of the game, deferred so that typing has priority. */
export function useDeferredCharacters(game: Game): readonly Character[] {
  return useDeferredValue(useGameCharacters(game));
}

/** The chances of a character's rolls, and the characters that the typical opponent is derived from. */
export interface Chances {
  readonly fieldChances: readonly FieldChance[];
  readonly typicalSample: TypicalSample;
  /** Names the characters of the sample: those of the same class, such as `Level 6`, or all characters of the game. */
  readonly peers: Peers;
}

/** Returns the chances of a character's rolls, or undefined if the game has no rules for comparisons. */
export function useChances(game: GameWithPart<'comparison'>, character: Character): Chances | undefined {
  const gameCatalog = useGames();
  const gameCharacters = useDeferredCharacters(game);
  return useMemo(() => {
    const comparison = game.comparison;
    if (comparison === undefined) return undefined;
    const typicalSample = selectTypicalSample(comparison, character, gameCharacters);
    return {
      fieldChances: comparison.listChances(
        character,
        typicalSample.characters,
        getComparisonOptions(gameCatalog, game),
      ),
      typicalSample,
      peers: typicalSample.arePeers ? comparison.getPeers(character) : { ...getGameNouns(game), id: '', label: '' },
    };
  }, [game, character, gameCharacters, gameCatalog]);
}
