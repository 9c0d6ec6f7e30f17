import { readdirSync, readFileSync } from 'node:fs';

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .sort();

/** @param {RegExp} words @param {readonly string[]} among */
const filesWith = (words, among) => among.filter((file) => words.test(readFileSync(file, 'utf8')));
/** @param {readonly string[]} among @param {readonly string[]} others */
const without = (among, others) => among.filter((file) => !others.includes(file));

const everyday = files.filter((file) => /^test\/(?:unit|law|games)\//.test(file));

/** Files that put doubles in the place of modules, which others in the same process would have loaded already. */
const doubles = filesWith(/vi\.mock\(/, everyday);

/** Of these, the ones with the made-up game: all put the same double in the same place. */
export const withTinParade = filesWith(/withTinParade\(/, doubles);
export const alone = without(doubles, withTinParade);

/** Files that change what a module exports, or load it anew. */
export const changing = filesWith(/vi\.resetModules\(|import \* as \w+ from '\.\.?\//, without(everyday, doubles));

const others = without(everyday, [...doubles, ...changing]);

/** Files that need a page: those of screens, and those that ask for one. */
export const ofScreens = others.filter(
  (file) => file.endsWith('.tsx') || filesWith(/^\/\/ @vitest-environment happy-dom/, [file]).length > 0,
);
export const ofNode = without(others, ofScreens);

/** Files with laws that the gate tries less often than the soak does. */
export const laws = [
  ...new Set([...files.filter((file) => file.startsWith('test/law/')), ...filesWith(/\/support\/runs\.ts/, files)]),
];
