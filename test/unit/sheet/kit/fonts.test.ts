import { Font } from '@react-pdf/renderer';
import { describe, expect, it } from 'vitest';
import { base64, readyFonts } from '../../../../src/shared/sheet/kit/fonts.ts';
import { fontFiles } from '../files.ts';

describe('base64', () => {
  it.each([0, 1, 2, 3, 4, 255, 1000])('agrees with Node for %i bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + 11) % 256);
    expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  });
});

/** The faces that words are set in; the others stand in for single characters. */
const WORDS = ['display-black', 'display-bold', 'text', 'text-italic', 'text-medium', 'text-bold'] as const;

describe('fonts that several documents are drawn with', () => {
  it.each(WORDS)('%s knows its joined letters by the letters, so that they can be searched for', async (fontFamily) => {
    await readyFonts(fontFiles);
    const { data } = Font.getFont({ fontFamily });
    const { glyphs } = data?.layout('fi fl ff ffi') ?? { glyphs: [] };
    expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe('fi fl ff ffi');
  });
});
