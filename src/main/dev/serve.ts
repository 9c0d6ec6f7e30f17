import { protocol } from 'electron';
import { APP_SCHEME } from '../../shared/bridge.ts';

/**
 * For `npm run dev`: the window keeps its scheme, its guards and its database, and its files come from the dev server
 * instead of the disk. The server also sends the headers.
 */
export function serveFromDevServer(server: string): void {
  protocol.handle(APP_SCHEME, async (request) => {
    const { pathname, search } = new URL(request.url);
    const accept = request.headers.get('accept') ?? '*/*';
    const answer = await fetch(`${server}${pathname}${search}`, { headers: { accept } });
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  });
}
