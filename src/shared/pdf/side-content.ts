/**
 * Sides of cards as page content: operators, ready to be put onto any page. A deck is written side by side as it is laid
 * out, so that its display lists, millions of small objects, need not be kept until the last card is known.
 */

import { picturesIn } from '../card/pictures/pictures.ts';
import type { DisplayList } from '../display/display-list.ts';
import type { Pt } from '../display/units.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { putSide, type Resources, resources } from './content.ts';
import { fontPool } from './font-pool.ts';
import { since } from './ink-bytes.ts';

export interface SideContent {
  readonly width: Pt;
  readonly height: Pt;
  readonly bleed: Pt;
  readonly operators: Uint8Array;
  /** The bitmaps it shows, each with the largest width in points that it is drawn in. */
  readonly pictures: ReadonlyMap<string, number>;
}

/** What is printed: a side as a display list, or already as operators. */
export type Side = DisplayList | SideContent;

export const isContent = (side: Side): side is SideContent => 'operators' in side;

/** Writes sides for one PDF: their content uses the names of fonts and pictures in that file. */
export interface PdfWriter {
  readonly to: Resources;
  /** Its file is written. */
  finished: boolean;
}

export const pdfWriter = (fonts: FontSet): PdfWriter => ({ to: resources(fontPool(fonts)), finished: false });

/** Bytes of a buffer that hundreds of sides share, and what most sides take. */
const BUFFER = 1 << 20;
const SIDE = 1 << 16;

/** Where the next side begins; in a new buffer when little is left of this one, which its sides keep referring to. */
function startOn({ sides }: Resources): number {
  if (sides.buffer.length - sides.length < SIDE) {
    sides.buffer = new Uint8Array(BUFFER);
    sides.length = 0;
  }
  return sides.length;
}

/** The bitmaps that sides show, each with the largest width in points that it is drawn in. */
export function picturesOn(sides: Iterable<Side>): Map<string, number> {
  const widths = new Map<string, number>();
  for (const side of sides)
    for (const [key, width] of isContent(side) ? side.pictures : picturesIn([side]))
      widths.set(key, Math.max(widths.get(key) ?? 0, width));
  return widths;
}

const NO_PICTURES: SideContent['pictures'] = new Map();

/** Writes a side. Throws when the writer's file is written already. */
export function sideContent(list: DisplayList, writer: PdfWriter): SideContent {
  if (writer.finished) throw new Error('A PDF writer writes one file only.');
  const { to } = writer;
  const { width, height, bleed } = list;
  const { sides, shown } = to;
  const start = startOn(to);
  shown.clear();
  putSide(sides, list, to);
  const pictures = shown.size === 0 ? NO_PICTURES : new Map(shown);
  return { width, height, bleed, operators: since(sides, start), pictures };
}
