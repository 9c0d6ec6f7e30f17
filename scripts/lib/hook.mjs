import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { log } from './log.mjs';
import { ROOT } from './node-version.mjs';
import { getScript, run } from './run.mjs';

/**
 * Sets up the hook of package.json that formats staged files. Does nothing in CI, which makes no commits, and in a linked
 * worktree, which shares the hooks of its main checkout. Never fails, because the hook is optional.
 */
export async function ensureHook() {
  if (process.env.CI !== undefined || !existsSync(join(ROOT, 'node_modules', 'simple-git-hooks'))) return;
  if (!statSync(join(ROOT, '.git'), { throwIfNoEntry: false })?.isDirectory()) return;
  const { code, output } = await run(process.execPath, [getScript('simple-git-hooks')]);
  if (code !== 0) log(`the hook that formats staged files could not be set up: ${output.trim()}`);
}
