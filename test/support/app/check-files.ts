import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/node-version.mjs';

export interface Result {
  readonly file: string;
  readonly verdict: string;
  readonly fingerprint: string;
}

/** What the command line says of these files. */
export function check(...files: string[]): readonly Result[] {
  const cli = join(ROOT, 'out/cli/rollcall.mjs');
  const { stdout } = spawnSync(process.execPath, [cli, 'check', '--json', ...files], { encoding: 'utf8' });
  return (JSON.parse(stdout) as { results: Result[] }).results;
}
