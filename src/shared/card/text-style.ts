/** A template's text styles, made ready to measure with: theme colours looked up, the floor of 6 pt kept. */
import { cachedFor } from '../base/cache.ts';
import { colourOf, type Theme } from '../display/colour.ts';
import { isStyleFont } from '../display/font-ids.ts';
import type { OwnStyle } from '../text/fonts/own-faces.ts';
import type { TextStyle } from '../text/lines/styles.ts';
import type { Style } from './template/template.ts';

/** The smallest type on a card, whatever a template asks for. */
const SMALLEST_TYPE = 6;
const LEADING = 1.2;

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
