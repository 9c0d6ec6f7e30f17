// npm run check [-- COMMIT]: the quick check while you work: format, lint and layers of the changed files, types, unused code,
// and the tests nearest to the change. The change is what is not committed yet, or everything since COMMIT. `npm test` checks
// all files and runs all tests.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain, UserError } from './lib/log.mjs';
import { listTestsOf } from './lib/nearest-tests.mjs';
import { ROOT } from './lib/node-version.mjs';
import { getScript, run } from './lib/run.mjs';

/** A command line cannot hold more file names than this. */
const MAX_FILES = 400;

/** @param {...string} args @returns {Promise<string[]>} the existing files that git names */
async function listFiles(...args) {
  const { code, output } = await run('git', [...args, '-z']);
  if (code !== 0) throw new UserError(`git ${args.join(' ')} failed: ${output.trim()}`);
  return output.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)));
}

/**
 * Runs a check, and prints a line about it at once.
 * @param {string} name
 * @param {readonly string[]} args of Node: a script and its arguments
 * @returns {Promise<string | undefined>} the output of a check that failed
 */
async function check(name, args) {
  const start = Date.now();
  const { code, output } = await run(process.execPath, args);
  const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)\n`;
  process.stdout.write(line);
  return code === 0 ? undefined : `\n${line}${output.trim()}\n`;
}

await runMain(async () => {
  await ensureDependencies();
  const newFiles = await listFiles('ls-files', '--others', '--exclude-standard');
  const files = [...(await listFiles('ls-files')), ...newFiles];
  const changed = [...(await listFiles('diff', '--name-only', process.argv[2] ?? 'HEAD')), ...newFiles];
  const tests = listTestsOf(ROOT, files, changed);
  // biome.json holds settings for all files.
  const linted = changed.length > MAX_FILES || changed.includes('biome.json') ? ['.'] : changed;
  const lint = [getScript('@biomejs/biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...linted];
  const vitest = [getScript('vitest'), 'run', '--reporter=dot', '--silent=passed-only', ...tests];
  const failures = await Promise.all([
    linted.length > 0 && check('format, lint and layers of the change', lint),
    // Several threads would take the processor from the tests, and check the same types several times.
    check('types', [getScript('typescript'), '-b', '--singleThreaded']),
    check('unused code', [getScript('knip', 'knip'), '--no-progress', '--treat-config-hints-as-errors']),
    tests.length > 0 && check(`test files near the change: ${tests.length}`, vitest),
  ]);
  for (const output of failures) if (output) process.stdout.write(output);
  return failures.some(Boolean) ? 1 : 0;
});
