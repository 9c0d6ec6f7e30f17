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

/** Returns the MIME type of a file by its ending. @param {string} filePath */
export function getMimeType(filePath) {
  return MIME_TYPES[extname(filePath).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * Whether a request names this server. A website whose name resolves to this machine (DNS rebinding) sends its own name and is
 * refused.
 * @param {string | undefined} hostHeader the Host header
 * @param {number} serverPort
 */
export function isHostAllowed(hostHeader, serverPort) {
  return hostHeader === `127.0.0.1:${serverPort}` || hostHeader === `localhost:${serverPort}`;
}

/**
 * Returns the Cache-Control header of a file. The build puts a hash into the names of the files in these folders, so they never
 * change: a browser may keep them, and the code that it has compiled from them.
 * @param {string} servedFile a result of `resolveFile`
 */
export const getCacheControl = (servedFile) =>
  /^(?:assets|workers)\//.test(servedFile) ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * Returns the file at an address, relative to the folder that is served, or undefined. Addresses without an ending are screens of
 * the app, which its page shows.
 * @param {string} requestUrl path and query of a request
 */
export function resolveFile(requestUrl) {
  if (!requestUrl.startsWith('/')) return undefined;
  let filePath;
  try {
    filePath = decodeURIComponent(new URL(`http://127.0.0.1${requestUrl}`).pathname);
  } catch {
    return undefined;
  }
  const pathParts = filePath.split('/').filter((pathPart) => pathPart !== '');
  // Refuses hidden files, parent folders, and the drive letters and streams of Windows.
  if (pathParts.some((pathPart) => pathPart.startsWith('.') || /[\\:\0]/.test(pathPart))) return undefined;
  return extname(filePath) === '' ? 'index.html' : pathParts.join('/');
}

/**
 * Opens a regular file below the folder. Returns undefined when there is none or when a link leads out of the folder, and does not
 * wait for a pipe.
 * @param {string} servedFolder
 * @param {string} servedFile
 */
async function openFileBelow(servedFolder, servedFile) {
  try {
    const [realFolder, realFile] = await Promise.all([
      realpath(servedFolder),
      realpath(join(servedFolder, servedFile)),
    ]);
    if (!realFile.startsWith(realFolder + sep)) return undefined;
    const fileHandle = await open(
      realFile,
      constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0),
    );
    const fileStats = await fileHandle.stat();
    if (fileStats.isFile()) return { handle: fileHandle, size: fileStats.size };
    await fileHandle.close();
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
export function serveFolder({ folder: servedFolder, port: serverPort, getHeaders }) {
  const server = createServer(async (request, response) => {
    /** @param {number} statusCode @param {string} message */
    const refuse = (statusCode, message) => {
      response.writeHead(statusCode, { 'content-type': 'text/plain; charset=utf-8' }).end(`${message}\n`);
    };
    const address = server.address();
    const actualPort = typeof address === 'object' && address !== null ? address.port : serverPort;
    if (!isHostAllowed(request.headers.host, actualPort))
      return refuse(403, 'This server only answers to its own name.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'This server only answers GET and HEAD.');
    const servedFile = resolveFile(request.url ?? '/');
    const openedFile = servedFile === undefined ? undefined : await openFileBelow(servedFolder, servedFile);
    if (servedFile === undefined || openedFile === undefined) return refuse(404, 'Not found.');
    response.writeHead(200, {
      ...getHeaders(`/${servedFile}`),
      'content-type': getMimeType(servedFile),
      'content-length': openedFile.size,
      'cache-control': getCacheControl(servedFile),
    });
    if (request.method === 'HEAD') {
      await openedFile.handle.close();
      return response.end();
    }
    const stream = openedFile.handle.createReadStream();
    response.on('close', () => stream.destroy());
    return stream.on('error', () => response.destroy()).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(serverPort, '127.0.0.1', () => {
      const address = server.address();
      const actualPort = typeof address === 'object' && address !== null ? address.port : serverPort;
      resolve({ url: `http://127.0.0.1:${actualPort}/`, close: () => server.close() });
    });
  });
}
