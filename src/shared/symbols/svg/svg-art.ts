/** An SVG file as card art: the safe importer of symbols reads it, and what it understands is drawn as a bitmap. */

import { LIMITS } from '../../base/limits.ts';
import type { Drawing } from '../../document/schema.ts';
import { importSvg } from './import-svg.ts';
import type { SvgNote, SvgProblem } from './note.ts';

/** Pixels on the longer side of the bitmap: more than 800 dpi on the art of a poker card. */
const ART_SIDE = 2048;

export interface SvgArt {
  readonly drawing: Drawing;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What could not be imported. */
  readonly notes: readonly SvgNote[];
}

/** The recognizer's name of the files that this reads. */
export const SVG_DRAWING = 'svgDrawing';

/** Reads the bytes of an SVG file. Never throws. */
export function readSvgArt(bytes: Uint8Array): SvgArt | { readonly problem: SvgProblem } {
  // Letters are bytes or fewer: a file of more need not be read at all.
  if (bytes.length > LIMITS.svgLetters * 4) return { problem: { kind: 'too-large' } };
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
  if (text.length > LIMITS.svgLetters) return { problem: { kind: 'too-large' } };
  const read = importSvg(text, { keepsFrame: true });
  if (!read.ok) return { problem: read.problem };
  const { drawing, notes } = read;
  const scale = ART_SIDE / Math.max(drawing.width, drawing.height);
  const [width, height] = [drawing.width, drawing.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  return { drawing, width, height, notes };
}

/** The drawing as an SVG of our own, which holds nothing but paths and colours. */
export function svgOfArt({ drawing, width, height }: SvgArt): string {
  const paths = drawing.shapes.map(({ d, fill, stroke, strokeWidth, opacity, evenOdd }) => {
    const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}"`;
    const more = `${opacity === undefined ? '' : ` fill-opacity="${opacity}" stroke-opacity="${opacity}"`}${evenOdd === true ? ' fill-rule="evenodd"' : ''}`;
    return `<path d="${d}" fill="${fill ?? 'none'}"${line}${more}/>`;
  });
  const frame = `viewBox="0 0 ${drawing.width} ${drawing.height}" preserveAspectRatio="none"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${frame}>${paths.join('')}</svg>`;
}
