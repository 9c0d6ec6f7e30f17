import { expect, it } from 'vitest';
import { formatCardFinding } from '../../../src/shared/card/findings/finding-messages.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { formatCount } from '../../../src/shared/text/format-count.ts';
import { t } from '../../support/texts.ts';

it.each([
  [0, '0 cards'],
  [1, '1 card'],
  [2, '2 cards'],
])('%i cards are %s', (n, words) => {
  expect(formatCount(n, 'card')).toBe(words);
});

it('notes speak of one more thing as of one', () => {
  const characters = 'abcdefghijklm';
  expect(formatCardFinding(t, GAMES, { kind: 'missing-glyph', characters, fields: [] })).toMatch(
    /and 1 more character$/,
  );
  const note = { kind: 'unread-word', template: 't', field: 'alignment', words: ['x'], known: ['y'] } as const;
  expect(formatCardFinding(t, GAMES, { ...note, places: ['a', 'b', 'c', 'd'] })).toMatch(/ 1 more place, /);
});
