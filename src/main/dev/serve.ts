import { protocol } from 'electron';
import { APP_SCHEME } from '../../shared/bridge.ts';

/**
 * Serves the renderer from the dev server instead of the disk, for `npm run dev`. The window keeps its scheme, guards and database.
 * The dev server sends the security headers as well.
 */
export function serveFromDevServer(serverAddress: string): void {
  protocol.handle(APP_SCHEME, async (request) => {
    const { pathname, search } = new URL(request.url);
    const accept = request.headers.get('accept') ?? '*/*';
    const response = await fetch(`${serverAddress}${pathname}${search}`, { headers: { accept } });
    return new Response(response.body, { status: response.status, headers: response.headers });
  });
}
