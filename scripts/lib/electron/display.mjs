import { connect } from 'node:net';
import { join } from 'node:path';

/**
 * Returns the address at which an X display listens.
 * @param {string} display such as `:0`, `localhost:10.0`, `unix:1`
 * @returns {{ path: string } | { host: string, port: number } | undefined} undefined when this is not the name of a display
 */
export function parseDisplay(display) {
  const parts = /^(.*):(\d+)(?:\.\d+)?$/.exec(display);
  if (parts === null) return undefined;
  const [, host = '', number = '0'] = parts;
  if (host.startsWith('/')) return { path: `${host}:${number}` };
  if (host === '' || host === 'unix') return { path: `/tmp/.X11-unix/X${number}` };
  return { host, port: 6000 + Number(number) };
}

/** Whether something listens at an address. @param {{ path: string } | { host: string, port: number }} address */
function canConnect(address) {
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
export async function canOpenWindow(env) {
  if (process.platform !== 'linux') return true;
  const address = env.DISPLAY ? parseDisplay(env.DISPLAY) : undefined;
  if (address !== undefined) {
    if (await canConnect(address)) return true;
    // A server that may not create the socket's folder listens on the abstract name only.
    if ('path' in address && (await canConnect({ path: `\0${address.path}` }))) return true;
  }
  if (!env.WAYLAND_DISPLAY) return false;
  return canConnect({
    path: join(env.WAYLAND_DISPLAY.startsWith('/') ? '' : (env.XDG_RUNTIME_DIR ?? '/'), env.WAYLAND_DISPLAY),
  });
}

/**
 * Returns a command whose windows open on a virtual display, so that tests need no screen and don't steal the focus.
 * @param {readonly string[]} command a program and its arguments
 */
export const withVirtualDisplay = (command) =>
  process.platform === 'linux'
    ? ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1920x1080x24 -noreset', ...command]
    : command;
