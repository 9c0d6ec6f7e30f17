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
 * @returns {number} 0 for any free port
 */
export function readPortArgument(command, defaultPort) {
  const usage = `usage: ${command} [-- --port N], N from 0 (any free one) to 65535`;
  /** @type {string} */
  let portText;
  try {
    portText = parseArgs({ options: { port: { type: 'string', default: String(defaultPort) } } }).values.port;
  } catch {
    throw new UserError(usage);
  }
  const portNumber = Number(portText);
  if (!/^\d+$/.test(portText) || portNumber > 65_535) throw new UserError(usage);
  return portNumber;
}

/**
 * Returns the error for a port that another program uses.
 * @param {string} command as a person types it
 * @param {number} portNumber
 */
export const createPortTakenError = (command, portNumber) =>
  new UserError(`port ${portNumber} is taken; choose another one: ${command} -- --port 0`);
