/** Finds where a template shows the character's picture, for editors that crop it. */
import { createRectPath, type Path, parsePath, transformPath } from '../../display/path.ts';
import { insetRect, mm, type Rect, toPt, toRect } from '../../display/units.ts';
import type { ArtElement, CardTemplate } from '../template/template.ts';

export interface ArtWindow {
  /** The box that the picture covers, in points on the card. */
  readonly box: Rect;
  /** The visible part of the box. */
  readonly path: Path;
  readonly trim: Rect;
  /** The safe area, which keeps important content away from the cut. */
  readonly safe: Rect;
  /** Clockwise rotation of box and picture on the card, in degrees; `trim` and `safe` are not rotated. */
  readonly rotation: number;
  /** The focus of a picture without a crop. */
  readonly focus: readonly [number, number];
}

/** Finds the first picture of the front, or else of the back; undefined if a template shows none. */
export function findArtWindow({ front, back, size, safe }: CardTemplate): ArtWindow | undefined {
  const element = [...front, ...back].find(
    (candidate): candidate is ArtElement => candidate.kind === 'art' && candidate.hidden !== true,
  );
  if (element === undefined) return undefined;
  const box = toRect(element.box);
  // The path of a window is drawn in a square of 100 by 100 units, which is stretched to the box.
  const [scaleX, scaleY] = [box.width / 100, box.height / 100];
  const windowPath =
    element.window === undefined
      ? createRectPath(box)
      : transformPath(parsePath(element.window), scaleX, scaleY, box.x, box.y);
  const trim = { x: 0, y: 0, width: toPt(mm(size.width)), height: toPt(mm(size.height)) };
  const { focus, rotate: rotation = 0 } = element;
  return { box, path: windowPath, trim, safe: insetRect(trim, toPt(mm(safe))), rotation, focus };
}
