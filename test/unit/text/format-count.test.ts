import { expect, it } from 'vitest';
import { formatCardFinding } from '../../../src/shared/card/findings/finding-messages.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { formatCount } from '../../../src/shared/text/format-count.ts';
import { translate } from '../../support/texts.ts';

it.each([
  [0, '0 cards'],
  [1, '1 card'],
  [2, '2 cards'],
])('formatCount writes %i cards as "%s"', (count, expectedText) => {
  expect(formatCount(count, 'card')).toBe(expectedText);
});

it('card findings use the singular for one more item', () => {
  const characters = 'abcdefghijklm';
  expect(formatCardFinding(translate, GAMES, { kind: 'missing-glyph', characters, fields: [] })).toMatch(
    /and 1 more character$/,
  );
  const wordFinding = { kind: 'unread-word', template: 't', field: 'alignment', words: ['x'], known: ['y'] } as const;
  expect(formatCardFinding(translate, GAMES, { ...wordFinding, places: ['a', 'b', 'c', 'd'] })).toMatch(
    / 1 more place, /,
  );
});
