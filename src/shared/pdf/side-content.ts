/**
 * Writes card sides as page content: operators that can be placed on any page. A deck is written one side at a time during layout, so that
 * its display lists, millions of small objects, needn't stay in memory until the last card is ready.
 */

import { collectPictureWidths } from '../card/pictures/pictures.ts';
import type { DisplayList } from '../display/display-list.ts';
import { hasNoInk } from '../display/has-no-ink.ts';
import type { Pt } from '../display/units.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { viewBytes } from './byte-buffer.ts';
import { createInkColors, RGB_COLORS } from './color-content.ts';
import { createResources, putSide, type Resources } from './content.ts';
import { createFontPool } from './font-pool.ts';
import type { PrintingCondition } from './printing-condition.ts';

export interface SideContent {
  readonly width: Pt;
  readonly height: Pt;
  readonly bleed: Pt;
  readonly operators: Uint8Array;
  /** The bitmaps of the side, each with the largest width in which it is drawn, in points. */
  readonly pictures: ReadonlyMap<string, number>;
  /** Whether the side prints nothing. */
  readonly isBlank: boolean;
}

/** A side to print: a display list, or content that is already written. */
export type Side = DisplayList | SideContent;

export const isSideContent = (side: Side): side is SideContent => 'operators' in side;

/** Whether a side prints nothing, such as the back of a continuation card whose text ends on its front. */
export const isBlankSide = (side: Side): boolean => (isSideContent(side) ? side.isBlank : hasNoInk(side.items));

/** The state of writing sides for one PDF. Their content uses the names of fonts and bitmaps in that file. */
export interface PdfWriter {
  readonly resources: Resources;
  /** The press that the file is made for. Undefined = RGB for screens and home printers. */
  readonly condition: PrintingCondition | undefined;
  /** Whether the file has been written. */
  finished: boolean;
}

/** Creates the writer of one file. With a printing condition, the file becomes PDF/X-4 in the inks of that press. */
export const createPdfWriter = (fonts: FontSet, condition?: PrintingCondition): PdfWriter => ({
  resources: createResources(createFontPool(fonts), condition === undefined ? RGB_COLORS : createInkColors(condition)),
  condition,
  finished: false,
});

/** The size of a buffer, which hundreds of sides share. */
const BUFFER_BYTES = 1 << 20;
/** The free space that is enough for most sides. */
const MIN_FREE_BYTES = 1 << 16;

/** Returns the start of the next side in the buffer. If there is little space, creates a new buffer; earlier sides keep the old buffer. */
function startSide({ sideBuffer }: Resources): number {
  if (sideBuffer.buffer.length - sideBuffer.length < MIN_FREE_BYTES) {
    sideBuffer.buffer = new Uint8Array(BUFFER_BYTES);
    sideBuffer.length = 0;
  }
  return sideBuffer.length;
}

/** Returns the keys of the bitmaps on these sides, each with the largest width in which the bitmap is drawn, in points. */
export function measureBitmaps(sides: Iterable<Side>): Map<string, number> {
  const maxWidths = new Map<string, number>();
  for (const side of sides)
    for (const [bitmapKey, bitmapWidth] of isSideContent(side) ? side.pictures : collectPictureWidths([side]))
      maxWidths.set(bitmapKey, Math.max(maxWidths.get(bitmapKey) ?? 0, bitmapWidth));
  return maxWidths;
}

const NO_BITMAPS: SideContent['pictures'] = new Map();

/** Writes a side. Throws if the writer's file has been written. */
export function writeSideContent(displayList: DisplayList, writer: PdfWriter): SideContent {
  if (writer.finished) throw new Error('A PDF writer writes one file only.');
  const { resources } = writer;
  const { width, height, bleed } = displayList;
  const { sideBuffer, shownBitmaps } = resources;
  const sideStart = startSide(resources);
  shownBitmaps.clear();
  putSide(sideBuffer, displayList, resources);
  const bitmapWidths = shownBitmaps.size === 0 ? NO_BITMAPS : new Map(shownBitmaps);
  return {
    width,
    height,
    bleed,
    operators: viewBytes(sideBuffer, sideStart),
    pictures: bitmapWidths,
    isBlank: hasNoInk(displayList.items),
  };
}
