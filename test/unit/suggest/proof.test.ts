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
import { t } from '../../support/texts.ts';
import { solve } from './solver.ts';

const character = (id: string, level: number, change: Partial<Character> = {}): Character => ({
  ...(base as Character),
  id,
  name: id.toUpperCase(),
  alignment: 'hero',
  factions: [],
  level,
  ...change,
});

const CHARACTERS = [character('a', 5), character('b', 4), character('c', 3), character('thug', 1)];

const team = (members: Team['members'], change: Partial<Team> = {}): Team => ({
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'team',
  name: 'Team',
  levels: 25,
  formation: 'combined-team',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members,
  ...change,
});

const EVENT: EventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'event',
  name: 'Event',
  levels: 25,
};

describe('where nothing is suggested', () => {
  const none = { team: team([{ character: 'a' }]), characters: CHARACTERS, event: { ...EVENT, maxCopies: 0 } };

  it('it is proved that there is nothing, where every team was looked at', () => {
    expect(findSuggestions(t, LOADED_GAMES, { ...none, purpose: 'repair' }, solve)).toEqual({
      suggestions: [],
      isProved: true,
    });
  });

  it('it is not proved where the size is none, so that another one could be agreed on', () => {
    const request = { team: team([{ character: 'nobody' }], { levels: 2.5 }), characters: [character('a', 5)] };
    expect(findSuggestions(t, LOADED_GAMES, { ...request, purpose: 'repair' }, solve)).toEqual({
      suggestions: [],
      isProved: false,
    });
    const atEvent = { ...request, event: { ...EVENT, levels: 2 } };
    expect(findSuggestions(t, LOADED_GAMES, { ...atEvent, purpose: 'repair' }, solve)).toEqual({
      suggestions: [],
      isProved: true,
    });
  });

  it('it is not proved where the solver gave up', () => {
    const request = {
      team: team([{ character: 'a' }], { levels: 4 }),
      characters: CHARACTERS,
      event: { ...EVENT, levels: 4 },
    };
    const found = findSuggestions(t, LOADED_GAMES, { ...request, purpose: 'repair' }, () => ({ status: 'stopped' }));
    expect(found).toEqual({ suggestions: [], isProved: false });
  });

  it('it is not proved where the rules refuse what the sums allow', () => {
    // A solver that takes the largest value of everything, whatever the limits.
    const carelessly = (text: string) => {
      const values = [...text.matchAll(/^ 0 <= (\w+) <= (\d+)$/gm)].map(
        ([, name = '', max]) => [name, Number(max)] as const,
      );
      return { status: 'optimal' as const, values: new Map(values) };
    };
    const request = { team: team([]), characters: CHARACTERS, event: { ...EVENT, levels: 4 } };
    expect(findSuggestions(t, LOADED_GAMES, { ...request, purpose: 'fill' }, carelessly)).toEqual({
      suggestions: [],
      isProved: false,
    });
  });
});

describe('very large numbers', () => {
  it.each([1e9, 1e300])('%s copies of a Henchman are brought down to what the size allows', (copies) => {
    const start = team([{ character: 'a' }, { character: 'thug', copies }], { levels: 15 });
    const { suggestions } = findSuggestions(
      t,
      LOADED_GAMES,
      { team: start, characters: CHARACTERS, purpose: 'repair' },
      solve,
    );
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { edits } of suggestions) {
      expect(judge(GAMES, applyEdits(start, edits), { characters: CHARACTERS }).verdict).toBe('legal');
    }
  });

  it('a member whose Level has no end is taken out', () => {
    const characters = [...CHARACTERS, character('endless', Number.POSITIVE_INFINITY)];
    const start = team([{ character: 'a' }, { character: 'endless' }]);
    const [best] = findSuggestions(t, LOADED_GAMES, { team: start, characters, purpose: 'repair' }, solve).suggestions;
    expect(best?.removed.map(({ id }) => id)).toEqual(['endless']);
  });

  it('E-32: fewer changes come before more Levels in a team of thousands of Levels as well', () => {
    const start = team([{ character: 'thug', copies: 6000 }, { character: 'a' }], {
      levels: 6002,
      formation: 'goon-squad',
    });
    const [best] = findSuggestions(
      t,
      LOADED_GAMES,
      { team: start, characters: CHARACTERS, purpose: 'repair' },
      solve,
    ).suggestions;
    expect(best?.removed.map(({ copies, id }) => [copies, id])).toEqual([[1, 'a']]);
    expect(best?.added.map(({ copies, id }) => [copies, id])).toEqual([[1, 'thug']]);
  });

  it('a team without a limit that can be reached gets no team that is too large to look at', () => {
    const start = team([], { levels: 1e300, formation: 'goon-squad' });
    const { suggestions, isProved } = findSuggestions(
      t,
      LOADED_GAMES,
      { team: start, characters: CHARACTERS, purpose: 'fill' },
      solve,
    );
    expect([suggestions.length > 0, isProved]).toEqual([true, false]);
  });
});

describe('objectives in their order', () => {
  it('are the same in one solve and in several', () => {
    const variables = ['x', 'y'].map((name) => ({ name, min: 0, max: 9 }));
    const constraints = [
      {
        terms: [
          [1, 'x'],
          [1, 'y'],
        ] as const,
        min: 7,
      },
    ];
    const first = [[1, 'x']] as const;
    const second = [[-1, 'y']] as const;
    for (const range of [9, 1e9]) {
      let solved = 0;
      const answer = minimizeInOrder(
        (model) => {
          solved += 1;
          return solve(formatLinearProgram(model));
        },
        { variables, constraints },
        [
          { terms: first, range },
          { terms: second, range },
        ],
      );
      expect(answer.status === 'optimal' && Object.fromEntries(answer.values)).toEqual({ x: 0, y: 9 });
      expect(solved).toBe(range === 9 ? 1 : 2);
    }
  });
});
