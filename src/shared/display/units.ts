/** Lengths with their unit in the type, so that millimetres of a template never meet points of a page unconverted. */

declare const unit: unique symbol;
/** Millimetres: templates, paper, imposition. */
export type Mm = number & { readonly [unit]: 'mm' };
/** PostScript points (1/72 inch), y downwards: display lists. */
export type Pt = number & { readonly [unit]: 'pt' };

const POINTS_PER_MM = 72 / 25.4;

export const mm = (value: number): Mm => value as Mm;
export const pt = (value: number): Pt => value as Pt;
export const toPt = (value: Mm): Pt => pt(value * POINTS_PER_MM);
export const toMm = (value: Pt): Mm => mm(value / POINTS_PER_MM);

/** A rectangle in points, y downwards. Inside a layout step plain numbers are points. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A template's `[x, y, width, height]` in millimetres as a rectangle in points. */
export const rectOf = (box: readonly [number, number, number, number]): Rect => ({
  x: toPt(mm(box[0])),
  y: toPt(mm(box[1])),
  width: toPt(mm(box[2])),
  height: toPt(mm(box[3])),
});

/** The rectangle made smaller by `by` points on every side, never smaller than nothing. */
export const inset = (rect: Rect, by: number): Rect => ({
  x: rect.x + by,
  y: rect.y + by,
  width: Math.max(0, rect.width - 2 * by),
  height: Math.max(0, rect.height - 2 * by),
});
