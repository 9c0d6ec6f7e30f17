import { expect, test } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { baseCharacter, baseTeam } from '../../support/documents/fixture.ts';
import { writeError } from '../../support/documents/unreadable.ts';

const longest = 'a'.repeat(LIMITS.idLetters);
const refused = (value: unknown) => {
  const read = parseValue(GAMES, value);
  return read.ok ? undefined : writeError(read.error);
};

test('an id that findings repeat has an end', () => {
  const expected = 'an id of at most 1000 letters';
  const hero = baseCharacter();
  expect(refused({ ...hero, id: longest })).toBeUndefined();
  expect(refused({ ...hero, id: `${longest}a` })).toEqual({ path: '/id', expected });
  expect(refused({ ...hero, factions: ['deep-choir', `${longest}a`] })).toEqual({ path: '/factions/1', expected });
});

test('ids inside a list are named with their place', () => {
  const hero = { ...baseCharacter(), id: `${longest}a` };
  const allegiance = { kind: 'faction', faction: `${longest}a` };
  expect(refused({ ...baseTeam(), characters: [hero] })?.path).toBe('/characters/0/id');
  expect(refused({ ...baseTeam(), allegiance })?.path).toBe('/allegiance/faction');
  expect(refused({ ...baseTeam(), factions: [faction(`${longest}a`)] })?.path).toBe('/factions/0/id');
});

test('a Level that findings on its ceilings repeat has an end', () => {
  const event = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E', levels: 25 };
  const ceilings = (key: string) => ({ ...event, ceilings: { byLevel: { [key]: { power: 3 } } } });
  expect(refused(ceilings(longest))).toBeUndefined();
  expect(refused(ceilings(`${longest}a`))?.path).toBe('/ceilings/byLevel');
});

const faction = (id: string) => ({ format: 'rollcall.faction', version: 1, id, name: 'Choir' });
