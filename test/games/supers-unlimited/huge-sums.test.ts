/** Tests that reordering members or characters changes no codes, numbers or verdict (docs/rules.md#r87-order-of-findings). */

import { expect, test } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { sumExactly } from '../../../src/shared/games/supers-unlimited/derive/team.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';

const HUGE_COUNT = 2 ** 53;
const createHenchman = (characterId: string): Character => ({
  ...readBaseCharacter(),
  id: characterId,
  level: 1,
  alignment: 'hero',
});
const createSquad = (members: Team['members']): Team => ({
  ...readBaseTeam(),
  levels: HUGE_COUNT,
  formation: 'goon-squad',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members,
  gimmicks: [],
  characters: ['a', 'b', 'c'].map(createHenchman),
});

test('sums copies beyond 2^53 exactly in every order', () => {
  const members = [{ character: 'a', copies: HUGE_COUNT }, { character: 'b' }, { character: 'c' }];
  const reversed = [...members].reverse();
  const judgements = [members, reversed].map((orderedMembers) =>
    judge(GAMES, createSquad(orderedMembers), { eventPack: { ...eventPack, maxCopies: HUGE_COUNT } as EventPack }),
  );
  for (const { verdict, levels, findings } of judgements) {
    expect(verdict).toBe('illegal');
    expect(levels).toBe(HUGE_COUNT + 2);
    expect(findings.find(({ code }) => code === 'su.team.level-cap')).toMatchObject({
      actual: HUGE_COUNT + 2,
      required: HUGE_COUNT,
    });
  }
  expect(sumExactly([HUGE_COUNT, 1, 1])).toBe(sumExactly([1, HUGE_COUNT, 1]));
});

const eventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'e',
  name: 'E',
  levels: HUGE_COUNT,
} as const;

test('E-22: reports the same codes whichever of two nearly equal characters comes first', () => {
  const withoutRed: Character = { ...readBaseCharacter(), id: 'a', hp: { total: 9 } };
  const withRed: Character = { ...withoutRed, hp: { total: 9, red: 4 } };
  const listCodes = (characters: Character[]) =>
    judge(GAMES, {
      ...readBaseTeam(),
      options: { 'su.redZoneRounding': 'ceil' },
      members: [{ character: 'a' }],
      characters,
    }).findings.map(({ code }) => code);
  expect(listCodes([withoutRed, withRed])).toEqual(listCodes([withRed, withoutRed]));
});

test('shows an approval of 13 digits next to the full fingerprint', () => {
  const character = readBaseCharacter();
  const { fingerprint } = judge(GAMES, character);
  const lastDigit = fingerprint[12] === '0' ? '1' : '0';
  const approved = { [character.id]: fingerprint.slice(0, 12) + lastDigit };
  const { findings } = judge(GAMES, character, { eventPack: { ...eventPack, approved } as EventPack });
  expect(findings.find(({ code }) => code === 'event.not-approved')).toMatchObject({
    actual: fingerprint,
    required: fingerprint.slice(0, 12) + lastDigit,
  });
});
