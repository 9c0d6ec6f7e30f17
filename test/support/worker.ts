/** Runs workers in the test itself: `createFakeWorkers` for `vi.stubGlobal('Worker', …)`, and the real scripts of workers. */
import { vi } from 'vitest';
import { connect, type RemoteCalls, type RemoteEvents, withCallOptions } from '../../src/shared/base/remote-calls.ts';

/** Creates the functions of a worker. `pageFunctions` has the functions of the page that the worker may call. */
type CreateFunctions = (pageFunctions: RemoteEvents<Record<string, (...callArguments: never[]) => void>>) => object;

/** A worker in the page itself. Its functions are no longer called once it has ended. */
export class FakeWorker extends EventTarget {
  #isEnded = false;
  #onMessage: (message: unknown) => void = () => {};

  constructor(createFunctions: CreateFunctions) {
    super();
    const pageFunctions = new Proxy({} as Parameters<CreateFunctions>[0], {
      get:
        (_target, functionName) =>
        (...callArguments: never[]) =>
          workerConnection.events[String(functionName)]?.(...callArguments),
    });
    const workerConnection = connect<Record<string, (...callArguments: never[]) => void>>(
      {
        post: (messageData) => {
          if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data: messageData }));
        },
        listen: (listener) => {
          this.#onMessage = listener;
          return () => {};
        },
        reportError: (workerError) => this.crash(String(workerError)),
      },
      withCallOptions(createFunctions(pageFunctions), {}),
    );
  }

  postMessage(message: unknown): void {
    if (!this.#isEnded) this.#onMessage(message);
  }

  /** Ends the worker as a lack of memory would, which most browsers do not explain. */
  crash(message = ''): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }

  terminate(): void {
    this.#isEnded = true;
  }
}

/** Creates a fake `Worker` class with different functions for each worker, by a part of its address. */
export const createFakeWorkers = (
  workers: Readonly<Record<string, CreateFunctions>>,
): (new (
  address: URL | string,
) => FakeWorker) =>
  class extends FakeWorker {
    constructor(address: URL | string) {
      const createFunctions = Object.entries(workers).find(([addressPart]) =>
        String(address).includes(addressPart),
      )?.[1];
      if (createFunctions === undefined) throw new Error(`No functions are known of the worker ${address}.`);
      super(createFunctions);
    }
  };

/** A worker that never answers. */
export class SilentWorker extends EventTarget {
  postMessage(): void {
    // Ignores the message.
  }

  terminate(): void {
    // Nothing is running.
  }
}

/**
 * Loads the script of a worker in the test itself and connects to its functions. `name` is the worker's name, and `page` has the
 * functions that the worker may call. After the test, `vi.unstubAllGlobals` has to remove `self`.
 */
export async function loadWorker<Functions extends object>(
  loadScript: () => Promise<unknown>,
  { name: workerName = 'en', page: pageFunctions = {} }: { readonly name?: string; readonly page?: object } = {},
): Promise<RemoteCalls<Functions>> {
  let toWorker: (event: { readonly data: unknown }) => void = () => {};
  let toPage: (message: unknown) => void = () => {};
  vi.stubGlobal('self', {
    name: workerName,
    addEventListener: (_type: string, listener: typeof toWorker) => {
      toWorker = listener;
    },
    postMessage: (message: unknown) => toPage(message),
    reportError: (workerError: unknown) => console.error(workerError),
  });
  await loadScript();
  const { calls } = connect<Functions>(
    {
      post: (messageData) => toWorker({ data: messageData }),
      listen: (listener) => {
        toPage = listener;
        return () => {};
      },
      reportError: (workerError) => console.error(workerError),
    },
    pageFunctions,
  );
  return calls;
}
