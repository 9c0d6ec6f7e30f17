/** Connects a thread with the thread that started it. Each of them can call functions of the other thread by name. */
import { createBirpc } from 'birpc';

/** Carries messages to and from the other thread. */
export interface Channel {
  /** Sends a message. `transfer`: buffers that move to the other thread instead of being copied. */
  post(message: unknown, transfer: ArrayBuffer[]): void;
  /** Passes every message from the other thread to the listener. Returns a function that stops listening. */
  listen(listener: (message: unknown) => void): () => void;
  /** Reports the failure of a call whose result no caller awaits. */
  reportError(error: unknown): void;
}

/** Functions of the other thread. A call resolves to the result or rejects with the error. */
export type RemoteCalls<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

/** Functions of the other thread that are called without waiting. They run in call order, before any later answer arrives. */
export type RemoteEvents<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (...args: infer Args) => unknown
    ? (...args: Args) => void
    : never;
};

export interface Connection<Remote> {
  readonly calls: RemoteCalls<Remote>;
  readonly events: RemoteEvents<Remote>;
  /** Rejects all pending calls and ends the connection. */
  close(reason: Error): void;
}

/** Connects to the thread at the other end of a channel. That thread may call `functions`. */
export function connect<Remote extends object>(channel: Channel, functions: object): Connection<Remote> {
  let stopListening = () => {};
  const rpc = createBirpc<Record<string, (...args: unknown[]) => unknown>, object>(functions, {
    post: (message: Message) => channel.post(message, listTransfers(message)),
    on: (listener) => {
      stopListening = channel.listen(listener);
    },
    off: () => stopListening(),
    serialize: (message: Message) => ('e' in message ? { ...message, e: describeError(message.e) } : message),
    deserialize: (message: Message) => ('e' in message ? { ...message, e: createError(message.e) } : message),
    bind: 'functions',
    // A document may take minutes to print, and a crash is noticed anyway.
    timeout: -1,
    // If a result can't be sent, the calling thread gets an error. Otherwise it would wait forever.
    onGeneralError: (_error, functionName) => functionName !== undefined,
  });
  return {
    calls: functionsByName((functionName, args) => rpc.$call(functionName, ...args)) as RemoteCalls<Remote>,
    events: functionsByName((functionName, callArgs) => {
      rpc.$callEvent(functionName, ...callArgs).catch(channel.reportError);
    }) as RemoteEvents<Remote>,
    close: (reason) => rpc.$close(reason),
  };
}

export interface CallOptions {
  /** Every call waits for this, such as the words of a language. */
  readonly ready?: Promise<unknown>;
  /** Whether a call waits until all earlier ones have ended. */
  readonly inOrder?: boolean;
}

/** Returns functions that wait before they run. */
export function withCallOptions<Functions extends object>(
  functions: Functions,
  { ready, inOrder = false }: CallOptions,
): RemoteCalls<Functions> {
  // A failure is reported by the calls.
  ready?.catch(() => undefined);
  let lastResult: Promise<unknown> = Promise.resolve();
  const wait = (run: (...args: unknown[]) => unknown, args: unknown[]): Promise<unknown> => {
    const result = lastResult.then(() => ready).then(() => run.apply(functions, args));
    if (inOrder) lastResult = result.catch(() => undefined);
    return result;
  };
  return Object.fromEntries(
    Object.entries(functions).map(([functionName, run]) => [functionName, (...args: unknown[]) => wait(run, args)]),
  ) as RemoteCalls<Functions>;
}

const transfers = new WeakMap<object, ArrayBuffer[]>();

/** Marks buffers of an argument or a result, so that they move to the other thread instead of being copied. Returns the value. */
export function withTransfer<T extends object>(value: T, buffers: ArrayBuffer[]): T {
  transfers.set(value, buffers);
  return value;
}

/** A message of birpc, which defines the short keys: the arguments of a call (`a`), a result (`r`) or an error (`e`). */
interface Message {
  readonly a?: readonly unknown[];
  readonly r?: unknown;
  readonly e?: unknown;
}

const listTransfers = ({ a: args = [], r: result }: Message): ArrayBuffer[] =>
  [...args, result].flatMap((value) =>
    typeof value === 'object' && value !== null ? (transfers.get(value) ?? []) : [],
  );

/** An error as it is sent. Structured cloning would lose the names of our error classes and the system's error codes. */
interface ErrorDescription {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: unknown;
}

function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined, code: undefined };
  const { name, message, stack } = error;
  return { name, message, stack, code: 'code' in error ? error.code : undefined };
}

function createError(description: unknown): Error {
  const { name, message, stack, code } = description as ErrorDescription;
  const error = new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return code === undefined ? error : Object.assign(error, { code });
}

/** Returns an object with a function for every name except `then`, since `await` would take the object for a promise. */
const functionsByName = (call: (functionName: string, args: unknown[]) => unknown): object =>
  new Proxy(
    {},
    {
      get: (_target, functionName) =>
        typeof functionName === 'symbol' || functionName === 'then'
          ? undefined
          : (...args: unknown[]) => call(functionName, args),
    },
  );
