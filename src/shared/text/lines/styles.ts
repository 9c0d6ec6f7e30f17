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

/** The factors of font sizes: as designed, and then ever smaller, in steps of 2 % down to 24 %. */
const SCALES = Array.from({ length: 39 }, (_scale, index) => 1 - index * 0.02);

/** Lists squeezes in the order in which they are tried: the largest scale as designed and with less tracking and leading, then smaller ones. */
export const listSqueezes = (maxScale: number): readonly Squeeze[] => [
  { scale: maxScale, leading: 1, tight: false },
  { scale: maxScale, leading: 0.96, tight: true },
  { scale: maxScale, leading: 0.92, tight: true },
  ...SCALES.filter((scale) => scale < maxScale).map((scale) => ({ scale, leading: 0.92, tight: true })),
];

/** The squeezes of text whose size is as designed. */
export const SQUEEZES = listSqueezes(1);

export const getFontSize = (style: TextStyle, squeeze: Squeeze): number =>
  Math.max(style.min, style.size * squeeze.scale);
export const getTracking = (style: TextStyle, { tight }: Squeeze): number => (tight ? style.tight : style.tracking);
export const getLeading = (style: TextStyle, squeeze: Squeeze): number =>
  getFontSize(style, squeeze) * Math.max(1, style.leading * squeeze.leading);
