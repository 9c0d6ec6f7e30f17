import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

/** @type {Record<string, string>} */
const MIME_TYPES = {
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

/** Returns the MIME type of a file by its ending. @param {string} path */
export function getMimeType(path) {
  return MIME_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * Whether a request names this server. A page on the internet whose name points at this machine (DNS rebinding) asks under its
 * own name and gets nothing.
 * @param {string | undefined} host the Host header
 * @param {number} port
 */
export function isHostAllowed(host, port) {
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}

/**
 * Returns the Cache-Control header of a file. The build puts a hash into the names of the files in these folders, so they never
 * change: a browser may keep them, and the code that it has compiled from them.
 * @param {string} file as `resolveFile` gives it
 */
export const getCacheControl = (file) =>
  /^(?:assets|workers)\//.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * Returns the file at an address, relative to the folder that is served, or undefined. Addresses without an ending are screens of
 * the app, which its page shows.
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
  // Refuses hidden files, parent folders, and the drive letters and streams of Windows.
  if (parts.some((part) => part.startsWith('.') || /[\\:\0]/.test(part))) return undefined;
  return extname(path) === '' ? 'index.html' : parts.join('/');
}

/**
 * Opens a regular file below the folder. Returns undefined when there is none or when a link leads out of the folder, and does not
 * wait for a pipe.
 * @param {string} folder
 * @param {string} file
 */
async function openFileBelow(folder, file) {
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
 * @param {{ folder: string, port: number, getHeaders: (pathname: string) => Record<string, string> }} options
 *   port 0 = any free one
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serveFolder({ folder, port, getHeaders }) {
  const server = createServer(async (request, response) => {
    /** @param {number} code @param {string} message */
    const refuse = (code, message) => {
      response.writeHead(code, { 'content-type': 'text/plain; charset=utf-8' }).end(`${message}\n`);
    };
    const address = server.address();
    const actualPort = typeof address === 'object' && address !== null ? address.port : port;
    if (!isHostAllowed(request.headers.host, actualPort))
      return refuse(403, 'This server only answers to its own name.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'This server only answers GET and HEAD.');
    const file = resolveFile(request.url ?? '/');
    const opened = file === undefined ? undefined : await openFileBelow(folder, file);
    if (file === undefined || opened === undefined) return refuse(404, 'Not found.');
    response.writeHead(200, {
      ...getHeaders(`/${file}`),
      'content-type': getMimeType(file),
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
      const actualPort = typeof address === 'object' && address !== null ? address.port : port;
      resolve({ url: `http://127.0.0.1:${actualPort}/`, close: () => server.close() });
    });
  });
}
