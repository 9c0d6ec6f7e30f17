/** Types for the used parts of the package fontkit, which has none. Lengths are in font units, y upwards. */
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
    /** Infinite if the glyph is blank. */
    readonly bbox: Box;
    readonly path: { toSVG(): string };
  }

  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }

  /** Glyphs from left to right, with their positions. */
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
  }

  /** Internal. The glyphs that a rule is about. */
  export interface Coverage {
    readonly version: number;
  }

  /** Internal. An anchor of a glyph. */
  export interface Anchor {
    readonly xCoordinate: number;
    readonly yCoordinate: number;
  }

  /** Internal. Anchors of ligatures by ligature, component and class of the mark. */
  export interface MarkToLigatureRule {
    readonly markCoverage: Coverage;
    readonly ligatureCoverage: Coverage;
    readonly markArray: readonly { readonly class: number; readonly markAnchor: Anchor }[];
    readonly ligatureArray: readonly (readonly (readonly (Anchor | null)[])[])[];
  }

  /** Internal. The flags say which glyphs the lookup skips. */
  export interface FontLookup {
    readonly flags: object;
    readonly markFilteringSet?: number | null;
  }

  /** Internal. A glyph that is being shaped. */
  export interface GlyphInfo {
    readonly id: number;
    readonly isMark: boolean;
    readonly ligatureID: number | null;
    /** Counted from 1. */
    readonly ligatureComponent: number | null;
  }

  /** Internal. Walks over the glyphs that a lookup doesn't skip. */
  export interface GlyphIterator {
    readonly index: number;
    readonly cur: GlyphInfo | null;
    /** The flags of the current lookup. */
    readonly options: FontLookup['flags'];
    shouldIgnore(glyph: GlyphInfo): boolean;
  }

  /** Internal. Applies the rules of one table of a font. Its methods may be replaced. */
  export interface RuleProcessor {
    readonly table: { readonly lookupList?: { get(index: number): FontLookup | undefined } | null };
    readonly glyphs: readonly GlyphInfo[];
    readonly glyphIterator: GlyphIterator;
    applyLookup(type: number, rule: unknown): boolean;
    applyAnchor(record: MarkToLigatureRule['markArray'][number], anchor: Anchor, baseIndex: number): void;
    /** Returns the index of a glyph in the coverage, or -1 if it doesn't contain the glyph. The default is the current glyph. */
    coverageIndex(coverage: Coverage, glyph?: number): number;
    /** `start`: negative before the current glyph. */
    sequenceMatches(start: number, sequence: readonly unknown[], classes?: unknown): boolean;
    coverageSequenceMatches(start: number, sequence: readonly unknown[], classes?: unknown): boolean;
    classSequenceMatches(start: number, sequence: readonly unknown[], classes?: unknown): boolean;
  }

  export interface Font {
    /** Null if the file has no name. */
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
    /** Present in fonts with PostScript outlines. */
    readonly 'CFF '?: { readonly isCIDFont: boolean };
    /** Internal. Substitutes glyphs (GSUB) and positions glyphs (GPOS). A processor is null in a font without such rules. */
    readonly _layoutEngine?: {
      readonly engine?: {
        readonly GSUBProcessor?: RuleProcessor | null;
        readonly GPOSProcessor?: RuleProcessor | null;
      };
    };
    /** Internal. The font's definitions of glyphs (GDEF), including the sets of marks that lookups filter by. */
    readonly GDEF?: { readonly markGlyphSetsDef?: { readonly coverage: readonly Coverage[] } | null };
    createSubset(): { glyphs: number[]; encode(): Uint8Array };
    /** Returns a name in English, or null if the file doesn't have it. */
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
