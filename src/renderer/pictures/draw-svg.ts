/** SVG files as bitmaps: read by the safe importer of symbols and drawn path by path. Runs in workers. */
import { pictureType } from '../../shared/card/pictures/picture-type.ts';
import { recognizeLazily } from '../../shared/foreign-files/recognize-lazily.ts';
import type { SvgNote, SvgProblem } from '../../shared/symbols/svg/note.ts';
import type { SvgArt } from '../../shared/symbols/svg/svg-art.ts';

export type DrawnSvg =
  | {
      readonly file: Blob;
      /** What could not be imported. */
      readonly notes: readonly SvgNote[];
    }
  | { readonly problem: SvgProblem };

/** Longer files are no SVG that is read. */
const HEAD = 65_536;

/** The picture of an SVG as a PNG; undefined for any other file. */
export async function drawSvg(file: Blob): Promise<DrawnSvg | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  if (pictureType(head) !== undefined) return undefined;
  const { readSvgArt, SVG_DRAWING } = await import('../../shared/symbols/svg/svg-art.ts');
  if ((await recognizeLazily(head))?.name !== SVG_DRAWING) return undefined;
  const art = readSvgArt(new Uint8Array(await file.arrayBuffer()));
  return 'problem' in art ? art : { file: await draw(art), notes: art.notes };
}

async function draw({ drawing, width, height }: SvgArt): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  // Drawn by the processor: what a graphics card makes of it differs from one to the next.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.scale(width / drawing.width, height / drawing.height);
  // As SVG has it where nothing is said.
  context.miterLimit = 4;
  for (const { d, fill, stroke, strokeWidth = 1, opacity = 1, evenOdd = false } of drawing.shapes) {
    const path = new Path2D(d);
    context.globalAlpha = opacity;
    if (fill !== undefined) {
      context.fillStyle = fill;
      context.fill(path, evenOdd ? 'evenodd' : 'nonzero');
    }
    if (stroke !== undefined) {
      context.strokeStyle = stroke;
      context.lineWidth = strokeWidth;
      context.stroke(path);
    }
  }
  return canvas.convertToBlob({ type: 'image/png' });
}
