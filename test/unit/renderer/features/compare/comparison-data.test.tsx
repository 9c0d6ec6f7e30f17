import { afterEach, expect, it } from 'vitest';
import { getComparisonOptions } from '../../../../../src/renderer/features/compare/comparison-data.ts';
import { saveDefaultRules } from '../../../../../src/renderer/features/house-rules/default-rules.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { resolveOptions } from '../../../../../src/shared/rules/options.ts';

afterEach(() => localStorage.clear());

it("getComparisonOptions returns the user's default house rules, and the game's defaults for all other rules", () => {
  for (const game of GAMES.all) {
    const defaults = resolveOptions(game.options);
    expect(getComparisonOptions(GAMES, game)).toEqual(defaults);
    const [ruleKey, ruleRow] =
      Object.entries(game.options).find(([, houseRule]) => typeof houseRule.default === 'boolean') ?? [];
    if (ruleKey === undefined || ruleRow === undefined) continue;
    saveDefaultRules(game, { [ruleKey]: !ruleRow.default, 'of.another': true });
    expect(getComparisonOptions(GAMES, game)).toEqual({ ...defaults, [ruleKey]: !ruleRow.default });
  }
  expect(localStorage.length).toBeGreaterThan(1);
});
