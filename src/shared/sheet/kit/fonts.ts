/** Our faces made known to @react-pdf/renderer. */
import { Font as Fonts } from '@react-pdf/renderer';
import { create, type Font, type GlyphRun } from 'fontkit';
import { FONT_IDS, type FontId } from '../../display/font-ids.ts';
import { pairTables } from '../../text/fonts/pair-tables.ts';
import { plainGlyphs } from '../../text/fonts/plain-words.ts';

/** One behind the other, as far as each goes on. */
function plainRun(glyphs: NonNullable<ReturnType<typeof plainGlyphs>>): GlyphRun {
  return {
    glyphs: glyphs.map(({ glyph }) => glyph),
    positions: glyphs.map(({ advance }) => ({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 })),
  };
}

/** A font of the renderer, which has each line shaped: plain ones as on cards, in a tenth of the time. */
function rendererFont(file: Uint8Array): Font {
  const font = create(file);
  const tables = { font, pairs: pairTables(file) };
  const layout = font.layout.bind(font);
  font.layout = (text, features = {}, ...others) => {
    const glyphs = Object.keys(features).length === 0 ? plainGlyphs(tables, text, false) : undefined;
    return glyphs === undefined ? layout(text, features, ...others) : plainRun(glyphs);
  };
  return font;
}

/** Where the renderer takes a face from, once it is loaded. */
interface Source {
  data: Font | null;
  load(): Promise<void>;
}

let registered = false;

/**
 * Registers every face under its id as a family of its own, once in a process or worker. Takes the files of
 * `FONT_FILES` as bytes. Hyphenation is off: names must stay whole.
 */
export function registerFonts(files: Readonly<Record<FontId, Uint8Array>>): void {
  if (registered) return;
  registered = true;
  for (const id of FONT_IDS) {
    Fonts.register({ family: id, src: id });
    const source: Source = Fonts.getFont({ fontFamily: id });
    // Otherwise it would ask for an address that holds the file, megabytes that are written only to be read again.
    source.load = async () => {
      source.data ??= rendererFont(files[id]);
    };
  }
  Fonts.registerHyphenationCallback((word) => [word]);
}

let prepared: Promise<void> | undefined;

/**
 * Registers the faces and looks up every character of every face, once in a process or worker. A process that draws several
 * documents needs this: a quote is made of a comma, and when a subset fetches that comma as a part before any text has used it,
 * the font caches it without its character. Later documents then show the comma but cannot be searched for it. Characters that
 * stand for several letters are left out: the joined shape of `fi` would be known as theirs, which text search does not find.
 */
export function readyFonts(files: Readonly<Record<FontId, Uint8Array>>): Promise<void> {
  prepared ??= prepareFonts(files);
  return prepared;
}

async function prepareFonts(files: Readonly<Record<FontId, Uint8Array>>): Promise<void> {
  registerFonts(files);
  for (const fontFamily of FONT_IDS) {
    await Fonts.load({ fontFamily });
    const { data } = Fonts.getFont({ fontFamily });
    for (const character of data?.characterSet ?? []) {
      if (isOneLetter(character)) data?.glyphForCodePoint(character);
    }
  }
}

const isOneLetter = (character: number): boolean => [...String.fromCodePoint(character).normalize('NFKC')].length === 1;
