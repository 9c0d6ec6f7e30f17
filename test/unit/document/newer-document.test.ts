import { expect, it } from 'vitest';
import { getNewestVersion } from '../../../src/shared/document/formats.ts';
import { readNewerVersion } from '../../../src/shared/document/newer-document.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';

it('a document is of a newer Rollcall where its version is a whole number above the newest that is known', () => {
  const team = { format: 'rollcall.team', ruleset: 'supers-unlimited' };
  const newest = getNewestVersion(GAMES, 'rollcall.team', 'supers-unlimited');
  const read = (version: unknown, more: object = team) => readNewerVersion(GAMES, { ...more, version });
  expect(read(newest + 1)).toBe(newest + 1);
  expect(read(newest)).toBeUndefined();
  expect(read(newest + 0.5)).toBeUndefined();
  expect(read(String(newest + 1))).toBeUndefined();
  expect(read(99, { format: 'rollcall.deck' })).toBe(99);
  expect(read(99, { format: 'odd' })).toBeUndefined();
  expect(read(99, {})).toBeUndefined();
  for (const value of [null, 'rollcall.team', [], undefined]) expect(readNewerVersion(GAMES, value)).toBeUndefined();
});
