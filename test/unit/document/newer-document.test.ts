import { expect, it } from 'vitest';
import { getNewestVersion } from '../../../src/shared/document/formats.ts';
import { readNewerVersion } from '../../../src/shared/document/newer-document.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';

it('readNewerVersion returns a whole version number above the newest known one, and otherwise undefined', () => {
  const teamFields = { format: 'rollcall.team', ruleset: 'supers-unlimited' };
  const newestVersion = getNewestVersion(GAMES, 'rollcall.team', 'supers-unlimited');
  const readVersion = (version: unknown, otherFields: object = teamFields) =>
    readNewerVersion(GAMES, { ...otherFields, version });
  expect(readVersion(newestVersion + 1)).toBe(newestVersion + 1);
  expect(readVersion(newestVersion)).toBeUndefined();
  expect(readVersion(newestVersion + 0.5)).toBeUndefined();
  expect(readVersion(String(newestVersion + 1))).toBeUndefined();
  expect(readVersion(99, { format: 'rollcall.deck' })).toBe(99);
  expect(readVersion(99, { format: 'odd' })).toBeUndefined();
  expect(readVersion(99, {})).toBeUndefined();
  for (const value of [null, 'rollcall.team', [], undefined]) expect(readNewerVersion(GAMES, value)).toBeUndefined();
});
