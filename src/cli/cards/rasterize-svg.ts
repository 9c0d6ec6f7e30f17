/** Turns SVG files that documents name as pictures into bitmaps. The importer for symbols reads them safely. */
import { detectPictureType } from '../../shared/card/pictures/picture-type.ts';
import { recognizeLazily } from '../../shared/foreign-files/recognize-lazily.ts';
import type { PictureBytes } from './picture-bytes.ts';
import { loadSharp } from './picture-pixels.ts';

/** Returns an SVG as a PNG. Other pictures are returned unchanged. */
export async function rasterizeSvg(pictureBytes: PictureBytes): Promise<PictureBytes> {
  if ('problem' in pictureBytes || detectPictureType(pictureBytes.bytes) !== undefined) return pictureBytes;
  const { readSvgArt, SVG_FILE_KIND, writeArtSvg } = await import('../../shared/symbols/svg/svg-art.ts');
  if ((await recognizeLazily(pictureBytes.bytes))?.name !== SVG_FILE_KIND) return pictureBytes;
  const art = readSvgArt(pictureBytes.bytes);
  if ('problem' in art) return { problem: { kind: 'svg', problem: art.problem } };
  const sharp = await loadSharp();
  const pngBytes = await sharp(Buffer.from(writeArtSvg(art)))
    .png()
    .toBuffer();
  return { bytes: new Uint8Array(pngBytes), simplified: art.findings };
}
