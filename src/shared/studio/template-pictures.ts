/** Adds pictures of the library to a template, and places them on the card. */

import { PRINT_DPI } from '../card/pictures/pictures.ts';
import { TEMPLATE_LIMITS } from '../card/template/basics.ts';
import type { CardTemplate, Element } from '../card/template/template.ts';
import type { Point } from '../display/matrix.ts';
import { applyEdits, type Edit } from '../document/edit.ts';
import { joinPointer } from '../document/pointer.ts';
import { slugify } from '../text/slugify.ts';
import { getCardAreas } from './arrange/areas.ts';
import type { CopyResult } from './arrange/copies.ts';
import { type BlankTexts, createElement } from './blanks.ts';
import { roundLength, type Side, type StudioView } from './view.ts';

/** A picture of the library. */
export interface OwnPicture {
  /** `sha256:` and the hash. */
  readonly src: string;
  /** The file name. */
  readonly file: string;
  /** The size in pixels. */
  readonly width: number;
  readonly height: number;
}

const MM_PER_INCH = 25.4;

/** Adds a picture to the template and returns its name there. Returns undefined if the maximum number is reached. */
function importPicture(
  template: CardTemplate,
  { src, file: fileName }: OwnPicture,
): { edits: Edit[]; name: string } | undefined {
  const { pictures = {} } = template;
  const existingName = Object.entries(pictures).find(([, picture]) => picture.src === src)?.[0];
  if (existingName !== undefined) return { edits: [], name: existingName };
  if (Object.keys(pictures).length >= TEMPLATE_LIMITS.pictures) return undefined;
  const pictureTitle = fileName
    .replace(/\.[a-z0-9]+$/i, '')
    .trim()
    .slice(0, TEMPLATE_LIMITS.name);
  const newName = createFreeName(pictures, pictureTitle);
  const pictureEntry = {
    src,
    ...(pictureTitle === '' || pictureTitle === newName ? {} : { name: pictureTitle }),
  };
  const addEdit: Edit =
    template.pictures === undefined
      ? { op: 'set', path: '/pictures', value: { [newName]: pictureEntry } }
      : { op: 'set', path: joinPointer('/pictures', newName), value: pictureEntry };
  return { edits: [addEdit], name: newName };
}

function createFreeName(pictures: object, pictureTitle: string): string {
  const baseName = slugify(pictureTitle, TEMPLATE_LIMITS.name - 5) || 'picture';
  for (let suffix = 1; ; suffix += 1) {
    const candidate = suffix === 1 ? baseName : `${baseName}-${suffix}`;
    if (!Object.hasOwn(pictures, candidate)) return candidate;
  }
}

/**
 * Creates an element for a picture. The element keeps the picture's proportions, is small enough for a sharp print and for the
 * safe area, and is centered on the position.
 */
export function placePicture(
  studioView: StudioView,
  side: Side,
  pictureName: string,
  { width: pixelWidth, height: pixelHeight }: Pick<OwnPicture, 'width' | 'height'>,
  blankTexts: BlankTexts,
  position?: Point,
): CopyResult {
  const safeArea = getCardAreas(studioView).safe;
  const millimetersPerPixel = MM_PER_INCH / PRINT_DPI;
  const pictureScale = Math.min(millimetersPerPixel, safeArea.width / pixelWidth, safeArea.height / pixelHeight);
  const [pictureWidth, pictureHeight] = [
    Math.max(1, pixelWidth * pictureScale),
    Math.max(1, pixelHeight * pictureScale),
  ];
  const center = position ?? { x: safeArea.x + safeArea.width / 2, y: safeArea.y + safeArea.height / 2 };
  // The element stays within the safe area even if the user drops it near the edge.
  const x = Math.max(safeArea.x, Math.min(center.x - pictureWidth / 2, safeArea.x + safeArea.width - pictureWidth));
  const y = Math.max(safeArea.y, Math.min(center.y - pictureHeight / 2, safeArea.y + safeArea.height - pictureHeight));
  const pictureBox = [x, y, pictureWidth, pictureHeight].map(roundLength) as Element['box'];
  return createElement(studioView, side, 'picture', blankTexts, pictureBox, { picture: pictureName });
}

/** Adds a picture to the template and places it. Returns undefined if the template or the side is full. */
export function addOwnPicture(
  studioView: StudioView,
  side: Side,
  ownPicture: OwnPicture,
  blankTexts: BlankTexts,
  position?: Point,
): CopyResult | undefined {
  const importedPicture = importPicture(studioView.template, ownPicture);
  if (importedPicture === undefined) return undefined;
  const viewWithPicture = { ...studioView, template: applyEdits(studioView.template, importedPicture.edits) };
  const placement = placePicture(viewWithPicture, side, importedPicture.name, ownPicture, blankTexts, position);
  return placement.edits.length === 0
    ? undefined
    : { ...placement, edits: [...importedPicture.edits, ...placement.edits] };
}

/** Replaces the file of a picture. Elements keep showing the picture. */
export const replacePicture = (pictureName: string, { src }: Pick<OwnPicture, 'src'>): Edit[] => [
  { op: 'set', path: joinPointer('/pictures', pictureName, 'src'), value: src },
];
