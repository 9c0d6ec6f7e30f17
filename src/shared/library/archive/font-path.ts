/** A file with PostScript outlines begins with `OTTO`, all others with a number. */
const POSTSCRIPT_MARK = 0x4f;

/** Where the file of a font stands in an archive. */
export const fontPath = (hash: string, file: Uint8Array): string =>
  `fonts/${hash}.${file[0] === POSTSCRIPT_MARK ? 'otf' : 'ttf'}`;
