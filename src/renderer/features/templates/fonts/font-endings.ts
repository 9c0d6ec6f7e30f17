/** File name extensions of the fonts that Rollcall can read. */
export const FONT_ENDINGS = ['.ttf', '.otf', '.ttc', '.otc', '.woff', '.woff2'];
