/** The driver and the app, which are on one machine, talk without compression. */
import http from 'node:http';

/**
 * Playwright offers to compress whatever it says to an app, and hears from it: a twentieth of the processor time of a test. It
 * has no switch for that, so the offer is taken out of its call.
 */
export function disableWebSocketCompression(): void {
  const originalRequest = http.request;
  http.request = ((options: http.RequestOptions, ...otherArguments: []) => {
    const { headers } = options;
    if (headers && 'Sec-WebSocket-Extensions' in headers) Reflect.deleteProperty(headers, 'Sec-WebSocket-Extensions');
    return originalRequest(options, ...otherArguments);
  }) as typeof http.request;
}
