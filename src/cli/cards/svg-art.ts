/** SVG files that documents name as pictures: read by the safe importer of symbols and made bitmaps. */
import { pictureType } from '../../shared/card/pictures/picture-type.ts';
import { recognizeLazily } from '../../shared/foreign-files/recognize-lazily.ts';
import type { PictureBytes } from './picture-file.ts';
import { loadSharp } from './picture-pixels.ts';

/** The picture as a PNG where it is an SVG; any other comes back as it is. */
export async function drawSvg(read: PictureBytes): Promise<PictureBytes> {
  if ('problem' in read || pictureType(read.bytes) !== undefined) return read;
  const { readSvgArt, SVG_DRAWING, svgOfArt } = await import('../../shared/symbols/svg/svg-art.ts');
  if ((await recognizeLazily(read.bytes))?.name !== SVG_DRAWING) return read;
  const art = readSvgArt(read.bytes);
  if ('problem' in art) return { problem: { kind: 'svg', problem: art.problem } };
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(svgOfArt(art)))
    .png()
    .toBuffer();
  return { bytes: new Uint8Array(bytes), simplified: art.notes };
}
