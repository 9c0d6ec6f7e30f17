/**
 * Finds the characters that an encounter can use. The whole library may be known although only a few characters play, so each character is
 * judged once, when it is first used.
 */

import type { GameDocuments } from '../../document/document-spec.ts';
import { getSpec } from '../../document/formats.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character } from '../../document/schema.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import type { Options } from '../../rules/options.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { PlayRules } from '../play-rules.ts';
import type { KnownCharacters } from '../state.ts';

/** Returns the message of the first error that a character itself has, or undefined if the character is legal. */
export type FindError = (character: Character) => LateText | undefined;

/** Creates a function that returns the message of the first error that a character itself has. */
export const createFindError = (game: GameRules, options: Options): FindError =>
  memoize((character) => {
    const { rawFindings } = game.check(character, { options, characters: new Map() });
    const error = rawFindings.find(({ severity }) => severity === 'error');
    return error && ((translate) => game.formatMessage(translate, error, options));
  });

/**
 * Returns the known characters of the encounter's game. `find` returns the character with defaults for missing values, `illegal` if its own
 * rules do not allow it, or undefined if it is unknown or belongs to another game.
 */
export function createKnownCharacters(
  gameCatalog: GameCatalog<GameDocuments>,
  characterById: ReadonlyMap<string, Character>,
  playRules: PlayRules,
  options: Options,
  findError: FindError,
): KnownCharacters {
  const findPlayed = memoize((characterId: string) => {
    const character = characterById.get(characterId);
    if (character?.ruleset !== playRules.ruleset) return undefined;
    if (findError(character) !== undefined) return 'illegal';
    return playRules.prepareCharacter?.(character, options) ?? completeCharacter(gameCatalog, character);
  });
  return {
    find: findPlayed,
    listLegal: () => [...characterById.keys()].map(findPlayed).filter((character) => typeof character === 'object'),
  };
}

const completeCharacter = (gameCatalog: GameCatalog<GameDocuments>, character: Character) =>
  getSpec(gameCatalog, character).complete(character) as Character;

function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const results = new Map<K, V>();
  return (input) => {
    if (!results.has(input)) results.set(input, compute(input));
    return results.get(input) as V;
  };
}
