import { expect, it } from 'vitest';
import { isJournaled } from '../../../../src/renderer/store/journal/journal-change.ts';

it.each([
  ['event:autumn-open', true],
  ['filters', true],
  ['printed', true],
  ['samples', true],
  ['rev:characters', false],
  ['trash-clock', false],
])('the journal follows %s of the settings in the database: %s', (key, isFollowed) => {
  expect(isJournaled('meta', key)).toBe(isFollowed);
});
