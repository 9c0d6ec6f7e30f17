/** Resolves the theme colors of a template's fills and strokes. */
import { resolveColor, type Theme } from '../../display/color.ts';
import type { PathItem } from '../../display/display-list.ts';
import type { Path } from '../../display/path.ts';

export interface Paint {
  readonly fill?: string | undefined;
  readonly stroke?: { readonly colour: string; readonly width: number } | undefined;
  readonly opacity?: number | undefined;
}

export function paintPath(path: Path, paint: Paint, theme: Theme): PathItem {
  const { fill, stroke, opacity } = paint;
  return {
    kind: 'path',
    path,
    ...(fill === undefined ? {} : { fill: resolveColor(theme, fill) }),
    ...(stroke === undefined ? {} : { stroke: { colour: resolveColor(theme, stroke.colour), width: stroke.width } }),
    ...(opacity === undefined ? {} : { opacity }),
  };
}
