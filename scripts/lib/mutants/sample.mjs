// Lists the mutants of the product's core and takes a sample that depends on a seed alone.
import { readdirSync, readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** Lists globs of the unit tests of folders of `src/shared`. @param {readonly string[]} folders */
const listUnitTests = (...folders) => folders.map((folder) => `test/unit/${folder}/**/*.test.ts`);

/**
 * The parts of the core, with the nearest tests of each. The sample has an equal share of each part. Files with sentences are
 * left out because they contain no logic.
 */
export const PARTS = {
  rules: {
    files: /^(?:rules\/|games\/.*\/(?:check|derive|fixes|team)\/)/,
    tests: [
      'test/games/*.test.ts',
      'test/games/*/*.test.ts',
      ...listUnitTests('rules', 'event-pack', 'character-fields', 'sheet/roster'),
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
      ...listUnitTests('play', 'compare', 'sheet/score'),
      'test/unit/renderer/features/encounters/play-screen/{offers/first-options,session,event-form/**/*}.test.ts',
      'test/law/{duel,play/!(german)}.test.ts',
    ],
  },
  parsing: {
    files: /^(?:document|spreadsheet|deck|text)\//,
    tests: [
      ...listUnitTests('document', 'spreadsheet', 'deck', 'text', 'character-fields'),
      ...listUnitTests('card/findings'),
      'test/unit/cli/spreadsheets.test.ts',
      'test/unit/rules/unknown-key.test.ts',
      'test/law/{field-tables.isolated,file-names,table,edits}.test.ts',
    ],
  },
  layout: { files: /^card\//, tests: ['test/games/cards.test.ts', ...listUnitTests('card')] },
  print: {
    files: /^(?:print|pdf|sheet)\//,
    tests: [
      ...listUnitTests('print', 'pdf', 'sheet', 'cli/report', 'print-references'),
      'test/unit/cli/{print,deck,images,log,pieces}.test.ts',
      'test/unit/card/{own-fonts,own-pictures}.test.ts',
      'test/law/imposition.test.ts',
    ],
  },
};
const SENTENCES = /\/(?:de|messages|words)\/|(?:-messages|-texts?|-spec)\.ts$/;

/** Mutators that are not used. Texts have their own tests, and an empty text changes no decision. */
const EXCLUDED_MUTATORS = ['StringLiteral'];

/**
 * Returns the text that identifies a mutant: `file:line:column-line:column mutator replacement`. `first` is the number of the
 * first line and column: 0 while Stryker runs, 1 in its results.
 * @param {Pick<import('@stryker-mutator/api/core').Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>} mutant
 */
export function getMutantKey({ fileName, location: { start, end }, mutatorName, replacement }, first = 0) {
  const startPosition = `${start.line + 1 - first}:${start.column + 1 - first}`;
  const endPosition = `${end.line + 1 - first}:${end.column + 1 - first}`;
  return `${getSourcePath(fileName)}:${startPosition}-${endPosition} ${mutatorName} ${replacement}`;
}

/** Returns the path below the project's folder, also for a file in the copy that the tests run in. @param {string} fileName */
const getSourcePath = (fileName) => fileName.replaceAll('\\', '/').replace(/^.*?(?=src\/shared\/)/, '');

/**
 * A mutant, described by its text, which stays the same when lines move. `replaced` is the first line of what is replaced.
 * @typedef {{ file: string, line: string, replaced: string, replacement: string }} Change
 */

/** Returns a text that is the same for equal changes. @param {Change} change */
export const getChangeKey = ({ file, line, replaced, replacement }) =>
  JSON.stringify([file, line, replaced, replacement]);

/**
 * Draws a sample of mutants, sorted by part and then in the order in which they are drawn.
 * @param {{ size: number, seed: number, only?: string | undefined, parts?: readonly string[] | undefined }} options
 * @returns {Promise<{ part: string, key: string, range: string, change: Change }[]>}
 */
export async function sampleMutants({ size, seed, only, parts: wantedParts = Object.keys(PARTS) }) {
  const random = createRandom(seed);
  const sample = [];
  const allFiles = readdirSync('src/shared', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !SENTENCES.test(name) && (only === undefined || name.includes(only)))
    .sort();
  const parts = Object.entries(PARTS)
    .map(([part, { files: pattern }]) => ({ part, files: allFiles.filter((name) => pattern.test(name)) }))
    .filter(({ files }) => files.length > 0);
  const share = Math.ceil(size / parts.filter(({ part }) => wantedParts.includes(part)).length);
  for (const { part, files: names } of parts) {
    const files = names.map((name) => `src/shared/${name}`);
    const mutants = (await listMutants(files)).sort((a, b) => (a.key < b.key ? -1 : 1));
    // The sample is drawn from unwanted parts too, so that a seed gives the other parts the same mutants.
    for (let index = 0; index < share && mutants.length > 0; index += 1) {
      const drawn = mutants.splice(Math.floor(random() * mutants.length), 1);
      if (wantedParts.includes(part)) for (const mutant of drawn) sample.push({ part, ...mutant });
    }
  }
  return sample.slice(0, size);
}

/** Lists all mutants of files. @param {readonly string[]} files */
async function listMutants(files) {
  const silentLogger = /** @type {import('@stryker-mutator/api/logging').Logger} */ (
    /** @type {unknown} */ ({ isDebugEnabled: () => false, debug() {}, info() {}, warn() {} })
  );
  const options = { plugins: [], ignorers: [], excludedMutations: EXCLUDED_MUTATORS, noHeader: true };
  const texts = new Map(files.map((name) => [name, readFileSync(name, 'utf8')]));
  const { mutants } = await new Instrumenter(silentLogger).instrument(
    [...texts].map(([name, content]) => ({ name, mutate: true, content })),
    options,
  );
  return mutants
    .filter(({ status }) => status === undefined)
    .map((mutant) => ({
      key: getMutantKey(mutant),
      range: formatRange(mutant),
      change: describeChange(mutant, texts.get(getSourcePath(mutant.fileName)) ?? ''),
    }));
}

/**
 * Describes a mutant by its text.
 * @param {import('@stryker-mutator/api/core').Mutant} mutant
 * @param {string} text of its file
 * @returns {Change}
 */
function describeChange({ fileName, location: { start, end }, replacement }, text) {
  const line = text.split('\n')[start.line] ?? '';
  return {
    file: getSourcePath(fileName),
    line: line.trim(),
    replaced: line.slice(start.column, end.line === start.line ? end.column : undefined),
    replacement: replacement.replaceAll(/\s+/g, ' '),
  };
}

/**
 * Formats the range of a mutant for Stryker's option `mutate`, which counts lines from 1 and columns from 0.
 * @param {import('@stryker-mutator/api/core').Mutant} mutant
 */
function formatRange({ fileName, location: { start, end } }) {
  return `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
}

/** Returns a generator of random numbers from 0 to 1, Mulberry32. @param {number} seed */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
