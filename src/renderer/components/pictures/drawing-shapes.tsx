import type { Drawing, Faction } from '../../../shared/document/schema.ts';

const NEUTRAL_COLORS: Readonly<Record<string, string>> = {
  primary: '#3a3a3a',
  secondary: '#8a8a8a',
  accent: '#e0251b',
  ink: '#111111',
  paper: '#ffffff',
};

/** Resolves a color of a drawing, which is either a color value or the name of a theme color of the faction. */
export function resolveColor(color: string | undefined, themeColors: Record<string, string | undefined>): string {
  if (color === undefined) return 'none';
  return color.startsWith('#') ? color : (themeColors[color] ?? NEUTRAL_COLORS[color] ?? 'none');
}

interface Props {
  drawing: Drawing;
  theme?: Faction['theme'] | undefined;
}

/** The children of the `svg` element of a drawing. */
export function DrawingShapes({ drawing, theme }: Props) {
  const themeColors: Record<string, string | undefined> = { ...theme };
  return drawing.shapes.map((shape, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names and never move
      key={index}
      d={shape.d}
      fill={resolveColor(shape.fill, themeColors)}
      stroke={resolveColor(shape.stroke, themeColors)}
      strokeWidth={shape.strokeWidth}
      opacity={shape.opacity}
      fillRule={shape.evenOdd === true ? 'evenodd' : 'nonzero'}
    />
  ));
}
