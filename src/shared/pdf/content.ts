/** Display items as PDF operators, in their own coordinates: points, y downwards. The page turns them round. */
import type { DisplayItem, DisplayList, GroupItem, ImageItem, Matrix, PathItem } from '../display/display-list.ts';
import type { PdfPicture } from './embed-picture.ts';
import type { FontPool } from './font-pool.ts';
import { type Bytes, bytes, put, putBytes, putNumber, written } from './ink-bytes.ts';
import { putPath, putRgb } from './path-content.ts';
import { actualText, type Tags } from './tags.ts';
import { GLYPH_OFFSET, type GlyphOffset, putText } from './text-content.ts';

/** Pixels by the key that display lists name them with; asked for once, when they are written. */
export interface PdfPictures {
  readonly get: (key: string) => PdfPicture | Promise<PdfPicture> | undefined;
}

/** What the operators refer to by name, gathered while they are written. */
export interface Resources {
  readonly pool: FontPool;
  readonly opacities: Map<number, string>;
  /** The names of the pictures shown so far, by key. */
  readonly pictureNames: Map<string, string>;
  /** Groups that are written once a file, by what they share, with their names. */
  readonly drawings: Map<string, { readonly name: string; readonly items: readonly DisplayItem[] }>;
  /** Groups seen before, with the bytes to write for them; `null` = they have to be written each time. */
  readonly repeated: WeakMap<GroupItem, Uint8Array | null>;
  /** Elements that several cards show, as operators that are written once a file. */
  readonly elements: WrittenElement[];
  /** Buffer for sides that are written before their pages. */
  readonly sides: Bytes;
  /** The bitmaps of the side that is being written, each with the largest width in points that it is drawn in. */
  readonly shown: Map<string, number>;
  /** What elements of the side that is being written may cover. */
  readonly reach: { box: readonly number[] };
  /** Scale of the current coordinates on the page. */
  readonly scale: number;
  /** How glyphs are moved, in the coordinates being written. */
  readonly nudge: GlyphOffset;
  /** Tags of the page; absent = the file is not tagged. */
  readonly tags?: Tags;
  /** With `tags`: the same resources without them, for decoration. */
  readonly untagged?: Resources;
}

/** An element, or a heading or entry of a flow, that is shown several times. */
interface WrittenElement {
  readonly name: string;
  readonly operators: Uint8Array;
  /** What it may cover: left, top, right, bottom. */
  readonly box: readonly number[];
}

export const resources = (pool: FontPool): Resources => ({
  pool,
  opacities: new Map(),
  pictureNames: new Map(),
  drawings: new Map(),
  repeated: new WeakMap(),
  elements: [],
  sides: bytes(0),
  shown: new Map(),
  reach: { box: [0, 0, 0, 0] },
  scale: 1,
  nudge: GLYPH_OFFSET,
});

/** The resources inside a transform: the offset of glyphs is meant on the page, so it is turned back. */
function within(to: Resources, [a, b, c, d]: Matrix): Resources {
  if (a === 1 && b === 0 && c === 0 && d === 1) return to;
  const scale = to.scale * Math.hypot(a, b);
  const det = a * d - b * c;
  const [x, y] = to.nudge;
  const nudge: GlyphOffset = Math.abs(det) < 1e-6 ? [0, 0] : [(d * x - c * y) / det, (a * y - b * x) / det];
  return { ...to, nudge, scale };
}

/** The operators of items, one a line. */
export function contentOf(items: readonly DisplayItem[], to: Resources): Uint8Array {
  scratch.length = 0;
  putItems(scratch, items, to);
  return written(scratch);
}

/** Buffer for content whose length has to be known before it is written. */
const scratch = bytes();

export function putItems(out: Bytes, items: readonly DisplayItem[], to: Resources): void {
  for (const item of items) {
    putItem(out, item, to);
    put(out, '\n');
  }
}

/**
 * The items of a side. Cards of one template share the elements that do not depend on the character: what is repeated is
 * written once a file and then shown by its name, or, where it is hardly longer than a name, repeated.
 */
export function putSide(out: Bytes, { width, height, bleed, items }: DisplayList, to: Resources): void {
  // Elements may lie anywhere on the card; one point more than the bleed keeps their box from clipping it.
  const [across, down] = [width + 2 * (bleed + 1), height + 2 * (bleed + 1)];
  to.reach.box = [-across, -down, across, down];
  for (const item of items) {
    if (item.kind === 'group' && to.tags === undefined) putElement(out, item, to);
    else putItem(out, item, to);
    put(out, '\n');
  }
}

/** Bytes from which an element that comes back has a stream of its own: deflated, a repeated shorter one takes no more. */
const WORTH_A_NAME = 300;

function putElement(out: Bytes, item: GroupItem, to: Resources): void {
  const before = to.repeated.get(item);
  if (before) {
    putBytes(out, before);
    return;
  }
  const start = out.length;
  const { size } = to.shown;
  putGroup(out, item, to);
  // Groups with bitmaps are written anew each time, so that the bitmaps of each side are recorded.
  const repeats = before === null && to.shown.size === size;
  to.repeated.set(item, repeats ? repeatable(out, start, to) : null);
}

/** The content written since `start`, in the form in which it will be repeated. */
function repeatable(out: Bytes, start: number, { elements, reach }: Resources): Uint8Array {
  const operators = written(out, start);
  if (operators.length < WORTH_A_NAME) return operators;
  const name = `E${elements.length}`;
  elements.push({ name, operators, box: reach.box });
  out.length = start;
  put(out, `/${name} Do`);
  return written(out, start);
}

/** Whether what is written here can be written once for every place: tags and turned text belong to theirs. */
const allowsRepeats = ({ tags, nudge }: Resources): boolean => tags === undefined && nudge === GLYPH_OFFSET;

function putItem(out: Bytes, item: DisplayItem, to: Resources): void {
  switch (item.kind) {
    case 'group':
      if (item.repeats === true && allowsRepeats(to)) putElement(out, item, to);
      else putGroup(out, item, to);
      return;
    case 'text':
      put(out, to.tags?.text() ?? '');
      putText(out, item, to.pool, to.nudge, to.tags?.isApart(item));
      return;
    case 'path':
      put(out, to.tags?.ink() ?? '');
      putPathItem(out, item, to);
      return;
    case 'image':
      put(out, to.tags?.ink() ?? '');
      putImage(out, item, to);
  }
}

function putGroup(out: Bytes, item: GroupItem, to: Resources): void {
  const { role, alt } = item;
  if (to.tags !== undefined && (role !== undefined || alt !== undefined)) {
    const { untagged } = to;
    // Decoration is repeated on other cards, and nothing within an artifact is tagged.
    const isSame = role === 'artifact' && untagged !== undefined && to.nudge === GLYPH_OFFSET;
    to.tags.group(out, item, () => (isSame ? putElement(out, item, untagged) : putFramed(out, item, to)));
  } else if (alt !== undefined && role === undefined) {
    // Without tags, too, an icon between words can be searched for and copied.
    put(out, `/Span <<${actualText(alt)}>> BDC\n`);
    putFramed(out, item, to);
    put(out, '\nEMC');
  } else putFramed(out, item, to);
}

function putFramed(out: Bytes, item: GroupItem, to: Resources): void {
  const { transform, clip } = item;
  if (transform === undefined && clip === undefined) {
    putInner(out, item, to);
    return;
  }
  put(out, `${to.tags?.rest() ?? ''}q\n`);
  if (transform !== undefined) putMatrix(out, transform);
  if (clip !== undefined) {
    putPath(out, clip);
    put(out, 'W n\n');
  }
  putInner(out, item, transform === undefined ? to : within(to, transform));
  put(out, `${to.tags?.rest() ?? ''}Q`);
}

function putMatrix(out: Bytes, matrix: Matrix): void {
  const [a, b, c, d, x, y] = matrix;
  if (a === 1 && b === 0 && c === 0 && d === 1) {
    put(out, '1 0 0 1 ');
    putNumber(out, x);
    putNumber(out, y);
  } else put(out, `${matrix.map(fine).join(' ')} `);
  put(out, 'cm\n');
}

function putInner(out: Bytes, { items, shared }: GroupItem, to: Resources): void {
  if (shared === undefined) {
    putItems(out, items, to);
    return;
  }
  const known = to.drawings.get(shared) ?? { name: `D${to.drawings.size}`, items };
  to.drawings.set(shared, known);
  put(out, `${to.tags?.ink() ?? ''}/${known.name} Do\n`);
}

function putPathItem(out: Bytes, { path, fill, stroke, opacity, evenOdd }: PathItem, to: Resources): void {
  if (path.length === 0 || (fill === undefined && stroke === undefined)) return;
  const round = stroke?.cap === 'round';
  const opaque = opacity === undefined || opacity === 1;
  if (!opaque || round) put(out, `q ${opaque ? '' : `/${opacityName(to, opacity)} gs `}${round ? '1 J ' : ''}`);
  if (fill !== undefined) {
    putRgb(out, fill);
    put(out, 'rg ');
  }
  if (stroke !== undefined) {
    putRgb(out, stroke.colour);
    put(out, 'RG ');
    putNumber(out, stroke.width);
    put(out, 'w ');
  }
  putPath(out, path);
  put(out, fill === undefined ? 'S' : `${stroke === undefined ? 'f' : 'B'}${evenOdd ? '*' : ''}`);
  if (!opaque || round) put(out, ' Q');
}

/** A picture fills the unit square, its first row on top; here y runs downwards, so it is turned over. */
function putImage(out: Bytes, { picture, x, y, width, height, opacity, tiles }: ImageItem, to: Resources): void {
  const name = to.pictureNames.get(picture) ?? `I${to.pictureNames.size}`;
  to.pictureNames.set(picture, name);
  to.shown.set(picture, Math.max(to.shown.get(picture) ?? 0, width * to.scale));
  put(out, `q ${opacity === undefined || opacity === 1 ? '' : `/${opacityName(to, opacity)} gs `}`);
  for (const value of [width, 0, 0, -height, x, y + height]) putNumber(out, value);
  put(out, `cm /${name} Do`);
  const { across, down } = tiles ?? ONCE;
  // From one tile to the next, in units of a tile: to the right, or back to the left and down.
  for (let n = 1; n < across * down; n += 1) {
    put(out, n % across === 0 ? `\n1 0 0 1 ${1 - across} -1 cm /${name} Do` : `\n1 0 0 1 1 0 cm /${name} Do`);
  }
  put(out, ' Q');
}

const ONCE = { across: 1, down: 1 };

function opacityName({ opacities }: Resources, opacity: number): string {
  const rounded = Math.round(opacity * 1000) / 1000;
  const name = opacities.get(rounded) ?? `G${opacities.size}`;
  opacities.set(rounded, name);
  return name;
}

/** Matrices need more digits than points, since they multiply coordinates of up to 600 units. */
export const fine = (value: number): string => value.toFixed(6).replace(/\.?0{1,6}$/, '');
