/** A template's text styles, made ready to measure with: theme colours looked up, the floor of 6 pt kept. */

import { cachedFor } from '../../cache.ts';
import { colourOf, type Theme } from '../../card/display/colour.ts';
import type { Colour } from '../../card/display/display-list.ts';
import type { Style } from '../../card/template/template.ts';
import { type FaceId, isStyleFont } from '../fonts/font-ids.ts';
import type { OwnStyle } from '../fonts/own-faces.ts';

/** The smallest type on a card, whatever a template asks for. */
const SMALLEST_TYPE = 6;
const LEADING = 1.2;

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
  ...Array.from({ length: 38 }, (_, i) => ({ scale: 1 - (i + 1) * 0.02, leading: 0.92, tight: true })),
];

/** Without it a deck takes 15 % longer, the card of a keystroke 73 %: nothing measured would be found again. */
const made = new WeakMap<object, Map<string, WeakMap<Theme, TextStyle>>>();

/** A style by its name. The same styles and theme give the same object, so that it can be a cache key. */
export function textStyle(styles: Readonly<Record<string, Style>>, name: string, theme: Theme): TextStyle {
  const named = cachedFor(made, styles, () => new Map<string, WeakMap<Theme, TextStyle>>());
  const themed = named.get(name) ?? new WeakMap<Theme, TextStyle>();
  named.set(name, themed);
  const known = themed.get(theme);
  if (known !== undefined) return known;
  const style = madeOf(styles, name, theme);
  themed.set(theme, style);
  return style;
}

function madeOf(styles: Readonly<Record<string, Style>>, name: string, theme: Theme): TextStyle {
  const style = styles[name];
  if (style === undefined) throw new Error(`The template has no style named ${name}.`);
  const size = Math.max(SMALLEST_TYPE, style.size);
  const tracking = style.tracking ?? 0;
  return {
    ...faceIn(style),
    size,
    min: Math.min(size, Math.max(SMALLEST_TYPE, style.min ?? SMALLEST_TYPE)),
    colour: colourOf(theme, style.colour),
    tracking,
    tight: style.tight ?? Math.min(tracking, -0.01),
    upper: style.case === 'upper',
    leading: style.leading ?? LEADING,
    ...(style.markup === undefined ? {} : { markup: style.markup }),
    ...(style.hyphenate === undefined ? {} : { hyphenate: style.hyphenate }),
  };
}

/** The face of a style; its template's own fonts were looked up before (template-fonts.ts). */
function faceIn(style: Style & { readonly own?: OwnStyle }): Pick<TextStyle, 'font' | 'own'> {
  if (style.own !== undefined) return { font: style.own.font, own: style.own };
  return { font: isStyleFont(style.font) ? style.font : 'text' };
}

export const sizeOf = (style: TextStyle, squeeze: Squeeze): number => Math.max(style.min, style.size * squeeze.scale);
export const trackingOf = (style: TextStyle, { tight }: Squeeze): number => (tight ? style.tight : style.tracking);
export const leadingOf = (style: TextStyle, squeeze: Squeeze): number =>
  sizeOf(style, squeeze) * Math.max(1, style.leading * squeeze.leading);
