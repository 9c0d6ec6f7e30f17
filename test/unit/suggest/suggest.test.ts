import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { findSuggestions, prepareSuggestions, type SuggestionRequest } from '../../../src/shared/suggest/suggest.ts';
import base from '../../fixtures/base/character.json';
import { LOADED_GAMES } from '../../support/games.ts';
import { t } from '../../support/texts.ts';
import { solve } from './solver.ts';

const read = <D>(kind: string): D[] => {
  const folder = `samples/supers-unlimited/${kind}`;
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
};
const CHARACTERS = read<Character>('characters');
const TEAMS = read<Team>('teams');
const [EVENT] = read<EventPack>('events');

const one = (id: string, level: number, change: Partial<Character> = {}): Character => ({
  ...(base as Character),
  id,
  name: id.toUpperCase(),
  alignment: 'hero',
  level,
  ...change,
});
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
const suggest = (request: SuggestionRequest) => findSuggestions(t, LOADED_GAMES, request, solve).suggestions;
const names = (amounts: readonly { id: string; copies: number }[]) =>
  amounts.map(({ id, copies }) => `${copies} ${id}`);

describe('suggestions', () => {
  it('E-35: fill a Combined Team with as many Henchmen as its Supers allow', () => {
    const request = { team: team([{ character: 'a' }], { levels: 20 }), characters: [one('a', 6), one('thug', 1)] };
    const { suggestions, isProved } = findSuggestions(t, LOADED_GAMES, { ...request, purpose: 'fill' }, solve);
    const members = [{ character: 'a' }, { character: 'thug', copies: 3 }];
    expect(suggestions.map(({ edits }) => edits)).toEqual([[{ op: 'set', path: '/members', value: members }]]);
    expect(isProved).toBe(true);
  });

  it('are legal teams, in the sandbox and at the event', () => {
    let made = 0;
    for (const full of TEAMS.slice(0, 4)) {
      for (const purpose of ['fill', 'repair'] as const) {
        const event = purpose === 'fill' ? undefined : EVENT;
        const start = purpose === 'fill' ? { ...full, members: full.members.slice(0, 2) } : { ...full, levels: 15 };
        for (const { edits } of suggest({ team: start, characters: CHARACTERS, event, purpose })) {
          made += 1;
          const after = applyEdits(start, edits);
          const { verdict } = judge(GAMES, after, { characters: CHARACTERS, ...(event ? { eventPack: event } : {}) });
          expect(verdict, full.name).toBe('legal');
        }
      }
    }
    expect(made).toBeGreaterThan(12);
  });

  it('E-32: fill to the very Level, with the fewest characters that do', () => {
    const characters = [one('nine', 6), one('six', 6), one('four', 4), one('five', 5), one('three', 3), one('lead', 6)];
    const [best] = suggest({ team: team([{ character: 'lead' }], { levels: 12 }), characters, purpose: 'fill' });
    expect(best?.added).toHaveLength(1);
    expect(best?.figures).toContainEqual({ label: 'Levels', before: '6', after: '12', limit: 12 });
  });

  it('fill as well as trying every team does', () => {
    const characters = [one('a', 5), one('b', 4), one('c', 7), one('d', 8), one('e', 3), one('f', 1)];
    for (const levels of [9, 13, 17, 22, 25]) {
      const start = team([{ character: 'a' }], { levels });
      const [best] = suggest({ team: start, characters, purpose: 'fill' });
      const reached = best === undefined ? 5 : levelsOf(applyEdits(start, best.edits), characters);
      expect(reached, `${levels} Levels`).toBe(bestByHand(start, characters));
    }
  });

  it('E-32: swap one for one where that is enough, and keep the Levels', () => {
    const characters = [one('a', 8), one('b', 6), one('c', 6), one('d', 7), one('e', 5)];
    const start = team(
      ['a', 'b', 'c', 'd'].map((character) => ({ character })),
      { levels: 25, formation: 'combined-team' },
    );
    const [best] = suggest({ team: start, characters, purpose: 'repair' });
    expect(names(best?.removed ?? [])).toHaveLength(1);
    expect(names(best?.added ?? [])).toEqual(['1 e']);
    expect(best?.figures).toContainEqual({ label: 'Levels', before: '27', after: '25', limit: 25 });
  });

  it('E-33: a named Leader who may not lead any more is named no more, and it is said', () => {
    const characters = [one('a', 4), one('b', 6)];
    const [best] = suggest({
      team: team([{ character: 'a' }, { character: 'b' }], { leader: 'a' }),
      characters,
      purpose: 'repair',
    });
    expect(best).toMatchObject({ added: [], removed: [], removesLeader: true });
  });

  it('a member whom nobody knows is taken out, and an illegal one swapped', () => {
    const characters = [one('a', 6), one('b', 4), one('bad', 4, { classes: [] })];
    const start = team([{ character: 'a' }, { character: 'bad' }, { character: 'gone' }]);
    const [best] = suggest({ team: start, characters, purpose: 'repair' });
    expect(names(best?.removed ?? []).sort()).toEqual(['1 bad', '1 gone']);
  });

  it('a formation that the event does not allow is changed, since no member helps', () => {
    const start = team([{ character: 'a' }], { formation: 'goon-squad' });
    const [best] = suggest({ team: start, characters: [one('a', 5)], event: EVENT, purpose: 'repair' });
    expect(best?.sentences.join()).toMatch(/^Make it a (Super Force|Combined Team)$/);
  });

  it('those who are alike stand for each other: each joins as often as it may, and the next team is made of others', () => {
    const alike = Array.from({ length: 30 }, (_, index) => one(`five-${index}`, 5));
    const thugs = [one('thug', 2), one('thug-2', 2)];
    const [best, next] = suggest({ team: team([]), characters: [...alike, ...thugs], purpose: 'fill' });
    for (const { added } of [best, next].flatMap((found) => found ?? [])) {
      const supers = added.filter(({ id }) => id.startsWith('five'));
      expect(supers.length).toBeGreaterThan(1);
      expect(supers.every(({ copies }) => copies === 1)).toBe(true);
    }
    const first = new Set(best?.added.map(({ id }) => id));
    const shared = next?.added.filter(({ id }) => first.has(id)).length ?? Number.POSITIVE_INFINITY;
    expect(shared).toBeLessThanOrEqual(first.size / 2);
    const twins = team([{ character: 'five-0' }, { character: 'five-1' }], { levels: 5, formation: 'super-force' });
    const [first5, other5] = suggest({ team: twins, characters: alike, purpose: 'repair' });
    expect([first5, other5].map((each) => names(each?.removed ?? []).join()).sort()).toEqual(['1 five-0', '1 five-1']);
  });

  it('what is made ready ahead changes no suggestion', () => {
    const request = { team: TEAMS[0] as Team, characters: CHARACTERS, purpose: 'fill' } as const;
    const start = { ...request, team: { ...request.team, members: request.team.members.slice(0, 2) } };
    const before = suggest(start);
    prepareSuggestions(LOADED_GAMES, start, solve);
    expect(suggest(start)).toEqual(before);
  });

  it('E-32: the smallest size that the team would be legal at is offered last, as another agreement, but not at an event', () => {
    const characters = [one('a', 8), one('b', 6), one('c', 6), one('d', 5)];
    const start = team([{ character: 'b' }, { character: 'c' }, { character: 'd' }], { levels: 15 });
    const found = suggest({ team: start, characters, purpose: 'repair' });
    expect(found.map(({ agreement }) => agreement)).toEqual([...found.slice(1).map(() => undefined), '17 Levels']);
    const last = found.at(-1);
    expect(last).toMatchObject({ agreement: '17 Levels', added: [], removed: [] });
    expect(last?.figures).toContainEqual({ label: 'Levels', before: '17', after: '17', limit: 17 });
    expect(judge(GAMES, applyEdits(start, last?.edits ?? []), { characters }).verdict).toBe('legal');
    const atEvent = suggest({
      team: start,
      characters,
      event: { ...EVENT, levels: 15 } as EventPack,
      purpose: 'repair',
    });
    expect(atEvent.some(({ agreement }) => agreement !== undefined)).toBe(false);
    // What is wrong besides its size would still be wrong.
    const rogue = { ...start, members: [...start.members, { character: 'rogue' }] };
    const others = [...characters, one('rogue', 5, { alignment: 'villain' })];
    expect(suggest({ team: rogue, characters: others, purpose: 'repair' }).some((one) => one.agreement)).toBe(false);
  });

  it('E-38, E-39: another allegiance where that is the fewest changes, and what was written for the first stays', () => {
    const villains = ['a', 'b', 'c'].map((id) => one(id, 5, { alignment: 'villain', factions: ['night'] }));
    const start = team(
      villains.map(({ id }) => ({ character: id })),
      { formation: 'super-force' },
    );
    const found = suggest({ team: start, characters: villains, purpose: 'repair' });
    const sentences = found.map((each) => each.sentences.join());
    expect(sentences).toContain('Make it a team of Villains');
    expect(sentences).toContain('Make it a team of the Faction “Night”');
    for (const { edits, added, removed } of found.slice(0, 2)) {
      expect([...added, ...removed]).toEqual([]);
      expect(applyEdits(start, edits).allegiance.alignment).toBeDefined();
    }
    const event = { ...EVENT, levels: 25, formations: ['super-force'], allegiances: ['faction'] } as EventPack;
    const [only] = suggest({ team: start, characters: villains, event, purpose: 'repair' });
    expect(only?.sentences).toEqual(['Make it a team of the Faction “Night”']);
  });

  it('there are none where nothing can be done', () => {
    const start = team([{ character: 'a' }], { levels: 3 });
    const event = { ...EVENT, levels: 3 } as EventPack;
    expect(suggest({ team: start, characters: [one('a', 5)], event, purpose: 'repair' })).toEqual([]);
    const full = team([{ character: 'a' }], { levels: 5 });
    expect(suggest({ team: full, characters: [one('a', 5)], purpose: 'fill' })).toEqual([]);
  });

  it('differ from one another in at least half of what they change', () => {
    const characters = Array.from({ length: 12 }, (_, index) => one(`c${index}`, 3 + (index % 5)));
    const found = suggest({ team: team([{ character: 'c0' }]), characters, purpose: 'fill' });
    expect(found).toHaveLength(3);
    const [first, second] = found.map(({ added }) => new Set(added.map(({ id }) => id)));
    const shared = [...(first ?? [])].filter((id) => second?.has(id) === true);
    expect(shared.length).toBeLessThanOrEqual((first?.size ?? 0) / 2);
  });
});

const levelsOf = (of: Team, characters: readonly Character[]): number => judge(GAMES, of, { characters }).levels ?? 0;

/** The most Levels of a legal team that has these members and some of the others, each once. */
function bestByHand(start: Team, characters: readonly Character[]): number {
  const others = characters.filter(({ id }) => !start.members.some((member) => member.character === id));
  let most = 0;
  for (let chosen = 0; chosen < 2 ** others.length; chosen++) {
    const more = others.filter((_, index) => (chosen & (1 << index)) !== 0).map(({ id }) => ({ character: id }));
    for (let copies = 1; copies <= (more.some(({ character }) => character === 'f') ? 8 : 1); copies++) {
      const members = [...start.members, ...more.map((m) => (m.character === 'f' ? { ...m, copies } : m))];
      const { verdict, levels = 0 } = judge(GAMES, { ...start, members }, { characters });
      if (verdict === 'legal') most = Math.max(most, levels);
    }
  }
  return most;
}
