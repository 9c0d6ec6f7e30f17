/** Lengths with their unit in the type, so that millimeters of a template are never mixed with points of a page. */

declare const unit: unique symbol;
/** Millimeters: templates, paper, imposition. */
export type Mm = number & { readonly [unit]: 'mm' };
/** PostScript points (1/72 inch), y downwards: display lists. */
export type Pt = number & { readonly [unit]: 'pt' };

const POINTS_PER_MM = 72 / 25.4;

export const mm = (value: number): Mm => value as Mm;
export const pt = (value: number): Pt => value as Pt;
export const toPt = (value: Mm): Pt => pt(value * POINTS_PER_MM);
export const toMm = (value: Pt): Mm => mm(value / POINTS_PER_MM);

/** A rectangle in points, y downwards. Layout code also uses plain numbers for points. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Converts a template's `[x, y, width, height]` in millimeters to a rectangle in points. */
export const toRect = (box: readonly [number, number, number, number]): Rect => ({
  x: toPt(mm(box[0])),
  y: toPt(mm(box[1])),
  width: toPt(mm(box[2])),
  height: toPt(mm(box[3])),
});

/** Shrinks a rectangle by `distance` points on every side, down to an empty one. */
export const insetRect = (rect: Rect, distance: number): Rect => ({
  x: rect.x + distance,
  y: rect.y + distance,
  width: Math.max(0, rect.width - 2 * distance),
  height: Math.max(0, rect.height - 2 * distance),
});
