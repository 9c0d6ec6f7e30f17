/** Tests the labels and edits of the fixes that single findings propose. */
import { describe, expect, it } from 'vitest';
import type { JudgedDocument } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { buildFixtureDocument, type Fixture } from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';

/**
 * Creates a document from the base of the fixtures. The base team is a Combined Team of Heroes: Captain (Super, Level 6, tank, Leadership),
 * Striker (Super, Level 5, fighter) and Rookie (Henchman, Level 1), all of the Faction `watch`.
 */
const createDocument = (baseKind: Fixture['base'], changedFields: Fixture['set']) =>
  buildFixtureDocument({ base: baseKind, set: changedFields, findings: [] });
const listFixes = (document: JudgedDocument, findingCode: string) => {
  const foundFinding = judge(GAMES, document, { fixes: true }).findings.find((finding) => finding.code === findingCode);
  expect(foundFinding).toBeDefined();
  return (foundFinding?.fixes ?? []).map(({ label, edits }) => [label, ...edits]);
};
const BASH_ATTACK = { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] };

describe('proposed fixes', () => {
  it('E-81: offer the nearest whole number for the bonus of an attack', () => {
    const rayAttack = { name: 'Ray', trait: 'aim', type: 'projectile', range: 6, effects: [{ effect: 'damage' }] };
    expect(
      listFixes(
        createDocument('character', { '/attacks': [BASH_ATTACK, { ...rayAttack, bonus: 1.4 }] }),
        'su.attack.number',
      ),
    ).toEqual([['Set it to 1', { op: 'set', path: '/attacks/1/bonus', value: 1 }]]);
    expect(
      listFixes(
        createDocument('character', { '/attacks': [BASH_ATTACK, { ...rayAttack, bonusDice: -2 }] }),
        'su.attack.number',
      ),
    ).toEqual([['Set it to 0', { op: 'set', path: '/attacks/1/bonusDice', value: 0 }]]);
  });

  it('E-81: offer another word for an unknown effect, and to remove it if the attack has another one', () => {
    const rayFields = { name: 'Ray', trait: 'aim', type: 'projectile', range: 6 };
    const listRemedies = (effects: { effect: string }[]) =>
      listFixes(
        createDocument('character', { '/attacks': [BASH_ATTACK, { ...rayFields, effects }] }),
        'su.attack.vocabulary',
      );
    expect(listRemedies([{ effect: 'damage' }, { effect: 'stunn' }])).toEqual([
      [expect.any(String), { op: 'set', path: '/attacks/1/effects/1/effect', value: 'stun' }],
      ['Remove “stunn”', { op: 'remove', path: '/attacks/1/effects/1' }],
    ]);
    expect(listRemedies([{ effect: 'stunn' }]).map(([, firstEdit]) => (firstEdit as { op: string }).op)).toEqual([
      'set',
    ]);
  });

  it('E-32: offer the members or copies whose removal is enough, those that lose the fewest Levels first', () => {
    const largeTeam = createDocument('team', {
      '/levels': 12,
      '/members': [{ character: 'captain' }, { character: 'striker' }, { character: 'rookie', copies: 2 }],
    });
    expect(listFixes(largeTeam, 'su.team.level-cap')).toEqual([
      ['Leave out 1 of 2 Rookie', { op: 'set', path: '/members/2/copies', value: 1 }],
      ['Leave out Striker', { op: 'remove', path: '/members/1' }],
      ['Leave out Captain', { op: 'remove', path: '/members/0' }],
    ]);
  });

  it('E-32: offer to leave out all copies of a member if that is exactly enough', () => {
    const largeTeam = createDocument('team', {
      '/levels': 11,
      '/members': [{ character: 'captain' }, { character: 'striker' }, { character: 'rookie', copies: 2 }],
    });
    expect(listFixes(largeTeam, 'su.team.level-cap')[0]).toEqual([
      'Leave out all 2 Rookie',
      { op: 'remove', path: '/members/2' },
    ]);
  });

  it('E-38: offer the nearest word for an unknown allegiance', () => {
    const factionTeam = createDocument('team', { '/allegiance/kind': 'alignmnt' });
    expect(listFixes(factionTeam, 'su.team.vocabulary')).toEqual([
      [expect.any(String), { op: 'set', path: '/allegiance/kind', value: 'alignment' }],
    ]);
  });

  it('E-38: offer the Factions of members, not those of characters outside the team', () => {
    const factionTeam = createDocument('team', {
      '/allegiance': { kind: 'faction', faction: 'dawn' },
      '/characters/0/factions': Array.from({ length: 20 }, (_faction, index) => `faction-${index}`),
      '/members': [{ character: 'striker' }, { character: 'rookie' }],
    });
    expect(listFixes(factionTeam, 'su.team.faction.absent')).toEqual([
      [expect.any(String), { op: 'set', path: '/allegiance/faction', value: 'watch' }],
    ]);
  });

  it("E-38: offer to put the team's Faction first for a member with another symbol", () => {
    const factionTeam = createDocument('team', {
      '/allegiance': { kind: 'faction', faction: 'watch' },
      '/characters/1/factions': ['choir', 'watch', 'dawn'],
      '/members': [{ character: 'captain' }, { character: 'striker' }],
    });
    expect(listFixes(factionTeam, 'su.team.faction.symbol')).toEqual([
      [
        'Put the Faction “watch” first',
        { op: 'set', path: '/characters/1/factions', value: ['watch', 'choir', 'dawn'] },
      ],
    ]);
  });

  it('offer an id made of the name, else of the old id, else "character"', () => {
    const getIdFix = (changedFields: Fixture['set']) =>
      listFixes(createDocument('character', changedFields), 'su.character.id')[0]?.[0];
    expect(getIdFix({ '/id': 'Big Bad', '/name': 'Night Owl' })).toBe('Change the id to night-owl');
    expect(getIdFix({ '/id': 'Big Bad', '/name': '!' })).toBe('Change the id to big-bad');
    expect(getIdFix({ '/id': '!', '/name': '!' })).toBe('Change the id to character');
  });
});

describe('E-82, E-83: Bash and Throw that differ from the rules', () => {
  const listCodes = (changedFields: Fixture['set']) =>
    judge(GAMES, createDocument('character', changedFields)).findings.map(({ code }) => code);

  it.each([
    { trait: 'aim', versus: 'fight' },
    { versus: 'aim' },
    { type: 'pulse', range: 2 },
    { bonusDice: 1 },
    { bonus: 1 },
    { effects: [{ effect: 'damage' }, { effect: 'stun' }] },
    { effects: [{ effect: 'stun' }] },
  ])('reports a Bash with %j', (changedFields) => {
    expect(listCodes({ '/attacks': [{ ...BASH_ATTACK, ...changedFields }] })).toContain('su.attack.bash-profile');
  });

  const THROW_ATTACK = {
    name: 'Throw',
    trait: 'fight',
    versus: 'aim',
    type: 'projectile',
    range: 5,
    effects: [{ effect: 'damage' }, { effect: 'knockback' }],
  };
  const strongFields = { '/abilities': [{ name: 'Super Strength' }] };

  it('accepts the Throw of the rules', () => {
    expect(listCodes({ ...strongFields, '/attacks': [BASH_ATTACK, THROW_ATTACK] })).toEqual([]);
  });

  it.each([
    { trait: 'mind' },
    { versus: 'fight' },
    { type: 'beam' },
    { range: 6 },
    { bonusDice: 1 },
    { bonus: 1 },
    { effects: [{ effect: 'damage' }] },
  ])('reports a Throw with %j', (changedFields) => {
    expect(listCodes({ ...strongFields, '/attacks': [BASH_ATTACK, { ...THROW_ATTACK, ...changedFields }] })).toContain(
      'su.attack.throw-profile',
    );
  });

  it('accepts any range of a Throw when the dice are not whole, which is reported instead', () => {
    const foundCodes = listCodes({
      ...strongFields,
      '/traits/fight/dice': 2.5,
      '/attacks': [BASH_ATTACK, { ...THROW_ATTACK, range: 9 }],
    });
    expect(foundCodes).toEqual(['su.character.number']);
  });
});
