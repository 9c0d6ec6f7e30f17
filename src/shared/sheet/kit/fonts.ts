/** Registers our typefaces with @react-pdf/renderer. */
import { Font as Fonts } from '@react-pdf/renderer';
import { create, type Font, type GlyphRun } from 'fontkit';
import { FONT_IDS, type FontId } from '../../display/font-ids.ts';
import { readPairTables } from '../../text/fonts/pair-tables.ts';
import { findPlainGlyphs } from '../../text/fonts/plain-words.ts';
import { getRendererAscent } from './renderer-ascent.ts';

/** Puts glyphs one after the other, by their advance widths. */
function createGlyphRun(glyphs: NonNullable<ReturnType<typeof findPlainGlyphs>>): GlyphRun {
  return {
    glyphs: glyphs.map(({ glyph }) => glyph),
    positions: glyphs.map(({ advance }) => ({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 })),
  };
}

/** Creates a font that the renderer shapes lines with. Plain lines are shaped as on cards, which takes a tenth of the time. */
function createRendererFont(fontId: FontId, fontFile: Uint8Array): Font {
  const font = create(fontFile);
  Object.defineProperty(font, 'ascent', { value: getRendererAscent(fontId, font.ascent, font.unitsPerEm) });
  const fontTables = { font, pairs: readPairTables(fontFile) };
  const layoutText = font.layout.bind(font);
  font.layout = (lineText, fontFeatures = {}, ...otherArguments) => {
    // `false`: lines are not letter-spaced, so they have ligatures.
    const shapedGlyphs =
      Object.keys(fontFeatures).length === 0 ? findPlainGlyphs(fontTables, lineText, false) : undefined;
    return shapedGlyphs === undefined
      ? layoutText(lineText, fontFeatures, ...otherArguments)
      : createGlyphRun(shapedGlyphs);
  };
  return font;
}

/** The renderer's entry for a typeface, whose `data` is set once it is loaded. */
interface FontSource {
  data: Font | null;
  load(): Promise<void>;
}

let isRegistered = false;

/**
 * Registers every typeface as a family with the name of its id, once per process or worker. Takes the files of
 * `FONT_FILES` as bytes. Hyphenation is off, because names must stay whole.
 */
export function registerFonts(fontFiles: Readonly<Record<FontId, Uint8Array>>): void {
  if (isRegistered) return;
  isRegistered = true;
  for (const fontId of FONT_IDS) {
    Fonts.register({ family: fontId, src: fontId });
    const fontSource: FontSource = Fonts.getFont({ fontFamily: fontId });
    // The renderer's own `load` would need a data URL of several megabytes and decode it again.
    fontSource.load = async () => {
      fontSource.data ??= createRendererFont(fontId, fontFiles[fontId]);
    };
  }
  Fonts.registerHyphenationCallback((word) => [word]);
}

let preparation: Promise<void> | undefined;

/**
 * Registers the typefaces and looks up every character of each one, once per process or worker. A process that draws several
 * documents needs this: a quote is made of a comma, and if a subset fetches that comma as a component before any text has used it,
 * the font caches it without its character. Later documents then show the comma but can't be searched for it. Characters that
 * represent several letters are skipped, because text search would not find the joined shape of `fi`.
 */
export function prepareFonts(fontFiles: Readonly<Record<FontId, Uint8Array>>): Promise<void> {
  preparation ??= loadAllCharacters(fontFiles);
  return preparation;
}

async function loadAllCharacters(fontFiles: Readonly<Record<FontId, Uint8Array>>): Promise<void> {
  registerFonts(fontFiles);
  for (const fontFamily of FONT_IDS) {
    await Fonts.load({ fontFamily });
    const { data } = Fonts.getFont({ fontFamily });
    for (const codePoint of data?.characterSet ?? []) {
      if (isSingleLetter(codePoint)) data?.glyphForCodePoint(codePoint);
    }
  }
}

const isSingleLetter = (codePoint: number): boolean =>
  [...String.fromCodePoint(codePoint).normalize('NFKC')].length === 1;
