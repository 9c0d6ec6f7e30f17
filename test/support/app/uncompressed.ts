/** The driver and the app, which are on one machine, talk without compression. */
import http from 'node:http';

/**
 * Playwright offers to compress whatever it says to an app, and hears from it: a twentieth of the processor time of a test. It
 * has no switch for that, so the offer is taken out of its call.
 */
export function talkUncompressed(): void {
  const request = http.request;
  http.request = ((options: http.RequestOptions, ...rest: []) => {
    const { headers } = options;
    if (headers && 'Sec-WebSocket-Extensions' in headers) Reflect.deleteProperty(headers, 'Sec-WebSocket-Extensions');
    return request(options, ...rest);
  }) as typeof http.request;
}
