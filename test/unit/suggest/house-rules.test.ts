import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { findSuggestions, type Suggestion, type SuggestionRequest } from '../../../src/shared/suggest/suggest.ts';
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

const team = (members: Team['members'], change: Partial<Team> = {}): Team => ({
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'team',
  name: 'Team',
  levels: 25,
  formation: 'super-force',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members,
  ...change,
});

const event = (change: Partial<EventPack>): EventPack => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'event',
  name: 'Event',
  levels: 15,
  ...change,
});

/** Suggestions, each of them checked to be legal. */
function suggest(request: SuggestionRequest): readonly Suggestion[] {
  const { suggestions } = findSuggestions(t, LOADED_GAMES, request, solve);
  for (const { edits } of suggestions) {
    const context = { characters: request.characters, ...(request.event ? { eventPack: request.event } : {}) };
    expect(judge(GAMES, applyEdits(request.team, edits), context).verdict).toBe('legal');
  }
  return suggestions;
}

const named = (amounts: readonly { id: string; copies: number }[] = []) =>
  amounts.map(({ id, copies }) => `${copies} ${id}`).sort();

describe('suggestions under house rules', () => {
  it('E?52: add the Class that has to pay for a Gimmick', () => {
    const characters = [
      character('tank', 4, { classes: ['tank', 'trained'] }),
      character('mage', 4, { classes: ['mage'] }),
      character('other', 4, { classes: ['tank'] }),
    ];
    const start = team([{ character: 'tank' }], {
      levels: 12,
      gimmicks: ['enduring', 'arcane-node'],
      options: { 'su.gimmickClassLocked': true },
    });
    const [best, next] = suggest({ team: start, characters, purpose: 'repair' });
    const found = [best, next].map((each) => [named(each?.added), each?.sentences]);
    expect(found).toContainEqual([expect.arrayContaining(['1 mage']), []]);
    expect(found).toContainEqual([[], ['Remove Arcane Node']]);
  });

  it('E?44: count Guest Stars by the actual Levels, so that whoever brings too few Levels for them stays out', () => {
    const characters = [
      character('own', 4, { factions: ['south'] }),
      ...Array.from({ length: 7 }, (_, index) => character(`guest-${index}`, 4, { factions: ['north'] })),
    ];
    const start = team([], {
      allegiance: { kind: 'faction', faction: 'south' },
      options: { 'su.levelsBasis': 'actual' },
    });
    const [best] = suggest({ team: start, characters, purpose: 'fill' });
    expect(named(best?.added)).toEqual(['1 own']);
  });

  it('E?44: fill with the Guest Stars that the actual Levels allow, where the agreed ones would allow more', () => {
    const characters = [
      ...['own-1', 'own-2', 'own-3'].map((id) => character(id, 7, { factions: ['south'] })),
      ...Array.from({ length: 8 }, (_, index) => character(`guest-${index}`, 4, { factions: ['north'] })),
    ];
    const start = team([], {
      levels: 50,
      allegiance: { kind: 'faction', faction: 'south' },
      options: { 'su.levelsBasis': 'actual' },
    });
    const [best] = suggest({ team: start, characters, purpose: 'fill' });
    const guest = expect.stringMatching(/^1 guest-/);
    expect(named(best?.added)).toEqual([guest, '1 own-1', '1 own-2', '1 own-3']);
  });

  it('E?44: a repair by the actual Levels keeps as many as it can', () => {
    const characters = [
      ...Array.from({ length: 4 }, (_, index) => character(`own-${index}`, 6, { factions: ['south'] })),
      character('guest-1', 3, { factions: ['north'] }),
      character('guest-2', 3, { factions: ['north'] }),
    ];
    const start = team(
      ['own-0', 'own-1', 'own-2', 'guest-1', 'guest-2'].map((id) => ({ character: id })),
      { levels: 30, allegiance: { kind: 'faction', faction: 'south' }, options: { 'su.levelsBasis': 'actual' } },
    );
    const [best] = suggest({ team: start, characters, purpose: 'repair' });
    expect([named(best?.removed).length, named(best?.added)]).toEqual([1, ['1 own-3']]);
  });

  it('E-38: another Faction than the one most members share, where only that one is legal', () => {
    const characters = [
      character('n1', 4, { factions: ['north'] }),
      character('n2', 4, { factions: ['north', 'south'] }),
      character('s1', 4, { factions: ['south'] }),
      character('n3', 9, { factions: ['north'] }),
    ];
    const start = team(
      ['n1', 'n2', 's1'].map((id) => ({ character: id })),
      { levels: 15 },
    );
    const pack = event({ allegiances: ['faction'], banned: ['n1'] });
    const [best] = suggest({ team: start, characters, event: pack, purpose: 'repair' });
    expect(best?.sentences).toEqual(['Make it a team of the Faction “South”']);
    expect([named(best?.added), named(best?.removed)]).toEqual([[], ['1 n1']]);
  });

  it('E-34, E-39: formation and allegiance change together where neither alone is enough', () => {
    const villains = ['a', 'b'].map((id) => character(id, 2, { alignment: 'villain' }));
    const start = team(villains.map(({ id }) => ({ character: id })));
    const [best] = suggest({ team: start, characters: villains, purpose: 'repair' });
    expect(best?.sentences).toHaveLength(2);
    expect(best?.sentences).toContain('Make it a team of Villains');
  });

  it('E?50: two documents of one Super never come together, and one of them goes where the rule is strict', () => {
    const nova = [character('nova', 5, { name: 'Nova' }), character('nova-2', 5, { name: ' NOVA ' })];
    const [best] = suggest({ team: team([]), characters: nova, purpose: 'fill' });
    expect(best?.added).toHaveLength(1);
    const start = team([{ character: 'nova' }, { character: 'nova-2' }], { options: { 'su.uniqueSupers': true } });
    const [repaired] = suggest({ team: start, characters: nova, purpose: 'repair' });
    expect([named(repaired?.added), repaired?.removed.length]).toEqual([[], 1]);
  });

  it('E?50: a Super comes twice only where nothing else is legal', () => {
    const characters = [character('super', 3), character('thug', 2)];
    const start = team([], { formation: 'combined-team', levels: 8, options: { 'su.requireBothKinds': true } });
    const [best] = suggest({ team: start, characters, purpose: 'fill' });
    expect(named(best?.added)).toEqual(['1 thug', '2 super']);
  });
});

describe('repairs of a team’s own fields', () => {
  const characters = [character('a', 5, { classes: ['tank', 'mage'] }), character('b', 4)];
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
  ])('%s is one change', (_, change, sentence) => {
    const [best] = suggest({ team: team(members, change), characters, purpose: 'repair' });
    expect(best?.sentences).toEqual([sentence]);
    expect([best?.removed, best?.added, best?.corrected]).toEqual([[], [], []]);
  });

  it.each([
    [1.5, 2],
    [2.5, 3],
    [0, 1],
    [-3, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('%s copies become %s', (copies, corrected) => {
    const thugs = [...characters, character('thug', 1)];
    const start = team([...members, { character: 'thug', copies }], { formation: 'combined-team' });
    const [best] = suggest({ team: start, characters: thugs, purpose: 'repair' });
    expect(named(best?.corrected)).toEqual([`${corrected} thug`]);
    expect([best?.removed, best?.added, best?.sentences]).toEqual([[], [], []]);
  });

  it('what has to change in any case is no reason for other changes', () => {
    const start = team(members, { gimmicks: ['enduring', 'enduring'], options: { 'su.uniqueSuper': true } });
    const found = suggest({ team: start, characters, purpose: 'repair' });
    expect(found).toHaveLength(1);
    expect(found[0]?.sentences).toHaveLength(2);
  });

  it('E-119: too many Gimmicks are dropped, those that nobody can use first', () => {
    const gimmicks = ['mastery', 'enduring', 'arcane-node', 'tag-team'];
    const [best] = suggest({ team: team(members, { gimmicks, levels: 9 }), characters, purpose: 'repair' });
    expect(best?.sentences).toEqual(['Remove Mastery']);
  });

  it('an event without Gimmicks has all of them removed', () => {
    const start = team(members, { levels: 15, gimmicks: ['enduring', 'tag-team'] });
    const [best] = suggest({ team: start, characters, event: event({ gimmicks: false }), purpose: 'repair' });
    expect(best?.sentences).toEqual(['Play without Gimmicks']);
  });

  it('of two embedded characters with one id the one stays that makes the team legal', () => {
    const right = character('a', 5);
    const start = team(members, { characters: [character('a', 5, { classes: [] }), right, character('b', 4)] });
    const [best] = suggest({ team: start, characters: [], purpose: 'repair' });
    expect(best?.sentences).toEqual(['Remove the second “A”']);
    expect(applyEdits(start, best?.edits ?? []).characters?.[0]).toEqual(right);
  });

  it('an empty team has its own faults repaired while it is filled', () => {
    const start = team([], { gimmicks: ['masterly'], options: { 'su.uniqueSuper': true } });
    const [best] = suggest({ team: start, characters, purpose: 'fill' });
    expect([named(best?.added), best?.sentences.length]).toEqual([['1 a', '1 b'], 2]);
  });

  it('entries of one character stay apart and keep what else they say', () => {
    const thugs = [...characters, character('thug', 2)];
    const entries = [
      { character: 'thug', note: 'first' },
      { character: 'a' },
      { character: 'thug', copies: 3, note: 'second' },
    ];
    const start = team(entries as Team['members'], { formation: 'combined-team', levels: 9 });
    const [best] = suggest({ team: start, characters: thugs, purpose: 'repair' });
    const after = applyEdits(start, best?.edits ?? []).members;
    expect(after[0]).toEqual({ character: 'thug', note: 'first' });
  });
});
