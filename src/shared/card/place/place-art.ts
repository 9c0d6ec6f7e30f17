/** The character's picture, cropped to its window: a bitmap, else a drawing, else what the template draws instead. */

import { cachedFor } from '../../base/cache.ts';
import type { Theme } from '../../display/colour.ts';
import type { DisplayItem, GroupItem } from '../../display/display-list.ts';
import { type Path, rectPath } from '../../display/path.ts';
import { type Rect, rectOf } from '../../display/units.ts';
import { valueAt } from '../../document/pointer.ts';
import type { Art } from '../../document/schema.ts';
import { withoutDirectionControls } from '../../text/lines/bidi.ts';
import { beginningOf } from '../../text/short.ts';
import { settable } from '../binding/runs.ts';
import { missingGlyphs } from '../notes/missing-glyphs.ts';
import type { CardNote } from '../notes/note.ts';
import { cropOf, placePicture } from '../pictures/crop.ts';
import { inkOf, isCut } from '../pictures/drawing-ink.ts';
import { BITMAP_INK, lineArtOf, screenOf } from '../pictures/line-art.ts';
import type { PictureProblem } from '../pictures/picture-messages.ts';
import { COARSE_DPI, type Picture } from '../pictures/pictures.ts';
import type { ArtElement, Element } from '../template/template.ts';
import { type Context, type Placed, together } from './context.ts';
import { inBox } from './place-shape.ts';
import { drawingAt } from './place-symbol.ts';

/** Places the elements of a fallback: handed in, since they can be of any kind. */
export type PlaceAll = (elements: ArtElement['fallback'], context: Context) => Placed;

export function placeArt(element: ArtElement, context: Context, placeAll: PlaceAll): Placed {
  const box = rectOf(element.box);
  const frame: Frame = { clip: windowOf(element), box, alt: altOf(context) };
  const art = artOf(element, context);
  const held = pictureOf(art, context);
  if (held !== undefined && 'picture' in held) return bitmap(held.picture, art, element, frame, context.theme);
  const broken: CardNote[] = held === undefined ? [] : [{ kind: 'broken-art', problem: held.problem }];
  const drawing = drawingAt(context.binding, element.drawing);
  if (drawing === undefined) {
    const parts = element.fallback.map((one) => ({ one, part: placeAll([one], context) }));
    // An initial that no font has would be an empty box.
    const drawn = parts.filter(({ one, part }) => !isInitial(one) || missingGlyphs(part.items) === undefined);
    const { items, notes: ofParts } = together(drawn.map(({ part }) => part));
    const hasInitial = drawn.some(({ one, part }) => isInitial(one) && part.items.length > 0);
    const instead = hasInitial ? 'initial' : items.length > 0 ? 'plate' : 'nothing';
    const notes: readonly CardNote[] = broken.length > 0 ? broken : [{ kind: 'missing-art', instead }];
    // A placeholder for a picture has no text that could be lost.
    return { items: [framed(items, frame)], notes: [...ofParts, ...notes], overflows: [] };
  }
  const scale = Math.max(box.width / drawing.width, box.height / drawing.height);
  const x = box.x + (box.width - drawing.width * scale) * element.focus[0];
  const y = box.y + (box.height - drawing.height * scale) * element.focus[1];
  const picture: DisplayItem = {
    kind: 'group',
    transform: [scale, 0, 0, scale, x, y],
    ...(element.treatment === 'lines'
      ? lineArtOf(drawing, context.theme, scale)
      : inkOf(drawing, context.theme, undefined)),
  };
  const notes: readonly CardNote[] = isCut(drawing) ? [...broken, { kind: 'cut-drawing', drawing: 'art' }] : broken;
  return { items: [shown([picture], frame)], notes, overflows: [] };
}

/** The first letter of a name, large in the place of a picture. */
const isInitial = (element: Element): boolean =>
  element.kind === 'text' && 'as' in element.value && element.value.as === 'initial';

const windows = new WeakMap<ArtElement, Path>();

const windowOf = (element: ArtElement): Path =>
  cachedFor(windows, element, () => {
    const rect = rectOf(element.box);
    return element.window === undefined ? rectPath(rect) : inBox(element.window, rect);
  });

interface Frame {
  readonly clip: Path;
  readonly box: Rect;
  readonly alt: string;
}

/** Image and crop stand beside the drawing that the template points at. */
function artOf(element: ArtElement, { binding }: Context): Art | undefined {
  const value = valueAt(binding, element.drawing.slice(0, element.drawing.lastIndexOf('/')));
  return typeof value === 'object' && value !== null ? (value as Art) : undefined;
}

function pictureOf(
  art: Art | undefined,
  { pictures }: Context,
): { picture: Picture } | { problem: PictureProblem } | undefined {
  const src = art?.image?.src;
  if (src === undefined) return undefined;
  const held = pictures?.get(src);
  if (held === undefined) return { problem: { kind: 'not-read' } };
  return 'problem' in held ? held : { picture: held };
}

function bitmap(picture: Picture, art: Art | undefined, element: ArtElement, frame: Frame, theme: Theme): Placed {
  const crop = cropOf(art?.crop, picture, frame.box, element.focus);
  const { box, transform, scale } = placePicture(picture, frame.box, crop);
  const inLines = element.treatment === 'lines';
  const item: DisplayItem = {
    kind: 'image',
    picture: picture.key,
    ...box,
    ...(inLines ? { opacity: BITMAP_INK } : {}),
  };
  const items: DisplayItem[] = transform === undefined ? [item] : [{ kind: 'group', transform, items: [item] }];
  if (inLines) items.push(screenOf(frame.box, theme));
  const dpi = 72 / scale;
  const { simplified = [] } = picture;
  return {
    items: [shown(items, frame)],
    notes: [
      ...(simplified.length > 0 ? [{ kind: 'simplified-art', reasons: simplified } as const] : []),
      ...(dpi < COARSE_DPI ? [{ kind: 'low-resolution', dpi: Math.floor(dpi) } as const] : []),
    ],
    overflows: [],
  };
}

function altOf({ binding }: Context): string {
  const name = valueAt(binding, '/character/name') ?? valueAt(binding, '/deck/title');
  return typeof name === 'string' ? beginningOf(withoutDirectionControls(settable(name))) : '';
}

const framed = (items: readonly DisplayItem[], { clip, box }: Frame): GroupItem => ({
  kind: 'group',
  field: '/art',
  hit: box,
  clip,
  items,
});

/** A picture, as opposed to a placeholder: its alternative text names the character. */
const shown = (items: readonly DisplayItem[], frame: Frame): GroupItem => ({
  ...framed(items, frame),
  role: 'figure',
  alt: frame.alt,
});
