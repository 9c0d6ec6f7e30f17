import type { Drawing, Faction } from '../../../shared/document/schema.ts';

const NEUTRAL: Readonly<Record<string, string>> = {
  primary: '#3a3a3a',
  secondary: '#8a8a8a',
  accent: '#e0251b',
  ink: '#111111',
  paper: '#ffffff',
};

/** Resolves a color of a drawing, which is either a color value or the name of a theme color of the faction. */
export function paint(colour: string | undefined, theme: Record<string, string | undefined>): string {
  if (colour === undefined) return 'none';
  return colour.startsWith('#') ? colour : (theme[colour] ?? NEUTRAL[colour] ?? 'none');
}

interface Props {
  drawing: Drawing;
  theme?: Faction['theme'] | undefined;
}

/** The children of the `svg` element of a drawing. */
export function DrawingShapes({ drawing, theme }: Props) {
  const colours: Record<string, string | undefined> = { ...theme };
  return drawing.shapes.map((shape, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names and never move
      key={index}
      d={shape.d}
      fill={paint(shape.fill, colours)}
      stroke={paint(shape.stroke, colours)}
      strokeWidth={shape.strokeWidth}
      opacity={shape.opacity}
      fillRule={shape.evenOdd === true ? 'evenodd' : 'nonzero'}
    />
  ));
}
