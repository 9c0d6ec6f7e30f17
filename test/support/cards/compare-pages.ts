/** Compares two small gray pictures of a page. */
import sharp from 'sharp';

/**
 * Edge of the squares that are compared, in pixels: four millimeters at the 50 pixels per inch of the references, about the
 * height of two lines of small type.
 */
const SQUARE = 8;
/**
 * How far the pixels of a square may differ on average, of 255. Other versions of poppler and FreeType draw the edges of letters
 * differently, by 2 to 4 after the blur; rounding to sixteen shades adds at most 1. A label that moves by a millimeter or
 * a box whose line is gone changes its squares by 15 and more.
 */
const TOLERANCE = 9;

interface GrayPage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A blur of one pixel evens out where exactly an edge is drawn. */
async function readGray(png: Buffer): Promise<GrayPage> {
  const { data, info } = await sharp(png).toColourspace('b-w').blur(0.8).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = new Uint8Array(width * height);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = data[index * channels] ?? 0;
  return { width, height, pixels };
}

/** What is different, in words; undefined where nothing is. */
export async function comparePages(expected: Buffer, found: Buffer): Promise<string | undefined> {
  const [before, after] = await Promise.all([readGray(expected), readGray(found)]);
  if (before.width !== after.width || before.height !== after.height) {
    return `the page has ${after.width} × ${after.height} pixels instead of ${before.width} × ${before.height}`;
  }
  let worst = { difference: 0, x: 0, y: 0 };
  // Squares overlap by half, so that what moves across an edge is seen whole in one of them.
  for (let y = 0; y + SQUARE <= before.height; y += SQUARE / 2) {
    for (let x = 0; x + SQUARE <= before.width; x += SQUARE / 2) {
      const difference = differenceOf(before, after, x, y);
      if (difference > worst.difference) worst = { difference, x, y };
    }
  }
  if (worst.difference <= TOLERANCE) return undefined;
  const place = `${((worst.x / 50) * 25.4).toFixed(0)} mm from the left and ${((worst.y / 50) * 25.4).toFixed(0)} mm from the top`;
  return `${place} it differs by ${worst.difference.toFixed(0)} of 255`;
}

/** The mean difference of the pixels of a square. */
function differenceOf(before: GrayPage, after: GrayPage, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + SQUARE; y += 1) {
    for (let x = left; x < left + SQUARE; x += 1) {
      const index = y * before.width + x;
      sum += Math.abs((before.pixels[index] ?? 0) - (after.pixels[index] ?? 0));
    }
  }
  return sum / SQUARE ** 2;
}
