/** Creates the headers of the dev server: those of the app, with exceptions only for hot reload. */

/** @typedef {{ nonce: string, socket: string }} DevSources the scripts, styles and address that only the dev server needs */

/**
 * Adds the sources of the dev server to the policy of the app. Vite adds scripts and styles with a nonce to the page, and reports
 * changes to the page over a socket.
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
 * Returns the path of a file in the built app that has the same policy as the requested file. Workers have a query parameter in the
 * dev server, and a folder of their own in the built app.
 * @param {string} requestUrl path and query of a request
 */
const getBuiltPath = (requestUrl) =>
  /[?&]worker_file\b/.test(requestUrl) ? '/workers/worker.js' : (requestUrl.split('?')[0] ?? '/');

/**
 * Returns the headers of the dev server's answer to a request.
 * @param {string} requestUrl path and query of the request
 * @param {(pathname: string) => Record<string, string>} getHeaders the headers of the app
 * @param {DevSources} devSources
 * @returns {Record<string, string>}
 */
export function getDevHeaders(requestUrl, getHeaders, devSources) {
  const headers = getHeaders(getBuiltPath(requestUrl));
  const policy = headers['content-security-policy'];
  return policy === undefined ? headers : { ...headers, 'content-security-policy': loosenPolicy(policy, devSources) };
}
