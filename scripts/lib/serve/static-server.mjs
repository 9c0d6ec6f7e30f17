import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** @param {string} path */
export function mimeType(path) {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * Whether a request names this very server. A page elsewhere whose name was pointed at this machine (DNS rebinding) asks
 * under its own name and gets nothing.
 * @param {string | undefined} host the Host header
 * @param {number} port
 */
export function isHostAllowed(host, port) {
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}

/**
 * What the build writes into these folders has a hash in its name and never changes: a browser may keep it, and what it has
 * compiled of it.
 * @param {string} file as `resolveFile` gives it
 */
export const getCacheControl = (file) =>
  /^(?:assets|workers)\//.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * The file an address stands for, relative to the folder that is served; undefined = none. Addresses without an ending
 * are places inside the app, which its first page knows.
 * @param {string} url path and query of a request
 */
export function resolveFile(url) {
  if (!url.startsWith('/')) return undefined;
  let path;
  try {
    path = decodeURIComponent(new URL(`http://127.0.0.1${url}`).pathname);
  } catch {
    return undefined;
  }
  const parts = path.split('/').filter((part) => part !== '');
  // Nothing hidden, no way up, no drive letters and no streams of Windows.
  if (parts.some((part) => part.startsWith('.') || /[\\:\0]/.test(part))) return undefined;
  return extname(path) === '' ? 'index.html' : parts.join('/');
}

/**
 * Opens a regular file below the folder; undefined where there is none, or a link on the way leads out of the folder. A pipe is not
 * waited for.
 * @param {string} folder
 * @param {string} file
 */
async function openBelow(folder, file) {
  try {
    const [root, target] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
    if (!target.startsWith(root + sep)) return undefined;
    const handle = await open(target, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, size: stats.size };
    await handle.close();
    return undefined;
  } catch {
    return undefined;
  }
}

/**
 * Serves one folder on this machine only.
 * @param {{ folder: string, port: number, headersFor: (pathname: string) => Record<string, string> }} options
 *   port 0 = any free one
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serveFolder({ folder, port, headersFor }) {
  const server = createServer(async (request, response) => {
    /** @param {number} code @param {string} words */
    const refuse = (code, words) => {
      response.writeHead(code, { 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
    };
    const address = server.address();
    const actual = typeof address === 'object' && address !== null ? address.port : port;
    if (!isHostAllowed(request.headers.host, actual)) return refuse(403, 'This server answers to its own name only.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'GET or HEAD only.');
    const file = resolveFile(request.url ?? '/');
    const opened = file === undefined ? undefined : await openBelow(folder, file);
    if (file === undefined || opened === undefined) return refuse(404, 'Not found.');
    response.writeHead(200, {
      ...headersFor(`/${file}`),
      'content-type': mimeType(file),
      'content-length': opened.size,
      'cache-control': getCacheControl(file),
    });
    if (request.method === 'HEAD') {
      await opened.handle.close();
      return response.end();
    }
    const stream = opened.handle.createReadStream();
    response.on('close', () => stream.destroy());
    return stream.on('error', () => response.destroy()).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const actual = typeof address === 'object' && address !== null ? address.port : port;
      resolve({ url: `http://127.0.0.1:${actual}/`, close: () => server.close() });
    });
  });
}
