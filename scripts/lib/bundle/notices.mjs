/**
 * Writes the notices that ship with the program: the licenses of all third-party work in it. A build fails when a text is
 * missing, or when a bundle contains a package that the notices do not name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../log.mjs';

const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** @typedef {{ name: string, version: string, path: string, licence: string | undefined }} ShippedPackage */
/** @typedef {{ titles: string[], text: string }} Notice */

/** @param {string} root @param {string[]} path @returns {any} */
const readJson = (root, ...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
/** @param {string} root @param {string[]} path */
const readText = (root, ...path) => readFileSync(join(root, ...path), 'utf8').trim();

/** A package that does not ship: pdf.js needs it in Node only, where Rollcall shows no page. */
const UNSHIPPED = /^node_modules\/@napi-rs\/canvas/;

/**
 * Lists every package that belongs to the program, including those for other platforms, in the order of their names.
 * @param {string} root
 * @returns {ShippedPackage[]}
 */
export function listShippedPackages(root) {
  const { packages } = readJson(root, 'package-lock.json');
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && !UNSHIPPED.test(path))
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      path,
      licence: license,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.path < b.path ? -1 : 1));
}

/** Matches a line of a standard license text that names only placeholders or the first owner. */
const TEMPLATE_OWNER = /^Copyright\b.*(?:<year>|<owner>|<copyright holders>|Internet S|OpenVision).*$/gim;

/** @param {string} root @param {string} licence @returns {string} the standard text of a licence */
function readStandardText(root, licence) {
  const file = join(root, 'node_modules', 'spdx-license-list', 'licenses', `${licence}.json`);
  if (!existsSync(file)) throw new UserError(`there is no text of the licence ${licence}`);
  /** @type {{ licenseText: string }} */
  const { licenseText } = JSON.parse(readFileSync(file, 'utf8'));
  return licenseText
    .replaceAll(TEMPLATE_OWNER, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Returns the text of a license by its SPDX name. Licenses without such a name are in scripts/notices/texts.
 * @param {string} root
 * @param {string} licence
 * @param {readonly string[]} copyright lines above the text
 */
export function readLicence(root, licence, copyright) {
  const file = join(root, 'scripts', 'notices', 'texts', `${licence}.txt`);
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : readStandardText(root, licence);
  return [...copyright, text].join('\n\n');
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|copyright)/i;

/**
 * Returns the license text of a package, or the one that we have recorded if the package has none. Returns undefined for a
 * package of another platform.
 * @param {string} root @param {ShippedPackage} shipped
 */
function readPackageLicence(root, { name, path }) {
  if (!existsSync(join(root, path))) return undefined;
  const files = readdirSync(join(root, path)).filter((file) => LICENCE_FILE.test(file));
  if (files.length > 0) return files.map((file) => readText(root, path, file)).join('\n\n');
  const known = readJson(root, 'scripts', 'notices', 'packages.json');
  const entry = known[name] ?? known[`${name.split('/')[0]}/*`];
  if (entry !== undefined) {
    return entry
      .map((/** @type {{ licence: string, copyright: string[] }} */ { licence, copyright }) =>
        readLicence(root, licence, copyright),
      )
      .join('\n\n');
  }
  // listLibvipsNotices names the libraries in these packages.
  if (name.startsWith('@img/sharp-libvips-')) return undefined;
  throw new UserError(`${name} ships without a licence text; find it, and name it in scripts/notices/packages.json`);
}

/** @param {string} root @returns {Notice[]} one for each text, with all packages that have it */
function listPackageNotices(root) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const shipped of listShippedPackages(root)) {
    const licence = readPackageLicence(root, shipped);
    if (licence === undefined) continue;
    const title = `${shipped.name} ${shipped.version}`;
    byText.set(licence, [...new Set([...(byText.get(licence) ?? []), title])]);
  }
  return [...byText].map(([text, titles]) => ({ titles, text }));
}

/** @param {string} root @returns {Notice[]} the libraries that sharp brings along, and each of their licences once */
function listLibvipsNotices(root) {
  /** @type {Record<string, { licences: string[], copyright: string }>} */
  const libraries = readJson(root, 'scripts', 'notices', 'libvips.json');
  const list = Object.entries(libraries).map(
    ([name, { licences, copyright }]) => `${name} (${licences.join(', ')})\n  ${copyright}`,
  );
  const licences = [...new Set(Object.values(libraries).flatMap((library) => library.licences))].sort();
  // The text of the Lesser GPL includes the GPL, which it supplements.
  return [
    {
      titles: ['libvips and the libraries in it, which come with sharp'],
      text: `${list.join('\n')}\n\nThey are built by https://github.com/lovell/sharp-libvips, where their sources are named. They are\nlibraries of their own beside the program and may be replaced by others.`,
    },
    ...licences.map((licence) => ({
      titles: [`${licence}, of libraries in libvips`],
      text: readLicence(root, licence, []),
    })),
  ];
}

/** @param {string} root @returns {Notice[]} fonts, symbols and other things that are not packages */
function listOtherNotices(root) {
  const fonts = readdirSync(join(root, 'fonts')).filter((file) => file.startsWith('OFL-'));
  const symbols = readJson(root, 'templates', 'symbols', 'symbols.json');
  const authors = Object.entries(symbols.authors).map(
    ([id, { name, url }]) => `${name ?? id}${url ? ` (${url})` : ''}`,
  );
  return [
    ...fonts.map((file) => ({
      titles: [`Fonts: ${file.slice('OFL-'.length, -'.txt'.length)}`],
      text: readText(root, 'fonts', file),
    })),
    {
      titles: ['Hyphenation patterns for American English, in hyphen'],
      text: readText(root, 'scripts', 'notices', 'texts', 'hyphenation-en-us.txt'),
    },
    {
      titles: ['Colour profile sRGB2014, in pdfkit'],
      text: readText(root, 'scripts', 'notices', 'texts', 'colour-profile.txt'),
    },
    {
      titles: ['Symbols of game-icons.net, cut to their outline and scaled'],
      text: `Drawn by ${authors.join(', ')}.\n\n${readLicence(root, 'CC-BY-3.0', [])}`,
    },
    {
      titles: ['Electron'],
      text: `${readText(root, 'node_modules', 'electron', 'LICENSE')}\n\nElectron holds Chromium, Node.js and what these are made of; their licences stand in LICENSES.chromium.html beside it.`,
    },
  ];
}

const LINE = '='.repeat(100);

/**
 * Formats the whole file. Throws a UserError that names a package without a text.
 * @param {string} root of the checkout, with its dependencies installed
 */
export function formatNotices(root) {
  const notices = [...listPackageNotices(root), ...listLibvipsNotices(root), ...listOtherNotices(root)];
  const parts = notices.map(({ titles, text }) => `${LINE}\n${titles.join('\n')}\n${LINE}\n\n${text}\n`);
  return `Rollcall holds work of others, each under the licence that follows its name.\n\n${parts.join('\n')}`.replaceAll(
    '\r\n',
    '\n',
  );
}

/**
 * Lists what is in a bundle and not in the notices: packages, and hyphenation patterns of other languages.
 * @param {string} root @param {Iterable<string>} modules paths of files
 */
export function listUnnamed(root, modules) {
  const named = new Set(listShippedPackages(root).map(({ path }) => path));
  const found = new Set();
  for (const id of modules) {
    const file = id.replaceAll('\\', '/');
    const [path] = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
    if (path !== undefined && !named.has(path)) found.add(path);
    const [, language] = /\/hyphen\/patterns\/([\w-]+)\.js/.exec(file) ?? [];
    if (language !== undefined && language !== 'en-us') found.add(`the hyphenation patterns ${language}`);
  }
  return [...found].sort();
}

/**
 * A plugin for Vite that refuses a bundle with something that the notices do not name. With `write` it writes the notices next
 * to the bundle.
 * @param {string} root
 * @param {{ write?: boolean }} [options]
 * @returns {import('vite').Plugin}
 */
export function notices(root, { write = false } = {}) {
  return {
    name: 'rollcall-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      const missing = listUnnamed(root, modules);
      if (missing.length > 0)
        throw new UserError(`the notices do not name ${missing.join(', ')}, which the program holds`);
      if (write) this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: formatNotices(root) });
    },
  };
}
