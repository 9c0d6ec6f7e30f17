/** Renders finished PDFs as small grayscale pictures and as text, with external programs. Needs poppler-utils. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels per inch: a pixel is half a millimeter. */
const DPI = 50;
/** Number of shades. Rounding to them moves a pixel by at most eight of 255. */
const SHADES = 16;

/**
 * Reads the text of all pages. Runs of blanks become one, since versions of poppler disagree about their length.
 * @param {string} pdfFile
 */
export const readPdfText = (pdfFile) =>
  execFileSync('pdftotext', ['-layout', pdfFile, '-'], { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\n')
    .map((textLine) => textLine.replaceAll(/[ \u00a0]+/g, ' ').trimEnd())
    .join('\n');

/**
 * Renders every page as a grayscale PNG.
 * @param {string} pdfFile
 * @returns {Promise<Buffer[]>}
 */
export async function renderPdfPages(pdfFile) {
  const pagesFolder = mkdtempSync(join(tmpdir(), 'rollcall-pages-'));
  try {
    execFileSync('pdftoppm', ['-r', String(DPI), '-gray', '-png', pdfFile, join(pagesFolder, 'page')]);
    const pagePictures = [];
    for (const fileName of readdirSync(pagesFolder).sort()) {
      const pagePicture = sharp(join(pagesFolder, fileName)).toColourspace('b-w');
      pagePictures.push(
        await pagePicture.png({ palette: true, colours: SHADES, dither: 0, compressionLevel: 9 }).toBuffer(),
      );
    }
    return pagePictures;
  } finally {
    rmSync(pagesFolder, { recursive: true, force: true });
  }
}
