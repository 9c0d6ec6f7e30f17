/**
 * Plates: sides of cards as operators, ready to be put onto any sheet. A deck is written side by side as it is laid out, so
 * that its display lists, millions of small objects, need not be kept until the last card is known.
 */
import type { DisplayList } from '../card/display-list.ts';
import type { FontSet } from '../card/fonts.ts';
import { picturesIn } from '../card/pictures.ts';
import type { Pt } from '../card/units.ts';
import { putSide, type Resources, resources } from './content.ts';
import { fontPool } from './font-pool.ts';
import { since, startOn } from './ink-bytes.ts';

export interface Plate {
  readonly width: Pt;
  readonly height: Pt;
  readonly bleed: Pt;
  readonly operators: Uint8Array;
  /** The bitmaps it shows, each with the largest width in points that it is drawn in. */
  readonly pictures: ReadonlyMap<string, number>;
}

/** What is printed: a side as a display list, or already as operators. */
export type Side = DisplayList | Plate;

export const isPlate = (side: Side): side is Plate => 'operators' in side;

/** What makes plates for one file: they name fonts and pictures as only that file does. */
export interface Press {
  readonly to: Resources;
}

export const press = (fonts: FontSet): Press => ({ to: resources(fontPool(fonts)) });

/** The bitmaps that sides show, each with the largest width in points that it is drawn in. */
export function picturesOn(sides: Iterable<Side>): Map<string, number> {
  const widths = new Map<string, number>();
  for (const side of sides)
    for (const [key, width] of isPlate(side) ? side.pictures : picturesIn([side]))
      widths.set(key, Math.max(widths.get(key) ?? 0, width));
  return widths;
}

const NO_PICTURES: Plate['pictures'] = new Map();

export function plateOf(list: DisplayList, { to }: Press): Plate {
  const { width, height, bleed } = list;
  const { room, shown } = to;
  const start = startOn(room);
  shown.clear();
  putSide(room, list, to);
  const pictures = shown.size === 0 ? NO_PICTURES : new Map(shown);
  return { width, height, bleed, operators: since(room, start), pictures };
}
