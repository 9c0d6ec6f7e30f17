/** What comparisons need of the library: the rules of the game, and the other characters. */

import { useDeferredValue, useMemo } from 'react';
import type { FieldChance, Peers } from '../../../shared/compare/compare-rules.ts';
import { type TypicalOf, typicalFor } from '../../../shared/compare/typical.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { GameWith } from '../../../shared/games/parts.ts';
import { optionsFor } from '../../../shared/rules/judge.ts';
import type { Options } from '../../../shared/rules/options.ts';
import type { NamesIn } from '../../../shared/texts/translate.ts';
import { useCharactersOf } from '../../games/of-game.ts';
import { useGames } from '../../store/library-context.ts';
import { defaultRules } from '../house-rules/default-rules.ts';

/** The house rules that comparisons go by: a card has none, so they are those with which new teams start. */
export const compareOptions = (gameCatalog: GameCatalog<Game>, game: Game): Options =>
  optionsFor(gameCatalog, game.documents['rollcall.character'].blank(''), { options: [defaultRules(game)] });

/** What everybody of a game is called where no class is meant. */
export const everybodyOf = ({ noun = '' }: Game): Pick<Peers, 'one' | 'many'> => {
  const name = NOUNS.find((known) => known === noun) ?? 'character';
  return {
    one: (translate) => translate(`compareNouns.one.${name}`),
    many: (translate) => translate(`compareNouns.many.${name}`),
  };
};

const NOUNS: readonly NamesIn<'compareNouns.one'>[] = ['character', 'hero', 'unit'];

/** The other characters of the game, a moment later than they change: typing comes first. */
export function useOthers(game: Game): readonly Character[] {
  return useDeferredValue(useCharactersOf(game));
}

/** The chances of what a character rolls, and whom the typical opponent is taken from. */
export interface Chances {
  readonly list: readonly FieldChance[];
  readonly typical: TypicalOf;
  readonly peers: Peers;
}

export function useChances(game: GameWith<'comparison'>, character: Character): Chances | undefined {
  const gameCatalog = useGames();
  const all = useOthers(game);
  return useMemo(() => {
    const rules = game.comparison;
    if (rules === undefined) return undefined;
    const typical = typicalFor(rules, character, all);
    return {
      list: rules.chances(character, typical.characters, compareOptions(gameCatalog, game)),
      typical,
      peers: typical.arePeers ? rules.peers(character) : { ...everybodyOf(game), id: '', label: '' },
    };
  }, [game, character, all, gameCatalog]);
}
