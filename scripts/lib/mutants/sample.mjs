// Lists the mutants of the product's core and takes a sample that depends on a seed alone.
import { readdirSync, readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** @param {readonly string[]} folders @returns {string[]} Tests of these folders of `src/shared`. */
const unit = (...folders) => folders.map((folder) => `test/unit/${folder}/**/*.test.ts`);

/**
 * Parts of the core, from each of which an equal share of the sample is taken, and the tests nearest to each. Sentences, which
 * hold no logic, are left out.
 */
export const PARTS = {
  rules: {
    files: /^(?:rules\/|games\/.*\/(?:check|derive|fixes|team)\/)/,
    tests: [
      'test/games/*.test.ts',
      'test/games/*/*.test.ts',
      ...unit('rules', 'event', 'character-fields', 'sheet/roster'),
      'test/unit/suggest/!(every-team).test.ts',
      'test/unit/renderer/features/teams/verdict/*.test.ts',
      'test/law/{verdict,fixes,fix-values,team-sums}.test.ts',
    ],
  },
  play: {
    files: /^(?:play\/|games\/.*\/play\/)/,
    tests: [
      'test/games/*.test.ts',
      'test/games/*/play/**/*.test.ts',
      ...unit('play', 'compare', 'sheet/score'),
      'test/unit/renderer/features/encounters/table/{drawn-first,session,table-view,event-form/**/*}.test.ts',
      'test/law/{duel,play/!(german)}.test.ts',
    ],
  },
  parsing: {
    files: /^(?:document|table|deck|text)\//,
    tests: [
      ...unit('document', 'table', 'deck', 'text', 'character-fields'),
      'test/unit/rules/unknown-key.test.ts',
      'test/law/{field-tables.isolated,file-names,table,edits}.test.ts',
    ],
  },
  layout: { files: /^card\//, tests: ['test/games/cards.test.ts', ...unit('card')] },
  print: { files: /^(?:print|pdf|sheet)\//, tests: unit('print', 'pdf', 'sheet') },
};
const SENTENCES = /\/(?:de|messages|words)\/|(?:-messages|-texts?|-spec)\.ts$/;

/** Texts are held by tests of their own, and an empty one changes no decision. */
const EXCLUDED_MUTATORS = ['StringLiteral'];

/**
 * What a mutant is told apart by: `file:line:column-line:column mutator replacement`. `first` is the number of the first line and
 * column: 0 while Stryker runs, 1 in its results.
 * @param {Pick<import('@stryker-mutator/api/core').Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>} mutant
 */
export function keyOf({ fileName, location: { start, end }, mutatorName, replacement }, first = 0) {
  const from = `${start.line + 1 - first}:${start.column + 1 - first}`;
  const to = `${end.line + 1 - first}:${end.column + 1 - first}`;
  return `${relative(fileName)}:${from}-${to} ${mutatorName} ${replacement}`;
}

/** The path from the project's folder, also of a file in the copy that the tests run in. @param {string} fileName */
const relative = (fileName) => fileName.replaceAll('\\', '/').replace(/^.*?(?=src\/shared\/)/, '');

/**
 * A mutant by what is written there, which stays the same when lines move: `replaced` is the first line of what is replaced.
 * @typedef {{ file: string, line: string, replaced: string, replacement: string }} Change
 */

/** @param {Change} change @returns {string} Equal for equal changes. */
export const changeKey = ({ file, line, replaced, replacement }) => JSON.stringify([file, line, replaced, replacement]);

/**
 * @param {{ size: number, seed: number, only?: string | undefined, parts?: readonly string[] | undefined }} wish
 * @returns {Promise<{ part: string, key: string, range: string, change: Change }[]>} In the order of the parts, then of the draw.
 */
export async function sampleMutants({ size, seed, only, parts: wanted = Object.keys(PARTS) }) {
  const random = randomFrom(seed);
  const sample = [];
  const all = readdirSync('src/shared', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !SENTENCES.test(name) && (only === undefined || name.includes(only)))
    .sort();
  const parts = Object.entries(PARTS)
    .map(([part, { files: places }]) => ({ part, files: all.filter((name) => places.test(name)) }))
    .filter(({ files }) => files.length > 0);
  const share = Math.ceil(size / parts.filter(({ part }) => wanted.includes(part)).length);
  for (const { part, files: names } of parts) {
    const files = names.map((name) => `src/shared/${name}`);
    const mutants = (await mutantsIn(files)).sort((a, b) => (a.key < b.key ? -1 : 1));
    // Parts that are not wanted are drawn from too, so that the others have the same share of a seed.
    for (let i = 0; i < share && mutants.length > 0; i += 1) {
      const drawn = mutants.splice(Math.floor(random() * mutants.length), 1);
      if (wanted.includes(part)) for (const one of drawn) sample.push({ part, ...one });
    }
  }
  return sample.slice(0, size);
}

/** @param {readonly string[]} files */
async function mutantsIn(files) {
  const silent = /** @type {import('@stryker-mutator/api/logging').Logger} */ (
    /** @type {unknown} */ ({ isDebugEnabled: () => false, debug() {}, info() {}, warn() {} })
  );
  const options = { plugins: [], ignorers: [], excludedMutations: EXCLUDED_MUTATORS, noHeader: true };
  const texts = new Map(files.map((name) => [name, readFileSync(name, 'utf8')]));
  const { mutants } = await new Instrumenter(silent).instrument(
    [...texts].map(([name, content]) => ({ name, mutate: true, content })),
    options,
  );
  return mutants
    .filter(({ status }) => status === undefined)
    .map((mutant) => ({
      key: keyOf(mutant),
      range: rangeOf(mutant),
      change: changeOf(mutant, texts.get(relative(mutant.fileName)) ?? ''),
    }));
}

/**
 * @param {import('@stryker-mutator/api/core').Mutant} mutant
 * @param {string} text of its file
 * @returns {Change}
 */
function changeOf({ fileName, location: { start, end }, replacement }, text) {
  const line = text.split('\n')[start.line] ?? '';
  return {
    file: relative(fileName),
    line: line.trim(),
    replaced: line.slice(start.column, end.line === start.line ? end.column : undefined),
    replacement: replacement.replaceAll(/\s+/g, ' '),
  };
}

/** As Stryker's option `mutate` writes a place: lines from 1, columns from 0. @param {import('@stryker-mutator/api/core').Mutant} mutant */
function rangeOf({ fileName, location: { start, end } }) {
  return `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
}

/** Mulberry32: numbers from 0 to 1. @param {number} seed */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
