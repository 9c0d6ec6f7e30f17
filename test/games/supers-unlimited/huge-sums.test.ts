/** Shuffling members or embedded characters never changes codes, numbers or the verdict (docs/rules.md#r87-order-of-findings). */

import { expect, test } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { sumExactly } from '../../../src/shared/games/supers-unlimited/derive/team.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { baseCharacter, baseTeam } from '../../support/documents/fixture.ts';

const HUGE = 2 ** 53;
const henchman = (id: string): Character => ({ ...baseCharacter(), id, level: 1, alignment: 'hero' });
const squad = (members: Team['members']): Team => ({
  ...baseTeam(),
  levels: HUGE,
  formation: 'goon-squad',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members,
  gimmicks: [],
  characters: ['a', 'b', 'c'].map(henchman),
});

test('sums of copies beyond what doubles hold are exact in every order', () => {
  const members = [{ character: 'a', copies: HUGE }, { character: 'b' }, { character: 'c' }];
  const turned = [...members].reverse();
  const answers = [members, turned].map((order) =>
    judge(GAMES, squad(order), { eventPack: { ...pack, maxCopies: HUGE } as EventPack }),
  );
  for (const { verdict, levels, findings } of answers) {
    expect(verdict).toBe('illegal');
    expect(levels).toBe(HUGE + 2);
    expect(findings.find(({ code }) => code === 'su.team.level-cap')).toMatchObject({
      actual: HUGE + 2,
      required: HUGE,
    });
  }
  expect(sumExactly([HUGE, 1, 1])).toBe(sumExactly([1, HUGE, 1]));
});

const pack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'e',
  name: 'E',
  levels: HUGE,
} as const;

test('E-22: of two characters alike but for red boxes written out, the order decides nothing', () => {
  const plain: Character = { ...baseCharacter(), id: 'a', hp: { total: 9 } };
  const written: Character = { ...plain, hp: { total: 9, red: 4 } };
  const codes = (characters: Character[]) =>
    judge(GAMES, {
      ...baseTeam(),
      options: { 'su.redZoneRounding': 'ceil' },
      members: [{ character: 'a' }],
      characters,
    }).findings.map(({ code }) => code);
  expect(codes([plain, written])).toEqual(codes([written, plain]));
});

test('an approval written with more digits is shown with those that differ', () => {
  const hero = baseCharacter();
  const { fingerprint } = judge(GAMES, hero);
  const last = fingerprint[12] === '0' ? '1' : '0';
  const approved = { [hero.id]: fingerprint.slice(0, 12) + last };
  const { findings } = judge(GAMES, hero, { eventPack: { ...pack, approved } as EventPack });
  expect(findings.find(({ code }) => code === 'event.not-approved')).toMatchObject({
    actual: fingerprint,
    required: fingerprint.slice(0, 12) + last,
  });
});
