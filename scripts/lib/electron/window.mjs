import { spawn } from 'node:child_process';
import { ROOT } from '../node-version.mjs';
import { getExitCode, passSignals } from '../run.mjs';

/** Messages of Electron when a display answers but refuses it. */
const NO_DISPLAY = /Missing X server or \$DISPLAY|Unable to open X display|cannot open display|Authorization required/;

/** Harmless messages of Chromium about desktop services that containers lack. */
const NOISE = /ERROR:(bus|object_proxy|viz_main_impl|gpu_process_host|command_buffer_proxy_impl|viz_process_host)/;

/**
 * Returns the flags that Electron needs where there is only Wayland.
 * @param {NodeJS.ProcessEnv} env
 */
export const getWindowFlags = (env) =>
  process.platform === 'linux' && !env.DISPLAY && env.WAYLAND_DISPLAY ? ['--ozone-platform=wayland'] : [];

/**
 * Runs the app until it is closed.
 * @param {string} exe
 * @param {readonly string[]} args
 * @returns {Promise<number | undefined>} exit code; undefined when the display refused
 */
export function openWindow(exe, args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env };
    delete env.ELECTRON_RUN_AS_NODE; // inherited from an editor's terminal, it would make Electron a plain Node
    const child = spawn(exe, [...getWindowFlags(env), ...args], {
      cwd: ROOT,
      env,
      stdio: ['inherit', 'inherit', 'pipe'],
    });
    passSignals(child);
    let isRefused = false;
    let lastLine = '';
    child.stderr.on('data', (chunk) => {
      const lines = `${lastLine}${chunk}`.split('\n');
      lastLine = lines.pop() ?? '';
      for (const line of lines) {
        isRefused ||= NO_DISPLAY.test(line);
        if (!NOISE.test(line)) process.stderr.write(`${line}\n`);
      }
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (lastLine !== '') process.stderr.write(`${lastLine}\n`);
      resolve(isRefused && code !== 0 ? undefined : getExitCode(code, signal));
    });
  });
}
