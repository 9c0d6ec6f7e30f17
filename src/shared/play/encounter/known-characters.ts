/**
 * Who may come to a table. The whole library may be known where a few sit: each character is judged when it is first asked
 * for, and once.
 */

import type { GameDocuments } from '../../document/document-spec.ts';
import { specOfDocument } from '../../document/formats.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character } from '../../document/schema.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import type { Options } from '../../rules/options.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { PlayRules } from '../play-rules.ts';
import type { KnownCharacters } from '../state.ts';

export type ErrorOf = (character: Character) => LateText | undefined;

/** Gives the sentence of the first error that a character has by itself. */
export const firstErrors = (game: GameRules, options: Options): ErrorOf =>
  memoized((character) => {
    const { raised } = game.check(character, { options, characters: new Map() });
    const error = raised.find(({ severity }) => severity === 'error');
    return error && ((translate) => game.message(translate, error, options));
  });

/** Those of the game of an encounter among all who are known. */
export function knownCharacters(
  gameCatalog: GameCatalog<GameDocuments>,
  known: ReadonlyMap<string, Character>,
  rules: PlayRules,
  options: Options,
  errorOf: ErrorOf,
): KnownCharacters {
  const of = memoized((id: string) => {
    const character = known.get(id);
    if (character?.ruleset !== rules.ruleset) return undefined;
    if (errorOf(character) !== undefined) return 'illegal';
    return rules.character?.(character, options) ?? completed(gameCatalog, character);
  });
  return { of, legal: () => [...known.keys()].map(of).filter((found) => typeof found === 'object') };
}

const completed = (gameCatalog: GameCatalog<GameDocuments>, character: Character) =>
  specOfDocument(gameCatalog, character).complete(character) as Character;

function memoized<K, V>(of: (key: K) => V): (key: K) => V {
  const values = new Map<K, V>();
  return (key) => {
    if (!values.has(key)) values.set(key, of(key));
    return values.get(key) as V;
  };
}
