// Lists the mutants of the product's core and takes a sample that depends on a seed alone. A mutant is the code with one small
// change, such as `<` instead of `<=`, that at least one test should notice.
import { readdirSync, readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** Lists globs of the unit tests of folders of `src/shared`. @param {readonly string[]} folders */
const listUnitTests = (...folders) => folders.map((folder) => `test/unit/${folder}/**/*.test.ts`);

/**
 * The parts of the core, with the nearest tests of each part. The sample has an equal share of each part. Files with sentences are
 * excluded because they contain no logic.
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
      'test/unit/card/{user-fonts,template-pictures}.test.ts',
      'test/law/imposition.test.ts',
    ],
  },
};
/** Matches files that contain only sentences, such as `play/de/…`, `report-messages.ts` or `roster-text.ts`. */
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
export async function sampleMutants({
  size: sampleSize,
  seed: randomSeed,
  only: pathFilter,
  parts: wantedParts = Object.keys(PARTS),
}) {
  const drawNumber = createRandom(randomSeed);
  const sample = [];
  const allFiles = readdirSync('src/shared', { recursive: true, encoding: 'utf8' })
    .map((filePath) => filePath.replaceAll('\\', '/'))
    .filter(
      (filePath) =>
        filePath.endsWith('.ts') &&
        !SENTENCES.test(filePath) &&
        (pathFilter === undefined || filePath.includes(pathFilter)),
    )
    .sort();
  const partFiles = Object.entries(PARTS)
    .map(([partName, { files: pattern }]) => ({
      part: partName,
      files: allFiles.filter((filePath) => pattern.test(filePath)),
    }))
    .filter(({ files }) => files.length > 0);
  const sharePerPart = Math.ceil(sampleSize / partFiles.filter(({ part }) => wantedParts.includes(part)).length);
  for (const { part: partName, files: partPaths } of partFiles) {
    const files = partPaths.map((filePath) => `src/shared/${filePath}`);
    const mutants = (await listMutants(files)).sort((left, right) => (left.key < right.key ? -1 : 1));
    // The sample is drawn from unwanted parts too, so that a seed gives the other parts the same mutants.
    for (let drawIndex = 0; drawIndex < sharePerPart && mutants.length > 0; drawIndex += 1) {
      const drawnMutants = mutants.splice(Math.floor(drawNumber() * mutants.length), 1);
      if (wantedParts.includes(partName)) for (const mutant of drawnMutants) sample.push({ part: partName, ...mutant });
    }
  }
  return sample.slice(0, sampleSize);
}

/** Lists all mutants of files. @param {readonly string[]} files */
async function listMutants(files) {
  const silentLogger = /** @type {import('@stryker-mutator/api/logging').Logger} */ (
    /** @type {unknown} */ ({ isDebugEnabled: () => false, debug() {}, info() {}, warn() {} })
  );
  const options = { plugins: [], ignorers: [], excludedMutations: EXCLUDED_MUTATORS, noHeader: true };
  const fileTexts = new Map(files.map((filePath) => [filePath, readFileSync(filePath, 'utf8')]));
  const { mutants } = await new Instrumenter(silentLogger).instrument(
    [...fileTexts].map(([filePath, content]) => ({ name: filePath, mutate: true, content })),
    options,
  );
  return mutants
    .filter(({ status }) => status === undefined)
    .map((mutant) => ({
      key: getMutantKey(mutant),
      range: formatRange(mutant),
      change: describeChange(mutant, fileTexts.get(getSourcePath(mutant.fileName)) ?? ''),
    }));
}

/**
 * Describes a mutant by its text.
 * @param {import('@stryker-mutator/api/core').Mutant} mutant
 * @param {string} fileText of its file
 * @returns {Change}
 */
function describeChange({ fileName, location: { start: startPosition, end: endPosition }, replacement }, fileText) {
  const sourceLine = fileText.split('\n')[startPosition.line] ?? '';
  return {
    file: getSourcePath(fileName),
    line: sourceLine.trim(),
    replaced: sourceLine.slice(
      startPosition.column,
      endPosition.line === startPosition.line ? endPosition.column : undefined,
    ),
    replacement: replacement.replaceAll(/\s+/g, ' '),
  };
}

/**
 * Formats the range of a mutant for Stryker's option `mutate`, which counts lines from 1 and columns from 0.
 * @param {import('@stryker-mutator/api/core').Mutant} mutant
 */
function formatRange({ fileName, location: { start: startPosition, end: endPosition } }) {
  return `${fileName}:${startPosition.line + 1}:${startPosition.column}-${endPosition.line + 1}:${endPosition.column}`;
}

/** Returns a generator of random numbers from 0 to 1, Mulberry32. @param {number} randomSeed */
function createRandom(randomSeed) {
  let state = randomSeed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
