/** A picture of the template's own: a texture, a frame, a logo. It covers its box, stands in it whole, is stretched, or repeated. */
import type { DisplayItem, ImageItem } from '../../display/display-list.ts';
import { type Path, rectPath, roundedRect } from '../../display/path.ts';
import { mm, type Rect, rectOf, toPt } from '../../display/units.ts';
import type { CardNote } from '../notes/note.ts';
import { cropOf, placePicture as inWindow } from '../pictures/crop.ts';
import { COARSE_DPI, type Picture, PRINT_DPI } from '../pictures/pictures.ts';
import { LIMITS } from '../template/basics.ts';
import type { PictureElement } from '../template/template.ts';
import { type Context, NOTHING, type Placed } from './context.ts';
import { inBox } from './place-shape.ts';

const MIDDLE = [0.5, 0.5] as const;

export function placePicture(element: PictureElement, { template, pictures }: Context): Placed {
  const named = template.pictures?.[element.picture];
  if (named === undefined) return NOTHING;
  const about = { template: template.name, picture: named.name ?? element.picture };
  const held = pictures?.get(named.src) ?? { problem: { kind: 'not-read' as const } };
  if ('problem' in held) return { ...NOTHING, notes: [{ kind: 'broken-picture', ...about, problem: held.problem }] };
  const box = rectOf(element.box);
  const image = fitted(held, box, element);
  const dpi = 72 / Math.max(image.width / held.width, image.height / held.height);
  const notes: readonly CardNote[] =
    dpi < COARSE_DPI - 0.5 ? [{ kind: 'coarse-picture', ...about, dpi: Math.round(dpi) }] : [];
  const { opacity } = element;
  const item: DisplayItem = opacity === undefined || opacity === 1 ? image : { ...image, opacity };
  const clip = clipOf(element, box, image);
  return { items: [clip === undefined ? item : { kind: 'group', clip, items: [item] }], notes, overflows: [] };
}

function fitted(picture: Picture, box: Rect, element: PictureElement): ImageItem {
  const { fit = 'cover', focus = MIDDLE, zoom = 1 } = element;
  const item = { kind: 'image', picture: picture.key } as const;
  switch (fit) {
    case 'stretch':
      return { ...item, ...box };
    case 'contain': {
      const scale = Math.min(box.width / picture.width, box.height / picture.height);
      const [width, height] = [picture.width * scale, picture.height * scale];
      const [x, y] = [box.x + (box.width - width) * focus[0], box.y + (box.height - height) * focus[1]];
      return { ...item, x, y, width, height };
    }
    case 'tile':
      return { ...item, ...tiled(picture, box, element.tile) };
    case 'cover':
      return { ...item, ...inWindow(picture, box, cropOf({ zoom }, picture, box, focus)).box };
  }
}

/** From the corner of the box on, as many as it takes to fill it; larger ones where these would be too many. */
function tiled({ width, height }: Picture, box: Rect, tile: number | undefined) {
  const wanted = tile === undefined ? (width / PRINT_DPI) * 72 : toPt(mm(tile));
  const count = (across: number) => {
    const down = (across / width) * height;
    return { across: Math.ceil(box.width / across - FRACTION), down: Math.ceil(box.height / down - FRACTION) };
  };
  let size = wanted;
  for (let { across, down } = count(size); across * down > LIMITS.tiles; { across, down } = count(size)) size *= 1.25;
  const { across, down } = count(size);
  const tiles = { across: Math.max(1, across), down: Math.max(1, down) };
  return { x: box.x, y: box.y, width: size, height: (size / width) * height, tiles };
}
/** Of a tile, that counts as none: rounding would add a row that nobody sees. */
const FRACTION = 1e-6;

/** The outline of what is seen of it; undefined where all of it lies within its box anyway. */
function clipOf({ window, radius = 0, fit }: PictureElement, box: Rect, image: ImageItem): Path | undefined {
  if (window !== undefined) return inBox(window, box);
  if (radius > 0) return roundedRect(box, toPt(mm(radius)));
  const isWhole = fit === 'stretch' || fit === 'contain' || (image.width <= box.width && image.height <= box.height);
  return isWhole && image.tiles === undefined ? undefined : rectPath(box);
}
