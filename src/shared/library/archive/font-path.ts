/** The letter O. A font file with PostScript outlines begins with `OTTO`, all others with a number. */
const POSTSCRIPT_MARK = 0x4f;

/** Creates the path of a font file in an archive. */
export const createFontPath = (fontHash: string, fontBytes: Uint8Array): string =>
  `fonts/${fontHash}.${fontBytes[0] === POSTSCRIPT_MARK ? 'otf' : 'ttf'}`;
