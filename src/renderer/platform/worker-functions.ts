/** Exposes the functions of a worker to the page. Runs inside the worker. */
import { type CallOptions, connect, type RemoteEvents, withCallOptions } from '../../shared/base/remote-calls.ts';

/**
 * Lets the page call these functions. Returns the functions of the page, which the worker can call without getting an answer. A failure
 * that no answer can report, for example if the answer itself can't be sent, counts as a crash of the worker.
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
