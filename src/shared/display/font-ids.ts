/** The fonts that a template may use (fonts/README.md): display fonts for names and numerals, text fonts for running text. */
export const STYLE_FONTS = [
  'display-black',
  'display-bold',
  'text',
  'text-italic',
  'text-medium',
  'text-bold',
] as const;
export type StyleFont = (typeof STYLE_FONTS)[number];

/** All fonts that ship with Rollcall: those of the styles, fallbacks for single characters, and the icons. */
export const FONT_IDS = [
  ...STYLE_FONTS,
  'letters',
  'symbols',
  'emoji',
  'hebrew',
  'hebrew-black',
  'arabic',
  'arabic-black',
  'icons',
] as const;
export type FontId = (typeof FONT_IDS)[number];

/** The id of a font that the user added: the SHA-256 of its file. */
export type UserFontId = `sha256:${string}`;
/** The id of any font that text is set in. */
export type TypefaceId = FontId | UserFontId;

export const isStyleFont = (fontName: string): fontName is StyleFont =>
  (STYLE_FONTS as readonly string[]).includes(fontName);

/** The file of each font in `fonts/`. */
export const FONT_FILES: Readonly<Record<FontId, string>> = {
  'display-black': 'SofiaSansExtraCondensed-Black.ttf',
  'display-bold': 'SofiaSansExtraCondensed-Bold.ttf',
  text: 'FiraSansCondensed-Regular.ttf',
  'text-italic': 'FiraSansCondensed-Italic.ttf',
  'text-medium': 'FiraSansCondensed-Medium.ttf',
  'text-bold': 'FiraSansCondensed-Bold.ttf',
  letters: 'NotoSansCondensed-SemiBold.ttf',
  symbols: 'NotoSansSymbols-Regular.ttf',
  emoji: 'NotoEmoji-Medium.ttf',
  hebrew: 'NotoSansHebrewCondensed-Medium.ttf',
  'hebrew-black': 'NotoSansHebrewCondensed-Black.ttf',
  arabic: 'NotoSansArabicCondensed-Medium.ttf',
  'arabic-black': 'NotoSansArabicCondensed-Black.ttf',
  icons: 'RollcallIcons.ttf',
};

/** Fallbacks for a character that a style's font lacks, the most similar font first. */
export const FALLBACK_FONTS: Readonly<Record<StyleFont, readonly FontId[]>> = {
  'display-black': ['text-bold', 'letters', 'symbols', 'emoji'],
  'display-bold': ['text-bold', 'letters', 'symbols', 'emoji'],
  text: ['letters', 'symbols', 'display-bold', 'emoji'],
  'text-italic': ['text', 'letters', 'symbols', 'display-bold', 'emoji'],
  'text-medium': ['text', 'letters', 'symbols', 'display-bold', 'emoji'],
  'text-bold': ['letters', 'symbols', 'display-bold', 'emoji'],
};

/** Fonts of right-to-left scripts: one for text, one that matches heavy type. */
export const SCRIPT_FONTS = {
  hebrew: { regular: 'hebrew', heavy: 'hebrew-black' },
  arabic: { regular: 'arabic', heavy: 'arabic-black' },
} as const;
export const HEAVY_FONTS: ReadonlySet<FontId> = new Set<FontId>(['display-black', 'display-bold', 'text-bold']);

/** Scale factors for fallback fonts, so that their characters are no taller than the letters around them. */
export const FONT_SCALES: Readonly<Partial<Record<TypefaceId, number>>> = { emoji: 0.86, symbols: 0.88 };
