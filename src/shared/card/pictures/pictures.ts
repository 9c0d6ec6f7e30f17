/**
 * Bitmaps as the layout sees them: names and sizes, never pixels. A door (command line, window) reads the sources of the
 * documents, passes in a `PictureBook`, and gives the pixels to the writer of the display list.
 */

import type { DisplayItem, DisplayList } from '../../display/display-list.ts';
import type { Character, Faction } from '../../document/schema.ts';
import type { SvgNote } from '../../symbols/svg/note.ts';
import type { PictureProblem } from './picture-messages.ts';

export interface Picture {
  /** Names the pixels: the same picture has the same key, however often it is used. */
  readonly key: string;
  /** Pixels of the original, standing upright. */
  readonly width: number;
  readonly height: number;
  /** What of an SVG is not drawn. */
  readonly simplified?: readonly SvgNote[];
}

/** By `art.image.src`. A `problem` says why there is no picture. */
export type PictureBook = ReadonlyMap<string, Picture | { readonly problem: PictureProblem }>;

/** Fewer pixels an inch than this look coarse on paper. */
export const COARSE_DPI = 200;
/** The resolution that is printed unless another is asked for. */
export const PRINT_DPI = 300;

/** The source of a character's picture or a faction's symbol; undefined when the document names no bitmap. */
export const pictureSource = (document: Character | Faction): string | undefined =>
  document.format === 'rollcall.character' ? document.art?.image?.src : document.symbolImage?.src;

/** The bitmaps a list shows, each with the largest width in points that it is drawn in. */
export function picturesIn(lists: Iterable<DisplayList>): Map<string, number> {
  const widths = new Map<string, number>();
  const visit = (items: readonly DisplayItem[], scale: number): void => {
    for (const item of items) {
      // What is shared is a drawing: paths, and thousands of them.
      if (item.kind === 'group' && item.shared === undefined) {
        const [a = 1, b = 0] = item.transform ?? [];
        visit(item.items, scale * Math.hypot(a, b));
      }
      if (item.kind === 'image') {
        widths.set(item.picture, Math.max(widths.get(item.picture) ?? 0, item.width * scale));
      }
    }
  };
  for (const list of lists) visit(list.items, 1);
  return widths;
}

/** Pixels across that a picture needs when it is `width` points wide; never more than it has. */
export const pixelsFor = (width: number, dpi: number, own: number): number =>
  Math.max(1, Math.min(own, Math.ceil((width / 72) * dpi)));
