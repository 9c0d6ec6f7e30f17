/** What is used of the package fontkit, which brings no types. Lengths are in font units, y upwards. */
declare module 'fontkit' {
  export interface Box {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  }

  export interface Glyph {
    readonly id: number;
    /** The characters that the glyph was first drawn for; several for a ligature. */
    readonly codePoints: readonly number[];
    readonly advanceWidth: number;
    /** Infinite where nothing is drawn. */
    readonly bbox: Box;
    readonly path: { toSVG(): string };
  }

  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }

  /** Glyphs in the order in which they stand on the page, and where each stands. */
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
  }

  export interface Font {
    /** Null where the file does not say. */
    readonly postscriptName: string | null;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly capHeight: number;
    /** Degrees, 0 upright. */
    readonly italicAngle: number;
    readonly bbox: Box;
    /** Every character that the file has a glyph for. */
    readonly characterSet: readonly number[];
    /** Of a font with PostScript outlines. */
    readonly 'CFF '?: { readonly isCIDFont: boolean };
    /** Internal. What places glyphs; absent in a font without rules for that. */
    readonly _layoutEngine?: {
      readonly engine?: {
        readonly GPOSProcessor?: { applyLookup(this: object, type: number, table: unknown): boolean };
      };
    };
    createSubset(): { glyphs: number[]; encode(): Uint8Array };
    /** In English; null where the file does not say. */
    getName(key: string): string | null;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    /** The glyphs of the characters of a text, which `layout` begins with. May be replaced. */
    glyphsForString(text: string): Glyph[];
    /** `codePoints`: the text of the glyph, if it is not cached yet. */
    getGlyph(id: number, codePoints?: readonly number[]): Glyph;
    /** `features` by OpenType tag: true switches on, false off. Script, language and direction are guessed when absent. */
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun;
  }

  /** Throws when the bytes are no font. */
  export function create(file: Uint8Array): Font;
}
