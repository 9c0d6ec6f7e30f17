/** Workers in the page itself, for `vi.stubGlobal('Worker', …)`. */
import { connect, type RemoteEvents, withCallOptions } from '../../src/shared/base/remote-calls.ts';

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
