// The git hook before a commit: formats the staged files and stages them again. A partly staged file is not formatted, because
// staging it again would stage the other changes in it, too.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { log, runMain, UserError } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';
import { getScript, run } from './lib/run.mjs';

/** Runs git and returns the file names that it prints. @param {readonly string[]} gitArguments */
async function runGit(gitArguments) {
  const { code, output } = await run('git', gitArguments);
  if (code !== 0) throw new UserError(`git ${gitArguments[0]} failed: ${output.trim()}`);
  return output.split('\0').filter((fileName) => fileName !== '');
}

await runMain(async () => {
  // A checkout without dependencies can commit unformatted files, since npm test checks the format again.
  if (!existsSync(join(ROOT, 'node_modules', '@biomejs', 'biome'))) return 0;
  const stagedFiles = await runGit(['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z']);
  const changedFiles = new Set(await runGit(['diff', '--name-only', '-z']));
  const fullyStagedFiles = stagedFiles.filter((fileName) => !changedFiles.has(fileName));
  const partlyStagedCount = stagedFiles.length - fullyStagedFiles.length;
  if (partlyStagedCount > 0) log(`files not formatted, because they are staged in part: ${partlyStagedCount}`);
  if (fullyStagedFiles.length === 0) return 0;
  const { code, output } = await run(process.execPath, [
    ...[getScript('@biomejs/biome'), 'check', '--write', '--linter-enabled=false'],
    ...['--files-ignore-unknown=true', '--no-errors-on-unmatched', '--', ...fullyStagedFiles],
  ]);
  if (code !== 0) {
    process.stderr.write(output);
    throw new UserError("nothing was committed, because the staged files can't be formatted; the reason is above");
  }
  await runGit(['add', '--', ...fullyStagedFiles]);
  return 0;
});
