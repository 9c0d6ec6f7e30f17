import { Font } from '@react-pdf/renderer';
import { create, type GlyphRun } from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareFonts, registerFonts } from '../../../../src/shared/sheet/kit/fonts.ts';
import { fontFiles } from '../files.ts';

/** The faces that words are set in; the others stand in for single characters. */
const WORDS = ['display-black', 'display-bold', 'text', 'text-italic', 'text-medium', 'text-bold'] as const;

describe('fonts that several documents are drawn with', () => {
  // A process that has drawn one document with registered faces may draw several later.
  beforeAll(() => registerFonts(fontFiles));

  it.each(WORDS)('%s knows its joined letters by the letters, so that they can be searched for', async (fontFamily) => {
    await prepareFonts(fontFiles);
    const { data } = Font.getFont({ fontFamily });
    const { glyphs } = data?.layout('fi fl ff ffi') ?? { glyphs: [] };
    expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe('fi fl ff ffi');
  });

  it.each(WORDS)('%s has lines as fontkit sets them, plain ones and others', async (fontFamily) => {
    await prepareFonts(fontFiles);
    const { data: own } = Font.getFont({ fontFamily });
    const whole = create(fontFiles[fontFamily]);
    const lines = ['AVATAR: To office, “Wolfs” & Ty. 1/2 × 3 – 4"', 'fluffig', 'Te\u0301a Ж', '#1 straße', ''];
    for (const line of lines) {
      for (const features of [undefined, { liga: false, kern: false }]) {
        const [ours, theirs] = [own, whole].map((font) => {
          const run: GlyphRun | undefined = font?.layout(line, features, undefined, undefined, 'ltr');
          return run?.glyphs.map(({ id, codePoints }, index) => ({ id, codePoints, ...run.positions[index] }));
        });
        expect(ours).toBeDefined();
        expect(ours).toEqual(theirs);
      }
    }
  });
});
