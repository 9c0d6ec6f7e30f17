/** Creates characters and rules for comparisons. */
import type { CompareRules } from '../../src/shared/compare/compare-rules.ts';
import type { Character } from '../../src/shared/document/schema.ts';
import { LOADED_GAMES } from './games.ts';

export function getCompareRules(ruleset: string): CompareRules {
  const compareRules = LOADED_GAMES.find(ruleset)?.comparison;
  if (!compareRules) throw new Error(`${ruleset} compares nobody`);
  return compareRules;
}

/** Creates a blank character with some changes. */
export const createBlankHero = (
  characterId: string,
  changedFields: Record<string, unknown>,
  ruleset = 'supers-unlimited',
): Character =>
  ({
    ...LOADED_GAMES.getGame({ ruleset }).documents['rollcall.character'].createBlank(characterId),
    ...changedFields,
  }) as Character;
