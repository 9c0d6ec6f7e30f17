// npm run mutants: changes single lines of the core and checks whether a test notices. It takes hours, so the gate doesn't run it.
//   --size N      mutants in the sample, 300 when left out
//   --seed N      another sample
//   --only PART   only files whose path below src/shared contains this text
//   --tests GLOBS only these tests, separated by commas
//   --list        shows the sample and runs nothing
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';
import { keyOf, sampleMutants } from './lib/mutants/sample.mjs';

const CACHE = 'node_modules/.cache/mutants';
const EQUIVALENT = 'scripts/lib/mutants/equivalent.json';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    tests: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

await runMain(async () => {
  await ensureDependencies();
  const sample = await sampleMutants({ size: Number(values.size), seed: Number(values.seed), only: values.only });
  if (values.list) {
    print(sample.map(({ part, key }) => `${part}  ${key}`));
    return 0;
  }
  if (values.tests !== undefined) process.env.ROLLCALL_MUTANT_TESTS = values.tests;
  mkdirSync(CACHE, { recursive: true });
  process.env.ROLLCALL_MUTANTS = resolve(CACHE, 'sample.json');
  writeFileSync(process.env.ROLLCALL_MUTANTS, JSON.stringify(sample.map(({ key }) => key)));
  const results = await new Stryker({
    mutate: sample.map(({ range }) => range),
    mutator: { excludedMutations: ['StringLiteral'] },
    plugins: ['@stryker-mutator/vitest-runner', resolve('scripts/lib/mutants/sample-checker.mjs')],
    checkers: ['sample'],
    // Stryker rewrites the paths in a tsconfig by an interface that TypeScript 7 doesn't have; vitest needs none.
    tsconfigFile: 'none.json',
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    dryRunTimeoutMinutes: 60,
    timeoutMS: 60_000,
    tempDirName: `${CACHE}/sandbox`,
    ignorePatterns: ['out', 'test-results', 'dist'],
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();
  report(sample, new Map(results.map((result) => [keyOf(result, 1), result.status])));
  return 0;
});

/**
 * A table by parts, then each survivor that nothing explains.
 * @param {readonly { part: string, key: string }[]} sample
 * @param {ReadonlyMap<string, string>} results
 */
function report(sample, results) {
  /** @type {{ key: string, reason: string }[]} */
  const known = JSON.parse(readFileSync(EQUIVALENT, 'utf8'));
  const equivalent = new Set(known.map(({ key }) => key));
  const rows = sample.map(({ part, key }) => ({ part, key, status: results.get(key) ?? 'NotRun' }));
  /** @param {{ status: string }} row */
  const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout';
  const parts = [...new Set(rows.map(({ part }) => part))];
  print(['', '| part | mutants | killed | equivalent | survived |', '| --- | --- | --- | --- | --- |']);
  for (const part of [...parts, 'all']) {
    const of = rows.filter((row) => part === 'all' || row.part === part);
    const alive = of.filter((row) => !isKilled(row));
    const explained = alive.filter(({ key }) => equivalent.has(key));
    print([
      `| ${part} | ${of.length} | ${of.length - alive.length} | ${explained.length} | ${alive.length - explained.length} |`,
    ]);
  }
  const open = rows.filter((row) => !isKilled(row) && !equivalent.has(row.key));
  print(['', ...open.map(({ status, key }) => `${status}  ${key}`)]);
}

/** @param {readonly string[]} lines */
function print(lines) {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
