/** Collects the files of the app, packs them as an asar, and computes its hash. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPackage } from '@electron/asar';

/** What the packaged app reads: the bundles, and the fonts and samples of the command line. */
const FOLDERS = ['out/main', 'out/preload', 'out/renderer', 'out/command-line', 'fonts', 'colors', 'samples'];

/**
 * Writes `app.asar`. The same sources give the same bytes.
 * @param {string} root folder of the checkout, with a built app
 * @param {string} target
 * @param {string} iconPath the icon of windows
 * @returns {Promise<{ asarPath: string, hash: string }>}
 */
export async function packAsar(root, target, iconPath) {
  const stage = join(target, 'app');
  rmSync(stage, { recursive: true, force: true });
  for (const folder of FOLDERS) {
    mkdirSync(join(stage, folder), { recursive: true });
    cpSync(join(root, folder), join(stage, folder), { recursive: true });
  }
  cpSync(iconPath, join(stage, 'out', 'icon.png'));
  const { name, productName, version, description, license, main } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  writeFileSync(
    join(stage, 'package.json'),
    `${JSON.stringify({ name, productName, desktopName: `${name}.desktop`, version, description, license, main }, null, 2)}\n`,
  );
  const asarPath = join(target, 'app.asar');
  await createPackage(stage, asarPath);
  return { asarPath, hash: createHash('sha256').update(readFileSync(asarPath)).digest('hex') };
}
