// npm run mutants: changes single places of the core and checks whether a test notices. Each such change is a mutant; a test that fails
// kills it. It takes half an hour, so the gate doesn't run it.
//   --size N      the number of mutants in the sample, 300 by default
//   --seed N      selects a different sample
//   --parts NAMES uses only these parts, such as rules,play,parsing
//   --only PATH   uses only files whose path below src/shared contains this text
//   --tests GLOBS runs these tests instead of the nearest ones, separated by commas
//   --list        shows the sample and runs nothing
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';
import { getChangeKey, getMutantKey, PARTS, sampleMutants } from './lib/mutants/sample.mjs';

const CACHE_FOLDER = 'node_modules/.cache/mutants';
const EQUIVALENT_FILE = 'scripts/lib/mutants/equivalent.json';

const { values: optionValues } = parseArgs({
  options: {
    size: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    parts: { type: 'string' },
    only: { type: 'string' },
    tests: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

await runMain(async () => {
  await ensureDependencies();
  const partNames = optionValues.parts?.split(',') ?? Object.keys(PARTS);
  const unknownParts = partNames.filter((partName) => !Object.hasOwn(PARTS, partName));
  if (unknownParts.length > 0) {
    print([`There is no part ${unknownParts.join(', ')}. Choose from ${Object.keys(PARTS).join(', ')}.`]);
    return 2;
  }
  const mutantSample = await sampleMutants({
    size: Number(optionValues.size),
    seed: Number(optionValues.seed),
    only: optionValues.only,
    parts: partNames,
  });
  if (optionValues.list) {
    print(
      mutantSample.map(({ part, key, change }) => `${part}  ${key.replaceAll(/\s+/g, ' ')}  |  ${change.replaced}`),
    );
    return 0;
  }
  const results = new Map();
  for (const [partName, { tests: testGlobs }] of Object.entries(PARTS)) {
    const mutants = mutantSample.filter((mutant) => mutant.part === partName);
    if (mutants.length === 0) continue;
    for (const [mutantKey, status] of await runMutants(mutants, optionValues.tests?.split(',') ?? testGlobs))
      results.set(mutantKey, status);
    printReport(mutants, results);
  }
  printReport(mutantSample, results);
  return 0;
});

/**
 * Runs tests against each mutant, and returns the status of each by its key.
 * @param {readonly { key: string, range: string }[]} mutants
 * @param {readonly string[]} testGlobs
 * @returns {Promise<Map<string, string>>}
 */
async function runMutants(mutants, testGlobs) {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  process.env.ROLLCALL_MUTANT_TESTS = JSON.stringify(testGlobs);
  // The process id keeps the samples of simultaneous runs in one folder apart.
  process.env.ROLLCALL_MUTANTS = resolve(CACHE_FOLDER, `sample-${process.pid}.json`);
  writeFileSync(process.env.ROLLCALL_MUTANTS, JSON.stringify(mutants.map(({ key }) => key)));
  const results = await new Stryker({
    mutate: mutants.map(({ range }) => range),
    mutator: { excludedMutations: ['StringLiteral'] },
    plugins: ['@stryker-mutator/vitest-runner', resolve('scripts/lib/mutants/sample-checker.mjs')],
    checkers: ['sample'],
    // Stryker rewrites the paths in a tsconfig with an interface that TypeScript 7 doesn't have. vitest needs no tsconfig.
    tsconfigFile: 'none.json',
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    dryRunTimeoutMinutes: 60,
    timeoutMS: 60_000,
    // Below node_modules, vitest would load the setup of Stryker only once for all test files.
    tempDirName: 'out/mutants',
    ignorePatterns: ['out', 'dist'],
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();
  // Stryker counts lines and columns from 1 in its results.
  return new Map(results.map((result) => [getMutantKey(result, 1), result.status]));
}

/**
 * Prints a table of the parts, then each survivor that `equivalent.json` does not explain and each mutant that ran out of time. The
 * file lists changes that no test can notice, because the changed code does the same, with the reason.
 * @param {readonly { part: string, key: string, change: import('./lib/mutants/sample.mjs').Change }[]} mutantSample
 * @param {ReadonlyMap<string, string>} results
 */
function printReport(mutantSample, results) {
  /** @type {(import('./lib/mutants/sample.mjs').Change & { reason: string })[]} */
  const explanations = JSON.parse(readFileSync(EQUIVALENT_FILE, 'utf8'));
  const equivalentKeys = new Set(explanations.map(getChangeKey));
  const resultRows = mutantSample.map((mutant) => ({ ...mutant, status: results.get(mutant.key) ?? 'NotRun' }));
  /** @param {{ status: string }} row */
  const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout';
  /** @param {{ change: import('./lib/mutants/sample.mjs').Change }} row */
  const isExplained = ({ change }) => equivalentKeys.has(getChangeKey(change));
  const partNames = [...new Set(resultRows.map(({ part }) => part))];
  print(['', '| part | mutants | killed | equivalent | survived |', '| --- | --- | --- | --- | --- |']);
  for (const partName of [...partNames, 'all']) {
    const partRows = resultRows.filter((resultRow) => partName === 'all' || resultRow.part === partName);
    const survivors = partRows.filter((resultRow) => !isKilled(resultRow));
    const explainedSurvivors = survivors.filter(isExplained);
    print([
      `| ${partName} | ${partRows.length} | ${partRows.length - survivors.length} | ${explainedSurvivors.length} | ${survivors.length - explainedSurvivors.length} |`,
    ]);
  }
  print(['']);
  // A timeout can come from an endless loop, which is a kill, or from a busy machine, which is not. So timeouts are listed too.
  const listedRows = resultRows.filter(
    (mutant) => mutant.status === 'Timeout' || (!isKilled(mutant) && !isExplained(mutant)),
  );
  for (const resultRow of listedRows) {
    print([`${resultRow.status}  ${resultRow.key}`, `    ${JSON.stringify(resultRow.change)}`]);
  }
}

/** @param {readonly string[]} lines */
function print(lines) {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
