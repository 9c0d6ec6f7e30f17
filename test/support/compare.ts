/** Characters and rules for comparisons. */
import type { CompareRules } from '../../src/shared/compare/compare-rules.ts';
import type { Character } from '../../src/shared/document/schema.ts';
import { LOADED_GAMES } from './games.ts';

export function rulesOf(ruleset: string): CompareRules {
  const rules = LOADED_GAMES.find(ruleset)?.comparison;
  if (!rules) throw new Error(`${ruleset} compares nobody`);
  return rules;
}

/** The character that a game starts from, changed. */
export const blankHero = (id: string, changes: Record<string, unknown>, ruleset = 'supers-unlimited'): Character =>
  ({ ...LOADED_GAMES.getGame({ ruleset }).documents['rollcall.character'].createBlank(id), ...changes }) as Character;
