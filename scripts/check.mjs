// npm run check [-- COMMIT]: the quick check while you work: format, lint and layers of the changed files, types, unused code,
// and the tests nearest to the change. The change is what is not committed yet, or everything since COMMIT. `npm test` checks
// all files and runs all tests.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain, UserError } from './lib/log.mjs';
import { listNearestTests } from './lib/nearest-tests.mjs';
import { ROOT } from './lib/node-version.mjs';
import { getScript, run } from './lib/run.mjs';

/** The maximum number of file names on a command line. */
const MAX_FILES = 400;

/** Runs git and returns the files in its output that exist. @param {...string} args @returns {Promise<string[]>} */
async function listGitFiles(...args) {
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
async function runCheck(name, args) {
  const start = Date.now();
  const { code, output } = await run(process.execPath, args);
  const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)\n`;
  process.stdout.write(line);
  return code === 0 ? undefined : `\n${line}${output.trim()}\n`;
}

await runMain(async () => {
  await ensureDependencies();
  const newFiles = await listGitFiles('ls-files', '--others', '--exclude-standard');
  const files = [...(await listGitFiles('ls-files')), ...newFiles];
  const changedFiles = [...(await listGitFiles('diff', '--name-only', process.argv[2] ?? 'HEAD')), ...newFiles];
  const nearestTests = listNearestTests(ROOT, files, changedFiles);
  // biome.json holds settings for all files.
  const lintedFiles = changedFiles.length > MAX_FILES || changedFiles.includes('biome.json') ? ['.'] : changedFiles;
  const lint = [
    getScript('@biomejs/biome'),
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...lintedFiles,
  ];
  const vitest = [getScript('vitest'), 'run', '--reporter=dot', '--silent=passed-only', ...nearestTests];
  const failures = await Promise.all([
    lintedFiles.length > 0 && runCheck('format, lint and layers of the change', lint),
    // Several threads would take the processor from the tests, and check the same types several times.
    runCheck('types', [getScript('typescript'), '-b', '--singleThreaded']),
    runCheck('unused code', [getScript('knip', 'knip'), '--no-progress', '--treat-config-hints-as-errors']),
    nearestTests.length > 0 && runCheck(`test files near the change: ${nearestTests.length}`, vitest),
  ]);
  for (const output of failures) if (output) process.stdout.write(output);
  return failures.some(Boolean) ? 1 : 0;
});
