/** Text styles ready to measure with, and how far a text may be squeezed before it is cut. */
import type { Colour } from '../../display/display-list.ts';
import type { FaceId } from '../../display/font-ids.ts';
import type { OwnStyle } from '../fonts/own-faces.ts';

export interface TextStyle {
  readonly font: FaceId;
  /** Of a font of the user's own: what stands in for it, and the faces of bold and italic markup. */
  readonly own?: OwnStyle;
  readonly size: number;
  readonly min: number;
  readonly colour: Colour;
  readonly tracking: number;
  /** The tracking it may shrink to before it gets smaller. */
  readonly tight: number;
  readonly upper: boolean;
  readonly leading: number;
  /** Absent = where prose is set. */
  readonly markup?: boolean;
  readonly hyphenate?: boolean;
}

/** How far a text has been squeezed: part of the size, part of the leading, tracking given up or not. */
export interface Squeeze {
  readonly scale: number;
  readonly leading: number;
  readonly tight: boolean;
}

export const NO_SQUEEZE: Squeeze = { scale: 1, leading: 1, tight: false };

/** From set as designed over set tighter to smaller and smaller, the order in which a text is tried. */
export const SQUEEZES: readonly Squeeze[] = [
  NO_SQUEEZE,
  { scale: 1, leading: 0.96, tight: true },
  { scale: 1, leading: 0.92, tight: true },
  ...Array.from({ length: 38 }, (_, index) => ({ scale: 1 - (index + 1) * 0.02, leading: 0.92, tight: true })),
];

export const sizeOf = (style: TextStyle, squeeze: Squeeze): number => Math.max(style.min, style.size * squeeze.scale);
export const trackingOf = (style: TextStyle, { tight }: Squeeze): number => (tight ? style.tight : style.tracking);
export const leadingOf = (style: TextStyle, squeeze: Squeeze): number =>
  sizeOf(style, squeeze) * Math.max(1, style.leading * squeeze.leading);
