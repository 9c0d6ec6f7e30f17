/** The app started again while it runs on the same data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import { createEnvironment, getElectronPath, SANDBOX_FLAGS } from './app-window.ts';

interface How {
  /** What it is opened with. */
  readonly files?: readonly string[];
  /** Where it is started; names of files begin there. */
  readonly cwd?: string;
}

/** @returns its exit code, once it has handed everything over and ended */
export async function startSecondInstance(
  profile: string,
  { files: openedFiles = [], cwd: workingFolder }: How = {},
): Promise<number | null> {
  const commandArguments = [...SANDBOX_FLAGS, ROOT, ...openedFiles];
  const secondProcess = spawn(await getElectronPath(), commandArguments, {
    cwd: workingFolder,
    env: createEnvironment(profile),
    stdio: 'ignore',
  });
  const [exitCode] = (await once(secondProcess, 'exit')) as [number | null];
  return exitCode;
}
