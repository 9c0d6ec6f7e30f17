/** A glyph of a shaped word, in font units. */
export interface ShapedGlyph {
  readonly id: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A word in one font: its glyphs and width in font units, and how far its ink extends above and below the baseline. */
export interface ShapedWord {
  /** Glyphs from left to right. A right-to-left word begins with its last letter. */
  readonly glyphs: readonly ShapedGlyph[];
  readonly advance: number;
  readonly top: number;
  readonly bottom: number;
  /** Characters that the font lacks. */
  readonly missing: string;
  /** Whether a glyph is moved up or down from the baseline, as marks are. */
  readonly raised: boolean;
  /** Whether the word is read from its last glyph to its first. */
  readonly rightToLeft?: boolean;
}
