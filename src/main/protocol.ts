import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { APP_SCHEME } from '../shared/bridge.ts';
import { securityHeaders } from '../shared/security/csp.ts';
import { mimeType } from './mime.ts';
import { isBelow, resourcePath } from './resource-path.ts';

/** Must run before the app is ready: gives the scheme an origin, storage, workers and fetch like https. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    // Chromium compiles the window's code once and not at each start. Older Electrons pass over what they do not know.
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the built renderer, and nothing besides, with its content security policy. */
export function serveRenderer(root: string): void {
  protocol.handle(APP_SCHEME, async (request) => {
    const file = resourcePath(root, request.url);
    if (file === undefined || request.method !== 'GET') return new Response('Not found', { status: 404 });
    let bytes: Uint8Array;
    try {
      if (!(await isBelow(root, file))) return new Response('Not found', { status: 404 });
      bytes = new Uint8Array(await readFile(file));
    } catch {
      return new Response('Not found', { status: 404 });
    }
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': mimeType(file), ...securityHeaders(new URL(request.url).pathname) },
    });
  });
}
