import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Imports except those of types, which the compiler checks. */
const IMPORTS = /\b(?:(?:import|export)\s+(?!type\b)(?:[^;'"()]*?\bfrom\s+)?|import\(|new URL\()\s*'(\.{1,2}\/[^'?]+)/g;

const isTest = (/** @type {string} */ file) => /^test\/(?:unit|games)\/.*\.test\.tsx?$/.test(file);

/** Every part of the program imports the lists of games, so that all tests are near to them. */
const isRegistry = (/** @type {string} */ file) => /^src\/shared\/games\/[^/]+\.ts$/.test(file);

/**
 * Tests that hold what no import leads to: games behind the catalogue, files that are read as data, and walls.
 * @type {readonly (readonly [changed: RegExp, tests: (...groups: string[]) => RegExp])[]}
 */
const PLACES = [
  [/^src\/shared\/games\/([^/]+)\/play\//, (game) => new RegExp(`^test/games/${game}/play/`)],
  [/^src\/shared\/games\/([^/]+)\/(?!play\/)/, (game) => new RegExp(`^test/games/(?:every-game|${game}/[^/]+)\\.test`)],
  [/^src\/shared\/games\/[^/]+\.ts$/, () => /^test\/games\/every-game\.test/],
  [/^templates\/(?:cards|layouts)\//, () => /^test\/(?:games\/cards|unit\/card\/template\/built-in)\.test/],
  [/^samples\//, () => /^test\/(?:unit\/samples\/|games\/cards\.test)/],
  [/^schemas\//, () => /^test\/unit\/document\/schemas\.test/],
  [/^(?:docs\/|[^/]+\.md$)/, () => /^test\/unit\/docs\//],
  [/^src\//, () => /^test\/unit\/(?:walls|layers)\.test/],
];

/**
 * Who imports what.
 * @param {readonly string[]} files relative to the root, with forward slashes
 * @param {(file: string) => string} read
 * @returns {Map<string, string[]>} the importers of each file
 */
export function importersOf(files, read) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of files.filter((name) => /\.(?:tsx?|mjs)$/.test(name)))
    for (const [, specifier = ''] of read(file).matchAll(IMPORTS)) {
      const target = posix.join(posix.dirname(file), specifier);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
}

/**
 * The unit tests that stand nearest to what changed: those that import it, else those that import its importers, and so on.
 * All tests that depend on it indirectly would be half of the suite for most files; npm test runs those.
 * @param {readonly string[]} changed
 * @param {Map<string, string[]>} importers
 * @returns {string[]} in order of their names
 */
export function nearestTests(changed, importers) {
  const found = new Set(changed.filter(isTest));
  for (const file of changed) {
    const seen = new Set([file]);
    for (let level = isRegistry(file) ? [] : [file]; level.length > 0; ) {
      const next = level
        .flatMap((name) => importers.get(name) ?? [])
        .filter((name) => !seen.has(name) && !isRegistry(name));
      for (const name of next) seen.add(name);
      const tests = next.filter(isTest);
      for (const name of tests) found.add(name);
      // Helpers of tests count as part of the tests, so only these are followed further.
      level = [
        ...new Set(tests.length === 0 ? next : next.filter((name) => name.startsWith('test/') && !isTest(name))),
      ];
    }
  }
  return [...found].sort();
}

/**
 * The tests of a place, for what changed in it.
 * @param {readonly string[]} files all of the checkout
 * @param {readonly string[]} changed
 * @returns {string[]}
 */
export function testsOfPlaces(files, changed) {
  const wanted = changed.flatMap((file) =>
    PLACES.flatMap(([place, tests]) => {
      const found = place.exec(file);
      return found ? [tests(...found.slice(1)).source] : [];
    }),
  );
  const tests = [...new Set(wanted)].map((source) => new RegExp(source));
  return files.filter((file) => isTest(file) && tests.some((place) => place.test(file)));
}

/** @param {string} root @param {readonly string[]} files all of the checkout @param {readonly string[]} changed */
export const testsOf = (root, files, changed) => [
  ...new Set([
    ...nearestTests(
      changed,
      importersOf(files, (file) => readFileSync(join(root, file), 'utf8')),
    ),
    ...testsOfPlaces(files, changed),
  ]),
];
