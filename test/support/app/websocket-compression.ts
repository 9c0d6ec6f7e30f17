/** Makes the driver and the app, which are on one machine, communicate without compression. */
import http from 'node:http';

/**
 * Removes the offer of compression from Playwright's request. Compression takes a twentieth of the processor time of a test, and
 * Playwright has no option for it.
 */
export function disableWebSocketCompression(): void {
  const originalRequest = http.request;
  http.request = ((options: http.RequestOptions, ...otherArguments: []) => {
    const { headers } = options;
    if (headers && 'Sec-WebSocket-Extensions' in headers) Reflect.deleteProperty(headers, 'Sec-WebSocket-Extensions');
    return originalRequest(options, ...otherArguments);
  }) as typeof http.request;
}
