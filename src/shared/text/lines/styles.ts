/** Text styles for measuring, and the steps by which a text is squeezed before words are cut. */
import type { Color } from '../../display/display-list.ts';
import type { TypefaceId } from '../../display/font-ids.ts';
import type { UserFontStyle } from '../fonts/user-fonts.ts';

/** A text style. Font sizes are in points, tracking is in ems, and leading is a multiple of the font size. */
export interface TextStyle {
  readonly font: TypefaceId;
  /** Present for a font that the user added: a similar built-in font, and the fonts of bold and italic markup. */
  readonly userFont?: UserFontStyle;
  readonly size: number;
  /** The smallest font size. */
  readonly min: number;
  readonly colour: Color;
  readonly tracking: number;
  /** The smallest tracking, which is tried before the font size is reduced. */
  readonly tight: number;
  readonly upper: boolean;
  readonly leading: number;
  /** The size of icons as a multiple of the size of the text around them. Absent means 1. */
  readonly icon?: number;
  /** Whether markup is interpreted. Absent means only in prose. */
  readonly markup?: boolean;
  readonly hyphenate?: boolean;
}

/** How far a text is shrunk to fit its box: factors of its font size and leading, and whether it uses the style's smallest tracking. */
export interface Squeeze {
  readonly scale: number;
  readonly leading: number;
  readonly tight: boolean;
}

export const NO_SQUEEZE: Squeeze = { scale: 1, leading: 1, tight: false };

/**
 * The squeezes in the order in which they are tried: as designed, with less tracking and leading, and then in ever smaller sizes, in steps
 * of 2 % down to 24 %.
 */
export const SQUEEZES: readonly Squeeze[] = [
  NO_SQUEEZE,
  { scale: 1, leading: 0.96, tight: true },
  { scale: 1, leading: 0.92, tight: true },
  ...Array.from({ length: 38 }, (_squeeze, index) => ({ scale: 1 - (index + 1) * 0.02, leading: 0.92, tight: true })),
];

export const getFontSize = (style: TextStyle, squeeze: Squeeze): number =>
  Math.max(style.min, style.size * squeeze.scale);
export const getTracking = (style: TextStyle, { tight }: Squeeze): number => (tight ? style.tight : style.tracking);
export const getLeading = (style: TextStyle, squeeze: Squeeze): number =>
  getFontSize(style, squeeze) * Math.max(1, style.leading * squeeze.leading);
