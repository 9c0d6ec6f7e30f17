/** Creates the image of a card's side for print-on-demand shops, with trim and bleed that are exact to the pixel. */

import { createSvgParts, styleBlendModes } from '../../card/display/to-svg.ts';
import { PRINT_DPI } from '../../card/pictures/pictures.ts';
import type { DisplayList } from '../../display/display-list.ts';
import { getPathBounds } from '../../display/path.ts';
import { mm, toMm, toPt } from '../../display/units.ts';
import type { PlacedSide } from '../../pdf/write-pdf.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Slot } from '../impose/impose.ts';
import type { Size } from '../paper.ts';
import { placeSlot } from '../place-slot.ts';
import { findProduct, type PixelSize, SHOP_DPI, type ShopId } from './shops.ts';

const MM_PER_INCH = 25.4;
/** The size of a pixel in points, at the resolution that an SVG is most likely rendered with. */
const PRINT_PIXEL_PT = 72 / PRINT_DPI;

/** Returns the size that a side is cut to, in millimeters. */
export const getTrimSize = ({ width, height }: DisplayList): Size => ({
  width: toMm(width),
  height: toMm(height),
});

/**
 * Computes the size in pixels of a side with bleed. Lengths are in millimeters, and halves are rounded up: 63.5 x 88.9 mm with a bleed
 * of 3.175 mm is 825 x 1125 at 300 pixels per inch.
 */
export function computeShopPixels({ width, height }: Size, bleed: number, dpi: number): PixelSize {
  // A tolerance of a thousandth of a pixel, because millimeters are rounded in points.
  const toPixels = (length: number): number => Math.floor(((length + 2 * bleed) / MM_PER_INCH) * dpi + 0.5 + 1e-3);
  return { width: toPixels(width), height: toPixels(height) };
}

/** Millimeters on the left and right of the card, and above and below it. */
export interface ShopBleed {
  readonly horizontal: number;
  readonly vertical: number;
}

/**
 * Computes the bleed that centers a card on a canvas of the given size in pixels, as the templates of shops require. Returns undefined
 * if the card is larger than the canvas.
 */
export function computeCanvasBleed({ width, height }: Size, canvasSize: PixelSize, dpi: number): ShopBleed | undefined {
  const computeEdgeBleed = (pixelCount: number, length: number): number =>
    ((pixelCount / dpi) * MM_PER_INCH - length) / 2;
  const bleed = {
    horizontal: computeEdgeBleed(canvasSize.width, width),
    vertical: computeEdgeBleed(canvasSize.height, height),
  };
  return Math.min(bleed.horizontal, bleed.vertical) < 0 ? undefined : bleed;
}

export interface PictureRequest {
  /** The bleed in millimeters. */
  readonly bleed: number;
  readonly dpi: number;
  /** The shop whose templates override bleed and resolution. */
  readonly shop?: ShopId | undefined;
}

export interface Picture {
  readonly pixels: PixelSize;
  readonly bleed: number | ShopBleed;
}

/**
 * Computes the size of a card's image in pixels, and its bleed. If the shop doesn't sell cards of this size, the requested bleed is
 * used, at the resolution that shops ask for.
 */
export function computePicture(trim: Size, { bleed, dpi, shop }: PictureRequest): Picture {
  const canvasSize = shop && findProduct(shop, trim)?.pixels;
  const canvasBleed = canvasSize && computeCanvasBleed(trim, canvasSize, SHOP_DPI);
  return canvasSize && canvasBleed
    ? { pixels: canvasSize, bleed: canvasBleed }
    : { pixels: computeShopPixels(trim, bleed, shop ? SHOP_DPI : dpi), bleed };
}

export interface ShopOptions {
  /**
   * The bleed in millimeters, equal on all sides or not. If it exceeds the bleed that the card was drawn with, the outermost edge of
   * the card is stretched over the missing bleed.
   */
  readonly bleed: number | ShopBleed;
  /** The size in pixels for a bitmap. Absent = true size in millimeters. */
  readonly pixels?: PixelSize;
  readonly getHref?: ((picture: string) => string | undefined) | undefined;
}

/** Creates a self-contained SVG of a side. */
export function createShopSvg(
  displayList: DisplayList,
  fonts: FontSet,
  { bleed, pixels, getHref }: ShopOptions,
): string {
  const { definitions, body, label } = createSvgParts(displayList, fonts, { getHref });
  const bleedAround = typeof bleed === 'number' ? { horizontal: bleed, vertical: bleed } : bleed;
  const bleedEdges = {
    left: bleedAround.horizontal,
    top: bleedAround.vertical,
    right: bleedAround.horizontal,
    bottom: bleedAround.vertical,
  };
  const [trimWidth, trimHeight] = [toMm(displayList.width), toMm(displayList.height)];
  const cardSlot: Slot = {
    card: 0,
    side: 'front',
    x: bleedAround.horizontal,
    y: bleedAround.vertical,
    width: trimWidth,
    height: trimHeight,
    turn: 0,
    bleed: bleedEdges,
  };
  const parts = sortStretchedFirst(placeSlot(cardSlot, displayList));
  const fullWidth = displayList.width + 2 * toPt(mm(bleedAround.horizontal));
  const fullHeight = displayList.height + 2 * toPt(mm(bleedAround.vertical));
  const sizeAttributes = pixels
    ? `width="${pixels.width}" height="${pixels.height}" preserveAspectRatio="none"`
    : `width="${formatNumber(trimWidth + 2 * bleedAround.horizontal)}mm" height="${formatNumber(trimHeight + 2 * bleedAround.vertical)}mm"`;
  const pixelLengths = pixels
    ? { x: fullWidth / pixels.width, y: fullHeight / pixels.height }
    : { x: PRINT_PIXEL_PT, y: PRINT_PIXEL_PT };
  const clipPaths = parts.map((part, index) => createClip(part, index, pixelLengths));
  const uses = parts.map(
    ({ matrix }, index) =>
      `<g clip-path="url(#s-clip-${index})"><use href="#s-card" transform="matrix(${matrix.map(formatNumber).join(' ')})"/></g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${sizeAttributes} viewBox="0 0 ${formatNumber(fullWidth)} ${formatNumber(fullHeight)}" role="img" ` +
    `aria-label="${label}"><defs>${definitions}<g id="s-card">${styleBlendModes(body)}</g>${clipPaths.join('')}</defs>` +
    `<rect width="100%" height="100%" fill="#ffffff"/>${uses.join('')}</svg>`
  );
}

const formatNumber = (coordinate: number): string => String(Math.round(coordinate * 1e5) / 1e5);

/** Points by which stretched bleed overlaps the card, so that no hairline of paper shows between them. */
const STRETCH_OVERLAP = 1;

/** Counts the axes along which a part is not stretched. The first and fourth value of a matrix are its horizontal and vertical scale. */
const countUnscaledAxes = ({ matrix }: PlacedSide): number => Number(matrix[0] === 1) + Number(matrix[3] === 1);

/** Sorts corners first, then edges, then the card itself, so that each part covers the overlap of the previous parts. */
const sortStretchedFirst = (parts: readonly PlacedSide[]): PlacedSide[] =>
  [...parts].sort((a, b) => countUnscaledAxes(a) - countUnscaledAxes(b));

/** Computes start and end of a part along one axis. Stretched parts overlap their neighbors; all others end on whole pixels. */
function computeSpan(
  startPosition: number,
  length: number,
  isUnscaled: boolean,
  pixelLength: number,
): readonly [number, number] {
  if (!isUnscaled) return [startPosition - STRETCH_OVERLAP, startPosition + length + STRETCH_OVERLAP];
  const startEdge = Math.ceil(startPosition / pixelLength - 1e-6) * pixelLength;
  return [startEdge, Math.floor((startPosition + length) / pixelLength + 1e-6) * pixelLength];
}

/**
 * Creates the clip path of a part. If stacked shapes ended within a pixel, the lower shapes would show through. So a part is clipped
 * on whole pixels, at most one pixel inside its real edge.
 */
function createClip(part: PlacedSide, index: number, pixelLengths: { x: number; y: number }): string {
  const { x, y, width, height } = getPathBounds(part.clip);
  const [leftEdge, rightEdge] = computeSpan(x, width, part.matrix[0] === 1, pixelLengths.x);
  const [topEdge, bottomEdge] = computeSpan(y, height, part.matrix[3] === 1, pixelLengths.y);
  const rectAttributes = `x="${formatNumber(leftEdge)}" y="${formatNumber(topEdge)}" width="${formatNumber(rightEdge - leftEdge)}" height="${formatNumber(bottomEdge - topEdge)}"`;
  return `<clipPath id="s-clip-${index}"><rect ${rectAttributes}/></clipPath>`;
}
