/** Packs the app as `.tar.zst`, for systems without Debian packages. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';

/**
 * @param {string} folder becomes the only entry of the archive
 * @param {string} archivePath
 * @param {string} date of all files, so that the same files give the same bytes
 */
export async function packFolder(folder, archivePath, date) {
  const tar = spawn(
    'tar',
    [
      '--create',
      '--sort=name',
      `--mtime=@${Date.parse(date) / 1000}`,
      '--format=gnu',
      '--mode=u+rw,go+rX,go-w',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '-C',
      dirname(folder),
      basename(folder),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve, reject) => {
    tar.on('error', reject);
    tar.on('close', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`tar ended with code ${code}`))));
  });
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 12 } });
  await Promise.all([pipeline(tar.stdout, compress, createWriteStream(archivePath)), ended]);
}
