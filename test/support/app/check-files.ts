import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/node-version.mjs';

export interface CheckResult {
  readonly file: string;
  readonly verdict: string;
  readonly fingerprint: string;
}

/** Checks files with the command line and returns the results. */
export function checkFiles(...files: string[]): readonly CheckResult[] {
  const cliFile = join(ROOT, 'out/cli/rollcall.mjs');
  const { stdout } = spawnSync(process.execPath, [cliFile, 'check', '--json', ...files], { encoding: 'utf8' });
  return (JSON.parse(stdout) as { results: CheckResult[] }).results;
}
