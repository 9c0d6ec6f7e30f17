/** Starts workers, calls their functions, detects crashes, and stops workers. No other file listens to a worker. */
import { type Connection, connect, type RemoteCalls } from '../../shared/base/remote-calls.ts';

/**
 * The worker crashed, or could not be started. The message comes from the browser and is often empty, for example if memory ran out
 * or the script could not be loaded.
 */
export class WorkerCrash extends Error {
  override readonly name = 'WorkerCrash';
}

/** The worker was stopped before it answered. The error has the standard name for cancelled work. */
export class WorkerStopped extends Error {
  override readonly name = 'AbortError';
}

/** The worker took longer than its time limit. */
export class WorkerTimeout extends Error {
  override readonly name = 'WorkerTimeout';
}

interface WorkerOptions {
  /** Functions that the worker may call. It gets no answer from them. */
  readonly functions?: object;
  /** Called after a crash, when all open calls have been rejected with a WorkerCrash. */
  readonly onCrash?: (crash: WorkerCrash) => void;
}

/**
 * A worker that starts with the first call. Calls that are open when it crashes or is stopped are rejected, and the next call starts
 * another worker.
 */
export class WorkerClient<Functions extends object> {
  readonly #createWorker: () => Worker;
  readonly #options: WorkerOptions;
  #running: { readonly worker: Worker; readonly connection: Connection<Functions> } | undefined;

  /** @param createWorker creates the worker. The name of the worker is the language of the window */
  constructor(createWorker: () => Worker, workerOptions: WorkerOptions = {}) {
    this.#createWorker = createWorker;
    this.#options = workerOptions;
  }

  /** The functions of the worker. */
  readonly call = new Proxy({} as RemoteCalls<Functions>, {
    get: (_target, functionName) => {
      if (typeof functionName === 'symbol' || functionName === 'then') return undefined;
      return async (...callArguments: never[]) => {
        const { calls } = this.#start();
        return (calls[functionName as keyof Functions] as (...args: never[]) => unknown)(...callArguments);
      };
    },
  });

  /** Whether a worker is running and still has the data of earlier calls. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Ends the worker at once. Open calls are rejected with the reason. */
  stop(reason: Error = new WorkerStopped('The worker was stopped.')): void {
    const running = this.#running;
    this.#running = undefined;
    running?.worker.terminate();
    running?.connection.close(reason);
  }

  #start(): Connection<Functions> {
    if (this.#running !== undefined) return this.#running.connection;
    const worker = this.#startWorker();
    const onCrash = (message: string) => {
      if (this.#running?.worker !== worker) return;
      const crash = new WorkerCrash(message);
      this.stop(crash);
      this.#options.onCrash?.(crash);
    };
    worker.addEventListener('error', ({ message }) => onCrash(message || ''));
    worker.addEventListener('messageerror', () => onCrash(''));
    const workerConnection = connect<Functions>(
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
    this.#running = { worker, connection: workerConnection };
    return workerConnection;
  }

  #startWorker(): Worker {
    try {
      return this.#createWorker();
    } catch (error) {
      throw new WorkerCrash(error instanceof Error ? error.message : String(error));
    }
  }
}

interface SingleCallOptions extends Pick<WorkerOptions, 'functions'> {
  /** Ends the worker when aborted; the call rejects with a WorkerStopped. */
  readonly signal?: AbortSignal;
  /** The time limit in milliseconds. After that the worker is ended, and the call rejects with a WorkerTimeout. */
  readonly limitMs?: number;
}

/** Runs one task with its own worker, which ends with the task. */
export async function withWorker<Functions extends object, Result>(
  createWorker: () => Worker,
  runTask: (call: RemoteCalls<Functions>) => Promise<Result>,
  { functions, signal, limitMs }: SingleCallOptions = {},
): Promise<Result> {
  const client = new WorkerClient<Functions>(createWorker, functions === undefined ? {} : { functions });
  const onAbort = () => client.stop();
  signal?.addEventListener('abort', onAbort);
  const onTimeout = () => client.stop(new WorkerTimeout(`The worker took more than ${limitMs} milliseconds.`));
  const timer = limitMs === undefined ? undefined : setTimeout(onTimeout, limitMs);
  try {
    if (signal?.aborted === true) throw new WorkerStopped('The worker was not started.');
    return await runTask(client.call);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    client.stop();
  }
}

/** Wraps functions so that their failures are reported. The worker gets no answer, so failures would otherwise go unnoticed. */
const reportFailures = (functions: object): object =>
  Object.fromEntries(
    Object.entries(functions).map(([functionName, callback]) => [
      functionName,
      (...callArguments: unknown[]) => {
        try {
          callback(...callArguments);
        } catch (error) {
          reportError(error);
        }
      },
    ]),
  );
