/** Writes display items as PDF operators in their own coordinates: points, y downwards. The page flips them. */
import type { BlendMode } from '../display/blend-modes.ts';
import type {
  DisplayItem,
  DisplayList,
  Gradient,
  GroupItem,
  ImageItem,
  Matrix,
  PathItem,
} from '../display/display-list.ts';
import { type ByteBuffer, copyBytes, createByteBuffer, putAscii, putBytes, putNumber } from './byte-buffer.ts';
import { type ColorWriter, RGB_COLORS } from './color-content.ts';
import type { PdfBitmap } from './embed-bitmap.ts';
import type { FontPool } from './font-pool.ts';
import { registerGradient, type UsedGradients } from './gradient-content.ts';
import { putPath } from './path-content.ts';
import { formatActualText, type Tags } from './tags.ts';
import { GLYPH_OFFSET, type GlyphOffset, putText } from './text-content.ts';

/** Bitmaps by their keys in display lists. Each one is requested once, when it is written. */
export interface PdfBitmaps {
  readonly get: (key: string) => PdfBitmap | Promise<PdfBitmap> | undefined;
}

/** The resources that operators refer to by name, collected while operators are written. */
export interface Resources {
  readonly pool: FontPool;
  readonly colors: ColorWriter;
  readonly opacityNames: Map<number, string>;
  readonly gradients: UsedGradients;
  /** The names of the graphics states of blend modes. */
  readonly blendNames: Map<BlendMode, string>;
  /** The names of the bitmaps shown so far, by key. */
  readonly bitmapNames: Map<string, string>;
  /** Groups that are written once per file, by their `shared` key, with their names. */
  readonly sharedDrawings: Map<string, { readonly name: string; readonly items: readonly DisplayItem[] }>;
  /**
   * Groups that appeared before, with the bytes for repeating them. `null` after the first appearance, and for groups that have to be
   * written each time.
   */
  readonly repeatedGroups: WeakMap<GroupItem, Uint8Array | null>;
  /** Elements of several cards, whose operators are written once per file. */
  readonly elements: WrittenElement[];
  /** The buffer for sides that are written before their pages. */
  readonly sideBuffer: ByteBuffer;
  /** The bitmaps of the current side, each with the largest width in which it is drawn, in points. */
  readonly shownBitmaps: Map<string, number>;
  /** The area that elements of the current side may cover. */
  readonly reach: { box: readonly number[] };
  /** The scale of the current coordinates on the page. */
  readonly scale: number;
  /** The offset of glyphs, in the current coordinates. */
  readonly glyphOffset: GlyphOffset;
  /** The tags of the page. Absent if the file isn't tagged. */
  readonly tags?: Tags;
  /** The same resources without tags, for decoration. Present if `tags` is. */
  readonly untagged?: Resources;
}

/** An element, or a heading or entry of a text flow, that appears several times. */
interface WrittenElement {
  readonly name: string;
  readonly operators: Uint8Array;
  /** The area that the element may cover: left, top, right, bottom. */
  readonly box: readonly number[];
  /** Whether the element is composed by itself before it mixes with the page. */
  readonly isIsolated?: boolean;
}

export const createResources = (pool: FontPool, colors: ColorWriter = RGB_COLORS): Resources => ({
  pool,
  colors,
  opacityNames: new Map(),
  gradients: new Map(),
  blendNames: new Map(),
  bitmapNames: new Map(),
  sharedDrawings: new Map(),
  repeatedGroups: new WeakMap(),
  elements: [],
  sideBuffer: createByteBuffer(0),
  shownBitmaps: new Map(),
  reach: { box: [0, 0, 0, 0] },
  scale: 1,
  glyphOffset: GLYPH_OFFSET,
});

/** Returns the resources inside a transform. The inverse transform is applied to the glyph offset, so that glyphs move as on the page. */
function createInnerResources(resources: Resources, [a, b, c, d]: Matrix): Resources {
  if (a === 1 && b === 0 && c === 0 && d === 1) return resources;
  const scale = resources.scale * Math.hypot(a, b);
  const determinant = a * d - b * c;
  const [offsetX, offsetY] = resources.glyphOffset;
  const innerOffset: GlyphOffset =
    Math.abs(determinant) < 1e-6
      ? [0, 0]
      : [(d * offsetX - c * offsetY) / determinant, (a * offsetY - b * offsetX) / determinant];
  return { ...resources, glyphOffset: innerOffset, scale };
}

/** Writes the operators of items, one per line. */
export function createContent(items: readonly DisplayItem[], resources: Resources): Uint8Array {
  scratchBuffer.length = 0;
  putItems(scratchBuffer, items, resources);
  return copyBytes(scratchBuffer);
}

/** A buffer for content whose length must be known before writing. */
const scratchBuffer = createByteBuffer();

export function putItems(output: ByteBuffer, items: readonly DisplayItem[], resources: Resources): void {
  for (const item of items) {
    putItem(output, item, resources);
    putAscii(output, '\n');
  }
}

/**
 * Writes the items of a side. Cards of one template share the elements that don't depend on the character. A repeated element is written
 * once per file and then shown by its name or, if it's hardly longer than a name, written again.
 */
export function putSide(output: ByteBuffer, { width, height, bleed, items }: DisplayList, resources: Resources): void {
  // Elements may be anywhere on the card. A box one point larger than the bleed doesn't clip them.
  const [fullWidth, fullHeight] = [width + 2 * (bleed + 1), height + 2 * (bleed + 1)];
  resources.reach.box = [-fullWidth, -fullHeight, fullWidth, fullHeight];
  for (const item of items) {
    if (item.kind === 'group' && resources.tags === undefined) putElement(output, item, resources);
    else putItem(output, item, resources);
    putAscii(output, '\n');
  }
}

/** The minimum size of a repeated element with its own stream, in bytes. Repeating a shorter one takes no more space after compression. */
const MIN_NAMED_BYTES = 300;

function putElement(output: ByteBuffer, item: GroupItem, resources: Resources): void {
  const repeatedBytes = resources.repeatedGroups.get(item);
  if (repeatedBytes) {
    putBytes(output, repeatedBytes);
    return;
  }
  const start = output.length;
  const { size: shownCount } = resources.shownBitmaps;
  putGroup(output, item, resources);
  // Groups with bitmaps are written each time, so that the bitmaps of each side are recorded.
  const canRepeatGroup = repeatedBytes === null && resources.shownBitmaps.size === shownCount;
  resources.repeatedGroups.set(item, canRepeatGroup ? createRepeatable(output, start, resources) : null);
}

/**
 * Returns the bytes that repeat the content written since `start`. Long content becomes a named element, whose name replaces the content
 * in the buffer.
 */
function createRepeatable(output: ByteBuffer, start: number, { elements, reach }: Resources): Uint8Array {
  const operators = copyBytes(output, start);
  if (operators.length < MIN_NAMED_BYTES) return operators;
  const name = `E${elements.length}`;
  elements.push({ name, operators, box: reach.box });
  output.length = start;
  putAscii(output, `/${name} Do`);
  return copyBytes(output, start);
}

/** Whether content can be reused in other places. Tags differ in each place, and scaled or rotated text has another glyph offset. */
const canRepeat = ({ tags, glyphOffset }: Resources): boolean => tags === undefined && glyphOffset === GLYPH_OFFSET;

function putItem(output: ByteBuffer, item: DisplayItem, resources: Resources): void {
  switch (item.kind) {
    case 'group':
      if (item.repeats === true && canRepeat(resources)) putElement(output, item, resources);
      else putGroup(output, item, resources);
      return;
    case 'text':
      putAscii(output, resources.tags?.beginText() ?? '');
      putText(output, item, resources.pool, resources.colors, resources.glyphOffset, resources.tags?.isApart(item));
      return;
    case 'path':
      putAscii(output, resources.tags?.beginInk() ?? '');
      putPathItem(output, item, resources);
      return;
    case 'image':
      putAscii(output, resources.tags?.beginInk() ?? '');
      putImage(output, item, resources);
  }
}

function putGroup(output: ByteBuffer, item: GroupItem, resources: Resources): void {
  const { blend, ...plainGroup } = item;
  if (blend !== undefined) {
    putBlended(output, blend, resources, () => putGroup(output, plainGroup, resources));
    return;
  }
  const { role, alt } = item;
  if (resources.tags !== undefined && (role !== undefined || alt !== undefined)) {
    const { untagged } = resources;
    // Decoration is repeated on other cards, and nothing inside an artifact is tagged.
    const canRepeatGroup = role === 'artifact' && untagged !== undefined && resources.glyphOffset === GLYPH_OFFSET;
    resources.tags.putGroup(output, item, () =>
      canRepeatGroup ? putElement(output, item, untagged) : putFramed(output, item, resources),
    );
  } else if (alt !== undefined && role === undefined) {
    // Even without tags, an icon between words can be searched and copied.
    putAscii(output, `/Span <<${formatActualText(alt)}>> BDC\n`);
    putFramed(output, item, resources);
    putAscii(output, '\nEMC');
  } else putFramed(output, item, resources);
}

/**
 * Writes a group that mixes with what is below it as a whole, as on the screen. Tagged content can't be in a form, so that there each part of
 * the group mixes by itself.
 */
function putBlended(output: ByteBuffer, blend: BlendMode, resources: Resources, putContent: () => void): void {
  const { blendNames, elements, reach, tags } = resources;
  const stateName = blendNames.get(blend) ?? `B${blendNames.size}`;
  blendNames.set(blend, stateName);
  putAscii(output, `${tags?.endOpenContent() ?? ''}q /${stateName} gs\n`);
  const start = output.length;
  putContent();
  if (tags === undefined) {
    const name = `E${elements.length}`;
    elements.push({ name, operators: copyBytes(output, start), box: reach.box, isIsolated: true });
    output.length = start;
    putAscii(output, `/${name} Do`);
  }
  putAscii(output, `${tags?.endOpenContent() ?? ''} Q`);
}

function putFramed(output: ByteBuffer, item: GroupItem, resources: Resources): void {
  const { transform, clip } = item;
  if (transform === undefined && clip === undefined) {
    putInner(output, item, resources);
    return;
  }
  putAscii(output, `${resources.tags?.endOpenContent() ?? ''}q\n`);
  if (transform !== undefined) putMatrix(output, transform);
  if (clip !== undefined) {
    putPath(output, clip);
    putAscii(output, 'W n\n');
  }
  putInner(output, item, transform === undefined ? resources : createInnerResources(resources, transform));
  putAscii(output, `${resources.tags?.endOpenContent() ?? ''}Q`);
}

function putMatrix(output: ByteBuffer, matrix: Matrix): void {
  const [a, b, c, d, x, y] = matrix;
  if (a === 1 && b === 0 && c === 0 && d === 1) {
    putAscii(output, '1 0 0 1 ');
    putNumber(output, x);
    putNumber(output, y);
  } else putAscii(output, `${matrix.map(formatMatrixNumber).join(' ')} `);
  putAscii(output, 'cm\n');
}

function putInner(output: ByteBuffer, { items, shared }: GroupItem, resources: Resources): void {
  if (shared === undefined) {
    putItems(output, items, resources);
    return;
  }
  const drawing = resources.sharedDrawings.get(shared) ?? { name: `D${resources.sharedDrawings.size}`, items };
  resources.sharedDrawings.set(shared, drawing);
  putAscii(output, `${resources.tags?.beginInk() ?? ''}/${drawing.name} Do\n`);
}

function putPathItem(output: ByteBuffer, item: PathItem, resources: Resources): void {
  const { gradient, fill: _fill, ...outline } = item;
  if (gradient === undefined || item.path.length === 0) {
    putPlainPath(output, item, resources);
    return;
  }
  putGradient(output, item, gradient, resources);
  if (item.stroke === undefined) return;
  putAscii(output, '\n');
  putPlainPath(output, outline, resources);
}

function putPlainPath(
  output: ByteBuffer,
  { path, fill, stroke, opacity, evenOdd }: PathItem,
  resources: Resources,
): void {
  if (path.length === 0 || (fill === undefined && stroke === undefined)) return;
  const lineState = `${stroke?.cap === 'round' ? '1 J ' : ''}${stroke?.join === 'round' ? '1 j ' : ''}`;
  const isOpaque = opacity === undefined || opacity === 1;
  const changesState = !isOpaque || lineState !== '';
  if (changesState) putAscii(output, `q ${isOpaque ? '' : `/${getOpacityName(resources, opacity)} gs `}${lineState}`);
  if (fill !== undefined) resources.colors.putFill(output, fill);
  if (stroke !== undefined) {
    resources.colors.putStroke(output, stroke.colour);
    putNumber(output, stroke.width);
    putAscii(output, 'w ');
  }
  putPath(output, path);
  putAscii(output, fill === undefined ? 'S' : `${stroke === undefined ? 'f' : 'B'}${evenOdd ? '*' : ''}`);
  if (changesState) putAscii(output, ' Q');
}

/** Writes an area with a gradient: the shading, clipped to the path. */
function putGradient(
  output: ByteBuffer,
  { path, opacity, evenOdd }: PathItem,
  gradient: Gradient,
  resources: Resources,
): void {
  const { shadingName, maskName } = registerGradient(resources.gradients, gradient);
  const isOpaque = opacity === undefined || opacity === 1;
  putAscii(output, `q ${isOpaque ? '' : `/${getOpacityName(resources, opacity)} gs `}`);
  putPath(output, path);
  putAscii(output, `W${evenOdd ? '*' : ''} n ${maskName === undefined ? '' : `/${maskName} gs `}/${shadingName} sh Q`);
}

/**
 * Writes a bitmap. In PDF a bitmap fills the unit square with its first row on top; here y increases downwards, so the bitmap is flipped.
 */
function putImage(
  output: ByteBuffer,
  { picture, x, y, width, height, opacity, tiles }: ImageItem,
  resources: Resources,
): void {
  const bitmapName = resources.bitmapNames.get(picture) ?? `I${resources.bitmapNames.size}`;
  resources.bitmapNames.set(picture, bitmapName);
  resources.shownBitmaps.set(picture, Math.max(resources.shownBitmaps.get(picture) ?? 0, width * resources.scale));
  putAscii(output, `q ${opacity === undefined || opacity === 1 ? '' : `/${getOpacityName(resources, opacity)} gs `}`);
  for (const value of [width, 0, 0, -height, x, y + height]) putNumber(output, value);
  putAscii(output, `cm /${bitmapName} Do`);
  const { columns, rows } = tiles ?? SINGLE_TILE;
  // Each matrix moves to the next tile: one tile to the right, or down to the start of the next row. One unit is the size of a tile.
  for (let tileIndex = 1; tileIndex < columns * rows; tileIndex += 1) {
    putAscii(
      output,
      tileIndex % columns === 0
        ? `\n1 0 0 1 ${1 - columns} -1 cm /${bitmapName} Do`
        : `\n1 0 0 1 1 0 cm /${bitmapName} Do`,
    );
  }
  putAscii(output, ' Q');
}

const SINGLE_TILE = { columns: 1, rows: 1 };

function getOpacityName({ opacityNames }: Resources, opacity: number): string {
  const roundedOpacity = Math.round(opacity * 1000) / 1000;
  const stateName = opacityNames.get(roundedOpacity) ?? `G${opacityNames.size}`;
  opacityNames.set(roundedOpacity, stateName);
  return stateName;
}

/** Formats a number of a matrix. Matrices need more digits than points, since they multiply coordinates of up to 600 units. */
export const formatMatrixNumber = (value: number): string => value.toFixed(6).replace(/\.?0{1,6}$/, '');
