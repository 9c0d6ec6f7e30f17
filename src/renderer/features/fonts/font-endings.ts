/** Endings of the font files that Rollcall reads. */
export const FONT_ENDINGS = ['.ttf', '.otf', '.ttc', '.otc', '.woff', '.woff2'];
