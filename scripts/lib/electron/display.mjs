import { connect } from 'node:net';
import { join } from 'node:path';

/**
 * Returns the address at which an X display listens.
 * @param {string} display such as `:0`, `localhost:10.0`, `unix:1`
 * @returns {{ path: string } | { host: string, port: number } | undefined} undefined when this is not the name of a display
 */
export function parseDisplay(display) {
  const displayParts = /^(.*):(\d+)(?:\.\d+)?$/.exec(display);
  if (displayParts === null) return undefined;
  const [, hostName = '', displayNumber = '0'] = displayParts;
  if (hostName.startsWith('/')) return { path: `${hostName}:${displayNumber}` };
  if (hostName === '' || hostName === 'unix') return { path: `/tmp/.X11-unix/X${displayNumber}` };
  return { host: hostName, port: 6000 + Number(displayNumber) };
}

/** Whether something listens at an address. @param {{ path: string } | { host: string, port: number }} address */
function canConnect(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    /** @param {boolean} result */
    const finish = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(3000, () => finish(false));
    socket.on('connect', () => finish(true));
    socket.on('error', () => finish(false));
  });
}

/**
 * Whether a window can be opened here. Only Linux can be without a display.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<boolean>}
 */
export async function canOpenWindow(environment) {
  if (process.platform !== 'linux') return true;
  const address = environment.DISPLAY ? parseDisplay(environment.DISPLAY) : undefined;
  if (address !== undefined) {
    if (await canConnect(address)) return true;
    // A server that may not create the socket's folder listens on the abstract name only.
    if ('path' in address && (await canConnect({ path: `\0${address.path}` }))) return true;
  }
  if (!environment.WAYLAND_DISPLAY) return false;
  return canConnect({
    path: join(
      environment.WAYLAND_DISPLAY.startsWith('/') ? '' : (environment.XDG_RUNTIME_DIR ?? '/'),
      environment.WAYLAND_DISPLAY,
    ),
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
