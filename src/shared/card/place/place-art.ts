/** Places the character's picture, cropped to its window: a bitmap, or a drawing, or the template's fallback. */

import { getOrCreateFor } from '../../base/cache.ts';
import type { Theme } from '../../display/color.ts';
import type { DisplayItem, GroupItem } from '../../display/display-list.ts';
import { createRectPath, createRoundedRect, type Path } from '../../display/path.ts';
import { mm, type Rect, toPt, toRect } from '../../display/units.ts';
import { getValueAt } from '../../document/pointer.ts';
import type { Art } from '../../document/schema.ts';
import { removeDirectionControls } from '../../text/lines/direction-controls.ts';
import { truncateUnits } from '../../text/truncate.ts';
import { cleanText } from '../binding/runs.ts';
import type { CardFinding } from '../findings/card-finding.ts';
import { findMissingGlyphs } from '../findings/missing-glyphs.ts';
import { placeInWindow, resolveCrop } from '../pictures/crop.ts';
import { getDrawingInk, isCut } from '../pictures/drawing-ink.ts';
import { BITMAP_OPACITY, createLineArt, createScreen } from '../pictures/line-art.ts';
import type { PictureProblem } from '../pictures/picture-messages.ts';
import { COARSE_DPI, type Picture } from '../pictures/pictures.ts';
import type { ArtElement, Element } from '../template/template.ts';
import { type LayoutContext, mergePlacements, type Placement } from './context.ts';
import { placeShadow } from './place-shadow.ts';
import { scalePathToBox } from './place-shape.ts';
import { getDrawingAt } from './place-symbol.ts';

/** Places the elements of a fallback, which can be of any kind. Passed as a parameter to avoid an import cycle. */
export type PlaceElements = (elements: ArtElement['fallback'], context: LayoutContext) => Placement;

export function placeArt(element: ArtElement, context: LayoutContext, placeElements: PlaceElements): Placement {
  const content = placeContent(element, context, placeElements);
  const { shadow } = element;
  if (shadow === undefined) return content;
  return { ...content, items: [placeShadow(getWindowPath(element), shadow, context.theme), ...content.items] };
}

function placeContent(element: ArtElement, context: LayoutContext, placeElements: PlaceElements): Placement {
  const artBox = toRect(element.box);
  const frame: ArtFrame = { clip: getWindowPath(element), box: artBox, altText: getAltText(context) };
  const art = getArt(element, context);
  const lookup = findPicture(art, context);
  if (lookup !== undefined && 'picture' in lookup)
    return placeBitmap(lookup.picture, art, element, frame, context.theme);
  const brokenFindings: CardFinding[] = lookup === undefined ? [] : [{ kind: 'broken-art', problem: lookup.problem }];
  const drawing = getDrawingAt(context.binding, element.drawing);
  if (drawing === undefined) {
    const fallbackParts = element.fallback.map((fallbackElement) => ({
      fallbackElement,
      placement: placeElements([fallbackElement], context),
    }));
    // Skip an initial that no font has: it would print as an empty box.
    const drawnParts = fallbackParts.filter(
      ({ fallbackElement, placement }) =>
        !isInitial(fallbackElement) || findMissingGlyphs(placement.items) === undefined,
    );
    const { items, findings: partFindings } = mergePlacements(drawnParts.map(({ placement }) => placement));
    const hasInitial = drawnParts.some(
      ({ fallbackElement, placement }) => isInitial(fallbackElement) && placement.items.length > 0,
    );
    const instead = hasInitial ? 'initial' : items.length > 0 ? 'plate' : 'nothing';
    const findings: readonly CardFinding[] =
      brokenFindings.length > 0 ? brokenFindings : [{ kind: 'missing-art', instead }];
    // A placeholder has no text that could be lost, so its overflows are dropped.
    return { items: [createFrameGroup(items, frame)], findings: [...partFindings, ...findings], overflows: [] };
  }
  // The drawing covers the whole window. `focus` is the share of what is cut that is cut at the left and at the top.
  const scale = Math.max(artBox.width / drawing.width, artBox.height / drawing.height);
  const x = artBox.x + (artBox.width - drawing.width * scale) * element.focus[0];
  const y = artBox.y + (artBox.height - drawing.height * scale) * element.focus[1];
  const figure: DisplayItem = {
    kind: 'group',
    transform: [scale, 0, 0, scale, x, y],
    ...(element.treatment === 'lines'
      ? createLineArt(drawing, context.theme, scale)
      : getDrawingInk(drawing, context.theme, undefined)),
  };
  const findings: readonly CardFinding[] = isCut(drawing)
    ? [...brokenFindings, { kind: 'cut-drawing', drawing: 'art' }]
    : brokenFindings;
  return { items: [createFigureGroup([figure], frame)], findings, overflows: [] };
}

/** Whether an element shows the first letter of a name in place of a picture. */
const isInitial = (element: Element): boolean =>
  element.kind === 'text' && 'as' in element.value && element.value.as === 'initial';

const windowPaths = new WeakMap<ArtElement, Path>();

const getWindowPath = (element: ArtElement): Path =>
  getOrCreateFor(windowPaths, element, () => {
    const artBox = toRect(element.box);
    if (element.window !== undefined) return scalePathToBox(element.window, artBox);
    return element.radius === undefined ? createRectPath(artBox) : createRoundedRect(artBox, toPt(mm(element.radius)));
  });

interface ArtFrame {
  readonly clip: Path;
  readonly box: Rect;
  readonly altText: string;
}

/** Returns the document's art, which has the image and crop next to the drawing that the template points at. */
function getArt(element: ArtElement, { binding }: LayoutContext): Art | undefined {
  const artValue = getValueAt(binding, element.drawing.slice(0, element.drawing.lastIndexOf('/')));
  return typeof artValue === 'object' && artValue !== null ? (artValue as Art) : undefined;
}

function findPicture(
  art: Art | undefined,
  { pictures }: LayoutContext,
): { picture: Picture } | { problem: PictureProblem } | undefined {
  const source = art?.image?.src;
  if (source === undefined) return undefined;
  const lookup = pictures?.get(source);
  if (lookup === undefined) return { problem: { kind: 'not-read' } };
  return 'problem' in lookup ? lookup : { picture: lookup };
}

function placeBitmap(
  picture: Picture,
  art: Art | undefined,
  element: ArtElement,
  frame: ArtFrame,
  theme: Theme,
): Placement {
  const crop = resolveCrop(art?.crop, picture, frame.box, element.focus);
  const { box, transform, scale } = placeInWindow(picture, frame.box, crop);
  const isLineArt = element.treatment === 'lines';
  const imageItem: DisplayItem = {
    kind: 'image',
    picture: picture.key,
    ...box,
    ...(isLineArt ? { opacity: BITMAP_OPACITY } : {}),
  };
  const items: DisplayItem[] =
    transform === undefined ? [imageItem] : [{ kind: 'group', transform, items: [imageItem] }];
  if (isLineArt) items.push(createScreen(frame.box, theme));
  const dpi = 72 / scale;
  const { simplified = [] } = picture;
  return {
    items: [createFigureGroup(items, frame)],
    findings: [
      ...(simplified.length > 0 ? [{ kind: 'simplified-art', reasons: simplified } as const] : []),
      ...(dpi < COARSE_DPI ? [{ kind: 'low-resolution', dpi: Math.floor(dpi) } as const] : []),
    ],
    overflows: [],
  };
}

function getAltText({ binding }: LayoutContext): string {
  const subjectName = getValueAt(binding, '/character/name') ?? getValueAt(binding, '/deck/title');
  return typeof subjectName === 'string' ? truncateUnits(removeDirectionControls(cleanText(subjectName))) : '';
}

const createFrameGroup = (items: readonly DisplayItem[], { clip, box }: ArtFrame): GroupItem => ({
  kind: 'group',
  field: '/art',
  hit: box,
  clip,
  items,
});

/** Creates the group of a picture. Unlike a placeholder, it has an alternative text, which names the character. */
const createFigureGroup = (items: readonly DisplayItem[], frame: ArtFrame): GroupItem => ({
  ...createFrameGroup(items, frame),
  role: 'figure',
  alt: frame.altText,
});
