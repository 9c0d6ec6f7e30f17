/** Finished PDFs as small gray pictures and as text, by programs that are not ours. Needs poppler-utils. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels per inch: a pixel is half a millimeter. */
const DPI = 50;
/** Shades that are kept. Rounding to them moves a pixel by at most eight of 255. */
const SHADES = 16;

/**
 * The words of all pages, page by page. Runs of blanks become one, since versions of poppler disagree about their length.
 * @param {string} pdf
 */
export const textOfPdf = (pdf) =>
  execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\n')
    .map((line) => line.replaceAll(/[ \u00a0]+/g, ' ').trimEnd())
    .join('\n');

/**
 * Every page as a gray PNG.
 * @param {string} pdf
 * @returns {Promise<Buffer[]>}
 */
export async function picturesOfPdf(pdf) {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-pages-'));
  try {
    execFileSync('pdftoppm', ['-r', String(DPI), '-gray', '-png', pdf, join(folder, 'page')]);
    const pages = [];
    for (const name of readdirSync(folder).sort()) {
      const page = sharp(join(folder, name)).toColourspace('b-w');
      pages.push(await page.png({ palette: true, colours: SHADES, dither: 0, compressionLevel: 9 }).toBuffer());
    }
    return pages;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
