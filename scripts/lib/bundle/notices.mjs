/**
 * The notices that ship with the program: every licence text of everything that others made. A build fails when a text
 * is missing, or when a bundle holds a package that the notices do not name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../log.mjs';
import { licenceText } from './licence-texts.mjs';

const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** @typedef {{ name: string, version: string, place: string, licence: string | undefined }} Shipped */
/** @typedef {{ titles: string[], text: string }} Notice */

/** @param {string} root @param {string[]} path @returns {any} */
const json = (root, ...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
/** @param {string} root @param {string[]} path */
const text = (root, ...path) => readFileSync(join(root, ...path), 'utf8').trim();

/** What pdf.js asks for in Node alone: there we show no page, so that none of it comes along. */
const UNSHIPPED = /^node_modules\/@napi-rs\/canvas/;

/**
 * Every package that belongs to the program, those for other machines included, in order of their names.
 * @param {string} root
 * @returns {Shipped[]}
 */
export function shippedPackages(root) {
  const { packages } = json(root, 'package-lock.json');
  return Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional && !UNSHIPPED.test(place))
    .map(([place, { version, license }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      place,
      licence: license,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.place < b.place ? -1 : 1));
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|copyright)/i;

/**
 * The licence text of a package, or ours where it has none; undefined for a package of another platform.
 * @param {string} root @param {Shipped} shipped
 */
function textOf(root, { name, place }) {
  if (!existsSync(join(root, place))) return undefined;
  const files = readdirSync(join(root, place)).filter((file) => LICENCE_FILE.test(file));
  if (files.length > 0) return files.map((file) => text(root, place, file)).join('\n\n');
  const known = json(root, 'scripts', 'notices', 'packages.json');
  const entry = known[name] ?? known[`${name.split('/')[0]}/*`];
  if (entry !== undefined) {
    return entry
      .map((/** @type {{ licence: string, copyright: string[] }} */ { licence, copyright }) =>
        licenceText(root, licence, copyright),
      )
      .join('\n\n');
  }
  // Its libraries have a section of their own.
  if (name.startsWith('@img/sharp-libvips-')) return undefined;
  throw new UserError(`${name} ships without a licence text; find it, and name it in scripts/notices/packages.json`);
}

/** @param {string} root @returns {Notice[]} packages that share a text, together */
function packageNotices(root) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const shipped of shippedPackages(root)) {
    const said = textOf(root, shipped);
    if (said === undefined) continue;
    const title = `${shipped.name} ${shipped.version}`;
    byText.set(said, [...new Set([...(byText.get(said) ?? []), title])]);
  }
  return [...byText].map(([said, titles]) => ({ titles, text: said }));
}

/** @param {string} root @returns {Notice[]} what sharp brings along, and each of its licences once */
function libvipsNotices(root) {
  /** @type {Record<string, { licences: string[], copyright: string }>} */
  const libraries = json(root, 'scripts', 'notices', 'libvips.json');
  const list = Object.entries(libraries).map(
    ([name, { licences, copyright }]) => `${name} (${licences.join(', ')})\n  ${copyright}`,
  );
  const licences = [...new Set(Object.values(libraries).flatMap((library) => library.licences))].sort();
  // The text of the Lesser licence holds that of the general one, which it is a supplement to.
  return [
    {
      titles: ['libvips and the libraries in it, which come with sharp'],
      text: `${list.join('\n')}\n\nThey are built by https://github.com/lovell/sharp-libvips, where their sources are named. They are\nlibraries of their own beside the program and may be replaced by others.`,
    },
    ...licences.map((licence) => ({
      titles: [`${licence}, of libraries in libvips`],
      text: licenceText(root, licence, []),
    })),
  ];
}

/** @param {string} root @returns {Notice[]} what is no package */
function otherNotices(root) {
  const fonts = readdirSync(join(root, 'fonts')).filter((file) => file.startsWith('OFL-'));
  const symbols = json(root, 'templates', 'symbols', 'symbols.json');
  const authors = Object.entries(symbols.authors).map(
    ([id, { name, url }]) => `${name ?? id}${url ? ` (${url})` : ''}`,
  );
  return [
    ...fonts.map((file) => ({
      titles: [`Fonts: ${file.slice('OFL-'.length, -'.txt'.length)}`],
      text: text(root, 'fonts', file),
    })),
    {
      titles: ['Hyphenation patterns for American English, in hyphen'],
      text: text(root, 'scripts', 'notices', 'texts', 'hyphenation-en-us.txt'),
    },
    {
      titles: ['Colour profile sRGB2014, in pdfkit'],
      text: text(root, 'scripts', 'notices', 'texts', 'colour-profile.txt'),
    },
    {
      titles: ['Symbols of game-icons.net, cut to their outline and scaled'],
      text: `Drawn by ${authors.join(', ')}.\n\n${licenceText(root, 'CC-BY-3.0', [])}`,
    },
    {
      titles: ['Electron'],
      text: `${text(root, 'node_modules', 'electron', 'LICENSE')}\n\nElectron holds Chromium, Node.js and what these are made of; their licences stand in LICENSES.chromium.html beside it.`,
    },
  ];
}

const LINE = '='.repeat(100);

/**
 * The whole file. Throws a UserError that names what lacks a text.
 * @param {string} root of the checkout, with its dependencies installed
 */
export function noticesText(root) {
  const notices = [...packageNotices(root), ...libvipsNotices(root), ...otherNotices(root)];
  const parts = notices.map(({ titles, text: said }) => `${LINE}\n${titles.join('\n')}\n${LINE}\n\n${said}\n`);
  return `Rollcall holds work of others, each under the licence that follows its name.\n\n${parts.join('\n')}`.replaceAll(
    '\r\n',
    '\n',
  );
}

/**
 * What is in a bundle and not in the notices: packages, and hyphenation patterns of other languages.
 * @param {string} root @param {Iterable<string>} modules places of files
 */
export function unnamed(root, modules) {
  const named = new Set(shippedPackages(root).map(({ place }) => place));
  const found = new Set();
  for (const id of modules) {
    const path = id.replaceAll('\\', '/');
    const [place] = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    if (place !== undefined && !named.has(place)) found.add(place);
    const [, language] = /\/hyphen\/patterns\/([\w-]+)\.js/.exec(path) ?? [];
    if (language !== undefined && language !== 'en-us') found.add(`the hyphenation patterns ${language}`);
  }
  return [...found].sort();
}

/**
 * For the bundler: refuses a bundle that holds what the notices do not name, and with `write` puts the notices beside it.
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
      const lack = unnamed(root, modules);
      if (lack.length > 0) throw new UserError(`the notices do not name ${lack.join(', ')}, which the program holds`);
      if (write) this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: noticesText(root) });
    },
  };
}
