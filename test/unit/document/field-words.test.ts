import { expect, it } from 'vitest';
import { noteSentence } from '../../../src/shared/card/note-words.ts';
import { fieldWords } from '../../../src/shared/document/field-words.ts';

it('places of a character are called what people call them, each once', () => {
  const pointers = [
    '/name',
    '/keywords/type',
    '/keywords/origin',
    '/attacks/2/name',
    '/attacks/2/effects',
    '/hp/total',
  ];
  expect(fieldWords(pointers)).toBe('name, keywords, attack 3 and HP');
  expect(fieldWords(['/traits/fight/dice'])).toBe('fight');
  expect(fieldWords([])).toBe('');
});

it('notes speak of them in sentences', () => {
  expect(noteSentence({ kind: 'continued', fields: ['/talents/0/text'] })).toBe('talent 1 continues on the back');
  expect(noteSentence({ kind: 'continued', fields: ['/keywords/type', '/keywords/origin'] })).toBe(
    'keywords continue on the back',
  );
  expect(noteSentence({ kind: 'missing-glyph', characters: '᚛', fields: [] })).toBe('no font has ᚛');
});
