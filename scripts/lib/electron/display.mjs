import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { UserError } from '../log.mjs';

/**
 * Where an X display listens.
 * @param {string} display such as `:0`, `localhost:10.0`, `unix:1`
 * @returns {{ path: string } | { host: string, port: number } | undefined} undefined = not the name of a display
 */
export function xAddress(display) {
  const parts = /^(.*):(\d+)(?:\.\d+)?$/.exec(display);
  if (parts === null) return undefined;
  const [, host = '', number = '0'] = parts;
  if (host.startsWith('/')) return { path: `${host}:${number}` };
  if (host === '' || host === 'unix') return { path: `/tmp/.X11-unix/X${number}` };
  return { host, port: 6000 + Number(number) };
}

/** @param {{ path: string } | { host: string, port: number }} address */
function answers(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    /** @param {boolean} result */
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(3000, () => end(false));
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
  });
}

/**
 * Whether a window can be opened here. Only Linux can be without a display.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>}
 */
export async function displayOpens(env) {
  if (process.platform !== 'linux') return true;
  const x = env.DISPLAY ? xAddress(env.DISPLAY) : undefined;
  if (x !== undefined) {
    if (await answers(x)) return true;
    // Without permission to make the socket's folder, a server listens on the abstract name only.
    if ('path' in x && (await answers({ path: `\0${x.path}` }))) return true;
  }
  if (!env.WAYLAND_DISPLAY) return false;
  return answers({
    path: join(env.WAYLAND_DISPLAY.startsWith('/') ? '' : (env.XDG_RUNTIME_DIR ?? '/'), env.WAYLAND_DISPLAY),
  });
}

/**
 * Starts a virtual display. The server picks a free number itself, so that runs beside each other do not meet.
 * @returns {Promise<{ display: string, stop: () => void }>}
 */
export function startXvfb() {
  return new Promise((resolve, reject) => {
    const args = ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp', '-noreset'];
    const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
    const stop = () => void server.kill('SIGTERM');
    let words = '';
    server.stderr?.on('data', (chunk) => {
      words += chunk;
    });
    const timer = setTimeout(() => {
      stop();
      reject(new UserError(`Xvfb did not answer: ${words.trim()}`));
    }, 30_000);
    server.on('error', (error) => reject(new UserError(`Xvfb does not start: ${error.message}`)));
    server.on('exit', () => reject(new UserError(`Xvfb ended at once: ${words.trim()}`)));
    server.stdio[3]?.once('data', (/** @type {Buffer} */ chunk) => {
      clearTimeout(timer);
      process.once('exit', stop);
      resolve({ display: `:${chunk.toString().trim()}`, stop });
    });
  });
}
