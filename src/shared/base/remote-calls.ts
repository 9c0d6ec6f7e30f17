/** Calls between a thread and the thread that started it. Both have functions that the other one calls by their names. */
import { createBirpc } from 'birpc';

/** What carries messages to the other thread and from it. */
export interface Channel {
  /** Sends a message. `transfer`: buffers that move to the other thread instead of being copied. */
  post(message: unknown, transfer: ArrayBuffer[]): void;
  /** Hands every message of the other thread to the listener. Returns a function that ends this. */
  listen(listener: (message: unknown) => void): () => void;
  /** Reports the failure of a call that nobody waits for. */
  reportError(error: unknown): void;
}

/** The functions of the other thread. A call resolves to the result, or rejects with the error. */
export type RemoteCalls<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

/** The functions of the other thread, called without waiting. They run in the order of the calls, before any later answer arrives. */
export type RemoteEvents<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (...args: infer Args) => unknown
    ? (...args: Args) => void
    : never;
};

export interface Connection<Remote> {
  readonly calls: RemoteCalls<Remote>;
  readonly events: RemoteEvents<Remote>;
  /** Rejects the calls that are not answered yet, and ends the connection. */
  close(reason: Error): void;
}

/** Connects to the thread at the other end of a channel. `functions` are those that it may call. */
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
    // A result that can't be sent is an error for the thread that called, which would wait for ever otherwise.
    onGeneralError: (_error, functionName) => functionName !== undefined,
  });
  return {
    calls: functionsByName((name, args) => rpc.$call(name, ...args)) as RemoteCalls<Remote>,
    events: functionsByName((name, args) => {
      rpc.$callEvent(name, ...args).catch(channel.reportError);
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
  let last: Promise<unknown> = Promise.resolve();
  const wait = (run: (...args: unknown[]) => unknown, args: unknown[]): Promise<unknown> => {
    const result = last.then(() => ready).then(() => run.apply(functions, args));
    if (inOrder) last = result.catch(() => undefined);
    return result;
  };
  return Object.fromEntries(
    Object.entries(functions).map(([name, run]) => [name, (...args: unknown[]) => wait(run, args)]),
  ) as RemoteCalls<Functions>;
}

const transfers = new WeakMap<object, ArrayBuffer[]>();

/** Marks buffers of an argument or a result, so that they move to the other thread instead of being copied. Returns the value. */
export function withTransfer<T extends object>(value: T, buffers: ArrayBuffer[]): T {
  transfers.set(value, buffers);
  return value;
}

/** A message of birpc: a call with its arguments, or a result, or an error. */
interface Message {
  readonly a?: readonly unknown[];
  readonly r?: unknown;
  readonly e?: unknown;
}

const listTransfers = ({ a = [], r }: Message): ArrayBuffer[] =>
  [...a, r].flatMap((value) => (typeof value === 'object' && value !== null ? (transfers.get(value) ?? []) : []));

/** What crosses of an error: a copy that the platform makes loses the names of our classes, and the codes of the system. */
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

/** Makes functions of all names but `then`, which would make a promise of them where somebody waits for them. */
const functionsByName = (call: (name: string, args: unknown[]) => unknown): object =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        typeof name === 'symbol' || name === 'then' ? undefined : (...args: unknown[]) => call(name, args),
    },
  );
