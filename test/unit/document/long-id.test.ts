import { expect, test } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';
import { writeError } from '../../support/documents/unreadable.ts';

const longestId = 'a'.repeat(LIMITS.idLetters);
const parseRefusal = (value: unknown) => {
  const parsed = parseValue(GAMES, value);
  return parsed.ok ? undefined : writeError(parsed.error);
};

test('parseValue rejects an id of more than 1000 letters', () => {
  const expected = 'an id of at most 1000 letters';
  const hero = readBaseCharacter();
  expect(parseRefusal({ ...hero, id: longestId })).toBeUndefined();
  expect(parseRefusal({ ...hero, id: `${longestId}a` })).toEqual({ path: '/id', expected });
  expect(parseRefusal({ ...hero, factions: ['deep-choir', `${longestId}a`] })).toEqual({
    path: '/factions/1',
    expected,
  });
});

test('parseValue names the place of a long id inside a team', () => {
  const hero = { ...readBaseCharacter(), id: `${longestId}a` };
  const allegiance = { kind: 'faction', faction: `${longestId}a` };
  expect(parseRefusal({ ...readBaseTeam(), characters: [hero] })?.path).toBe('/characters/0/id');
  expect(parseRefusal({ ...readBaseTeam(), allegiance })?.path).toBe('/allegiance/faction');
  expect(parseRefusal({ ...readBaseTeam(), factions: [createFaction(`${longestId}a`)] })?.path).toBe('/factions/0/id');
});

test('parseValue rejects an overlong Level in the ceilings of an event pack', () => {
  const eventPack = {
    format: 'rollcall.event',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 'e',
    name: 'E',
    levels: 25,
  };
  const createPackWithLevel = (levelKey: string) => ({
    ...eventPack,
    ceilings: { byLevel: { [levelKey]: { power: 3 } } },
  });
  expect(parseRefusal(createPackWithLevel(longestId))).toBeUndefined();
  expect(parseRefusal(createPackWithLevel(`${longestId}a`))?.path).toBe('/ceilings/byLevel');
});

const createFaction = (factionId: string) => ({ format: 'rollcall.faction', version: 1, id: factionId, name: 'Choir' });
