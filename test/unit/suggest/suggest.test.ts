import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { findSuggestions, prepareSuggestions, type SuggestionRequest } from '../../../src/shared/suggest/suggest.ts';
import base from '../../fixtures/base/character.json';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';
import { solve } from './solver.ts';

/**
 * Tests suggestions that fill a team or repair it. All Levels of a team stay within its size (E-32). Characters of Level 1 and 2 are
 * Henchmen, all others Supers (E-31).
 */

const readSamples = <D>(folderName: string): D[] => {
  const samplesFolder = `samples/supers-unlimited/${folderName}`;
  return readdirSync(samplesFolder)
    .sort()
    .map((fileName) => JSON.parse(readFileSync(`${samplesFolder}/${fileName}`, 'utf8')));
};
const CHARACTERS = readSamples<Character>('characters');
const TEAMS = readSamples<Team>('teams');
const [EVENT] = readSamples<EventPack>('events');

const createCharacter = (characterId: string, level: number, changes: Partial<Character> = {}): Character => ({
  ...(base as Character),
  id: characterId,
  name: characterId.toUpperCase(),
  alignment: 'hero',
  level,
  ...changes,
});
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
const suggest = (request: SuggestionRequest) => findSuggestions(translate, LOADED_GAMES, request, solve).suggestions;
const formatAmounts = (amounts: readonly { id: string; copies: number }[]) =>
  amounts.map(({ id, copies }) => `${copies} ${id}`);

describe('suggestions', () => {
  // The Levels of Supers are at least twice those of Henchmen (E-35), so a Super of Level 6 allows three Henchmen of Level 1.
  it('E-35: fill a Combined Team with as many Henchmen as its Supers allow', () => {
    const request = {
      team: createTeam([{ character: 'a' }], { levels: 20 }),
      characters: [createCharacter('a', 6), createCharacter('thug', 1)],
    };
    const { suggestions, isProved } = findSuggestions(translate, LOADED_GAMES, { ...request, purpose: 'fill' }, solve);
    const members = [{ character: 'a' }, { character: 'thug', copies: 3 }];
    expect(suggestions.map(({ edits }) => edits)).toEqual([[{ op: 'set', path: '/members', value: members }]]);
    expect(isProved).toBe(true);
  });

  it('lead to legal teams, both with and without an event pack', () => {
    let suggestionCount = 0;
    for (const sampleTeam of TEAMS.slice(0, 4)) {
      for (const purpose of ['fill', 'repair'] as const) {
        const eventPack = purpose === 'fill' ? undefined : EVENT;
        const startTeam =
          purpose === 'fill'
            ? { ...sampleTeam, members: sampleTeam.members.slice(0, 2) }
            : { ...sampleTeam, levels: 15 };
        for (const { edits } of suggest({ team: startTeam, characters: CHARACTERS, event: eventPack, purpose })) {
          suggestionCount += 1;
          const suggestedTeam = applyEdits(startTeam, edits);
          const { verdict } = judge(GAMES, suggestedTeam, {
            characters: CHARACTERS,
            ...(eventPack ? { eventPack } : {}),
          });
          expect(verdict, sampleTeam.name).toBe('legal');
        }
      }
    }
    expect(suggestionCount).toBeGreaterThan(12);
  });

  it('E-32: reach the exact Level limit with the fewest characters', () => {
    const characters = [
      createCharacter('six', 6),
      createCharacter('six-again', 6),
      createCharacter('four', 4),
      createCharacter('five', 5),
      createCharacter('three', 3),
      createCharacter('lead', 6),
    ];
    const [bestSuggestion] = suggest({
      team: createTeam([{ character: 'lead' }], { levels: 12 }),
      characters,
      purpose: 'fill',
    });
    expect(bestSuggestion?.added).toHaveLength(1);
    expect(bestSuggestion?.figures).toContainEqual({ label: 'Levels', before: '6', after: '12', limit: 12 });
  });

  it('reach as many Levels as a search through all teams does', () => {
    const characters = [
      createCharacter('a', 5),
      createCharacter('b', 4),
      createCharacter('c', 7),
      createCharacter('d', 8),
      createCharacter('e', 3),
      createCharacter('f', 1),
    ];
    for (const levels of [9, 13, 17, 22, 25]) {
      const startTeam = createTeam([{ character: 'a' }], { levels });
      const [bestSuggestion] = suggest({ team: startTeam, characters, purpose: 'fill' });
      // Without a suggestion the team keeps the 5 Levels of `a`.
      const reachedLevels =
        bestSuggestion === undefined ? 5 : countLevels(applyEdits(startTeam, bestSuggestion.edits), characters);
      expect(reachedLevels, `${levels} Levels`).toBe(findMaxLevels(startTeam, characters));
    }
  });

  it('E-32: swap one member for one when that is enough, and keep the Levels', () => {
    const characters = [
      createCharacter('a', 8),
      createCharacter('b', 6),
      createCharacter('c', 6),
      createCharacter('d', 7),
      createCharacter('e', 5),
    ];
    const startTeam = createTeam(
      ['a', 'b', 'c', 'd'].map((character) => ({ character })),
      { levels: 25, formation: 'combined-team' },
    );
    const [bestSuggestion] = suggest({ team: startTeam, characters, purpose: 'repair' });
    expect(formatAmounts(bestSuggestion?.removed ?? [])).toHaveLength(1);
    expect(formatAmounts(bestSuggestion?.added ?? [])).toEqual(['1 e']);
    expect(bestSuggestion?.figures).toContainEqual({ label: 'Levels', before: '27', after: '25', limit: 25 });
  });

  // Without Leadership in the team, the character with the highest Level leads (E-33).
  it('E-33: remove a leader who may no longer lead, and report it', () => {
    const characters = [createCharacter('a', 4), createCharacter('b', 6)];
    const [bestSuggestion] = suggest({
      team: createTeam([{ character: 'a' }, { character: 'b' }], { leader: 'a' }),
      characters,
      purpose: 'repair',
    });
    expect(bestSuggestion).toMatchObject({ added: [], removed: [], removesLeader: true });
  });

  it('remove an unknown member and an illegal one', () => {
    const characters = [createCharacter('a', 6), createCharacter('b', 4), createCharacter('bad', 4, { classes: [] })];
    const startTeam = createTeam([{ character: 'a' }, { character: 'bad' }, { character: 'gone' }]);
    const [bestSuggestion] = suggest({ team: startTeam, characters, purpose: 'repair' });
    expect(formatAmounts(bestSuggestion?.removed ?? []).sort()).toEqual(['1 bad', '1 gone']);
  });

  it('change a formation that the event does not allow', () => {
    const startTeam = createTeam([{ character: 'a' }], { formation: 'goon-squad' });
    const [bestSuggestion] = suggest({
      team: startTeam,
      characters: [createCharacter('a', 5)],
      event: EVENT,
      purpose: 'repair',
    });
    expect(bestSuggestion?.sentences.join()).toMatch(/^Make it a (Super Force|Combined Team)$/);
  });

  it('use each of several equal characters once, and differ in half of them', () => {
    const equalSupers = Array.from({ length: 30 }, (_, index) => createCharacter(`five-${index}`, 5));
    const equalHenchmen = [createCharacter('thug', 2), createCharacter('thug-2', 2)];
    const [bestSuggestion, nextSuggestion] = suggest({
      team: createTeam([]),
      characters: [...equalSupers, ...equalHenchmen],
      purpose: 'fill',
    });
    for (const { added } of [bestSuggestion, nextSuggestion].flatMap((suggestion) => suggestion ?? [])) {
      const supers = added.filter(({ id }) => id.startsWith('five'));
      expect(supers.length).toBeGreaterThan(1);
      expect(supers.every(({ copies }) => copies === 1)).toBe(true);
    }
    const bestIds = new Set(bestSuggestion?.added.map(({ id }) => id));
    const sharedCount = nextSuggestion?.added.filter(({ id }) => bestIds.has(id)).length ?? Number.POSITIVE_INFINITY;
    expect(sharedCount).toBeLessThanOrEqual(bestIds.size / 2);
    const teamOfTwo = createTeam([{ character: 'five-0' }, { character: 'five-1' }], {
      levels: 5,
      formation: 'super-force',
    });
    const [firstRepair, secondRepair] = suggest({ team: teamOfTwo, characters: equalSupers, purpose: 'repair' });
    expect(
      [firstRepair, secondRepair].map((suggestion) => formatAmounts(suggestion?.removed ?? []).join()).sort(),
    ).toEqual(['1 five-0', '1 five-1']);
  });

  it('stay the same after prepareSuggestions', () => {
    const fillRequest = { team: TEAMS[0] as Team, characters: CHARACTERS, purpose: 'fill' } as const;
    const startRequest = {
      ...fillRequest,
      team: { ...fillRequest.team, members: fillRequest.team.members.slice(0, 2) },
    };
    const expectedSuggestions = suggest(startRequest);
    prepareSuggestions(LOADED_GAMES, startRequest, solve);
    expect(suggest(startRequest)).toEqual(expectedSuggestions);
  });

  it('E-32: offer the smallest legal size as the last agreement, but not at an event', () => {
    const characters = [
      createCharacter('a', 8),
      createCharacter('b', 6),
      createCharacter('c', 6),
      createCharacter('d', 5),
    ];
    const startTeam = createTeam([{ character: 'b' }, { character: 'c' }, { character: 'd' }], { levels: 15 });
    const suggestions = suggest({ team: startTeam, characters, purpose: 'repair' });
    expect(suggestions.map(({ agreement }) => agreement)).toEqual([
      ...suggestions.slice(1).map(() => undefined),
      '17 Levels',
    ]);
    const lastSuggestion = suggestions.at(-1);
    expect(lastSuggestion).toMatchObject({ agreement: '17 Levels', added: [], removed: [] });
    expect(lastSuggestion?.figures).toContainEqual({ label: 'Levels', before: '17', after: '17', limit: 17 });
    expect(judge(GAMES, applyEdits(startTeam, lastSuggestion?.edits ?? []), { characters }).verdict).toBe('legal');
    const eventSuggestions = suggest({
      team: startTeam,
      characters,
      event: { ...EVENT, levels: 15 } as EventPack,
      purpose: 'repair',
    });
    expect(eventSuggestions.some(({ agreement }) => agreement !== undefined)).toBe(false);
    // A larger size would not fix the other faults of this team.
    const teamWithRogue = { ...startTeam, members: [...startTeam.members, { character: 'rogue' }] };
    const charactersWithRogue = [...characters, createCharacter('rogue', 5, { alignment: 'villain' })];
    expect(
      suggest({ team: teamWithRogue, characters: charactersWithRogue, purpose: 'repair' }).some(
        (suggestion) => suggestion.agreement,
      ),
    ).toBe(false);
  });

  it('E-38, E-39: change the allegiance when that is the fewest changes, and keep the unused alignment', () => {
    const villainCharacters = ['a', 'b', 'c'].map((id) =>
      createCharacter(id, 5, { alignment: 'villain', factions: ['night'] }),
    );
    const startTeam = createTeam(
      villainCharacters.map(({ id }) => ({ character: id })),
      { formation: 'super-force' },
    );
    const suggestions = suggest({ team: startTeam, characters: villainCharacters, purpose: 'repair' });
    const sentences = suggestions.map((suggestion) => suggestion.sentences.join());
    expect(sentences).toContain('Make it a team of Villains');
    expect(sentences).toContain('Make it a team of the Faction “Night”');
    for (const { edits, added, removed } of suggestions.slice(0, 2)) {
      expect([...added, ...removed]).toEqual([]);
      expect(applyEdits(startTeam, edits).allegiance.alignment).toBeDefined();
    }
    const eventPack = { ...EVENT, levels: 25, formations: ['super-force'], allegiances: ['faction'] } as EventPack;
    const [onlySuggestion] = suggest({
      team: startTeam,
      characters: villainCharacters,
      event: eventPack,
      purpose: 'repair',
    });
    expect(onlySuggestion?.sentences).toEqual(['Make it a team of the Faction “Night”']);
  });

  it('never appear when no change helps', () => {
    const startTeam = createTeam([{ character: 'a' }], { levels: 3 });
    const eventPack = { ...EVENT, levels: 3 } as EventPack;
    expect(
      suggest({ team: startTeam, characters: [createCharacter('a', 5)], event: eventPack, purpose: 'repair' }),
    ).toEqual([]);
    const fullTeam = createTeam([{ character: 'a' }], { levels: 5 });
    expect(suggest({ team: fullTeam, characters: [createCharacter('a', 5)], purpose: 'fill' })).toEqual([]);
  });

  it('differ from each other in at least half of their changes', () => {
    const characters = Array.from({ length: 12 }, (_, index) => createCharacter(`c${index}`, 3 + (index % 5)));
    const suggestions = suggest({ team: createTeam([{ character: 'c0' }]), characters, purpose: 'fill' });
    expect(suggestions).toHaveLength(3);
    const [firstIds, secondIds] = suggestions.map(({ added }) => new Set(added.map(({ id }) => id)));
    const sharedIds = [...(firstIds ?? [])].filter((id) => secondIds?.has(id) === true);
    expect(sharedIds.length).toBeLessThanOrEqual((firstIds?.size ?? 0) / 2);
  });
});

const countLevels = (team: Team, characters: readonly Character[]): number =>
  judge(GAMES, team, { characters }).levels ?? 0;

/** Finds the most Levels of a legal team that has these members and some of the others: the Henchman `f` up to eight times, Supers once. */
function findMaxLevels(startTeam: Team, characters: readonly Character[]): number {
  const otherCharacters = characters.filter(({ id }) => !startTeam.members.some((member) => member.character === id));
  let maxLevels = 0;
  // Each bit of `chosenBits` says whether the team has the character with this index.
  for (let chosenBits = 0; chosenBits < 2 ** otherCharacters.length; chosenBits++) {
    const addedMembers = otherCharacters
      .filter((_, index) => (chosenBits & (1 << index)) !== 0)
      .map(({ id }) => ({ character: id }));
    for (let copies = 1; copies <= (addedMembers.some(({ character }) => character === 'f') ? 8 : 1); copies++) {
      const members = [
        ...startTeam.members,
        ...addedMembers.map((member) => (member.character === 'f' ? { ...member, copies } : member)),
      ];
      const { verdict, levels = 0 } = judge(GAMES, { ...startTeam, members }, { characters });
      if (verdict === 'legal') maxLevels = Math.max(maxLevels, levels);
    }
  }
  return maxLevels;
}
