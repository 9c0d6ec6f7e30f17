import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { UserError } from '../log.mjs';

/** Finds an unused port on this machine. @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * Reads the port from the command line.
 * @param {string} command as a person types it, such as `npm run web`
 * @param {number} defaultPort
 * @returns {number} 0 = any free one
 */
export function readPortArgument(command, defaultPort) {
  const usage = `usage: ${command} [-- --port N], N from 0 (any free one) to 65535`;
  /** @type {string} */
  let text;
  try {
    text = parseArgs({ options: { port: { type: 'string', default: String(defaultPort) } } }).values.port;
  } catch {
    throw new UserError(usage);
  }
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new UserError(usage);
  return port;
}

/**
 * Returns the error for a port that another program uses.
 * @param {string} command as a person types it
 * @param {number} port
 */
export const createPortTakenError = (command, port) =>
  new UserError(`port ${port} is taken; choose another one: ${command} -- --port 0`);
