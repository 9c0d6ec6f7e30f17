/** The app started again while it runs on the same data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import { electronPath, environment, FLAGS } from './app-window.ts';

interface How {
  /** What it is opened with. */
  readonly files?: readonly string[];
  /** Where it is started; names of files begin there. */
  readonly cwd?: string;
}

/** @returns its exit code, once it has handed everything over and ended */
export async function secondStart(profile: string, { files = [], cwd }: How = {}): Promise<number | null> {
  const args = [...FLAGS, ROOT, ...files];
  const second = spawn(await electronPath(), args, { cwd, env: environment(profile), stdio: 'ignore' });
  const [code] = (await once(second, 'exit')) as [number | null];
  return code;
}
