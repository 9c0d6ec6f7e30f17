/** Sets up the dev server of `npm run dev` and `npm run dev:web`, and passes its address to the bundler and the app. */
import { randomUUID } from 'node:crypto';
import { getDevHeaders } from './dev-headers.mjs';

/** The name of the variable with the address of the dev server, which the app reads as well (src/main/dev/address.ts). */
const ADDRESS = 'ROLLCALL_DEV_SERVER';
/** The name of the variable with the nonce of Vite's scripts and styles. */
const NONCE = 'ROLLCALL_DEV_NONCE';

/**
 * Returns the variables that tell the bundler and the app about a dev server of this machine.
 * @param {number} serverPort
 * @returns {Record<string, string>}
 */
export function getDevEnvironment(serverPort) {
  return { [ADDRESS]: `http://127.0.0.1:${serverPort}`, [NONCE]: randomUUID() };
}

/**
 * A plugin for Vite that serves the window at the address of `getDevEnvironment`. It changes nothing in a build.
 * @param {(pathname: string) => Record<string, string>} getHeaders the headers of the app
 * @returns {import('vite').Plugin}
 */
export function devServer(getHeaders) {
  const { [ADDRESS]: address, [NONCE]: nonce } = process.env;
  if (address === undefined || nonce === undefined) return { name: 'rollcall-dev-server' };
  const { hostname: hostName, port: serverPort } = new URL(address);
  return {
    name: 'rollcall-dev-server',
    apply: 'serve',
    config: () => ({
      server: {
        host: hostName,
        port: Number(serverPort),
        strictPort: true,
        hmr: { protocol: 'ws', host: hostName, clientPort: Number(serverPort) },
      },
      html: { cspNonce: nonce },
      // Without these entries a package that only a worker uses is found late, and the page reloads while it is used.
      optimizeDeps: { entries: ['index.html', '**/*.worker.ts'] },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, callNext) => {
        const sources = { nonce, socket: address.replace(/^http/, 'ws') };
        for (const [headerName, headerValue] of Object.entries(getDevHeaders(request.url ?? '/', getHeaders, sources)))
          response.setHeader(headerName, headerValue);
        callNext();
      });
    },
  };
}
