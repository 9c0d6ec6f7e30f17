/** Fonts of the user's own: what is read of their files, and which of them can't be used. */
import { describe, expect, it } from 'vitest';
import type { Typeface } from '../../../../src/shared/text/fonts/fonts.ts';
import { addUserFonts, getUserFont } from '../../../../src/shared/text/fonts/user-fonts.ts';
import { changed, licensed, postscript, tableIn, truetype } from '../../../support/fonts.ts';
import { testFonts } from '../../card/support.ts';

const ID = 'ab'.repeat(32);
const read = (file: Uint8Array) => getUserFont(addUserFonts(testFonts(), new Map([[ID, file]])), `sha256:${ID}`);
const face = (file: Uint8Array): Typeface => {
  const found = read(file);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

/** The font with other letters in its PostScript name. */
const named = (letter: (index: number) => string): Uint8Array =>
  changed(truetype(), (tables) => {
    const view = tableIn(tables, 'name');
    for (let index = 0; index < view.getUint16(2); index += 1) {
      const [platform, id] = [view.getUint16(6 + 12 * index), view.getUint16(12 + 12 * index)];
      if (id !== 6) continue;
      const start = view.getUint16(4) + view.getUint16(16 + 12 * index);
      const size = platform === 1 ? 1 : 2;
      for (let n = 0; n < view.getUint16(14 + 12 * index) / size; n += 1)
        view.setUint8(start + n * size + size - 1, letter(n).charCodeAt(0));
    }
  });

describe('a font of the user’s own', () => {
  it('has a PostScript name that PDF readers take', () => {
    expect(face(named((n) => 'Ab-9'.charAt(n % 4))).postscriptName).toMatch(/^(?:Ab-9)+/);
    expect(face(named((n) => 'A (b)/'.charAt(n % 6))).postscriptName).toMatch(/^(?:Ab)+A?$/);
    expect(face(named(() => '/')).postscriptName).toBe('Font');
  });

  it('has capitals of some height', () => {
    for (const file of [truetype(), postscript()]) expect(face(file).capHeight).toBeGreaterThan(0);
    const flat = changed(truetype(), (tables) => {
      tableIn(tables, 'OS/2').setInt16(88, 0);
    });
    expect(face(flat).capHeight).toBeGreaterThan(0);
  });

  it('is read once, though the set of fonts is made anew', () => {
    const file = truetype();
    expect(face(file)).toBe(face(file));
  });

  it('is missing, damaged or restricted where it is no font that may be embedded', () => {
    expect(getUserFont(testFonts(), `sha256:${ID}`)).toBe('missing');
    expect(getUserFont(addUserFonts(testFonts(), new Map()), 'text')).toBe('missing');
    expect(read(new Uint8Array([1, 2, 3]))).toBe('broken');
    expect(read(licensed(truetype(), 2))).toBe('restricted');
    expect(typeof read(licensed(truetype(), 4))).toBe('object');
  });

  it('is passed over among those for missing characters where it can’t be used', () => {
    const other = 'cd'.repeat(32);
    const files = new Map([
      [ID, truetype()],
      [other, new Uint8Array([1])],
    ]);
    expect(addUserFonts(testFonts(), files, [other, ID, 'ef'.repeat(32)]).fallbacks).toEqual([`sha256:${ID}`]);
    expect(addUserFonts(testFonts(), files).fallbacks ?? []).toEqual(testFonts().fallbacks ?? []);
  });
});
