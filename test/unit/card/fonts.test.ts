import { describe, expect, it } from 'vitest';
import { faceFor, shapeWord } from '../../../src/shared/card/fonts.ts';
import { testFonts } from './support.ts';

const fonts = testFonts();

describe('fonts', () => {
  it('kerns: a pair that fits into each other is narrower than its letters', () => {
    const face = fonts['display-black'];
    const apart = shapeWord(face, 'A').advance + shapeWord(face, 'V').advance;
    expect(shapeWord(face, 'AV').advance).toBeLessThan(apart);
  });

  it('joins letters into ligatures that still say both', () => {
    const { glyphs } = shapeWord(fonts.text, 'fine');
    expect(glyphs.map((glyph) => glyph.text)).toEqual(['fi', 'n', 'e']);
  });

  it('shapes a word once', () => {
    expect(shapeWord(fonts.text, 'remember')).toBe(shapeWord(fonts.text, 'remember'));
  });

  it.each(['Ærøskøbing', 'Ночной', 'Ξύπνα', 'Łódź', 'Йети'])('has every letter of %s in every face', (word) => {
    for (const face of Object.values(fonts)) expect(shapeWord(face, word).missing).toBe('');
  });

  it('says which characters no face has, and stays with the wanted face then', () => {
    expect(shapeWord(fonts.text, 'a語').missing).toBe('語');
    expect(faceFor(fonts, 'text', '語').id).toBe('text');
  });
});
