/**
 * Builds the packages from a built checkout; `npm run package` runs this with a Node that the tools support.
 *
 *   node packaging/build.mjs --runtime FOLDER --electron VERSION [--test-build] [--out FOLDER]
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packager } from '@electron/packager';
import { COMMAND_NAMES } from '../src/node/command-names.ts';
import { FORMATS } from '../src/shared/document/formats.ts';
import { packFolder } from './lib/archive.mjs';
import { buildDeb, compress, createChangelog } from './lib/deb.mjs';
import { setFuses } from './lib/fuses.mjs';
import { drawIcons, LINUX_SIZES } from './lib/icons.mjs';
import {
  createAppArmorProfile,
  createDesktopEntry,
  createLauncher,
  createLinkEntry,
  createManPage,
  createMetainfo,
  createMimeDefinition,
  getIconName,
} from './lib/linux-files.mjs';
import { packNpm } from './lib/npm.mjs';
import { listPlaceholderWarnings, readProduct } from './lib/product.mjs';
import { zipRuntime } from './lib/runtime-zip.mjs';
import { packAsar } from './lib/stage.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const HERE = join(ROOT, 'packaging');

const { values } = parseArgs({
  options: {
    runtime: { type: 'string' },
    electron: { type: 'string' },
    'test-build': { type: 'boolean', default: false },
    out: { type: 'string', default: join(ROOT, 'out', 'packages') },
  },
});
const DOCUMENT_KINDS = Object.values(FORMATS).map(({ extension, table }) => ({ extension, folder: table }));

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

// Folders of the packages must be readable for all users, whatever the mask of the terminal is.
process.umask(0o022);

const product = readProduct(ROOT);
const target = /** @type {string} */ (values.out);
const work = join(target, 'work');
rmSync(target, { recursive: true, force: true });
mkdirSync(work, { recursive: true });

/** ISO date of the commit, so that the same commit gives the same files. */
const date = (
  spawnSync('git', ['log', '-1', '--format=%cI'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim() || '2026-01-01'
).slice(0, 10);
process.env.SOURCE_DATE_EPOCH = String(Date.parse(date) / 1000);
/** A test build sorts before the release, so that the release replaces it. */
const debVersion = values['test-build'] ? `${product.version}-test+electron${values.electron}` : product.version;
const release = { version: product.version, date };

for (const warning of listPlaceholderWarnings(product)) say(`warning: ${warning}`);
if (spawnSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim() !== '')
  say('warning: the checkout has changes that are not committed, and the packages contain them');

const icons = join(work, 'icons');
await drawIcons(
  { app: join(ROOT, 'src', 'renderer', 'icon.svg'), document: join(HERE, 'icons', 'document.svg') },
  icons,
);

const { asarPath, hash } = await packAsar(ROOT, work, join(icons, 'app-256.png'));
say(`app.asar ${hash}`);

const arch = process.arch;
const version = /** @type {string} */ (values.electron);
const zipFolder = zipRuntime(/** @type {string} */ (values.runtime), {
  version,
  platform: 'linux',
  arch,
  target: join(work, 'runtime'),
});
const [packaged] = await packager({
  dir: join(work, 'app'),
  out: join(work, 'packaged'),
  name: product.name,
  executableName: product.executable,
  platform: 'linux',
  arch,
  electronVersion: version,
  electronZipDir: zipFolder,
  prebuiltAsar: asarPath,
  appVersion: product.version,
  overwrite: true,
  quiet: true,
});
if (packaged === undefined) throw new Error('the packager wrote nothing');

for (const fuse of await setFuses(join(packaged, product.executable), 'linux')) say(`fuse ${fuse}`);

// Electron's own license keeps its text under a name of its own.
cpSync(join(packaged, 'LICENSE'), join(packaged, 'LICENSE.electron.txt'));
cpSync(join(ROOT, 'LICENSE'), join(packaged, 'LICENSE'));
cpSync(join(ROOT, 'CREDITS.md'), join(packaged, 'CREDITS.md'));
cpSync(join(ROOT, 'out', 'renderer', 'THIRD-PARTY-NOTICES.txt'), join(packaged, 'THIRD-PARTY-NOTICES.txt'));
writeSbom(join(packaged, 'sbom.cdx.json'));
mkdirSync(join(packaged, 'bin'));
writeFileSync(join(packaged, 'bin', product.executable), createLauncher(product, COMMAND_NAMES), { mode: 0o755 });

const label = `${product.version}${values['test-build'] ? `-test-electron-${version}` : ''}`;
const folder = join(work, `${product.executable}-${label}-linux-${arch}`);
cpSync(packaged, folder, { recursive: true, verbatimSymlinks: true });
const archivePath = join(target, `${product.executable}-${label}-linux-${arch}.tar.zst`);
await packFolder(folder, archivePath, date);
say(archivePath);

const debPath = await buildDeb({
  product,
  version: debVersion,
  source: packaged,
  target,
  arch: arch === 'x64' ? 'amd64' : arch,
  fileName: `${product.executable}_${label}_${arch === 'x64' ? 'amd64' : arch}.deb`,
  // Test builds are made often and thrown away, and xz takes minutes.
  compression: values['test-build'] ? 'gzip' : 'xz',
  systemFiles: createSystemFiles(),
  scripts: Object.fromEntries(['postinst', 'prerm'].map((name) => [name, writeMaintainerScript(name)])),
  lintianOverrides: readFileSync(join(HERE, 'linux', 'lintian-overrides'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
});
say(debPath);
say(packNpm(ROOT, target, product));
rmSync(work, { recursive: true, force: true });

/** @returns {import('./lib/deb.mjs').SystemFiles} */
function createSystemFiles() {
  const { executable, appId, fileType } = product;
  const iconName = getIconName(fileType.mimeType);
  const commands = listCommands();
  /** @type {import('./lib/deb.mjs').SystemFiles} */
  const files = {
    [`usr/share/applications/${executable}.desktop`]: createDesktopEntry(product),
    [`usr/share/applications/${executable}-link.desktop`]: createLinkEntry(product),
    [`usr/share/mime/packages/${executable}.xml`]: createMimeDefinition(product, DOCUMENT_KINDS),
    [`usr/share/metainfo/${appId}.metainfo.xml`]: createMetainfo(product, release),
    [`usr/share/${executable}/apparmor-profile`]: createAppArmorProfile(product),
    [`usr/share/man/man1/${executable}.1.gz`]: compress(createManPage(product, release, commands)),
    [`usr/share/doc/${executable}/changelog.gz`]: compress(createChangelog(product, debVersion, date)),
    [`usr/share/doc/${executable}/NEWS.gz`]: compress(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')),
    [`usr/share/icons/hicolor/scalable/apps/${executable}.svg`]: readFileSync(join(icons, 'app.svg')),
    [`usr/share/icons/hicolor/scalable/mimetypes/${iconName}.svg`]: readFileSync(join(icons, 'document.svg')),
  };
  for (const size of LINUX_SIZES) {
    files[`usr/share/icons/hicolor/${size}x${size}/apps/${executable}.png`] = readFileSync(
      join(icons, `app-${size}.png`),
    );
    files[`usr/share/icons/hicolor/${size}x${size}/mimetypes/${iconName}.png`] = readFileSync(
      join(icons, `document-${size}.png`),
    );
  }
  return files;
}

/** Lists the commands with their summaries from the overview of the command line. */
function listCommands() {
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'out', 'cli', 'rollcall.mjs'), '--help'], {
    encoding: 'utf8',
  });
  return COMMAND_NAMES.map((name) => ({
    name,
    summary: new RegExp(`^ *${name} +(.*(?:\\n {8,}.*)*)`, 'm').exec(stdout)?.[1]?.replace(/\s+/g, ' ') ?? '',
  }));
}

/** Writes a maintainer script with the name of the product, and returns its path. @param {string} name */
function writeMaintainerScript(name) {
  const scriptPath = join(work, name);
  const template = readFileSync(join(HERE, 'linux', name), 'utf8');
  writeFileSync(scriptPath, template.replaceAll('@executable@', product.executable));
  return scriptPath;
}

/** Writes the bill of materials of the packages that can be in the app. @param {string} sbomPath */
function writeSbom(sbomPath) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(HERE, 'node_modules', '@cyclonedx', 'cyclonedx-npm', 'bin', 'cyclonedx-npm-cli.js'),
      ...['--package-lock-only', '--omit', 'dev', '--output-reproducible', '--output-format', 'JSON'],
      ...['--mc-type', 'application', '--output-file', sbomPath, join(ROOT, 'package.json')],
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the SBOM could not be written: ${stderr}`);
  const sbom = JSON.parse(readFileSync(sbomPath, 'utf8'));
  // The app contains no native packages. The tools differ between machines.
  delete sbom.metadata.tools;
  sbom.components = sbom.components.filter(
    (/** @type {{ name: string, group?: string }} */ { name, group }) =>
      name !== 'sharp' && !['@img', '@napi-rs'].includes(group ?? ''),
  );
  // Electron is a development dependency of the checkout, but it is most of the package.
  sbom.components.push({
    type: 'framework',
    name: 'electron',
    version,
    'bom-ref': `electron@${version}`,
    purl: `pkg:npm/electron@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  });
  writeFileSync(sbomPath, `${JSON.stringify(sbom, null, 2)}\n`);
}
