/**
 * The content security policy of the app. The window's own protocol (src/main) and the local web server (`npm run web`) both send
 * this policy, so that whatever works in a browser also works in the app.
 */

/** The folder of the built renderer that holds only worker scripts (electron.vite.config.ts puts them there). */
const WORKER_FOLDER = '/workers/';

const COMMON_DIRECTIVES = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** The policy of the page and of everything it loads. */
export const PAGE_POLICY = ["script-src 'self'", ...COMMON_DIRECTIVES].join('; ');

/** The policy of worker scripts, which allows WebAssembly for the layout engine of the sheets. A worker has the policy of its script. */
export const WORKER_POLICY = ["script-src 'self' 'wasm-unsafe-eval'", ...COMMON_DIRECTIVES].join('; ');

/** Returns the policy for one address. `pathname` is that of a `URL`: percent-encoded, starting with a slash. */
export function getPolicy(pathname: string): string {
  return pathname.startsWith(WORKER_FOLDER) && pathname.endsWith('.js') ? WORKER_POLICY : PAGE_POLICY;
}

/** Returns all headers for a file of the renderer, with lowercase names. The caller adds the content type. */
export function createSecurityHeaders(pathname: string): Record<string, string> {
  return {
    'content-security-policy': getPolicy(pathname),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
