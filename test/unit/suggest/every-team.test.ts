import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { findSuggestions } from '../../../src/shared/suggest/suggest.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';
import { type Case, computeScore, findBestScore, isLegal } from './brute-force.ts';
import { cases } from './cases.ts';
import { solve } from './solver.ts';

/** Chooses to fill an empty or legal team and to repair any other. */
const choosePurpose = (suggestionCase: Case): 'fill' | 'repair' =>
  suggestionCase.team.members.length === 0 || isLegal(suggestionCase.team, suggestionCase) ? 'fill' : 'repair';

describe('findSuggestions compared with every team of a small library', () => {
  it('suggests legal teams, the best of which has the best possible score', () => {
    fc.assert(
      fc.property(cases, (drawnCase) => {
        const suggestionCase = { ...drawnCase, purpose: choosePurpose(drawnCase) };
        const { suggestions, isProved } = findSuggestions(translate, LOADED_GAMES, suggestionCase, solve);
        const teams = suggestions
          .filter(({ agreement }) => agreement === undefined)
          .map(({ edits }) => applyEdits(suggestionCase.team, edits));
        for (const team of teams) expect(isLegal(team, suggestionCase)).toBe(true);
        const [bestTeam] = teams;
        expect(bestTeam && computeScore(suggestionCase, bestTeam)).toEqual(findBestScore(suggestionCase));
        expect(isProved).toBe(true);
      }),
      { seed: 20261129, numRuns: 50 },
    );
  });
});
