/** Converts SVG files to bitmaps: the safe importer of symbols reads them, and each path is drawn on a canvas. Runs in workers. */
import { detectPictureType } from '../../shared/card/pictures/picture-type.ts';
import { recognizeLazily } from '../../shared/foreign-files/recognize-lazily.ts';
import type { SvgArt } from '../../shared/symbols/svg/svg-art.ts';
import type { SvgFinding, SvgProblem } from '../../shared/symbols/svg/svg-finding.ts';

export type DrawnSvg =
  | {
      readonly file: Blob;
      /** The parts that could not be imported. */
      readonly notes: readonly SvgFinding[];
    }
  | { readonly problem: SvgProblem };

/** The number of bytes that are enough to recognize an SVG. */
const HEAD_BYTES = 65_536;

/** Converts an SVG to a PNG. Returns undefined for any other file. */
export async function drawSvg(svgFile: Blob): Promise<DrawnSvg | undefined> {
  const headBytes = new Uint8Array(await svgFile.slice(0, HEAD_BYTES).arrayBuffer());
  if (detectPictureType(headBytes) !== undefined) return undefined;
  const { readSvgArt, SVG_FILE_KIND } = await import('../../shared/symbols/svg/svg-art.ts');
  if ((await recognizeLazily(headBytes))?.name !== SVG_FILE_KIND) return undefined;
  const svgArt = readSvgArt(new Uint8Array(await svgFile.arrayBuffer()));
  return 'problem' in svgArt ? svgArt : { file: await drawToPng(svgArt), notes: svgArt.findings };
}

async function drawToPng({ drawing, width, height }: SvgArt): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  // The CPU draws the picture, since the results of graphics cards differ.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.scale(width / drawing.width, height / drawing.height);
  // This is the default in SVG, unlike in canvas.
  context.miterLimit = 4;
  for (const {
    d: pathData,
    fill: fillColor,
    stroke: strokeColor,
    strokeWidth = 1,
    opacity = 1,
    evenOdd = false,
  } of drawing.shapes) {
    const outline = new Path2D(pathData);
    context.globalAlpha = opacity;
    if (fillColor !== undefined) {
      context.fillStyle = fillColor;
      context.fill(outline, evenOdd ? 'evenodd' : 'nonzero');
    }
    if (strokeColor !== undefined) {
      context.strokeStyle = strokeColor;
      context.lineWidth = strokeWidth;
      context.stroke(outline);
    }
  }
  return canvas.convertToBlob({ type: 'image/png' });
}
