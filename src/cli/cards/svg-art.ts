/** Turns SVG files that documents name as pictures into bitmaps. The importer for symbols reads them safely. */
import { detectPictureType } from '../../shared/card/pictures/picture-type.ts';
import { recognizeLazily } from '../../shared/foreign-files/recognize-lazily.ts';
import type { PictureBytes } from './picture-file.ts';
import { loadSharp } from './picture-pixels.ts';

/** Returns an SVG as a PNG. Other pictures are returned unchanged. */
export async function drawSvg(read: PictureBytes): Promise<PictureBytes> {
  if ('problem' in read || detectPictureType(read.bytes) !== undefined) return read;
  const {
    readSvgArt,
    SVG_FILE_KIND: SVG_DRAWING,
    writeArtSvg: svgOfArt,
  } = await import('../../shared/symbols/svg/svg-art.ts');
  if ((await recognizeLazily(read.bytes))?.name !== SVG_DRAWING) return read;
  const art = readSvgArt(read.bytes);
  if ('problem' in art) return { problem: { kind: 'svg', problem: art.problem } };
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(svgOfArt(art)))
    .png()
    .toBuffer();
  return { bytes: new Uint8Array(bytes), simplified: art.findings };
}
