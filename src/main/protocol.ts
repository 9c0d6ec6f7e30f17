import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { APP_SCHEME } from '../shared/bridge.ts';
import { createSecurityHeaders } from '../shared/security/csp.ts';
import { getMimeType } from './mime.ts';
import { isInsideFolder, resolveResource } from './resource-path.ts';

/** Gives the scheme an origin, storage, workers and fetch, like https. Must run before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    // With `codeCache`, Chromium compiles the code once and not at each start. Older Electrons ignore the key.
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves only the files of the built renderer, with its content security policy. */
export function serveRenderer(rootFolder: string): void {
  protocol.handle(APP_SCHEME, async (request) => {
    const filePath = resolveResource(rootFolder, request.url);
    if (filePath === undefined || request.method !== 'GET') return new Response('Not found', { status: 404 });
    let bytes: Uint8Array;
    try {
      if (!(await isInsideFolder(rootFolder, filePath))) return new Response('Not found', { status: 404 });
      bytes = new Uint8Array(await readFile(filePath));
    } catch {
      return new Response('Not found', { status: 404 });
    }
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': getMimeType(filePath), ...createSecurityHeaders(new URL(request.url).pathname) },
    });
  });
}
