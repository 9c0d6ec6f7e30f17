/** Pictures of the template's own: taken in from the library, and put on the card. */

import { PRINT_DPI } from '../card/pictures/pictures.ts';
import { LIMITS } from '../card/template/basics.ts';
import type { CardTemplate, Element } from '../card/template/template.ts';
import type { Point } from '../display/matrix.ts';
import { applyEdits, type Edit } from '../document/edit.ts';
import { pointer } from '../document/pointer.ts';
import { idText } from '../text/id-text.ts';
import { cardAreas } from './arrange/areas.ts';
import type { Copied } from './arrange/copies.ts';
import { type BlankTexts, newElement } from './blanks.ts';
import { rounded, type Side, type StudioView } from './view.ts';

/** A picture of the library. */
export interface OwnPicture {
  /** `sha256:` and its hash. */
  readonly src: string;
  /** The name of its file. */
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const MM_PER_INCH = 25.4;

/** What the template calls a picture from now on; undefined where it has as many as it may have. */
function takePicture(template: CardTemplate, { src, file }: OwnPicture): { edits: Edit[]; name: string } | undefined {
  const { pictures = {} } = template;
  const known = Object.entries(pictures).find(([, one]) => one.src === src)?.[0];
  if (known !== undefined) return { edits: [], name: known };
  if (Object.keys(pictures).length >= LIMITS.pictures) return undefined;
  const called = file
    .replace(/\.[a-z0-9]+$/i, '')
    .trim()
    .slice(0, LIMITS.name);
  const name = freeName(pictures, called);
  const entry = { src, ...(called === '' || called === name ? {} : { name: called }) };
  const edit: Edit =
    template.pictures === undefined
      ? { op: 'set', path: '/pictures', value: { [name]: entry } }
      : { op: 'set', path: pointer('/pictures', name), value: entry };
  return { edits: [edit], name };
}

function freeName(pictures: object, called: string): string {
  const base = idText(called, LIMITS.name - 5) || 'picture';
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? base : `${base}-${n}`;
    if (!Object.hasOwn(pictures, free)) return free;
  }
}

/** A new element that shows a picture of the template in its proportions, no larger than is sharp or than the safe area, about a point. */
export function placePicture(
  studioView: StudioView,
  side: Side,
  name: string,
  { width, height }: Pick<OwnPicture, 'width' | 'height'>,
  words: BlankTexts,
  at?: Point,
): Copied {
  const { safe } = cardAreas(studioView);
  const sharp = MM_PER_INCH / PRINT_DPI;
  const scale = Math.min(sharp, safe.width / width, safe.height / height);
  const [across, down] = [Math.max(1, width * scale), Math.max(1, height * scale)];
  const middle = at ?? { x: safe.x + safe.width / 2, y: safe.y + safe.height / 2 };
  // Within the safe area, however near to its edge it was dropped.
  const x = Math.max(safe.x, Math.min(middle.x - across / 2, safe.x + safe.width - across));
  const y = Math.max(safe.y, Math.min(middle.y - down / 2, safe.y + safe.height - down));
  const box = [x, y, across, down].map(rounded) as Element['box'];
  return newElement(studioView, side, 'picture', words, box, { picture: name });
}

/** Both at once; undefined where the template or the side is full. */
export function addOwnPicture(
  studioView: StudioView,
  side: Side,
  picture: OwnPicture,
  words: BlankTexts,
  at?: Point,
): Copied | undefined {
  const taken = takePicture(studioView.template, picture);
  if (taken === undefined) return undefined;
  const after = { ...studioView, template: applyEdits(studioView.template, taken.edits) };
  const placed = placePicture(after, side, taken.name, picture, words, at);
  return placed.edits.length === 0 ? undefined : { ...placed, edits: [...taken.edits, ...placed.edits] };
}

/** Gives a picture of the template another file; elements go on showing it. */
export const replacePicture = (name: string, { src }: Pick<OwnPicture, 'src'>): Edit[] => [
  { op: 'set', path: pointer('/pictures', name, 'src'), value: src },
];
