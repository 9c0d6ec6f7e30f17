/** Packs an unpacked Electron as the ZIP file that @electron/packager expects, for machines that can't download the official one. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/**
 * Writes `electron-v<version>-<platform>-<arch>.zip` and returns its folder.
 * @param {string} runtimeFolder folder of the `electron` program
 * @param {{ version: string, platform: string, arch: string, target: string }} options
 */
export function zipRuntime(runtimeFolder, { version, platform, arch, target }) {
  mkdirSync(target, { recursive: true });
  const zipPath = join(target, `electron-v${version}-${platform}-${arch}.zip`);
  if (existsSync(zipPath)) return target;
  /** @type {import('fflate').Zippable} */
  const entries = {};
  const addFolder = (/** @type {string} */ folder) => {
    for (const name of readdirSync(join(runtimeFolder, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`;
      // The runtime's own program is not packaged.
      if (/^resources\/(?:app|default_app\.asar)$/.test(path)) continue;
      const stats = lstatSync(join(runtimeFolder, path));
      if (stats.isDirectory()) addFolder(path);
      // The upper half of the attributes are the permissions on Unix. Level 0: the file is unpacked right away.
      else
        entries[path] = [
          readFileSync(join(runtimeFolder, path)),
          { level: 0, os: 3, attrs: (stats.mode & 0xffff) << 16 },
        ];
    }
  };
  addFolder('');
  writeFileSync(zipPath, zipSync(entries));
  chmodSync(zipPath, 0o644);
  return target;
}
