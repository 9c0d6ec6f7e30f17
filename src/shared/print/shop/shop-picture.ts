/** One side of a card for print-on-demand shops: a picture of trim and bleed, exact to the pixel. */

import { svgParts } from '../../card/display/to-svg.ts';
import { PRINT_DPI } from '../../card/pictures/pictures.ts';
import type { DisplayList } from '../../display/display-list.ts';
import { pathBounds } from '../../display/path.ts';
import { mm, toMm, toPt } from '../../display/units.ts';
import type { PlacedSide } from '../../pdf/write-pdf.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Slot } from '../impose/impose.ts';
import type { Size } from '../paper.ts';
import { placeSlot } from '../place-slot.ts';
import { type PixelSize, productOf, SHOP_DPI, type ShopId } from './shops.ts';

const MM_PER_INCH = 25.4;
/** Points of a pixel at the resolution that an SVG is most likely turned into pixels with. */
const PRINTED = 72 / PRINT_DPI;

/** The size that a side is cut to, in millimetres. */
export const trimOf = ({ width, height }: DisplayList): Size => ({ width: toMm(width), height: toMm(height) });

/** Pixels of a side of a size in millimetres, with `bleed` around its trim, halves rounded up: 63.5 x 88.9 mm is 825 x 1125 at 300. */
export function shopPixels({ width, height }: Size, bleed: number, dpi: number): PixelSize {
  // A tolerance of a thousandth of a pixel, since millimetres are rounded in points.
  const pixels = (length: number): number => Math.floor(((length + 2 * bleed) / MM_PER_INCH) * dpi + 0.5 + 1e-3);
  return { width: pixels(width), height: pixels(height) };
}

/** Millimetres beside the card, and above and below it. */
export interface ShopBleed {
  readonly across: number;
  readonly down: number;
}

/**
 * The bleed with which a card of a size in millimetres stands in the middle of a picture of so many pixels, as templates of shops
 * want it; undefined where the card is larger than the picture.
 */
export function bleedOnCanvas({ width, height }: Size, canvas: PixelSize, dpi: number): ShopBleed | undefined {
  const around = (pixels: number, length: number): number => ((pixels / dpi) * MM_PER_INCH - length) / 2;
  const bleed = { across: around(canvas.width, width), down: around(canvas.height, height) };
  return Math.min(bleed.across, bleed.down) < 0 ? undefined : bleed;
}

export interface PictureWish {
  /** Millimetres. */
  readonly bleed: number;
  readonly dpi: number;
  /** Its templates take the place of bleed and resolution. */
  readonly shop?: ShopId | undefined;
}

export interface Picture {
  readonly pixels: PixelSize;
  readonly bleed: number | ShopBleed;
}

/** How large the picture of a card in millimetres is; of a card that the shop does not sell as without it. */
export function pictureOf(trim: Size, { bleed, dpi, shop }: PictureWish): Picture {
  const canvas = shop && productOf(shop, trim)?.pixels;
  const around = canvas && bleedOnCanvas(trim, canvas, SHOP_DPI);
  return canvas && around
    ? { pixels: canvas, bleed: around }
    : { pixels: shopPixels(trim, bleed, shop ? SHOP_DPI : dpi), bleed };
}

export interface ShopOptions {
  /**
   * Millimetres, on all sides the same or not. Where it is more than the card was drawn with, its outermost hair is stretched
   * over the rest.
   */
  readonly bleed: number | ShopBleed;
  /** Size in pixels for a picture of pixels; absent = true size in millimetres. */
  readonly pixels?: PixelSize;
  readonly hrefOf?: ((picture: string) => string | undefined) | undefined;
}

/** The side as an SVG without references to anything outside of it. */
export function shopSvg(list: DisplayList, fonts: FontSet, { bleed, pixels, hrefOf }: ShopOptions): string {
  const { defs, body, label } = svgParts(list, fonts, { hrefOf });
  const beyond = typeof bleed === 'number' ? { across: bleed, down: bleed } : bleed;
  const edges = { left: beyond.across, top: beyond.down, right: beyond.across, bottom: beyond.down };
  const [across, down] = [toMm(list.width), toMm(list.height)];
  const slot: Slot = {
    card: 0,
    side: 'front',
    x: beyond.across,
    y: beyond.down,
    width: across,
    height: down,
    turn: 0,
    bleed: edges,
  };
  const pieces = stretchedFirst(placeSlot(slot, list));
  const width = list.width + 2 * toPt(mm(beyond.across));
  const height = list.height + 2 * toPt(mm(beyond.down));
  const size = pixels
    ? `width="${pixels.width}" height="${pixels.height}" preserveAspectRatio="none"`
    : `width="${fine(across + 2 * beyond.across)}mm" height="${fine(down + 2 * beyond.down)}mm"`;
  const pixel = pixels ? { x: width / pixels.width, y: height / pixels.height } : { x: PRINTED, y: PRINTED };
  const clips = pieces.map((piece, index) => clipOf(piece, index, pixel));
  const uses = pieces.map(
    ({ matrix }, index) =>
      `<g clip-path="url(#s-clip-${index})"><use href="#s-card" transform="matrix(${matrix.map(fine).join(' ')})"/></g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${fine(width)} ${fine(height)}" role="img" ` +
    `aria-label="${label}"><defs>${defs}<g id="s-card">${body}</g>${clips.join('')}</defs>` +
    `<rect width="100%" height="100%" fill="#ffffff"/>${uses.join('')}</svg>`
  );
}

const fine = (value: number): string => String(Math.round(value * 1e5) / 1e5);

/** Points by which stretched bleed reaches under the card, so that no hairline of paper shines through where they meet. */
const UNDERLAP = 1;

/** Scales of a piece along both axes: 1 where the card stands as it was drawn. */
const wholeAxes = ({ matrix }: PlacedSide): number => Number(matrix[0] === 1) + Number(matrix[3] === 1);

/** Corners first, then edges, then the card itself: each covers the overlap of those before. */
const stretchedFirst = (pieces: readonly PlacedSide[]): PlacedSide[] =>
  [...pieces].sort((a, b) => wholeAxes(a) - wholeAxes(b));

/** From and to along one axis: what is stretched reaches further, what is not ends on whole pixels. */
function span(from: number, length: number, isWhole: boolean, pixel: number): readonly [number, number] {
  if (!isWhole) return [from - UNDERLAP, from + length + UNDERLAP];
  const start = Math.ceil(from / pixel - 1e-6) * pixel;
  return [start, Math.floor((from + length) / pixel + 1e-6) * pixel];
}

/**
 * Where stacked shapes end within a pixel, the lower ones show through there. So a piece is
 * cut on whole pixels, at most one inside of where it really ends.
 */
function clipOf(piece: PlacedSide, index: number, pixel: { x: number; y: number }): string {
  const { x, y, width, height } = pathBounds(piece.clip);
  const [left, right] = span(x, width, piece.matrix[0] === 1, pixel.x);
  const [top, bottom] = span(y, height, piece.matrix[3] === 1, pixel.y);
  const box = `x="${fine(left)}" y="${fine(top)}" width="${fine(right - left)}" height="${fine(bottom - top)}"`;
  return `<clipPath id="s-clip-${index}"><rect ${box}/></clipPath>`;
}
