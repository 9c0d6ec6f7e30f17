/**
 * The one content security policy of the app. The window's own protocol (src/main) and the local web server (`npm run
 * web`) both send it, so that what passes in a browser passes in the app.
 */

/** Folder of the built renderer that holds worker scripts and nothing else (electron.vite.config.ts puts them there). */
const WORKER_FOLDER = '/workers/';

const EVERYWHERE = [
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

/** Policy of the page and of everything it loads. */
export const PAGE_POLICY = ["script-src 'self'", ...EVERYWHERE].join('; ');

/** Policy of worker scripts, since the layout engine of the sheets is WebAssembly. A worker has the policy of its script. */
export const WORKER_POLICY = ["script-src 'self' 'wasm-unsafe-eval'", ...EVERYWHERE].join('; ');

/** The policy for one address. `pathname` as `URL` gives it: percent-encoded, starting with a slash. */
export function policyFor(pathname: string): string {
  return pathname.startsWith(WORKER_FOLDER) && pathname.endsWith('.js') ? WORKER_POLICY : PAGE_POLICY;
}

/** Every header that goes with a file of the renderer, names in lower case; the caller adds the content type. */
export function securityHeaders(pathname: string): Record<string, string> {
  return {
    'content-security-policy': policyFor(pathname),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
