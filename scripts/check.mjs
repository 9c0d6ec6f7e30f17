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

/** Runs git and returns the files in its output that exist. @param {...string} gitArguments @returns {Promise<string[]>} */
async function listGitFiles(...gitArguments) {
  const { code, output } = await run('git', [...gitArguments, '-z']);
  if (code !== 0) throw new UserError(`git ${gitArguments.join(' ')} failed: ${output.trim()}`);
  return output.split('\0').filter((fileName) => fileName !== '' && existsSync(join(ROOT, fileName)));
}

/**
 * Runs a check, and prints a line about it at once.
 * @param {string} checkName
 * @param {readonly string[]} nodeArguments a script and the arguments of the script
 * @returns {Promise<string | undefined>} the output of a check that failed
 */
async function runCheck(checkName, nodeArguments) {
  const startTime = Date.now();
  const { code, output } = await run(process.execPath, nodeArguments);
  const resultLine = `${code === 0 ? 'ok    ' : 'FAILED'} ${checkName} (${((Date.now() - startTime) / 1000).toFixed(1)} s)\n`;
  process.stdout.write(resultLine);
  return code === 0 ? undefined : `\n${resultLine}${output.trim()}\n`;
}

await runMain(async () => {
  await ensureDependencies();
  const newFiles = await listGitFiles('ls-files', '--others', '--exclude-standard');
  const allFiles = [...(await listGitFiles('ls-files')), ...newFiles];
  const changedFiles = [...(await listGitFiles('diff', '--name-only', process.argv[2] ?? 'HEAD')), ...newFiles];
  const nearestTests = listNearestTests(ROOT, allFiles, changedFiles);
  // A change of biome.json can affect every file.
  const lintedFiles = changedFiles.length > MAX_FILES || changedFiles.includes('biome.json') ? ['.'] : changedFiles;
  const lintCommand = [
    getScript('@biomejs/biome'),
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...lintedFiles,
  ];
  const testCommand = [getScript('vitest'), 'run', '--reporter=dot', '--silent=passed-only', ...nearestTests];
  const failures = await Promise.all([
    lintedFiles.length > 0 && runCheck('format, lint and layers of the change', lintCommand),
    // Several threads would take the processor from the tests, and check the same types several times.
    runCheck('types', [getScript('typescript'), '-b', '--singleThreaded']),
    runCheck('unused code', [getScript('knip', 'knip'), '--no-progress', '--treat-config-hints-as-errors']),
    nearestTests.length > 0 && runCheck(`test files near the change: ${nearestTests.length}`, testCommand),
  ]);
  for (const output of failures) if (output) process.stdout.write(output);
  return failures.some(Boolean) ? 1 : 0;
});
