import { expect, it } from 'vitest';
import { isJournaled } from '../../../../src/renderer/store/journal/journal-change.ts';

it.each([
  ['event:autumn-open', true],
  ['filters', true],
  ['printed', true],
  ['samples', true],
  ['rev:characters', false],
  ['trash-clock', false],
])('isJournaled answers for the setting %s: %s', (settingKey, isFollowed) => {
  expect(isJournaled('meta', settingKey)).toBe(isFollowed);
});
