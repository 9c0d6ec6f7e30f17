/** Finds the unit tests nearest to a change, for `npm run check`. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * Matches imports of relative paths, and captures the path: `import { a } from './a.ts'`, `export * from './a.ts'`, `import('./a.ts')`
 * and `new URL('./a.worker.ts', …)`. Type imports don't match, because the compiler checks them.
 */
const IMPORTS = /\b(?:(?:import|export)\s+(?!type\b)(?:[^;'"()]*?\bfrom\s+)?|import\(|new URL\()\s*'(\.{1,2}\/[^'?]+)/g;

/** Whether a file is a unit test. @param {string} filePath */
const isTest = (filePath) => /^test\/(?:unit|games)\/.*\.test\.tsx?$/.test(filePath);

/** Whether a file lists the games. Every part of the program imports it, so all tests would be near it. @param {string} filePath */
const isListOfGames = (filePath) => /^src\/shared\/games\/[^/]+\.ts$/.test(filePath);

/**
 * The tests that cannot be found through imports, by the files that they check: games, which only the catalog imports, data and
 * layers. Each function receives the groups that its pattern has captured, here the name of a game.
 * @type {readonly (readonly [changed: RegExp, tests: (...groups: string[]) => RegExp])[]}
 */
const TESTS_BY_PATH = [
  [/^src\/shared\/games\/([^/]+)\/play\//, (game) => new RegExp(`^test/games/${game}/play/`)],
  [
    /^src\/shared\/games\/([^/]+)\/(?!play\/)/,
    (game) => new RegExp(`^test/games/(?:every-game|${game}/[^/]+)\\.(?:isolated\\.)?test`),
  ],
  [/^src\/shared\/games\/[^/]+\.ts$/, () => /^test\/games\/every-game\./],
  [/^templates\/(?:cards|layouts)\//, () => /^test\/(?:games\/cards|unit\/card\/template\/built-in)\.test/],
  [/^samples\//, () => /^test\/(?:unit\/samples\/|games\/cards\.test)/],
  [/^schemas\//, () => /^test\/unit\/document\/schemas\.test/],
  [/^(?:docs\/|[^/]+\.md$)/, () => /^test\/unit\/docs\//],
  [/^src\//, () => /^test\/unit\/(?:folders|layers)\.test/],
];

/**
 * Finds the files that import each file.
 * @param {readonly string[]} allFiles relative to the root, with forward slashes
 * @param {(file: string) => string} read
 * @returns {Map<string, string[]>}
 */
export function findImporters(allFiles, read) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const filePath of allFiles.filter((name) => /\.(?:tsx?|mjs)$/.test(name)))
    for (const [, specifier = ''] of read(filePath).matchAll(IMPORTS)) {
      const target = posix.join(posix.dirname(filePath), specifier);
      importers.set(target, [...(importers.get(target) ?? []), filePath]);
    }
  return importers;
}

/**
 * Finds the tests that import a changed file; where there are none, those that import its importers, and so on. For most files,
 * all tests that depend on them in any way would be half of the suite; `npm test` runs those.
 * @param {readonly string[]} changed
 * @param {Map<string, string[]>} importers
 * @returns {string[]} in alphabetical order
 */
export function findNearestTests(changed, importers) {
  const foundTests = new Set(changed.filter(isTest));
  for (const filePath of changed) {
    const visited = new Set([filePath]);
    let currentFiles = isListOfGames(filePath) ? [] : [filePath];
    while (currentFiles.length > 0) {
      const importingFiles = currentFiles
        .flatMap((name) => importers.get(name) ?? [])
        .filter((name) => !visited.has(name) && !isListOfGames(name));
      for (const name of importingFiles) visited.add(name);
      const tests = importingFiles.filter(isTest);
      for (const name of tests) foundTests.add(name);
      // Test helpers are part of the tests, so the search continues with the files that import them.
      const followedFiles =
        tests.length === 0
          ? importingFiles
          : importingFiles.filter((name) => name.startsWith('test/') && !isTest(name));
      currentFiles = [...new Set(followedFiles)];
    }
  }
  return [...foundTests].sort();
}

/**
 * Finds the tests that belong to the path of a changed file.
 * @param {readonly string[]} allFiles all of the checkout
 * @param {readonly string[]} changed
 * @returns {string[]}
 */
export function findTestsByPath(allFiles, changed) {
  const testSources = changed.flatMap((filePath) =>
    TESTS_BY_PATH.flatMap(([changedPattern, getTests]) => {
      const match = changedPattern.exec(filePath);
      return match ? [getTests(...match.slice(1)).source] : [];
    }),
  );
  // Equal patterns are different objects, so duplicates are found by their sources.
  const testPatterns = [...new Set(testSources)].map((source) => new RegExp(source));
  return allFiles.filter((filePath) => isTest(filePath) && testPatterns.some((pattern) => pattern.test(filePath)));
}

/**
 * Lists the tests nearest to a change.
 * @param {string} root
 * @param {readonly string[]} allFiles all of the checkout
 * @param {readonly string[]} changed
 */
export function listNearestTests(root, allFiles, changed) {
  const importers = findImporters(allFiles, (filePath) => readFileSync(join(root, filePath), 'utf8'));
  return [...new Set([...findNearestTests(changed, importers), ...findTestsByPath(allFiles, changed)])];
}
