/**
 * Writes the notices that ship with the program: the licenses of all third-party work in it. A build fails when a text is
 * missing, or when a bundle contains a package that the notices do not name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../log.mjs';

const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** @typedef {{ name: string, version: string, path: string, license: string | undefined }} ShippedPackage */
/** @typedef {{ titles: string[], text: string }} Notice */

/** @param {string} rootFolder @param {string[]} pathParts @returns {any} */
const readJson = (rootFolder, ...pathParts) => JSON.parse(readFileSync(join(rootFolder, ...pathParts), 'utf8'));
/** @param {string} rootFolder @param {string[]} pathParts */
const readText = (rootFolder, ...pathParts) => readFileSync(join(rootFolder, ...pathParts), 'utf8').trim();

/** Matches a package that does not ship. pdf.js needs the package only in Node, where Rollcall shows no pages of PDFs. */
const UNSHIPPED_PACKAGE = /^node_modules\/@napi-rs\/canvas/;

/**
 * Lists every package that belongs to the program, including those for other platforms, in the order of their names.
 * @param {string} rootFolder
 * @returns {ShippedPackage[]}
 */
export function listShippedPackages(rootFolder) {
  const { packages } = readJson(rootFolder, 'package-lock.json');
  return Object.entries(packages)
    .filter(
      ([packagePath, { dev, devOptional }]) =>
        packagePath !== '' && !dev && !devOptional && !UNSHIPPED_PACKAGE.test(packagePath),
    )
    .map(([packagePath, { name, version, license }]) => ({
      // An override may install a package under the name of another one.
      name: name ?? packagePath.slice(packagePath.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      path: packagePath,
      license,
    }))
    .sort((left, right) =>
      left.name < right.name ? -1 : left.name > right.name ? 1 : left.path < right.path ? -1 : 1,
    );
}

/**
 * Matches a copyright line that belongs to the standard text of a license, not to a package: one with placeholders
 * (`Copyright (c) <year> <owner>`), or one that names the license's first owner (Internet Systems Consortium, OpenVision).
 */
const TEMPLATE_OWNER = /^Copyright\b.*(?:<year>|<owner>|<copyright holders>|Internet S|OpenVision).*$/gim;

/** @param {string} rootFolder @param {string} licenseName @returns {string} the standard text of a license */
function readStandardText(rootFolder, licenseName) {
  const textFile = join(rootFolder, 'node_modules', 'spdx-license-list', 'licenses', `${licenseName}.json`);
  if (!existsSync(textFile)) throw new UserError(`there is no text of the licence ${licenseName}`);
  /** @type {{ licenseText: string }} */
  const { licenseText } = JSON.parse(readFileSync(textFile, 'utf8'));
  return licenseText
    .replaceAll(TEMPLATE_OWNER, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Returns the text of a license by its SPDX name. Licenses without such a name are in scripts/notices/texts.
 * @param {string} rootFolder
 * @param {string} licenseName
 * @param {readonly string[]} copyright lines above the text
 */
export function readLicense(rootFolder, licenseName, copyright) {
  const textFile = join(rootFolder, 'scripts', 'notices', 'texts', `${licenseName}.txt`);
  const licenseText = existsSync(textFile)
    ? readFileSync(textFile, 'utf8').trim()
    : readStandardText(rootFolder, licenseName);
  return [...copyright, licenseText].join('\n\n');
}

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice|copyright)/i;

/**
 * Returns the license text of a package, or the text recorded in scripts/notices/packages.json if the package has none. Returns
 * undefined for a package of another platform, and for libvips, which has its own notices.
 * @param {string} rootFolder @param {ShippedPackage} shipped
 */
function readPackageLicense(rootFolder, { name: packageName, path: packagePath }) {
  if (!existsSync(join(rootFolder, packagePath))) return undefined;
  const licenseFiles = readdirSync(join(rootFolder, packagePath)).filter((fileName) => LICENSE_FILE.test(fileName));
  if (licenseFiles.length > 0)
    return licenseFiles.map((fileName) => readText(rootFolder, packagePath, fileName)).join('\n\n');
  const knownPackages = readJson(rootFolder, 'scripts', 'notices', 'packages.json');
  const recordedLicenses = knownPackages[packageName] ?? knownPackages[`${packageName.split('/')[0]}/*`];
  if (recordedLicenses !== undefined) {
    return recordedLicenses
      .map((/** @type {{ licence: string, copyright: string[] }} */ { licence: licenseName, copyright }) =>
        readLicense(rootFolder, licenseName, copyright),
      )
      .join('\n\n');
  }
  // listLibvipsNotices names the libraries in these packages.
  if (packageName.startsWith('@img/sharp-libvips-')) return undefined;
  throw new UserError(
    `${packageName} ships without a licence text; find it, and name it in scripts/notices/packages.json`,
  );
}

/** @param {string} rootFolder @returns {Notice[]} one for each text, with all packages that have it */
function listPackageNotices(rootFolder) {
  /** @type {Map<string, string[]>} */
  const titlesByText = new Map();
  for (const shipped of listShippedPackages(rootFolder)) {
    const licenseText = readPackageLicense(rootFolder, shipped);
    if (licenseText === undefined) continue;
    const packageTitle = `${shipped.name} ${shipped.version}`;
    titlesByText.set(licenseText, [...new Set([...(titlesByText.get(licenseText) ?? []), packageTitle])]);
  }
  return [...titlesByText].map(([text, titles]) => ({ titles, text }));
}

/** @param {string} rootFolder @returns {Notice[]} the libraries that sharp brings along, and each of their licenses once */
function listLibvipsNotices(rootFolder) {
  /** @type {Record<string, { licences: string[], copyright: string }>} */
  const libraries = readJson(rootFolder, 'scripts', 'notices', 'libvips.json');
  const libraryTexts = Object.entries(libraries).map(
    ([libraryName, { licences: licenseNames, copyright }]) =>
      `${libraryName} (${licenseNames.join(', ')})\n  ${copyright}`,
  );
  const licenseNames = [
    ...new Set(Object.values(libraries).flatMap((libvipsLibrary) => libvipsLibrary.licences)),
  ].sort();
  // The text of the Lesser GPL includes the GPL, which it supplements.
  return [
    {
      titles: ['libvips and the libraries in it, which come with sharp'],
      text: `${libraryTexts.join('\n')}\n\nThey are built by https://github.com/lovell/sharp-libvips, where their sources are named. They are\nlibraries of their own beside the program and may be replaced by others.`,
    },
    ...licenseNames.map((licenseName) => ({
      titles: [`${licenseName}, of libraries in libvips`],
      text: readLicense(rootFolder, licenseName, []),
    })),
  ];
}

/** @param {string} rootFolder @returns {Notice[]} fonts, symbols and other things that are not packages */
function listOtherNotices(rootFolder) {
  const fontLicenses = readdirSync(join(rootFolder, 'fonts')).filter((fileName) => fileName.startsWith('OFL-'));
  const symbols = readJson(rootFolder, 'templates', 'symbols', 'symbols.json');
  const authors = Object.entries(symbols.authors).map(
    ([authorId, { name, url }]) => `${name ?? authorId}${url ? ` (${url})` : ''}`,
  );
  return [
    ...fontLicenses.map((fileName) => ({
      titles: [`Fonts: ${fileName.slice('OFL-'.length, -'.txt'.length)}`],
      text: readText(rootFolder, 'fonts', fileName),
    })),
    {
      titles: ['Hyphenation patterns for American English, in hyphen'],
      text: readText(rootFolder, 'scripts', 'notices', 'texts', 'hyphenation-en-us.txt'),
    },
    {
      titles: ['Color profile CoatedFOGRA39'],
      text: readText(rootFolder, 'colors', 'LICENSE-CoatedFOGRA39.txt'),
    },
    {
      titles: ['Colour profile sRGB2014, in pdfkit'],
      text: readText(rootFolder, 'scripts', 'notices', 'texts', 'color-profile.txt'),
    },
    {
      titles: ['Symbols of game-icons.net, cut to their outline and scaled'],
      text: `Drawn by ${authors.join(', ')}.\n\n${readLicense(rootFolder, 'CC-BY-3.0', [])}`,
    },
    {
      titles: ['Electron'],
      text: `${readText(rootFolder, 'node_modules', 'electron', 'LICENSE')}\n\nElectron holds Chromium, Node.js and what these are made of; their licences stand in LICENSES.chromium.html beside it.`,
    },
  ];
}

const SEPARATOR = '='.repeat(100);

/**
 * Formats the whole file. Throws a UserError that names a package without a text.
 * @param {string} rootFolder of the checkout, with its dependencies installed
 */
export function formatNotices(rootFolder) {
  const notices = [
    ...listPackageNotices(rootFolder),
    ...listLibvipsNotices(rootFolder),
    ...listOtherNotices(rootFolder),
  ];
  const noticeTexts = notices.map(
    ({ titles, text }) => `${SEPARATOR}\n${titles.join('\n')}\n${SEPARATOR}\n\n${text}\n`,
  );
  return `Rollcall holds work of others, each under the licence that follows its name.\n\n${noticeTexts.join('\n')}`.replaceAll(
    '\r\n',
    '\n',
  );
}

/**
 * Lists what is in a bundle and not in the notices: packages, and hyphenation patterns of other languages.
 * @param {string} rootFolder @param {Iterable<string>} moduleIds paths of files
 */
export function listUnnamed(rootFolder, moduleIds) {
  const namedPaths = new Set(listShippedPackages(rootFolder).map(({ path }) => path));
  const unnamedParts = new Set();
  for (const moduleId of moduleIds) {
    const modulePath = moduleId.replaceAll('\\', '/');
    // Matches the folder of a package: `node_modules/zod`, `node_modules/@pdf-lib/upng`, `node_modules/a/node_modules/b`.
    const [packagePath] = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(modulePath) ?? [];
    if (packagePath !== undefined && !namedPaths.has(packagePath)) unnamedParts.add(packagePath);
    const [, language] = /\/hyphen\/patterns\/([\w-]+)\.js/.exec(modulePath) ?? [];
    if (language !== undefined && language !== 'en-us') unnamedParts.add(`the hyphenation patterns ${language}`);
  }
  return [...unnamedParts].sort();
}

/**
 * A plugin for Vite that refuses a bundle with something that the notices do not name. With `write` it writes the notices next
 * to the bundle.
 * @param {string} rootFolder
 * @param {{ write?: boolean }} [options]
 * @returns {import('vite').Plugin}
 */
export function notices(rootFolder, { write: shouldWrite = false } = {}) {
  return {
    name: 'rollcall-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const moduleIds = Object.values(bundle).flatMap((bundleChunk) =>
        bundleChunk.type === 'chunk' ? bundleChunk.moduleIds : [],
      );
      const unnamedParts = listUnnamed(rootFolder, moduleIds);
      if (unnamedParts.length > 0)
        throw new UserError(`the notices do not name ${unnamedParts.join(', ')}, which the program holds`);
      if (shouldWrite) this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: formatNotices(rootFolder) });
    },
  };
}
