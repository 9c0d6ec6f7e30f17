/** Starts the app a second time while it runs on the same data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import { createEnvironment, getElectronPath, SANDBOX_FLAGS } from './app-window.ts';

interface SecondStartOptions {
  /** Files that the app is started with. */
  readonly files?: readonly string[];
  /** Working directory of the start; relative file names are resolved from there. */
  readonly cwd?: string;
}

/** Returns the exit code of the second process, once it has passed everything on and ended. */
export async function startSecondInstance(
  profile: string,
  { files: openedFiles = [], cwd: workingFolder }: SecondStartOptions = {},
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
