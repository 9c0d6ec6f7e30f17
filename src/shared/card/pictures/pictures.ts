/**
 * Defines bitmaps for the layout: keys and sizes, never pixels. The command line or the app reads the sources of the documents, passes
 * `PicturesBySource` to the layout, and gives the pixels to the writer of the display list.
 */

import type { DisplayItem, DisplayList } from '../../display/display-list.ts';
import type { Character, Faction } from '../../document/schema.ts';
import type { SvgFinding } from '../../symbols/svg/svg-finding.ts';
import type { PictureProblem } from './picture-messages.ts';

export interface Picture {
  /** Identifies the pixels: the same picture always has the same key. */
  readonly key: string;
  /** The size of the upright original in pixels. */
  readonly width: number;
  readonly height: number;
  /** The features of an SVG that are not drawn. */
  readonly simplified?: readonly SvgFinding[];
}

/** Pictures by `art.image.src`. A `problem` says why there is no picture. */
export type PicturesBySource = ReadonlyMap<string, Picture | { readonly problem: PictureProblem }>;

/** Pictures with a lower resolution look coarse on paper. */
export const COARSE_DPI = 200;
/** The default resolution for printing. */
export const PRINT_DPI = 300;

/** Returns the source of a character's picture or a faction's symbol; undefined if the document names no bitmap. */
export const getPictureSource = (document: Character | Faction): string | undefined =>
  document.format === 'rollcall.character' ? document.art?.image?.src : document.symbolImage?.src;

/** Collects the bitmaps of display lists, each with the largest width in points at which it is drawn. */
export function collectPictureWidths(lists: Iterable<DisplayList>): Map<string, number> {
  const maxWidths = new Map<string, number>();
  const visitItems = (items: readonly DisplayItem[], scale: number): void => {
    for (const item of items) {
      // Shared groups are drawings, which have thousands of paths but no bitmaps.
      if (item.kind === 'group' && item.shared === undefined) {
        const [scaleX = 1, skewY = 0] = item.transform ?? [];
        visitItems(item.items, scale * Math.hypot(scaleX, skewY));
      }
      if (item.kind === 'image') {
        maxWidths.set(item.picture, Math.max(maxWidths.get(item.picture) ?? 0, item.width * scale));
      }
    }
  };
  for (const list of lists) visitItems(list.items, 1);
  return maxWidths;
}

/** Computes the width in pixels that a picture needs for a printed width in points; at most the width of the original. */
export const computePixelWidth = (printWidth: number, dpi: number, sourceWidth: number): number =>
  Math.max(1, Math.min(sourceWidth, Math.ceil((printWidth / 72) * dpi)));
