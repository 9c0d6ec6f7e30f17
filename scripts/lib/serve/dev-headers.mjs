/** The headers of the dev server: those of the app, loosened only as far as reloading needs. */

/** @typedef {{ nonce: string, socket: string }} Loosened */

/**
 * The policy of the app for development: Vite puts a script into the page and styles into its head, both marked with a
 * nonce, and tells the page of changes over a socket.
 * @param {string} policy of the app
 * @param {Loosened} dev
 */
function devPolicy(policy, { nonce, socket }) {
  return policy
    .split('; ')
    .map((directive) => {
      if (/^(?:script|style)-src /.test(directive)) return `${directive} 'nonce-${nonce}'`;
      return directive.startsWith('connect-src ') ? `${directive} ${socket}` : directive;
    })
    .join('; ');
}

/**
 * Returns the path of a file in the built app that has the policy of a request. The dev server knows a worker by its query, and
 * the built app by its folder.
 * @param {string} url path and query of a request
 */
const getBuiltPath = (url) => (/[?&]worker_file\b/.test(url) ? '/workers/worker.js' : (url.split('?')[0] ?? '/'));

/**
 * @param {string} url path and query of a request
 * @param {(pathname: string) => Record<string, string>} headersFor of the app
 * @param {Loosened} dev
 * @returns {Record<string, string>}
 */
export function devHeaders(url, headersFor, dev) {
  const headers = headersFor(getBuiltPath(url));
  const policy = headers['content-security-policy'];
  return policy === undefined ? headers : { ...headers, 'content-security-policy': devPolicy(policy, dev) };
}
