/** What the dev server sends with every file: the headers of the app, loosened only as far as reloading needs. */

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
 * Where in the built app a file stands that has the policy of what is asked for. A worker is known by its query here, and
 * by its folder there.
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
