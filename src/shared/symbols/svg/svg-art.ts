/** Imports an SVG file as card art, with the same safe importer as symbols. The result is drawn as a bitmap. */

import { LIMITS } from '../../base/limits.ts';
import type { Drawing } from '../../document/schema.ts';
import { importSvg } from './import-svg.ts';
import type { SvgFinding, SvgProblem } from './svg-finding.ts';

/** The longer side of the bitmap in pixels: more than 800 dpi for the art of a poker card. */
const ART_SIDE_PIXELS = 2048;

export interface SvgArt {
  readonly drawing: Drawing;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Features that could not be imported. */
  readonly findings: readonly SvgFinding[];
}

/** The kind that the file recognizer reports for SVG files. */
export const SVG_FILE_KIND = 'svgDrawing';

/** Reads the bytes of an SVG file. Problems of the file are returned, not thrown. */
export function readSvgArt(bytes: Uint8Array): SvgArt | { readonly problem: SvgProblem } {
  // A character has at most 4 bytes, so a larger file need not be decoded.
  if (bytes.length > LIMITS.svgLetters * 4) return { problem: { kind: 'too-large' } };
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const svgText = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
  if (svgText.length > LIMITS.svgLetters) return { problem: { kind: 'too-large' } };
  const importResult = importSvg(svgText, { keepsFrame: true });
  if (!importResult.ok) return { problem: importResult.problem };
  const { drawing, findings } = importResult;
  const scale = ART_SIDE_PIXELS / Math.max(drawing.width, drawing.height);
  const [width, height] = [drawing.width, drawing.height].map((length) => Math.max(1, Math.round(length * scale))) as [
    number,
    number,
  ];
  return { drawing, width, height, findings };
}

/** Writes the drawing as a new SVG, which contains only paths and colors. */
export function writeArtSvg({ drawing, width, height }: SvgArt): string {
  const paths = drawing.shapes.map(({ d, fill, stroke, strokeWidth, opacity, evenOdd }) => {
    const strokeAttributes = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}"`;
    const otherAttributes = `${opacity === undefined ? '' : ` fill-opacity="${opacity}" stroke-opacity="${opacity}"`}${evenOdd === true ? ' fill-rule="evenodd"' : ''}`;
    return `<path d="${d}" fill="${fill ?? 'none'}"${strokeAttributes}${otherAttributes}/>`;
  });
  const viewBoxAttributes = `viewBox="0 0 ${drawing.width} ${drawing.height}" preserveAspectRatio="none"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${viewBoxAttributes}>${paths.join('')}</svg>`;
}
