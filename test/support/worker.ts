/** Workers in the test itself: `workersThat` for `vi.stubGlobal('Worker', …)`, and the real scripts of workers. */
import { vi } from 'vitest';
import { connect, type RemoteCalls, type RemoteEvents, withCallOptions } from '../../src/shared/base/remote-calls.ts';

/** Makes the functions of a worker. `page` has the functions of the page, for what the worker tells it meanwhile. */
type CreateFunctions = (page: RemoteEvents<Record<string, (...args: never[]) => void>>) => object;

/** A worker in the page itself. Nothing calls its functions any more once it has ended. */
export class FakeWorker extends EventTarget {
  #isEnded = false;
  #onMessage: (message: unknown) => void = () => {};

  constructor(create: CreateFunctions) {
    super();
    const page = new Proxy({} as Parameters<CreateFunctions>[0], {
      get:
        (_, name) =>
        (...args: never[]) =>
          connection.events[String(name)]?.(...args),
    });
    const connection = connect<Record<string, (...args: never[]) => void>>(
      {
        post: (data) => {
          if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
        },
        listen: (listener) => {
          this.#onMessage = listener;
          return () => {};
        },
        reportError: (error) => this.crash(String(error)),
      },
      withCallOptions(create(page), {}),
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

/** Workers by a part of their address. Each has functions of its own. */
export const workersThat = (
  workers: Readonly<Record<string, CreateFunctions>>,
): (new (
  address: URL | string,
) => FakeWorker) =>
  class extends FakeWorker {
    constructor(address: URL | string) {
      const create = Object.entries(workers).find(([part]) => String(address).includes(part))?.[1];
      if (create === undefined) throw new Error(`No functions are known of the worker ${address}.`);
      super(create);
    }
  };

/** A worker that never answers. */
export class IdleWorker extends EventTarget {
  postMessage(): void {
    // Nothing is done.
  }

  terminate(): void {
    // It has nothing that runs on.
  }
}

/**
 * Loads the script of a worker in the test itself and connects to its functions. `name` is the one that the window gives it, and `page`
 * has what it may call. `vi.unstubAllGlobals` has to take `self` away after the test.
 */
export async function loadWorker<Functions extends object>(
  load: () => Promise<unknown>,
  { name = 'en', page = {} }: { readonly name?: string; readonly page?: object } = {},
): Promise<RemoteCalls<Functions>> {
  let toWorker: (event: { readonly data: unknown }) => void = () => {};
  let toPage: (message: unknown) => void = () => {};
  vi.stubGlobal('self', {
    name,
    addEventListener: (_type: string, listener: typeof toWorker) => {
      toWorker = listener;
    },
    postMessage: (message: unknown) => toPage(message),
    reportError: (error: unknown) => console.error(error),
  });
  await load();
  const { calls } = connect<Functions>(
    {
      post: (data) => toWorker({ data }),
      listen: (listener) => {
        toPage = listener;
        return () => {};
      },
      reportError: (error) => console.error(error),
    },
    page,
  );
  return calls;
}
