/** Places a picture that the template brings, such as a texture, frame or logo: it covers, fits, stretches or tiles its box. */
import type { DisplayItem, ImageItem } from '../../display/display-list.ts';
import { createRectPath, createRoundedRect, type Path } from '../../display/path.ts';
import { mm, type Rect, toPt, toRect } from '../../display/units.ts';
import type { CardFinding } from '../findings/card-finding.ts';
import { placeInWindow, resolveCrop } from '../pictures/crop.ts';
import { COARSE_DPI, type Picture, PRINT_DPI } from '../pictures/pictures.ts';
import { TEMPLATE_LIMITS } from '../template/basics.ts';
import type { PictureElement } from '../template/template.ts';
import { EMPTY_PLACEMENT, type LayoutContext, type Placement } from './context.ts';
import { placeShadow } from './place-shadow.ts';
import { scalePathToBox } from './place-shape.ts';

const CENTER = [0.5, 0.5] as const;

export function placePicture(element: PictureElement, { template, pictures, theme }: LayoutContext): Placement {
  const templatePicture = template.pictures?.[element.picture];
  if (templatePicture === undefined) return EMPTY_PLACEMENT;
  const pictureReference = { template: template.name, picture: templatePicture.name ?? element.picture };
  const lookup = pictures?.get(templatePicture.src) ?? { problem: { kind: 'not-read' as const } };
  if ('problem' in lookup)
    return { ...EMPTY_PLACEMENT, findings: [{ kind: 'broken-picture', ...pictureReference, problem: lookup.problem }] };
  const box = toRect(element.box);
  const image = fitPicture(lookup, box, element);
  const dpi = 72 / Math.max(image.width / lookup.width, image.height / lookup.height);
  // The finding shows the rounded resolution, so the rounded value is compared with the limit.
  const findings: readonly CardFinding[] =
    dpi < COARSE_DPI - 0.5 ? [{ kind: 'coarse-picture', ...pictureReference, dpi: Math.round(dpi) }] : [];
  const { opacity } = element;
  const imageItem: DisplayItem = opacity === undefined || opacity === 1 ? image : { ...image, opacity };
  const clip = getClipPath(element, box, image);
  const { shadow } = element;
  const shownBox = createRectPath(element.fit === 'contain' ? image : box);
  return {
    items: [
      ...(shadow === undefined ? [] : [placeShadow(clip ?? shownBox, shadow, theme)]),
      clip === undefined ? imageItem : { kind: 'group', clip, items: [imageItem] },
    ],
    findings,
    overflows: [],
  };
}

function fitPicture(picture: Picture, box: Rect, element: PictureElement): ImageItem {
  const { fit = 'cover', focus = CENTER, zoom = 1 } = element;
  const imageItem = { kind: 'image', picture: picture.key } as const;
  switch (fit) {
    case 'stretch':
      return { ...imageItem, ...box };
    case 'contain': {
      const fitScale = Math.min(box.width / picture.width, box.height / picture.height);
      const [width, height] = [picture.width * fitScale, picture.height * fitScale];
      const [x, y] = [box.x + (box.width - width) * focus[0], box.y + (box.height - height) * focus[1]];
      return { ...imageItem, x, y, width, height };
    }
    case 'tile':
      return { ...imageItem, ...tilePicture(picture, box, element.tile) };
    case 'cover':
      return { ...imageItem, ...placeInWindow(picture, box, resolveCrop({ zoom }, picture, box, focus)).box };
  }
}

/** Tiles the box from its top left corner. The tiles are enlarged if there would be too many. */
function tilePicture({ width, height }: Picture, box: Rect, tile: number | undefined) {
  const preferredWidth = tile === undefined ? (width / PRINT_DPI) * 72 : toPt(mm(tile));
  const countTiles = (tileWidth: number) => {
    const tileHeight = (tileWidth / width) * height;
    return {
      columns: Math.ceil(box.width / tileWidth - ROUNDING_TOLERANCE),
      rows: Math.ceil(box.height / tileHeight - ROUNDING_TOLERANCE),
    };
  };
  let tileWidth = preferredWidth;
  for (
    let { columns, rows } = countTiles(tileWidth);
    columns * rows > TEMPLATE_LIMITS.tiles;
    { columns, rows } = countTiles(tileWidth)
  )
    tileWidth *= 1.25;
  const { columns, rows } = countTiles(tileWidth);
  const tiles = { columns: Math.max(1, columns), rows: Math.max(1, rows) };
  return { x: box.x, y: box.y, width: tileWidth, height: (tileWidth / width) * height, tiles };
}
/** A fraction of a tile that is ignored, since rounding would otherwise add an invisible row. */
const ROUNDING_TOLERANCE = 1e-6;

/** Returns the clip path of a picture; undefined if the picture is fully inside its box. */
function getClipPath({ window, radius = 0, fit }: PictureElement, box: Rect, image: ImageItem): Path | undefined {
  if (window !== undefined) return scalePathToBox(window, box);
  if (radius > 0) return createRoundedRect(box, toPt(mm(radius)));
  const isFullyVisible =
    fit === 'stretch' || fit === 'contain' || (image.width <= box.width && image.height <= box.height);
  return isFullyVisible && image.tiles === undefined ? undefined : createRectPath(box);
}
