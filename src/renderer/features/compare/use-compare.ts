/** Provides comparisons with data of the library: the rules of the game, and the other characters. */

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
import { defaultRules } from '../house-rules/default-rules.ts';

/** Returns the house rules for comparisons. A card has none, so the defaults for new teams apply. */
export const compareOptions = (gameCatalog: GameCatalog<Game>, game: Game): Options =>
  resolveDocumentOptions(gameCatalog, game.documents['rollcall.character'].createBlank(''), {
    options: [defaultRules(game)],
  });

/** Returns the nouns for all characters of a game, used if no class is meant. */
export const everybodyOf = ({ noun = '' }: Game): Pick<Peers, 'one' | 'many'> => {
  const name = NOUNS.find((known) => known === noun) ?? 'character';
  return {
    one: (translate) => translate(`compareNouns.one.${name}`),
    many: (translate) => translate(`compareNouns.many.${name}`),
  };
};

const NOUNS: readonly NamesIn<'compareNouns.one'>[] = ['character', 'hero', 'unit'];

/** Returns the other characters of the game, deferred so that typing comes first. */
export function useOthers(game: Game): readonly Character[] {
  return useDeferredValue(useGameCharacters(game));
}

/** The chances of a character's rolls, and the characters that the typical opponent is derived from. */
export interface Chances {
  readonly list: readonly FieldChance[];
  readonly typical: TypicalSample;
  readonly peers: Peers;
}

export function useChances(game: GameWithPart<'comparison'>, character: Character): Chances | undefined {
  const gameCatalog = useGames();
  const all = useOthers(game);
  return useMemo(() => {
    const rules = game.comparison;
    if (rules === undefined) return undefined;
    const typical = selectTypicalSample(rules, character, all);
    return {
      list: rules.chances(character, typical.characters, compareOptions(gameCatalog, game)),
      typical,
      peers: typical.arePeers ? rules.peers(character) : { ...everybodyOf(game), id: '', label: '' },
    };
  }, [game, character, all, gameCatalog]);
}
