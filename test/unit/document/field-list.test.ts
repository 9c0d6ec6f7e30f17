import { expect, it } from 'vitest';
import { formatCardFinding } from '../../../src/shared/card/findings/finding-messages.ts';
import { formatFieldList } from '../../../src/shared/document/field-list.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { t } from '../../support/texts.ts';

it('places of a character are called what people call them, each once', () => {
  const pointers = [
    '/name',
    '/keywords/type',
    '/keywords/origin',
    '/attacks/2/name',
    '/attacks/2/effects',
    '/hp/total',
  ];
  expect(formatFieldList(t, GAMES, pointers)).toBe('name, keywords, attack 3 and HP');
  expect(formatFieldList(t, GAMES, ['/traits/fight/dice'])).toBe('fight');
  const talents = Array.from({ length: 16 }, (_, index) => [`/talents/${index}/name`, `/talents/${index}/text`]).flat();
  expect(formatFieldList(t, GAMES, ['/name', ...talents, '/spells/0/name', '/spells/1/text'])).toBe(
    'name, 16 talents, spell 1 and spell 2',
  );
  expect(formatFieldList(t, GAMES, talents.slice(0, 6))).toBe('talent 1, talent 2 and talent 3');
  expect(formatFieldList(t, GAMES, [])).toBe('');
});

it('notes speak of them in sentences', () => {
  expect(formatCardFinding(t, GAMES, { kind: 'continued', fields: ['/talents/0/text'] })).toBe(
    'talent 1 continues on the back',
  );
  expect(formatCardFinding(t, GAMES, { kind: 'continued', fields: ['/keywords/type', '/keywords/origin'] })).toBe(
    'keywords continue on the back',
  );
  expect(formatCardFinding(t, GAMES, { kind: 'missing-glyph', characters: '᚛', fields: [] })).toBe('no font has ᚛');
});
