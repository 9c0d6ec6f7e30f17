import { afterEach, expect, it } from 'vitest';
import { compareOptions } from '../../../../../src/renderer/features/compare/use-compare.ts';
import { keepDefaultRules } from '../../../../../src/renderer/features/house-rules/default-rules.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { resolveOptions } from '../../../../../src/shared/rules/options.ts';

afterEach(() => localStorage.clear());

it("comparisons go by the user's default house rules, and by those of the game in all others", () => {
  for (const game of GAMES.all) {
    const defaults = resolveOptions(game.options);
    expect(compareOptions(GAMES, game)).toEqual(defaults);
    const [key, row] = Object.entries(game.options).find(([, one]) => typeof one.default === 'boolean') ?? [];
    if (key === undefined || row === undefined) continue;
    keepDefaultRules(game, { [key]: !row.default, 'of.another': true });
    expect(compareOptions(GAMES, game)).toEqual({ ...defaults, [key]: !row.default });
  }
  expect(localStorage.length).toBeGreaterThan(1);
});
