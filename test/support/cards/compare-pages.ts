/** Compares two small grayscale pictures of a page. */
import sharp from 'sharp';

/**
 * Edge of the squares that are compared, in pixels: four millimeters at the 50 pixels per inch of the references, about the height
 * of two lines of small type.
 */
const SQUARE = 8;
/**
 * How far the pixels of a square may differ on average, of 255. Other versions of poppler and FreeType draw the edges of letters
 * differently, by 2 to 4 after the blur; rounding to sixteen shades adds at most 1. A label that moves by a millimeter or a box with
 * a missing line changes its squares by 15 and more.
 */
const TOLERANCE = 9;

interface GrayPage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Reads a picture. A blur of one pixel hides where exactly an edge is drawn. */
async function readGray(pngBytes: Buffer): Promise<GrayPage> {
  const { data: imageData, info: imageInfo } = await sharp(pngBytes)
    .toColourspace('b-w')
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: imageWidth, height: imageHeight, channels } = imageInfo;
  const pixels = new Uint8Array(imageWidth * imageHeight);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = imageData[index * channels] ?? 0;
  return { width: imageWidth, height: imageHeight, pixels };
}

/** Describes the largest difference, or returns undefined. */
export async function comparePages(expected: Buffer, actual: Buffer): Promise<string | undefined> {
  const [expectedPage, actualPage] = await Promise.all([readGray(expected), readGray(actual)]);
  if (expectedPage.width !== actualPage.width || expectedPage.height !== actualPage.height) {
    return `the page has ${actualPage.width} × ${actualPage.height} pixels instead of ${expectedPage.width} × ${expectedPage.height}`;
  }
  let worstSquare = { difference: 0, x: 0, y: 0 };
  // Squares overlap by half, so that a change across an edge is inside one of them.
  for (let y = 0; y + SQUARE <= expectedPage.height; y += SQUARE / 2) {
    for (let x = 0; x + SQUARE <= expectedPage.width; x += SQUARE / 2) {
      const difference = computeDifference(expectedPage, actualPage, x, y);
      if (difference > worstSquare.difference) worstSquare = { difference, x, y };
    }
  }
  if (worstSquare.difference <= TOLERANCE) return undefined;
  const position = `${((worstSquare.x / 50) * 25.4).toFixed(0)} mm from the left and ${((worstSquare.y / 50) * 25.4).toFixed(0)} mm from the top`;
  return `${position} it differs by ${worstSquare.difference.toFixed(0)} of 255`;
}

/** Returns the mean difference of the pixels of a square. */
function computeDifference(
  expectedPage: GrayPage,
  actualPage: GrayPage,
  squareLeft: number,
  squareTop: number,
): number {
  let totalDifference = 0;
  for (let y = squareTop; y < squareTop + SQUARE; y += 1) {
    for (let x = squareLeft; x < squareLeft + SQUARE; x += 1) {
      const index = y * expectedPage.width + x;
      totalDifference += Math.abs((expectedPage.pixels[index] ?? 0) - (actualPage.pixels[index] ?? 0));
    }
  }
  return totalDifference / SQUARE ** 2;
}
