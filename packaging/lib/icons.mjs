/** Draws the icons in every size and format from their SVG files. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import icongen from 'icon-gen';
import sharp from 'sharp';

/** Sizes in pixels of the icon folders of Linux desktops. */
export const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512];

/** The resolution at which an SVG of 512 units has this many pixels per side. @param {number} size */
const getDensity = (size) => (72 * size) / 512;

/**
 * Draws all icons into a folder: `app-<size>.png`, `document-<size>.png`, `app.ico` and `document.ico` for Windows, `app.icns` and
 * `document.icns` for macOS.
 * @param {{ app: string, document: string }} sources paths of the SVG files, which are 512 units wide
 * @param {string} target folder
 */
export async function drawIcons(sources, target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, svgPath] of Object.entries(sources)) {
    // Drawn at four times the size first, because small strokes come out cleaner.
    for (const size of LINUX_SIZES)
      await sharp(svgPath, { density: getDensity(4 * size) })
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toFile(join(target, `${name}-${size}.png`));
    cpSync(svgPath, join(target, `${name}.svg`));
    await icongen(svgPath, target, { report: false, ico: { name }, icns: { name } });
  }
}
