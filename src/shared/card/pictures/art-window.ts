/** Where a template shows the character's picture: for editors that crop it. */
import { mapPath, type Path, parsePath, rectPath } from '../../display/path.ts';
import { inset, mm, type Rect, rectOf, toPt } from '../../display/units.ts';
import type { ArtElement, CardTemplate } from '../template/template.ts';

export interface ArtWindow {
  /** The box that the picture covers, in points of the card. */
  readonly box: Rect;
  /** What of the box is seen. */
  readonly path: Path;
  /** What is left after cutting, and where nothing that matters should end. */
  readonly trim: Rect;
  readonly safe: Rect;
  /** Degrees clockwise by which box and picture are turned on the card; what is cut off is not. */
  readonly turn: number;
  /** Where a picture without a crop stands. */
  readonly focus: readonly [number, number];
}

/** The first picture of the front, else of the back; undefined where a template shows none. */
export function artWindowOf({ front, back, size, safe }: CardTemplate): ArtWindow | undefined {
  const element = [...front, ...back].find((one): one is ArtElement => one.kind === 'art' && one.hidden !== true);
  if (element === undefined) return undefined;
  const box = rectOf(element.box);
  const [scaleX, scaleY] = [box.width / 100, box.height / 100];
  const path =
    element.window === undefined ? rectPath(box) : mapPath(parsePath(element.window), scaleX, scaleY, box.x, box.y);
  const trim = { x: 0, y: 0, width: toPt(mm(size.width)), height: toPt(mm(size.height)) };
  const { focus, rotate: turn = 0 } = element;
  return { box, path, trim, safe: inset(trim, toPt(mm(safe))), turn, focus };
}
