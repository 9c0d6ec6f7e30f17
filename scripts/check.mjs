// npm run check [-- COMMIT]: what a change has to pass while it is worked on, in less than half a minute: format, lint and
// layers of what changed, types, exports and packages that nobody uses, and the tests nearest to it. The change is what is not
// committed yet; with a commit, all since then. npm test looks at all files and runs all tests.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './lib/dependencies.mjs';
import { testsOf } from './lib/gate/nearest-tests.mjs';
import { runMain, UserError } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';
import { run, scriptOf } from './lib/run.mjs';

/** @param {...string} args @returns {Promise<string[]>} names of files that are there */
async function git(...args) {
  const { code, output } = await run('git', [...args, '-z']);
  if (code !== 0) throw new UserError(`git ${args.join(' ')} failed: ${output.trim()}`);
  return output.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)));
}

/** @param {readonly string[]} changed @param {readonly string[]} files all of the checkout */
async function tests(changed, files) {
  const near = testsOf(ROOT, files, changed);
  if (near.length === 0) return { code: 0, output: '', note: 'none near it' };
  // Only what failed is shown, and it is shown last.
  const ended = await run(process.execPath, [
    scriptOf('vitest'),
    'run',
    '--reporter=dot',
    '--silent=passed-only',
    ...near,
  ]);
  return { ...ended, note: `${near.length} ${near.length === 1 ? 'file' : 'files'}` };
}

/** @param {readonly string[]} changed */
function lint(changed) {
  // Its settings are about all files.
  const files = changed.length > MANY || changed.includes('biome.json') ? ['.'] : changed;
  if (files.length === 0) return Promise.resolve({ code: 0, output: '', note: 'nothing changed' });
  return node(scriptOf('@biomejs/biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files);
}

/**
 * @param {string} name
 * @param {Promise<{ code: number, output: string, note?: string }>} work
 * @returns {Promise<{ line: string, output: string, passed: boolean }>}
 */
async function part(name, work) {
  const start = Date.now();
  const { code, output, note } = await work;
  const seconds = `${((Date.now() - start) / 1000).toFixed(1)} s`;
  const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${note === undefined ? '' : `${note}, `}${seconds})`;
  process.stdout.write(`${line}\n`);
  return { line, output: output.trim(), passed: code === 0 };
}

/** Where nearly everything changed, names of files would not fit into a command. */
const MANY = 400;

const node = (/** @type {string[]} */ ...args) => run(process.execPath, args);

await runMain(async () => {
  await ensureDependencies();
  const [tracked, fresh] = [await git('ls-files'), await git('ls-files', '--others', '--exclude-standard')];
  const changed = [...(await git('diff', '--name-only', process.argv[2] ?? 'HEAD')), ...fresh];
  const parts = await Promise.all([
    part('format, lint and layers of the change', lint(changed)),
    // In one thread: several work out the same types several times, and the other core has enough to do.
    part('types', node(scriptOf('typescript'), '-b', '--singleThreaded')),
    part(
      'unused exports and packages',
      node(scriptOf('knip', 'knip'), '--no-progress', '--treat-config-hints-as-errors'),
    ),
    part('tests of the change', tests(changed, [...tracked, ...fresh])),
  ]);
  const failed = parts.filter(({ passed }) => !passed);
  for (const { line, output } of failed) process.stdout.write(`\n${line}\n${output}\n`);
  return failed.length === 0 ? 0 : 1;
});
