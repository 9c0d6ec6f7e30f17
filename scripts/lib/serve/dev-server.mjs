/** The dev server of `npm run dev` and `npm run dev:web`, and how bundler and app learn its address. */
import { randomUUID } from 'node:crypto';
import { devHeaders } from './dev-headers.mjs';

/** Its address, which the app asks for (src/main/dev/address.ts), and what marks the scripts that Vite puts into the page. */
const ADDRESS = 'ROLLCALL_DEV_SERVER';
const NONCE = 'ROLLCALL_DEV_NONCE';

/**
 * A dev server of this machine, as variables for the bundler and for the app.
 * @param {number} port
 * @returns {Record<string, string>}
 */
export function getDevEnvironment(port) {
  return { [ADDRESS]: `http://127.0.0.1:${port}`, [NONCE]: randomUUID() };
}

/**
 * For the bundler of the window: serves it where `getDevEnvironment` says. A build takes no notice of it.
 * @param {(pathname: string) => Record<string, string>} headersFor headers of the app
 * @returns {import('vite').Plugin}
 */
export function devServer(headersFor) {
  const { [ADDRESS]: address, [NONCE]: nonce } = process.env;
  if (address === undefined || nonce === undefined) return { name: 'rollcall-dev-server' };
  const { hostname: host, port } = new URL(address);
  return {
    name: 'rollcall-dev-server',
    apply: 'serve',
    config: () => ({
      server: { host, port: Number(port), strictPort: true, hmr: { protocol: 'ws', host, clientPort: Number(port) } },
      html: { cspNonce: nonce },
      // Without these entries a package that only a worker uses is found late, and the page reloads while it is used.
      optimizeDeps: { entries: ['index.html', '**/*.worker.ts'] },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const dev = { nonce, socket: address.replace(/^http/, 'ws') };
        for (const [name, value] of Object.entries(devHeaders(request.url ?? '/', headersFor, dev)))
          response.setHeader(name, value);
        next();
      });
    },
  };
}
