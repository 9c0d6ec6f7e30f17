import { spawn } from 'node:child_process';
import { ROOT } from '../node-version.mjs';
import { getExitCode, passSignals } from '../run.mjs';

/** Messages of Electron when a display answers but refuses it. */
const NO_DISPLAY = /Missing X server or \$DISPLAY|Unable to open X display|cannot open display|Authorization required/;

/** Harmless messages of Chromium about desktop services that containers lack. */
const NOISE = /ERROR:(bus|object_proxy|viz_main_impl|gpu_process_host|command_buffer_proxy_impl|viz_process_host)/;

/**
 * Returns the flags that Electron needs where there is only Wayland.
 * @param {NodeJS.ProcessEnv} environment
 */
export const getWindowFlags = (environment) =>
  process.platform === 'linux' && !environment.DISPLAY && environment.WAYLAND_DISPLAY
    ? ['--ozone-platform=wayland']
    : [];

/**
 * Runs the app until it is closed.
 * @param {string} electronPath
 * @param {readonly string[]} appArguments
 * @returns {Promise<number | undefined>} exit code; undefined when the display refused
 */
export function openWindow(electronPath, appArguments) {
  return new Promise((resolve, reject) => {
    const environment = { ...process.env };
    delete environment.ELECTRON_RUN_AS_NODE; // An editor's terminal may set this variable, which would make Electron a plain Node.
    const childProcess = spawn(electronPath, [...getWindowFlags(environment), ...appArguments], {
      cwd: ROOT,
      env: environment,
      stdio: ['inherit', 'inherit', 'pipe'],
    });
    passSignals(childProcess);
    let isRefused = false;
    let lastLine = '';
    childProcess.stderr.on('data', (outputChunk) => {
      const lines = `${lastLine}${outputChunk}`.split('\n');
      lastLine = lines.pop() ?? '';
      for (const line of lines) {
        isRefused ||= NO_DISPLAY.test(line);
        if (!NOISE.test(line)) process.stderr.write(`${line}\n`);
      }
    });
    childProcess.on('error', reject);
    childProcess.on('close', (exitCode, signal) => {
      if (lastLine !== '') process.stderr.write(`${lastLine}\n`);
      resolve(isRefused && exitCode !== 0 ? undefined : getExitCode(exitCode, signal));
    });
  });
}
