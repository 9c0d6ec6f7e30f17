/** Starts a worker, calls its functions, notices that it crashed, and stops it. No other file listens to a worker. */
import { type Connection, connect, type RemoteCalls } from '../../shared/base/remote-calls.ts';

/**
 * The worker crashed, or could not be started. The message is that of the browser, which is often empty: running out of memory has
 * none, nor has a script that does not arrive.
 */
export class WorkerCrash extends Error {
  override readonly name = 'WorkerCrash';
}

/** The worker was stopped before it had answered. The name is the one that stands for work which was called off. */
export class WorkerStopped extends Error {
  override readonly name = 'AbortError';
}

/** The worker took longer than it may. */
export class WorkerTimeout extends Error {
  override readonly name = 'WorkerTimeout';
}

interface WorkerOptions {
  /** What the worker may call, without getting an answer. */
  readonly functions?: object;
  /** Told of a crash, after all open calls were rejected with a WorkerCrash. */
  readonly onCrash?: (crash: WorkerCrash) => void;
}

/**
 * A worker that starts with the first call. Calls that are open when it crashes or is stopped are rejected, and the next call starts
 * another worker.
 */
export class WorkerClient<Functions extends object> {
  readonly #open: () => Worker;
  readonly #options: WorkerOptions;
  #running: { readonly worker: Worker; readonly connection: Connection<Functions> } | undefined;

  /** @param open makes the worker; its name tells it the language of the window */
  constructor(open: () => Worker, options: WorkerOptions = {}) {
    this.#open = open;
    this.#options = options;
  }

  /** The functions of the worker. */
  readonly call = new Proxy({} as RemoteCalls<Functions>, {
    get: (_, name) => {
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return async (...args: never[]) => {
        const { calls } = this.#start();
        return (calls[name as keyof Functions] as (...args: never[]) => unknown)(...args);
      };
    },
  });

  /** Whether a worker runs, which then holds what it was given. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Ends the worker in the middle of whatever it does. Open calls are rejected with the reason. */
  stop(reason: Error = new WorkerStopped('The worker was stopped.')): void {
    const running = this.#running;
    this.#running = undefined;
    running?.worker.terminate();
    running?.connection.close(reason);
  }

  #start(): Connection<Functions> {
    if (this.#running !== undefined) return this.#running.connection;
    const worker = this.#create();
    const onCrash = (message: string) => {
      if (this.#running?.worker !== worker) return;
      const crash = new WorkerCrash(message);
      this.stop(crash);
      this.#options.onCrash?.(crash);
    };
    worker.addEventListener('error', ({ message }) => onCrash(message || ''));
    worker.addEventListener('messageerror', () => onCrash(''));
    const connection = connect<Functions>(
      {
        post: (message, transfer) => worker.postMessage(message, transfer),
        listen: (listener) => {
          const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
          worker.addEventListener('message', onMessage);
          return () => worker.removeEventListener('message', onMessage);
        },
        reportError: (error) => reportError(error),
      },
      reportFailures(this.#options.functions ?? {}),
    );
    this.#running = { worker, connection };
    return connection;
  }

  #create(): Worker {
    try {
      return this.#open();
    } catch (error) {
      throw new WorkerCrash(error instanceof Error ? error.message : String(error));
    }
  }
}

interface SingleCallOptions extends Pick<WorkerOptions, 'functions'> {
  /** Ends the worker, and rejects with a WorkerStopped. */
  readonly signal?: AbortSignal;
  /** Milliseconds that the worker may take. Then it is ended, and the call rejects with a WorkerTimeout. */
  readonly limitMs?: number;
}

/** Does a piece of work with a worker of its own, which ends with it. */
export async function withWorker<Functions extends object, Result>(
  open: () => Worker,
  work: (call: RemoteCalls<Functions>) => Promise<Result>,
  { functions, signal, limitMs }: SingleCallOptions = {},
): Promise<Result> {
  const client = new WorkerClient<Functions>(open, functions === undefined ? {} : { functions });
  const onAbort = () => client.stop();
  signal?.addEventListener('abort', onAbort);
  const onTimeout = () => client.stop(new WorkerTimeout(`The worker took more than ${limitMs} milliseconds.`));
  const timer = limitMs === undefined ? undefined : setTimeout(onTimeout, limitMs);
  try {
    if (signal?.aborted === true) throw new WorkerStopped('The worker was not started.');
    return await work(client.call);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    client.stop();
  }
}

/** A failure in a function that the worker calls would go unnoticed, since the worker does not wait for an answer. */
const reportFailures = (functions: object): object =>
  Object.fromEntries(
    Object.entries(functions).map(([name, run]) => [
      name,
      (...args: unknown[]) => {
        try {
          run(...args);
        } catch (error) {
          reportError(error);
        }
      },
    ]),
  );
