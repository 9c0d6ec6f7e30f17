/** The font files, for producers of all kinds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FILES, FONT_IDS, type FontId } from '../../src/shared/display/font-ids.ts';

export type Files = Readonly<Record<FontId, Uint8Array>>;

export function fontFilesIn(root: string): Files {
  const file = (id: FontId) => new Uint8Array(readFileSync(join(root, 'fonts', FONT_FILES[id])));
  return Object.fromEntries(FONT_IDS.map((id) => [id, file(id)])) as Files;
}
