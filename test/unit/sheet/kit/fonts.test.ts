import { Font } from '@react-pdf/renderer';
import { create, type GlyphRun } from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareFonts, registerFonts } from '../../../../src/shared/sheet/kit/fonts.ts';
import { fontFiles } from '../files.ts';

/** The fonts for words. The other fonts are fallbacks for single characters. */
const WORD_FONTS = ['display-black', 'display-bold', 'text', 'text-italic', 'text-medium', 'text-bold'] as const;

describe('fonts for several documents', () => {
  // A process that has drawn one document with registered fonts may draw several later.
  beforeAll(() => registerFonts(fontFiles));

  it.each(WORD_FONTS)(
    'the font %s keeps the letters of its ligatures, so that the text can be searched',
    async (fontFamily) => {
      await prepareFonts(fontFiles);
      const { data } = Font.getFont({ fontFamily });
      const { glyphs } = data?.layout('fi fl ff ffi') ?? { glyphs: [] };
      expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe('fi fl ff ffi');
    },
  );

  it.each(WORD_FONTS)('the font %s sets every line exactly as fontkit does', async (fontFamily) => {
    await prepareFonts(fontFiles);
    const { data } = Font.getFont({ fontFamily });
    const fontkitFont = create(fontFiles[fontFamily]);
    const sampleLines = ['AVATAR: To office, “Wolfs” & Ty. 1/2 × 3 – 4"', 'fluffig', 'Te\u0301a Ж', '#1 straße', ''];
    for (const sampleLine of sampleLines) {
      for (const features of [undefined, { liga: false, kern: false }]) {
        const [registeredRun, fontkitRun] = [data, fontkitFont].map((font) => {
          const glyphRun: GlyphRun | undefined = font?.layout(sampleLine, features, undefined, undefined, 'ltr');
          return glyphRun?.glyphs.map(({ id, codePoints }, index) => ({
            id,
            codePoints,
            ...glyphRun.positions[index],
          }));
        });
        expect(registeredRun).toBeDefined();
        expect(registeredRun).toEqual(fontkitRun);
      }
    }
  });
});
