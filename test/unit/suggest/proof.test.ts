import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { formatLinearProgram } from '../../../src/shared/suggest/model.ts';
import { minimizeInOrder } from '../../../src/shared/suggest/objectives.ts';
import { findSuggestions } from '../../../src/shared/suggest/suggest.ts';
import base from '../../fixtures/base/character.json';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';
import { solve } from './solver.ts';

/**
 * Tests whether a suggestion is reported as proved: as the best one, or as impossible. A solver finds it as the solution of a linear
 * program, and the rules check it again. Characters of Level 1 and 2 are Henchmen, all others Supers (E-31).
 */

const createCharacter = (characterId: string, level: number, changes: Partial<Character> = {}): Character => ({
  ...(base as Character),
  id: characterId,
  name: characterId.toUpperCase(),
  alignment: 'hero',
  factions: [],
  level,
  ...changes,
});

const CHARACTERS = [
  createCharacter('a', 5),
  createCharacter('b', 4),
  createCharacter('c', 3),
  createCharacter('thug', 1),
];

const createTeam = (members: Team['members'], changes: Partial<Team> = {}): Team => ({
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'team',
  name: 'Team',
  levels: 25,
  formation: 'combined-team',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members,
  ...changes,
});

const EVENT: EventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'event',
  name: 'Event',
  levels: 25,
};

describe('findSuggestions without a result', () => {
  const unsolvableRequest = {
    team: createTeam([{ character: 'a' }]),
    characters: CHARACTERS,
    event: { ...EVENT, maxCopies: 0 },
  };

  it('reports a proof after all teams were examined', () => {
    expect(findSuggestions(translate, LOADED_GAMES, { ...unsolvableRequest, purpose: 'repair' }, solve)).toEqual({
      suggestions: [],
      isProved: true,
    });
  });

  it('reports no proof when the size is invalid and can still be agreed on', () => {
    const request = {
      team: createTeam([{ character: 'nobody' }], { levels: 2.5 }),
      characters: [createCharacter('a', 5)],
    };
    expect(findSuggestions(translate, LOADED_GAMES, { ...request, purpose: 'repair' }, solve)).toEqual({
      suggestions: [],
      isProved: false,
    });
    const eventRequest = { ...request, event: { ...EVENT, levels: 2 } };
    expect(findSuggestions(translate, LOADED_GAMES, { ...eventRequest, purpose: 'repair' }, solve)).toEqual({
      suggestions: [],
      isProved: true,
    });
  });

  it('reports no proof when the solver stopped', () => {
    const request = {
      team: createTeam([{ character: 'a' }], { levels: 4 }),
      characters: CHARACTERS,
      event: { ...EVENT, levels: 4 },
    };
    const answer = findSuggestions(translate, LOADED_GAMES, { ...request, purpose: 'repair' }, () => ({
      status: 'stopped',
    }));
    expect(answer).toEqual({ suggestions: [], isProved: false });
  });

  it("reports no proof when the rules reject the solver's team", () => {
    // This solver takes the largest value of every variable and ignores the constraints.
    const solveCarelessly = (programText: string) => {
      // The bounds of a variable, one per line: ` 0 <= m1 <= 4`.
      const values = [...programText.matchAll(/^ 0 <= (\w+) <= (\d+)$/gm)].map(
        ([, variableName = '', maxValue]) => [variableName, Number(maxValue)] as const,
      );
      return { status: 'optimal' as const, values: new Map(values) };
    };
    const request = { team: createTeam([]), characters: CHARACTERS, event: { ...EVENT, levels: 4 } };
    expect(findSuggestions(translate, LOADED_GAMES, { ...request, purpose: 'fill' }, solveCarelessly)).toEqual({
      suggestions: [],
      isProved: false,
    });
  });
});

describe('very large numbers', () => {
  it.each([1e9, 1e300])('%s copies of a Henchman are reduced to what the size allows', (copies) => {
    const startTeam = createTeam([{ character: 'a' }, { character: 'thug', copies }], { levels: 15 });
    const { suggestions } = findSuggestions(
      translate,
      LOADED_GAMES,
      { team: startTeam, characters: CHARACTERS, purpose: 'repair' },
      solve,
    );
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { edits } of suggestions) {
      expect(judge(GAMES, applyEdits(startTeam, edits), { characters: CHARACTERS }).verdict).toBe('legal');
    }
  });

  it('a member of infinite Level is removed', () => {
    const charactersWithEndless = [...CHARACTERS, createCharacter('endless', Number.POSITIVE_INFINITY)];
    const startTeam = createTeam([{ character: 'a' }, { character: 'endless' }]);
    const [bestSuggestion] = findSuggestions(
      translate,
      LOADED_GAMES,
      { team: startTeam, characters: charactersWithEndless, purpose: 'repair' },
      solve,
    ).suggestions;
    expect(bestSuggestion?.removed.map(({ id }) => id)).toEqual(['endless']);
  });

  it('E-32: fewer changes take precedence over more Levels in a team of thousands of Levels', () => {
    const startTeam = createTeam([{ character: 'thug', copies: 6000 }, { character: 'a' }], {
      levels: 6002,
      formation: 'goon-squad',
    });
    const [bestSuggestion] = findSuggestions(
      translate,
      LOADED_GAMES,
      { team: startTeam, characters: CHARACTERS, purpose: 'repair' },
      solve,
    ).suggestions;
    expect(bestSuggestion?.removed.map(({ copies, id }) => [copies, id])).toEqual([[1, 'a']]);
    expect(bestSuggestion?.added.map(({ copies, id }) => [copies, id])).toEqual([[1, 'thug']]);
  });

  it('a team of unlimited size gets suggestions, but no proof that they are the best', () => {
    const startTeam = createTeam([], { levels: 1e300, formation: 'goon-squad' });
    const { suggestions, isProved } = findSuggestions(
      translate,
      LOADED_GAMES,
      { team: startTeam, characters: CHARACTERS, purpose: 'fill' },
      solve,
    );
    expect([suggestions.length > 0, isProved]).toEqual([true, false]);
  });
});

describe('minimizeInOrder', () => {
  it('gives the same result in one solve and in several', () => {
    // Minimizes x, and then -y, under the constraint x + y >= 7.
    const variables = ['x', 'y'].map((variableName) => ({ name: variableName, min: 0, max: 9 }));
    const constraints = [
      {
        terms: [
          [1, 'x'],
          [1, 'y'],
        ] as const,
        min: 7,
      },
    ];
    const firstTerms = [[1, 'x']] as const;
    const secondTerms = [[-1, 'y']] as const;
    for (const range of [9, 1e9]) {
      let solveCount = 0;
      const answer = minimizeInOrder(
        (model) => {
          solveCount += 1;
          return solve(formatLinearProgram(model));
        },
        { variables, constraints },
        [
          { terms: firstTerms, range },
          { terms: secondTerms, range },
        ],
      );
      expect(answer.status === 'optimal' && Object.fromEntries(answer.values)).toEqual({ x: 0, y: 9 });
      expect(solveCount).toBe(range === 9 ? 1 : 2);
    }
  });
});
