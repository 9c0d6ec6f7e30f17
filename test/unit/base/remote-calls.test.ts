/** Tests calls between two threads over a real channel, which clones messages as the platform does. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type CallOptions,
  type Channel,
  connect,
  withCallOptions,
  withTransfer,
} from '../../../src/shared/base/remote-calls.ts';

const reportedErrors: unknown[] = [];
let ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports) port.close();
  ports = [];
  reportedErrors.length = 0;
});

const createChannel = (port: MessagePort): Channel => ({
  post: (message, transfer) => port.postMessage(message, transfer),
  listen: (listener) => {
    port.on('message', listener);
    return () => port.off('message', listener);
  },
  reportError: (error) => reportedErrors.push(error),
});

/** Connects to functions at the other end of a channel. They may call the functions of `page`. */
function connectTo<Functions extends object, Page extends object = object>(
  create: (page: { readonly [Name in keyof Page]: Page[Name] }) => Functions,
  { page = {} as Page, ...options }: CallOptions & { readonly page?: Page } = {},
) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  // The functions use `otherEnd`, which is created below, only when they are called.
  const events = new Proxy({} as Page, { get: (_, name) => otherEnd.events[name as keyof typeof otherEnd.events] });
  const otherEnd = connect<Page>(createChannel(port2), withCallOptions(create(events), options));
  return connect<Functions>(createChannel(port1), page);
}

const wait = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

describe('a call to another thread', () => {
  it('returns the result of the function', async () => {
    const { calls } = connectTo(() => ({ add: (a: number, b: number) => a + b, later: async () => 'done' }));
    expect(await calls.add(2, 3)).toBe(5);
    expect(await calls.later()).toBe('done');
  });

  it('rejects with the name, message and code of the thrown error', async () => {
    const { calls } = connectTo(() => ({
      read: () => {
        throw Object.assign(new TypeError('The disk is full.'), { code: 'ENOSPC' });
      },
      refuse: () => Promise.reject('no reason'),
    }));
    await expect(calls.read()).rejects.toMatchObject({
      name: 'TypeError',
      message: 'The disk is full.',
      code: 'ENOSPC',
    });
    await expect(calls.refuse()).rejects.toThrow('no reason');
  });

  it('rejects when an argument or a result cannot be cloned, and the next call still works', async () => {
    const { calls } = connectTo(() => ({ echo: (value: unknown) => typeof value, create: () => () => 1 }));
    await expect(calls.echo(() => 1)).rejects.toThrow('could not be cloned');
    await expect(calls.create()).rejects.toThrow('could not be cloned');
    expect(await calls.echo(1)).toBe('number');
  });

  it('rejects when the other thread has no function of that name', async () => {
    const { calls } = connectTo<{ missing(): void }>(() => ({}) as never);
    await expect(calls.missing()).rejects.toThrow('missing');
  });

  it('resolves to itself from a promise, because `calls` is not a promise', async () => {
    const { calls } = connectTo(() => ({ add: (a: number, b: number) => a + b }));
    expect(await (await Promise.resolve(calls)).add(1, 1)).toBe(2);
  });

  it('rejects with the reason when the connection closes, as does every later call', async () => {
    const connection = connectTo(() => ({ wait: () => wait(10_000) }));
    const pendingCall = connection.calls.wait();
    const rejection = expect(pendingCall).rejects.toThrow('The thread died.');
    connection.close(new Error('The thread died.'));
    await rejection;
    await expect(connection.calls.wait()).rejects.toThrow();
  });

  it('transfers the marked buffers in both directions instead of copying them', async () => {
    const sentBytes = new Uint8Array([1, 2, 3]);
    let increasedBytes: Uint8Array | undefined;
    const { calls } = connectTo(() => ({
      increase: (sourceBytes: Uint8Array) => {
        increasedBytes = sourceBytes.map((byte) => byte + 1);
        return withTransfer(increasedBytes, [increasedBytes.buffer as ArrayBuffer]);
      },
    }));
    expect(await calls.increase(withTransfer(sentBytes, [sentBytes.buffer]))).toEqual(new Uint8Array([2, 3, 4]));
    expect([sentBytes.byteLength, increasedBytes?.byteLength]).toEqual([0, 0]);
  });
});

describe('an event from the other thread', () => {
  it('arrives in order and before the result of the call', async () => {
    const received: unknown[] = [];
    const { calls } = connectTo<{ count(to: number): string }, { show(n: number): void }>(
      (page) => ({
        count: (to) => {
          for (let n = 1; n <= to; n++) page.show(n);
          return 'end';
        },
      }),
      { page: { show: (n) => received.push(n) } },
    );
    received.push(await calls.count(3));
    expect(received).toEqual([1, 2, 3, 'end']);
  });

  it('causes an error report when it cannot be cloned, because no caller waits for it', async () => {
    const { calls } = connectTo<{ start(): void }, { show(value: unknown): void }>(
      (page) => ({ start: () => page.show(() => 1) }),
      { page: { show: () => {} } },
    );
    await calls.start();
    expect(reportedErrors).toMatchObject([{ name: 'DataCloneError' }]);
  });
});

describe('functions with options', () => {
  it('calls run one after the other with `inOrder`, even after one has failed', async () => {
    const runLog: string[] = [];
    const run = async (name: string, delay: number) => {
      runLog.push(`${name} begins`);
      await wait(delay);
      runLog.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
    };
    const { calls } = connectTo(() => ({ run }), { inOrder: true });
    const settledCalls = await Promise.allSettled([calls.run('a', 20), calls.run('b', 5), calls.run('c', 0)]);
    expect(runLog).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(settledCalls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('calls run at the same time without `inOrder`', async () => {
    const runLog: string[] = [];
    const run = async (name: string, delay: number) => {
      await wait(delay);
      runLog.push(name);
    };
    const { calls } = connectTo(() => ({ run }));
    await Promise.all([calls.run('slow', 20), calls.run('quick', 0)]);
    expect(runLog).toEqual(['quick', 'slow']);
  });

  it('calls wait for `ready`, and fail when it rejects', async () => {
    let setLanguage = (_: string) => {};
    const languageName = new Promise<string>((resolve) => {
      setLanguage = resolve;
    });
    let spokenLanguage = '';
    const ready = languageName.then((name) => {
      spokenLanguage = name;
    });
    const { calls } = connectTo(() => ({ say: () => spokenLanguage }), { ready });
    const answer = calls.say();
    setLanguage('German');
    expect(await answer).toBe('German');
    const brokenConnection = connectTo(() => ({ say: () => spokenLanguage }), {
      ready: Promise.reject(new Error('no words')),
    });
    await expect(brokenConnection.calls.say()).rejects.toThrow('no words');
  });
});
