import { expect, it } from 'vitest';
import { formatCardFinding } from '../../../src/shared/card/findings/finding-messages.ts';
import { formatFieldList } from '../../../src/shared/document/field-list.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { translate } from '../../support/texts.ts';

it('formatFieldList names each field of a character once, and counts long lists', () => {
  const pointers = [
    '/name',
    '/keywords/type',
    '/keywords/origin',
    '/attacks/2/name',
    '/attacks/2/effects',
    '/hp/total',
  ];
  expect(formatFieldList(translate, GAMES, pointers)).toBe('name, keywords, attack 3 and HP');
  expect(formatFieldList(translate, GAMES, ['/traits/fight/dice'])).toBe('fight');
  const talentPointers = Array.from({ length: 16 }, (_, index) => [
    `/talents/${index}/name`,
    `/talents/${index}/text`,
  ]).flat();
  expect(formatFieldList(translate, GAMES, ['/name', ...talentPointers, '/spells/0/name', '/spells/1/text'])).toBe(
    'name, 16 talents, spell 1 and spell 2',
  );
  expect(formatFieldList(translate, GAMES, talentPointers.slice(0, 6))).toBe('talent 1, talent 2 and talent 3');
  expect(formatFieldList(translate, GAMES, [])).toBe('');
});

it('formatFieldList names each part of the credits', () => {
  expect(formatFieldList(translate, GAMES, ['/art/image/credit', '/credits/artist', '/credits/set'])).toBe(
    'artist and set',
  );
  expect(formatFieldList(translate, GAMES, ['/credits/number', '/credits/copyright'])).toBe(
    'card number and copyright',
  );
});

it('formatCardFinding names the fields in a sentence', () => {
  expect(formatCardFinding(translate, GAMES, { kind: 'continued', fields: ['/talents/0/text'] })).toBe(
    'talent 1 continues on the back',
  );
  expect(
    formatCardFinding(translate, GAMES, { kind: 'continued', fields: ['/keywords/type', '/keywords/origin'] }),
  ).toBe('keywords continue on the back');
  expect(formatCardFinding(translate, GAMES, { kind: 'missing-glyph', characters: '᚛', fields: [] })).toBe(
    'no font has ᚛',
  );
});
