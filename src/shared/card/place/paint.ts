/** A template's fills and strokes with their colours looked up. */
import { colourOf, type Theme } from '../../display/colour.ts';
import type { PathItem } from '../../display/display-list.ts';
import type { Path } from '../../display/path.ts';

export interface Paint {
  readonly fill?: string | undefined;
  readonly stroke?: { readonly colour: string; readonly width: number } | undefined;
  readonly opacity?: number | undefined;
}

export function painted(path: Path, paint: Paint, theme: Theme): PathItem {
  const { fill, stroke, opacity } = paint;
  return {
    kind: 'path',
    path,
    ...(fill === undefined ? {} : { fill: colourOf(theme, fill) }),
    ...(stroke === undefined ? {} : { stroke: { colour: colourOf(theme, stroke.colour), width: stroke.width } }),
    ...(opacity === undefined ? {} : { opacity }),
  };
}
