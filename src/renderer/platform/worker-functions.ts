/** The functions of a worker, seen from inside the worker. */
import { type CallOptions, connect, type RemoteEvents, withCallOptions } from '../../shared/base/remote-calls.ts';

/**
 * Lets the page call these functions. Returns the functions of the page, which are called without waiting. What fails there, or cannot
 * be sent, is a crash for the page, since no call could tell of it.
 */
export function exposeFunctions<Page extends object = object>(
  functions: object,
  options: CallOptions = {},
): RemoteEvents<Page> {
  return connect<Page>(
    {
      post: (message, transfer) => self.postMessage(message, { transfer }),
      listen: (listener) => {
        const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
        self.addEventListener('message', onMessage);
        return () => self.removeEventListener('message', onMessage);
      },
      reportError: (error) => self.reportError(error),
    },
    withCallOptions(functions, options),
  ).events;
}
