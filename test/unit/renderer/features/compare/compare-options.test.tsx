// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { compareOptions } from '../../../../../src/renderer/features/compare/use-compare.ts';
import { keepNewTeamRules } from '../../../../../src/renderer/features/house-rules/new-team-rules.ts';
import { resolveOptions } from '../../../../../src/shared/games/options.ts';
import { GAMES } from '../../../../../src/shared/games/registry.ts';

afterEach(() => localStorage.clear());

it('comparisons go by the house rules of new teams, and by the defaults in all others', () => {
  for (const game of GAMES) {
    const defaults = resolveOptions(game.options);
    expect(compareOptions(game)).toEqual(defaults);
    const [key, row] = Object.entries(game.options).find(([, one]) => typeof one.default === 'boolean') ?? [];
    if (key === undefined || row === undefined) continue;
    keepNewTeamRules(game, { [key]: !row.default, 'of.another': true });
    expect(compareOptions(game)).toEqual({ ...defaults, [key]: !row.default });
  }
  expect(localStorage.length).toBeGreaterThan(1);
});
