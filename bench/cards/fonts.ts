/** Reads the font files, for all producers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FILES, FONT_IDS, type FontId } from '../../src/shared/display/font-ids.ts';

export type FontFiles = Readonly<Record<FontId, Uint8Array>>;

export function readFontFiles(checkoutFolder: string): FontFiles {
  const readFontFile = (fontId: FontId) =>
    new Uint8Array(readFileSync(join(checkoutFolder, 'fonts', FONT_FILES[fontId])));
  return Object.fromEntries(FONT_IDS.map((fontId) => [fontId, readFontFile(fontId)])) as FontFiles;
}
