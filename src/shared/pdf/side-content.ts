/**
 * Plates: sides of cards as operators, ready to be put onto any sheet. A deck is written side by side as it is laid out, so
 * that its display lists, millions of small objects, need not be kept until the last card is known.
 */
import type { DisplayList } from '../card/display/display-list.ts';
import type { Pt } from '../card/display/units.ts';
import { picturesIn } from '../card/pictures/pictures.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { putSide, type Resources, resources } from './content.ts';
import { fontPool } from './font-pool.ts';
import { since } from './ink-bytes.ts';

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
  /** Where its plates are. */
  readonly rooms: Uint8Array[];
  /** Its file is written. */
  spent: boolean;
}

export const press = (fonts: FontSet): Press => ({ to: resources(fontPool(fonts)), rooms: [], spent: false });

/** Bytes of a room that hundreds of plates share, and what most plates take. */
const ROOM = 1 << 20;
const PLATE = 1 << 16;

/** Rooms for the plates of the next file: new ones for each would pile up until the memory of what stays is cleared. */
const spare: Uint8Array[] = [];
const MOST_SPARE = 8;

/** Where the next plate begins; in another room when little is left of this one. What stands in the old one stays there. */
function startOn({ to: { room }, rooms }: Press): number {
  if (room.room.length - room.length < PLATE) {
    room.room = spare.pop() ?? new Uint8Array(ROOM);
    room.length = 0;
    rooms.push(room.room);
  }
  return room.length;
}

/** Ends the use of a press: its plates are in their file, and must not be used again. */
export function retire(press: Press): void {
  press.spent = true;
  spare.push(...press.rooms.splice(0, MOST_SPARE - spare.length));
}

/** The bitmaps that sides show, each with the largest width in points that it is drawn in. */
export function picturesOn(sides: Iterable<Side>): Map<string, number> {
  const widths = new Map<string, number>();
  for (const side of sides)
    for (const [key, width] of isPlate(side) ? side.pictures : picturesIn([side]))
      widths.set(key, Math.max(widths.get(key) ?? 0, width));
  return widths;
}

const NO_PICTURES: Plate['pictures'] = new Map();

export function plateOf(list: DisplayList, press: Press): Plate {
  if (press.spent) throw new Error('A press makes plates for one file only.');
  const { to } = press;
  const { width, height, bleed } = list;
  const { room, shown } = to;
  const start = startOn(press);
  shown.clear();
  putSide(room, list, to);
  const pictures = shown.size === 0 ? NO_PICTURES : new Map(shown);
  return { width, height, bleed, operators: since(room, start), pictures };
}
