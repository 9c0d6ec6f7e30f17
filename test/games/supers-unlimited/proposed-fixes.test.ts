/** What is offered to repair single findings: its words and its edits. */
import { describe, expect, it } from 'vitest';
import type { JudgedDocument } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { documentOf, type Fixture } from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';

const made = (base: Fixture['base'], set: Fixture['set']) => documentOf({ base, set, findings: [] });
const offered = (document: JudgedDocument, code: string) => {
  const found = judge(GAMES, document, { fixes: true }).findings.find((finding) => finding.code === code);
  expect(found).toBeDefined();
  return (found?.fixes ?? []).map(({ label, edits }) => [label, ...edits]);
};
const BASH = { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] };

describe('what repairs a finding', () => {
  it('E-81: is the nearest whole number for the bonus of an attack', () => {
    const attack = { name: 'Ray', trait: 'aim', type: 'projectile', range: 6, effects: [{ effect: 'damage' }] };
    expect(offered(made('character', { '/attacks': [BASH, { ...attack, bonus: 1.4 }] }), 'su.attack.number')).toEqual([
      ['Set it to 1', { op: 'set', path: '/attacks/1/bonus', value: 1 }],
    ]);
    expect(
      offered(made('character', { '/attacks': [BASH, { ...attack, bonusDice: -2 }] }), 'su.attack.number'),
    ).toEqual([['Set it to 0', { op: 'set', path: '/attacks/1/bonusDice', value: 0 }]]);
  });

  it('E-81: is another word for an unknown effect, or its removal where the attack has another one', () => {
    const ray = { name: 'Ray', trait: 'aim', type: 'projectile', range: 6 };
    const remedies = (effects: { effect: string }[]) =>
      offered(made('character', { '/attacks': [BASH, { ...ray, effects }] }), 'su.attack.vocabulary');
    expect(remedies([{ effect: 'damage' }, { effect: 'stunn' }])).toEqual([
      [expect.any(String), { op: 'set', path: '/attacks/1/effects/1/effect', value: 'stun' }],
      ['Remove “stunn”', { op: 'remove', path: '/attacks/1/effects/1' }],
    ]);
    expect(remedies([{ effect: 'stunn' }]).map(([, edit]) => (edit as { op: string }).op)).toEqual(['set']);
  });

  it('E-38: is the word that is nearest to an unknown allegiance', () => {
    const team = made('team', { '/allegiance/kind': 'alignmnt' });
    expect(offered(team, 'su.team.vocabulary')).toEqual([
      [expect.any(String), { op: 'set', path: '/allegiance/kind', value: 'alignment' }],
    ]);
  });

  it('E-38: is the Faction of a member, none of many that a character has who stays away', () => {
    const team = made('team', {
      '/allegiance': { kind: 'faction', faction: 'dawn' },
      '/characters/0/factions': Array.from({ length: 20 }, (_, index) => `faction-${index}`),
      '/members': [{ character: 'striker' }, { character: 'rookie' }],
    });
    expect(offered(team, 'su.team.faction.absent')).toEqual([
      [expect.any(String), { op: 'set', path: '/allegiance/faction', value: 'watch' }],
    ]);
  });

  it('E-38: puts the Faction of the team first for the member whose symbol is another one', () => {
    const team = made('team', {
      '/allegiance': { kind: 'faction', faction: 'watch' },
      '/characters/1/factions': ['choir', 'watch', 'dawn'],
      '/members': [{ character: 'captain' }, { character: 'striker' }],
    });
    expect(offered(team, 'su.team.faction.symbol')).toEqual([
      [
        'Put the Faction “watch” first',
        { op: 'set', path: '/characters/1/factions', value: ['watch', 'choir', 'dawn'] },
      ],
    ]);
  });

  it('is an id made of the name; else of the id, else the word character', () => {
    const id = (set: Fixture['set']) => offered(made('character', set), 'su.character.id')[0]?.[0];
    expect(id({ '/id': 'Big Bad', '/name': 'Night Owl' })).toBe('Change the id to night-owl');
    expect(id({ '/id': 'Big Bad', '/name': '!' })).toBe('Change the id to big-bad');
    expect(id({ '/id': '!', '/name': '!' })).toBe('Change the id to character');
  });
});

describe('E-82 E-83: a Bash and a Throw that are not of the rules', () => {
  const codes = (set: Fixture['set']) => judge(GAMES, made('character', set)).findings.map(({ code }) => code);

  it.each([
    { trait: 'aim', versus: 'fight' },
    { versus: 'aim' },
    { type: 'pulse', range: 2 },
    { bonusDice: 1 },
    { bonus: 1 },
    { effects: [{ effect: 'damage' }, { effect: 'stun' }] },
    { effects: [{ effect: 'stun' }] },
  ])('a Bash with %j', (change) => {
    expect(codes({ '/attacks': [{ ...BASH, ...change }] })).toContain('su.attack.bash-profile');
  });

  const THROW = {
    name: 'Throw',
    trait: 'fight',
    versus: 'aim',
    type: 'projectile',
    range: 5,
    effects: [{ effect: 'damage' }, { effect: 'knockback' }],
  };
  const strong = { '/abilities': [{ name: 'Super Strength' }] };

  it('the Throw of the rules is none of them', () => {
    expect(codes({ ...strong, '/attacks': [BASH, THROW] })).toEqual([]);
  });

  it.each([
    { trait: 'mind' },
    { versus: 'fight' },
    { type: 'beam' },
    { range: 6 },
    { bonusDice: 1 },
    { bonus: 1 },
    { effects: [{ effect: 'damage' }] },
  ])('a Throw with %j', (change) => {
    expect(codes({ ...strong, '/attacks': [BASH, { ...THROW, ...change }] })).toContain('su.attack.throw-profile');
  });

  it('any range does where the dice are no whole number, which is a finding of its own', () => {
    const found = codes({ ...strong, '/traits/fight/dice': 2.5, '/attacks': [BASH, { ...THROW, range: 9 }] });
    expect(found).toEqual(['su.character.number']);
  });
});
