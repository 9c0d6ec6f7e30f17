/** Shaped words: what drawing needs to know of a word and its glyphs. */

/** A glyph of a shaped word, in font units. */
export interface ShapedGlyph {
  readonly id: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A word in one face: glyphs and width in font units, and how far its ink reaches above and below the baseline. */
export interface ShapedWord {
  /** In the order in which they stand on the page: a word that runs from right to left begins with its last letter. */
  readonly glyphs: readonly ShapedGlyph[];
  readonly advance: number;
  readonly top: number;
  readonly bottom: number;
  /** Characters that the face does not have. */
  readonly missing: string;
  /** Whether a glyph of it stands above or below the baseline: marks. */
  readonly raised: boolean;
  /** Whether it is read from its last glyph to its first. */
  readonly rightToLeft?: boolean;
}
