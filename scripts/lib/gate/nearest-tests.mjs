import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Imports except those of types, which the compiler checks. */
const IMPORTS = /\b(?:(?:import|export)\s+(?!type\b)(?:[^;'"()]*?\bfrom\s+)?|import\(|new URL\()\s*'(\.{1,2}\/[^'?]+)/g;

const isTest = (/** @type {string} */ file) => /^test\/(?:unit|games)\/.*\.test\.tsx?$/.test(file);

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
    for (let level = [file]; level.length > 0; ) {
      const next = level.flatMap((name) => importers.get(name) ?? []).filter((name) => !seen.has(name));
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

/** @param {string} root @param {readonly string[]} files all of the checkout @param {readonly string[]} changed */
export const testsOf = (root, files, changed) =>
  nearestTests(
    changed,
    importersOf(files, (file) => readFileSync(join(root, file), 'utf8')),
  );
