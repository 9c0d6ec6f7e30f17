// npm run check [-- COMMIT]: what a change has to pass while it is worked on, in less than half a minute: format, lint and
// layers, types, exports and packages that nobody uses, and the tests nearest to it. The change is what is not committed
// yet; with a commit, all since then. npm test runs the other tests too.
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

/** @param {string} since */
async function tests(since) {
  const [tracked, fresh] = [await git('ls-files'), await git('ls-files', '--others', '--exclude-standard')];
  const changed = [...(await git('diff', '--name-only', since)), ...fresh];
  const files = testsOf(ROOT, [...tracked, ...fresh], changed);
  if (files.length === 0) return { code: 0, output: '', note: 'none near it' };
  const ended = await run(process.execPath, [scriptOf('vitest'), 'run', ...files]);
  return { ...ended, note: `${files.length} ${files.length === 1 ? 'file' : 'files'}` };
}

/**
 * @param {string} name
 * @param {Promise<{ code: number, output: string, note?: string }>} work
 * @returns {Promise<boolean>} whether it passed
 */
async function part(name, work) {
  const start = Date.now();
  const { code, output, note } = await work;
  const seconds = `${((Date.now() - start) / 1000).toFixed(1)} s`;
  process.stdout.write(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${note === undefined ? '' : `${note}, `}${seconds})\n`,
  );
  if (code !== 0) process.stdout.write(`${output.trim()}\n\n`);
  return code === 0;
}

const node = (/** @type {string[]} */ ...args) => run(process.execPath, args);

await runMain(async () => {
  await ensureDependencies();
  const passed = await Promise.all([
    part('format, lint and layers', node(scriptOf('@biomejs/biome'), 'check', '--error-on-warnings', '.')),
    part('types', node(scriptOf('typescript'), '-b')),
    part(
      'unused exports and packages',
      node(scriptOf('knip', 'knip'), '--no-progress', '--treat-config-hints-as-errors'),
    ),
    part('tests of the change', tests(process.argv[2] ?? 'HEAD')),
  ]);
  return passed.every(Boolean) ? 0 : 1;
});
