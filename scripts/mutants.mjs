// npm run mutants: changes single lines of the core and checks whether a test notices. It takes half an hour, so the gate doesn't run it.
//   --size N      mutants in the sample, 300 when left out
//   --seed N      another sample
//   --parts NAMES only these parts, such as rules,play,parsing
//   --only PATH   only files whose path below src/shared contains this text
//   --tests GLOBS these tests instead of the nearest ones, separated by commas
//   --list        shows the sample and runs nothing
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';
import { getChangeKey, getMutantKey, PARTS, sampleMutants } from './lib/mutants/sample.mjs';

const CACHE = 'node_modules/.cache/mutants';
const EQUIVALENT = 'scripts/lib/mutants/equivalent.json';

const { values } = parseArgs({
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
  const parts = values.parts?.split(',') ?? Object.keys(PARTS);
  const unknownParts = parts.filter((part) => !Object.hasOwn(PARTS, part));
  if (unknownParts.length > 0) {
    print([`There is no part ${unknownParts.join(', ')}. Choose from ${Object.keys(PARTS).join(', ')}.`]);
    return 2;
  }
  const sample = await sampleMutants({
    size: Number(values.size),
    seed: Number(values.seed),
    only: values.only,
    parts,
  });
  if (values.list) {
    print(sample.map(({ part, key, change }) => `${part}  ${key.replaceAll(/\s+/g, ' ')}  |  ${change.replaced}`));
    return 0;
  }
  const results = new Map();
  for (const [part, { tests }] of Object.entries(PARTS)) {
    const mutants = sample.filter((mutant) => mutant.part === part);
    if (mutants.length === 0) continue;
    for (const [key, status] of await runMutants(mutants, values.tests?.split(',') ?? tests)) results.set(key, status);
    printReport(mutants, results);
  }
  printReport(sample, results);
  return 0;
});

/**
 * Runs tests against each mutant, and returns the status of each by its key.
 * @param {readonly { key: string, range: string }[]} mutants
 * @param {readonly string[]} tests globs
 * @returns {Promise<Map<string, string>>}
 */
async function runMutants(mutants, tests) {
  mkdirSync(CACHE, { recursive: true });
  process.env.ROLLCALL_MUTANT_TESTS = JSON.stringify(tests);
  // The process id keeps the samples of simultaneous runs in one folder apart.
  process.env.ROLLCALL_MUTANTS = resolve(CACHE, `sample-${process.pid}.json`);
  writeFileSync(process.env.ROLLCALL_MUTANTS, JSON.stringify(mutants.map(({ key }) => key)));
  const results = await new Stryker({
    mutate: mutants.map(({ range }) => range),
    mutator: { excludedMutations: ['StringLiteral'] },
    plugins: ['@stryker-mutator/vitest-runner', resolve('scripts/lib/mutants/sample-checker.mjs')],
    checkers: ['sample'],
    // Stryker rewrites the paths in a tsconfig by an interface that TypeScript 7 doesn't have; vitest needs none.
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
  return new Map(results.map((result) => [getMutantKey(result, 1), result.status]));
}

/**
 * Prints a table of the parts, then each survivor that `equivalent.json` does not explain and each mutant that ran out of time.
 * @param {readonly { part: string, key: string, change: import('./lib/mutants/sample.mjs').Change }[]} sample
 * @param {ReadonlyMap<string, string>} results
 */
function printReport(sample, results) {
  /** @type {(import('./lib/mutants/sample.mjs').Change & { reason: string })[]} */
  const explanations = JSON.parse(readFileSync(EQUIVALENT, 'utf8'));
  const equivalent = new Set(explanations.map(getChangeKey));
  const rows = sample.map((mutant) => ({ ...mutant, status: results.get(mutant.key) ?? 'NotRun' }));
  /** @param {{ status: string }} row */
  const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout';
  /** @param {{ change: import('./lib/mutants/sample.mjs').Change }} row */
  const isExplained = ({ change }) => equivalent.has(getChangeKey(change));
  const parts = [...new Set(rows.map(({ part }) => part))];
  print(['', '| part | mutants | killed | equivalent | survived |', '| --- | --- | --- | --- | --- |']);
  for (const part of [...parts, 'all']) {
    const partRows = rows.filter((row) => part === 'all' || row.part === part);
    const survivors = partRows.filter((row) => !isKilled(row));
    const explained = survivors.filter(isExplained);
    print([
      `| ${part} | ${partRows.length} | ${partRows.length - survivors.length} | ${explained.length} | ${survivors.length - explained.length} |`,
    ]);
  }
  print(['']);
  // A timeout can come from an endless loop, which is a kill, or from a busy machine, which is not. So timeouts are listed too.
  const open = rows.filter((mutant) => mutant.status === 'Timeout' || (!isKilled(mutant) && !isExplained(mutant)));
  for (const row of open) {
    print([`${row.status}  ${row.key}`, `    ${JSON.stringify(row.change)}`]);
  }
}

/** @param {readonly string[]} lines */
function print(lines) {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
