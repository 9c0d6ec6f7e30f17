import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { findSuggestions } from '../../../src/shared/suggest/suggest.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { t } from '../../support/texts.ts';
import { bestScore, type Case, isLegal, scoreOf } from './brute-force.ts';
import { cases } from './cases.ts';
import { solve } from './solver.ts';

/** An empty team, or one in order, is filled; any other is repaired. */
const purposeOf = (tried: Case): 'fill' | 'repair' =>
  tried.team.members.length === 0 || isLegal(tried.team, tried) ? 'fill' : 'repair';

describe('suggestions compared with every team of a small library', () => {
  it('are legal, the best one needs the fewest changes, and none is missed', () => {
    fc.assert(
      fc.property(cases, (drawn) => {
        const tried = { ...drawn, purpose: purposeOf(drawn) };
        const { suggestions, isProved } = findSuggestions(t, LOADED_GAMES, tried, solve);
        const teams = suggestions
          .filter(({ agreement }) => agreement === undefined)
          .map(({ edits }) => applyEdits(tried.team, edits));
        for (const team of teams) expect(isLegal(team, tried)).toBe(true);
        const [best] = teams;
        expect(best && scoreOf(tried, best)).toEqual(bestScore(tried));
        expect(isProved).toBe(true);
      }),
      { seed: 20261129, numRuns: 50 },
    );
  });
});
