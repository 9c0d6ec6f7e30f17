/** Theme colours: names in a template become `#rrggbb`, and text stays readable on any colour a user may choose. */
import type { Colour } from './display-list.ts';

/** The colours a template may name. The last four are worked out from the first ones. */
export const THEME_COLOURS = ['ink', 'paper', 'primary', 'secondary', 'accent', 'danger', 'mute', 'wash'] as const;
type ThemeColour = (typeof THEME_COLOURS)[number];
export const DERIVED_COLOURS = ['on-accent', 'on-primary', 'accent-on-ink', 'accent-on-paper'] as const;
type DerivedColour = (typeof DERIVED_COLOURS)[number];

export type BaseTheme = Readonly<Record<ThemeColour, Colour>>;
export type Theme = BaseTheme & Readonly<Record<DerivedColour, Colour>>;

const HEX = /^#[0-9a-f]{6}$/i;
/** WCAG 2.2 AA for text of normal size. */
const READABLE = 4.5;

export const isColour = (text: string | undefined): text is Colour => text !== undefined && HEX.test(text);

/** Red, green, blue from 0 to 1. */
export function channels(colour: Colour): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const hexOf = (rgb: readonly number[]): Colour =>
  `#${rgb
    .map((c) =>
      Math.round(Math.max(0, Math.min(1, c)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Part `amount` of the way from one colour to another. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const a = channels(from);
  const b = channels(to);
  return hexOf(a.map((c, index) => c + ((b[index] ?? 0) - c) * amount));
}

function luminance(colour: Colour): number {
  const [r, g, b] = channels(colour).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** How light a colour looks, from 0 for black to 100 for white: L* of CIELAB. */
export function lightness(colour: Colour): number {
  const y = luminance(colour);
  return y <= 216 / 24389 ? (y * 24389) / 27 : 116 * Math.cbrt(y) - 16;
}

/** Contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** The colour, moved towards `towards` just as far as text on `ground` needs. */
function readable(colour: Colour, ground: Colour, towards: Colour): Colour {
  for (let step = 0; step < 20; step += 1) {
    const tried = mix(colour, towards, step / 20);
    if (contrast(tried, ground) >= READABLE) return tried;
  }
  return towards;
}

/** Ink or paper, whichever reads better; pure black where a middling colour leaves both of them short. */
function textOn(ground: Colour, ink: Colour, paper: Colour): Colour {
  const best = contrast(ground, ink) >= contrast(ground, paper) ? ink : paper;
  return contrast(ground, best) >= READABLE ? best : '#000000';
}

/** Adds the colours that follow from others. */
export function completeTheme(base: BaseTheme): Theme {
  const { ink, paper, accent, primary } = base;
  return {
    ...base,
    'on-accent': textOn(accent, ink, paper),
    'on-primary': textOn(primary, ink, paper),
    'accent-on-ink': readable(accent, ink, paper),
    'accent-on-paper': readable(accent, paper, ink),
  };
}

/** A theme colour's name or `#rrggbb` as a colour; `fallback` for anything else. */
export function colourOf(theme: Theme, name: string, fallback: Colour = theme.ink): Colour {
  if (isColour(name)) return name;
  return Object.hasOwn(theme, name) ? theme[name as keyof Theme] : fallback;
}
