// The git hook before a commit: formats the staged files and stages them again. A file that is staged in part stays as it is,
// because staging it again would stage all of it.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { log, runMain, UserError } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';
import { getScript, run } from './lib/run.mjs';

/** @param {readonly string[]} args */
async function git(args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new UserError(`git ${args[0]} failed: ${output.trim()}`);
  return output.split('\0').filter((name) => name !== '');
}

await runMain(async () => {
  // A checkout without dependencies can commit unformatted files, since npm test checks the format again.
  if (!existsSync(join(ROOT, 'node_modules', '@biomejs', 'biome'))) return 0;
  const staged = await git(['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z']);
  const changed = new Set(await git(['diff', '--name-only', '-z']));
  const whole = staged.filter((name) => !changed.has(name));
  if (whole.length < staged.length) log(`not formatted, because staged in part: ${staged.length - whole.length}`);
  if (whole.length === 0) return 0;
  const { code, output } = await run(process.execPath, [
    ...[getScript('@biomejs/biome'), 'check', '--write', '--linter-enabled=false'],
    ...['--files-ignore-unknown=true', '--no-errors-on-unmatched', '--', ...whole],
  ]);
  if (code !== 0) {
    process.stderr.write(output);
    throw new UserError('nothing is committed: what is staged cannot be formatted, the reason stands above');
  }
  await git(['add', '--', ...whole]);
  return 0;
});
