/** The faces that Rollcall ships (fonts/README.md): display for names and numerals, text for everything to be read. */
export const FONT_IDS = ['display-black', 'display-bold', 'text', 'text-italic', 'text-medium', 'text-bold'] as const;
export type FontId = (typeof FONT_IDS)[number];

/** The file in fonts/ that holds each face. */
export const FONT_FILES: Readonly<Record<FontId, string>> = {
  'display-black': 'SofiaSansExtraCondensed-Black.ttf',
  'display-bold': 'SofiaSansExtraCondensed-Bold.ttf',
  text: 'FiraSansCondensed-Regular.ttf',
  'text-italic': 'FiraSansCondensed-Italic.ttf',
  'text-medium': 'FiraSansCondensed-Medium.ttf',
  'text-bold': 'FiraSansCondensed-Bold.ttf',
};

/** The face that is asked for a word which another face cannot spell. */
export const FALLBACK_FACE: Readonly<Record<FontId, FontId>> = {
  'display-black': 'text-bold',
  'display-bold': 'text-bold',
  text: 'display-bold',
  'text-italic': 'text',
  'text-medium': 'text',
  'text-bold': 'text',
};
