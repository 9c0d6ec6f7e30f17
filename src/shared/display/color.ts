/** Theme colors: resolves color names of a template to `#rrggbb` and keeps text readable on any color a user may choose. */
import type { Color } from './display-list.ts';

/** The colors that a template may name. Those in `DERIVED_COLORS` are computed from the others. */
export const THEME_COLORS = ['ink', 'paper', 'primary', 'secondary', 'accent', 'danger', 'mute', 'wash'] as const;
type ThemeColor = (typeof THEME_COLORS)[number];
export const DERIVED_COLORS = ['on-accent', 'on-primary', 'accent-on-ink', 'accent-on-paper'] as const;
type DerivedColor = (typeof DERIVED_COLORS)[number];

export type BaseTheme = Readonly<Record<ThemeColor, Color>>;
export type Theme = BaseTheme & Readonly<Record<DerivedColor, Color>>;

const HEX_COLOR = /^#[0-9a-f]{6}$/i;
/** The contrast that WCAG 2.2 AA requires for text of normal size. */
const MIN_CONTRAST = 4.5;

export const isColor = (colorText: string | undefined): colorText is Color =>
  colorText !== undefined && HEX_COLOR.test(colorText);

/** Returns red, green and blue from 0 to 1. */
export function getChannels(color: Color): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const toHex = (colorChannels: readonly number[]): Color =>
  `#${colorChannels
    .map((channel) =>
      Math.round(Math.max(0, Math.min(1, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Returns a color between two others. `amount` 0 is the first color, 1 the second. */
export function mixColors(startColor: Color, endColor: Color, amount: number): Color {
  const startChannels = getChannels(startColor);
  const endChannels = getChannels(endColor);
  return toHex(startChannels.map((channel, index) => channel + ((endChannels[index] ?? 0) - channel) * amount));
}

/** Returns the relative luminance of an sRGB color as WCAG defines it: 0 for black, 1 for white. */
function computeLuminance(color: Color): number {
  const [red, green, blue] = getChannels(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the perceived lightness of a color, from 0 for black to 100 for white: L* of CIELAB. */
export function computeLightness(color: Color): number {
  const luminance = computeLuminance(color);
  return luminance <= 216 / 24389 ? (luminance * 24389) / 27 : 116 * Math.cbrt(luminance) - 16;
}

/** Returns the contrast of two colors as WCAG defines it, 1 to 21. */
export function computeContrast(firstColor: Color, secondColor: Color): number {
  const [darker = 0, lighter = 0] = [computeLuminance(firstColor), computeLuminance(secondColor)].sort(
    (first, second) => first - second,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the color, shifted toward `targetColor` until text in this color is readable on the background. */
function makeReadable(color: Color, background: Color, targetColor: Color): Color {
  for (let step = 0; step < 20; step += 1) {
    const candidate = mixColors(color, targetColor, step / 20);
    if (computeContrast(candidate, background) >= MIN_CONTRAST) return candidate;
  }
  return targetColor;
}

/** Returns ink or paper, whichever has more contrast with the background, or black if neither has enough contrast. */
function chooseTextColor(background: Color, ink: Color, paper: Color): Color {
  const bestColor = computeContrast(background, ink) >= computeContrast(background, paper) ? ink : paper;
  return computeContrast(background, bestColor) >= MIN_CONTRAST ? bestColor : '#000000';
}

/** Adds the colors that are derived from others. */
export function completeTheme(baseTheme: BaseTheme): Theme {
  const { ink, paper, accent, primary } = baseTheme;
  return {
    ...baseTheme,
    'on-accent': chooseTextColor(accent, ink, paper),
    'on-primary': chooseTextColor(primary, ink, paper),
    'accent-on-ink': makeReadable(accent, ink, paper),
    'accent-on-paper': makeReadable(accent, paper, ink),
  };
}

/** Resolves the name of a theme color, or `#rrggbb`, to a color. Returns `fallback` for anything else. */
export function resolveColor(theme: Theme, colorName: string, fallback: Color = theme.ink): Color {
  if (isColor(colorName)) return colorName;
  return Object.hasOwn(theme, colorName) ? theme[colorName as keyof Theme] : fallback;
}
