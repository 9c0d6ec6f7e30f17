/** File name extensions of the fonts that Rollcall can read. */
export const FONT_FILE_EXTENSIONS = ['.ttf', '.otf', '.ttc', '.otc', '.woff', '.woff2'];
