/** The faces a template may ask for (fonts/README.md): display for names and numerals, text for everything to be read. */
export const STYLE_FONTS = [
  'display-black',
  'display-bold',
  'text',
  'text-italic',
  'text-medium',
  'text-bold',
] as const;
export type StyleFont = (typeof STYLE_FONTS)[number];

/** Every face that Rollcall ships: those of the styles, those that step in for single characters, the icons. */
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

/** A font of the user's own, named by the SHA-256 of its file. */
export type OwnFontId = `sha256:${string}`;
/** Any face that text is set in. */
export type FaceId = FontId | OwnFontId;

export const isStyleFont = (word: string): word is StyleFont => (STYLE_FONTS as readonly string[]).includes(word);

/** The file in fonts/ that holds each face. */
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

/** Asked in this order for a character that a style's own face cannot spell: the nearest in look first. */
export const FALLBACK_FACES: Readonly<Record<StyleFont, readonly FontId[]>> = {
  'display-black': ['text-bold', 'letters', 'symbols', 'emoji'],
  'display-bold': ['text-bold', 'letters', 'symbols', 'emoji'],
  text: ['letters', 'symbols', 'display-bold', 'emoji'],
  'text-italic': ['text', 'letters', 'symbols', 'display-bold', 'emoji'],
  'text-medium': ['text', 'letters', 'symbols', 'display-bold', 'emoji'],
  'text-bold': ['letters', 'symbols', 'display-bold', 'emoji'],
};

/** Faces of scripts that run from right to left: one for text, one that stands beside heavy type. */
export const SCRIPT_FACES = {
  hebrew: { regular: 'hebrew', heavy: 'hebrew-black' },
  arabic: { regular: 'arabic', heavy: 'arabic-black' },
} as const;
export const HEAVY_FACES: ReadonlySet<FontId> = new Set<FontId>(['display-black', 'display-bold', 'text-bold']);

/** Part of the wanted size at which a face is set, so that a stand-in is no taller than the letters it stands among. */
export const FACE_SCALE: Readonly<Partial<Record<FaceId, number>>> = { emoji: 0.86, symbols: 0.88 };
