import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { findSuggestions, type Suggestion, type SuggestionRequest } from '../../../src/shared/suggest/suggest.ts';
import base from '../../fixtures/base/character.json';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';
import { solve } from './solver.ts';

/**
 * Tests suggestions that fill a team or repair it. By default a character has one Class, Fighter, and is a Hero without a Faction.
 * Characters of Level 1 and 2 are Henchmen, all others Supers (E-31).
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

const createTeam = (members: Team['members'], changes: Partial<Team> = {}): Team => ({
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'team',
  name: 'Team',
  levels: 25,
  formation: 'super-force',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members,
  ...changes,
});

const createEventPack = (changes: Partial<EventPack>): EventPack => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'event',
  name: 'Event',
  levels: 15,
  ...changes,
});

/** Finds suggestions and checks that each leads to a legal team. */
function suggest(request: SuggestionRequest): readonly Suggestion[] {
  const { suggestions } = findSuggestions(translate, LOADED_GAMES, request, solve);
  for (const { edits } of suggestions) {
    const context = { characters: request.characters, ...(request.event ? { eventPack: request.event } : {}) };
    expect(judge(GAMES, applyEdits(request.team, edits), context).verdict).toBe('legal');
  }
  return suggestions;
}

const formatAmounts = (amounts: readonly { id: string; copies: number }[] = []) =>
  amounts.map(({ id, copies }) => `${copies} ${id}`).sort();

describe('suggestions under house rules', () => {
  it('E?52: add a character of the Class that a Gimmick requires, or remove the Gimmick', () => {
    const characters = [
      createCharacter('tank', 4, { classes: ['tank', 'trained'] }),
      createCharacter('mage', 4, { classes: ['mage'] }),
      createCharacter('other', 4, { classes: ['tank'] }),
    ];
    const startTeam = createTeam([{ character: 'tank' }], {
      levels: 12,
      gimmicks: ['enduring', 'arcane-node'],
      options: { 'su.gimmickClassLocked': true },
    });
    const [bestSuggestion, nextSuggestion] = suggest({ team: startTeam, characters, purpose: 'repair' });
    const foundChanges = [bestSuggestion, nextSuggestion].map((suggestion) => [
      formatAmounts(suggestion?.added),
      suggestion?.sentences,
    ]);
    expect(foundChanges).toContainEqual([expect.arrayContaining(['1 mage']), []]);
    expect(foundChanges).toContainEqual([[], ['Remove Arcane Node']]);
  });

  // A Faction Team may have one Guest Star, who has another Faction, for each 25 Levels (E-38). By default these are the agreed Levels,
  // with the house rule of E?44 the Levels of its members.
  it('E?44: leave out Guest Stars when the actual Levels are too few for them', () => {
    const characters = [
      createCharacter('own', 4, { factions: ['south'] }),
      ...Array.from({ length: 7 }, (_, index) => createCharacter(`guest-${index}`, 4, { factions: ['north'] })),
    ];
    const startTeam = createTeam([], {
      allegiance: { kind: 'faction', faction: 'south' },
      options: { 'su.levelsBasis': 'actual' },
    });
    const [bestSuggestion] = suggest({ team: startTeam, characters, purpose: 'fill' });
    expect(formatAmounts(bestSuggestion?.added)).toEqual(['1 own']);
  });

  it('E?44: add only as many Guest Stars as the actual Levels allow', () => {
    const characters = [
      ...['own-1', 'own-2', 'own-3'].map((id) => createCharacter(id, 7, { factions: ['south'] })),
      ...Array.from({ length: 8 }, (_, index) => createCharacter(`guest-${index}`, 4, { factions: ['north'] })),
    ];
    const startTeam = createTeam([], {
      levels: 50,
      allegiance: { kind: 'faction', faction: 'south' },
      options: { 'su.levelsBasis': 'actual' },
    });
    const [bestSuggestion] = suggest({ team: startTeam, characters, purpose: 'fill' });
    const guest = expect.stringMatching(/^1 guest-/);
    expect(formatAmounts(bestSuggestion?.added)).toEqual([guest, '1 own-1', '1 own-2', '1 own-3']);
  });

  it('E?44: keep as many members as possible under the actual Levels', () => {
    const characters = [
      ...Array.from({ length: 4 }, (_, index) => createCharacter(`own-${index}`, 6, { factions: ['south'] })),
      createCharacter('guest-1', 3, { factions: ['north'] }),
      createCharacter('guest-2', 3, { factions: ['north'] }),
    ];
    const startTeam = createTeam(
      ['own-0', 'own-1', 'own-2', 'guest-1', 'guest-2'].map((id) => ({ character: id })),
      { levels: 30, allegiance: { kind: 'faction', faction: 'south' }, options: { 'su.levelsBasis': 'actual' } },
    );
    const [bestSuggestion] = suggest({ team: startTeam, characters, purpose: 'repair' });
    expect([formatAmounts(bestSuggestion?.removed).length, formatAmounts(bestSuggestion?.added)]).toEqual([
      1,
      ['1 own-3'],
    ]);
  });

  it('E-38: choose the Faction of fewer members when only that one is legal', () => {
    const characters = [
      createCharacter('n1', 4, { factions: ['north'] }),
      createCharacter('n2', 4, { factions: ['north', 'south'] }),
      createCharacter('s1', 4, { factions: ['south'] }),
      createCharacter('n3', 9, { factions: ['north'] }),
    ];
    const startTeam = createTeam(
      ['n1', 'n2', 's1'].map((id) => ({ character: id })),
      { levels: 15 },
    );
    const eventPack = createEventPack({ allegiances: ['faction'], banned: ['n1'] });
    const [bestSuggestion] = suggest({ team: startTeam, characters, event: eventPack, purpose: 'repair' });
    expect(bestSuggestion?.sentences).toEqual(['Make it a team of the Faction “South”']);
    expect([formatAmounts(bestSuggestion?.added), formatAmounts(bestSuggestion?.removed)]).toEqual([[], ['1 n1']]);
  });

  // A Super Force consists of Supers alone (E-34), and Level 2 makes a Henchman. At least half of a team of Heroes are Heroes (E-39).
  it('E-34, E-39: change formation and allegiance together when neither change alone is enough', () => {
    const villainCharacters = ['a', 'b'].map((id) => createCharacter(id, 2, { alignment: 'villain' }));
    const startTeam = createTeam(villainCharacters.map(({ id }) => ({ character: id })));
    const [bestSuggestion] = suggest({ team: startTeam, characters: villainCharacters, purpose: 'repair' });
    expect(bestSuggestion?.sentences).toHaveLength(2);
    expect(bestSuggestion?.sentences).toContain('Make it a team of Villains');
  });

  // Two Supers are the same if their names are the same, whatever their case and blanks.
  it('E?50: never add two documents of one Super, and remove one of them under the strict rule', () => {
    const novaCharacters = [
      createCharacter('nova', 5, { name: 'Nova' }),
      createCharacter('nova-2', 5, { name: ' NOVA ' }),
    ];
    const [bestSuggestion] = suggest({ team: createTeam([]), characters: novaCharacters, purpose: 'fill' });
    expect(bestSuggestion?.added).toHaveLength(1);
    const startTeam = createTeam([{ character: 'nova' }, { character: 'nova-2' }], {
      options: { 'su.uniqueSupers': true },
    });
    const [repairSuggestion] = suggest({ team: startTeam, characters: novaCharacters, purpose: 'repair' });
    expect([formatAmounts(repairSuggestion?.added), repairSuggestion?.removed.length]).toEqual([[], 1]);
  });

  // A Combined Team has at least twice as many Levels of Supers as of Henchmen (E-35), so one Super of Level 3 is too few.
  it('E?50: add a Super twice only when nothing else is legal', () => {
    const characters = [createCharacter('super', 3), createCharacter('thug', 2)];
    const startTeam = createTeam([], {
      formation: 'combined-team',
      levels: 8,
      options: { 'su.requireBothKinds': true },
    });
    const [bestSuggestion] = suggest({ team: startTeam, characters, purpose: 'fill' });
    expect(formatAmounts(bestSuggestion?.added)).toEqual(['1 thug', '2 super']);
  });
});

describe("repairs of a team's fields", () => {
  const characters = [createCharacter('a', 5, { classes: ['tank', 'mage'] }), createCharacter('b', 4)];
  const members = [{ character: 'a' }, { character: 'b' }];

  it.each<[string, Partial<Team>, string]>([
    ['a repeated Gimmick', { gimmicks: ['enduring', 'enduring'] }, 'Remove the second “Enduring”'],
    ['an unknown Gimmick', { gimmicks: ['enduring', 'masterly'] }, 'Remove “masterly”'],
    ['an unknown house rule', { options: { 'su.uniqueSuper': true } }, 'Remove the house rule “su.uniqueSuper”'],
    ['a wrong value', { options: { 'su.uniqueSupers': 'yes' } }, 'Remove the house rule “Every Super once”'],
    ['an unknown formation', { formation: 'mob' }, 'Make it a Super Force'],
    [
      'an Alignment that no team has',
      { allegiance: { kind: 'alignment', alignment: 'anti-hero' } },
      'Make it a team of Heroes',
    ],
    ['a size that is no whole number', { levels: 24.5 }, 'Set the size to 24 Levels'],
    ['a size that is a little too small as well', { levels: 8.5 }, 'Set the size to 9 Levels'],
    ['a size of 0', { levels: 0 }, 'Set the size to 9 Levels'],
    ['a size without end', { levels: Number.POSITIVE_INFINITY }, 'Set the size to 9 Levels'],
  ])('fix %s with one change', (_, changes, sentence) => {
    const [bestSuggestion] = suggest({ team: createTeam(members, changes), characters, purpose: 'repair' });
    expect(bestSuggestion?.sentences).toEqual([sentence]);
    expect([bestSuggestion?.removed, bestSuggestion?.added, bestSuggestion?.corrected]).toEqual([[], [], []]);
  });

  it.each([
    [1.5, 2],
    [2.5, 3],
    [0, 1],
    [-3, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('correct %s copies of a member to %s', (copies, corrected) => {
    const charactersWithThug = [...characters, createCharacter('thug', 1)];
    const startTeam = createTeam([...members, { character: 'thug', copies }], { formation: 'combined-team' });
    const [bestSuggestion] = suggest({ team: startTeam, characters: charactersWithThug, purpose: 'repair' });
    expect(formatAmounts(bestSuggestion?.corrected)).toEqual([`${corrected} thug`]);
    expect([bestSuggestion?.removed, bestSuggestion?.added, bestSuggestion?.sentences]).toEqual([[], [], []]);
  });

  it('combine unavoidable changes in one suggestion without other changes', () => {
    const startTeam = createTeam(members, { gimmicks: ['enduring', 'enduring'], options: { 'su.uniqueSuper': true } });
    const suggestions = suggest({ team: startTeam, characters, purpose: 'repair' });
    expect(suggestions).toHaveLength(1);
    expect(suggestions[0]?.sentences).toHaveLength(2);
  });

  // A team has one Gimmick for each Class of each Super: three with `a`, who has two Classes, and `b`, who has another one.
  it('E-119: remove surplus Gimmicks, first those that no member can use', () => {
    const gimmicks = ['mastery', 'enduring', 'arcane-node', 'tag-team'];
    const [bestSuggestion] = suggest({
      team: createTeam(members, { gimmicks, levels: 9 }),
      characters,
      purpose: 'repair',
    });
    expect(bestSuggestion?.sentences).toEqual(['Remove Mastery']);
  });

  it('remove all Gimmicks at an event without Gimmicks', () => {
    const startTeam = createTeam(members, { levels: 15, gimmicks: ['enduring', 'tag-team'] });
    const [bestSuggestion] = suggest({
      team: startTeam,
      characters,
      event: createEventPack({ gimmicks: false }),
      purpose: 'repair',
    });
    expect(bestSuggestion?.sentences).toEqual(['Play without Gimmicks']);
  });

  it('keep the legal one of two embedded characters with one id', () => {
    const legalCharacter = createCharacter('a', 5);
    const startTeam = createTeam(members, {
      characters: [createCharacter('a', 5, { classes: [] }), legalCharacter, createCharacter('b', 4)],
    });
    const [bestSuggestion] = suggest({ team: startTeam, characters: [], purpose: 'repair' });
    expect(bestSuggestion?.sentences).toEqual(['Remove the second “A”']);
    expect(applyEdits(startTeam, bestSuggestion?.edits ?? []).characters?.[0]).toEqual(legalCharacter);
  });

  it('fix faults of an empty team while it is filled', () => {
    const startTeam = createTeam([], { gimmicks: ['masterly'], options: { 'su.uniqueSuper': true } });
    const [bestSuggestion] = suggest({ team: startTeam, characters, purpose: 'fill' });
    expect([formatAmounts(bestSuggestion?.added), bestSuggestion?.sentences.length]).toEqual([['1 a', '1 b'], 2]);
  });

  it('keep several entries of one character separate, with their other keys', () => {
    const charactersWithThug = [...characters, createCharacter('thug', 2)];
    const entries = [
      { character: 'thug', note: 'first' },
      { character: 'a' },
      { character: 'thug', copies: 3, note: 'second' },
    ];
    const startTeam = createTeam(entries as Team['members'], { formation: 'combined-team', levels: 9 });
    const [bestSuggestion] = suggest({ team: startTeam, characters: charactersWithThug, purpose: 'repair' });
    const changedMembers = applyEdits(startTeam, bestSuggestion?.edits ?? []).members;
    expect(changedMembers[0]).toEqual({ character: 'thug', note: 'first' });
  });
});
