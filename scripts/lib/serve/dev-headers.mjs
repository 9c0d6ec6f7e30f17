/** Creates the headers of the dev server: those of the app, with exceptions only for hot reload. */

/** @typedef {{ nonce: string, socket: string }} DevSources the scripts, styles and address that only the dev server needs */

/**
 * Adds the sources of the dev server to the policy of the app. Vite puts scripts and styles into the page, which have a nonce,
 * and tells the page about changes over a socket.
 * @param {string} policy of the app
 * @param {DevSources} sources
 */
function loosenPolicy(policy, { nonce, socket }) {
  return policy
    .split('; ')
    .map((directive) => {
      if (/^(?:script|style)-src /.test(directive)) return `${directive} 'nonce-${nonce}'`;
      return directive.startsWith('connect-src ') ? `${directive} ${socket}` : directive;
    })
    .join('; ');
}

/**
 * Returns the path of a file in the built app with the same policy as a request. The query identifies a worker in the dev
 * server, and the folder does in the built app.
 * @param {string} url path and query of a request
 */
const getBuiltPath = (url) => (/[?&]worker_file\b/.test(url) ? '/workers/worker.js' : (url.split('?')[0] ?? '/'));

/**
 * Returns the headers of the dev server's answer to a request.
 * @param {string} url path and query of the request
 * @param {(pathname: string) => Record<string, string>} getHeaders the headers of the app
 * @param {DevSources} sources
 * @returns {Record<string, string>}
 */
export function getDevHeaders(url, getHeaders, sources) {
  const headers = getHeaders(getBuiltPath(url));
  const policy = headers['content-security-policy'];
  return policy === undefined ? headers : { ...headers, 'content-security-policy': loosenPolicy(policy, sources) };
}
