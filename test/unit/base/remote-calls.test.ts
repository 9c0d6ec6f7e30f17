/** Calls between two threads, over a real channel: what crosses is copied as the platform copies it. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type CallOptions,
  type Channel,
  connect,
  withCallOptions,
  withTransfer,
} from '../../../src/shared/base/remote-calls.ts';

const reported: unknown[] = [];
let ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports) port.close();
  ports = [];
  reported.length = 0;
});

const channelOf = (port: MessagePort): Channel => ({
  post: (message, transfer) => port.postMessage(message, transfer),
  listen: (listener) => {
    port.on('message', listener);
    return () => port.off('message', listener);
  },
  reportError: (error) => reported.push(error),
});

/** Connects to functions at the other end of a channel. The page is what they may call. */
function connectTo<Functions extends object, Page extends object = object>(
  create: (page: { readonly [Name in keyof Page]: Page[Name] }) => Functions,
  { page = {} as Page, ...options }: CallOptions & { readonly page?: Page } = {},
) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const events = new Proxy({} as Page, { get: (_, name) => other.events[name as keyof typeof other.events] });
  const other = connect<Page>(channelOf(port2), withCallOptions(create(events), options));
  return connect<Functions>(channelOf(port1), page);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a call of another thread', () => {
  it('brings back the result of the function', async () => {
    const { calls } = connectTo(() => ({ add: (a: number, b: number) => a + b, later: async () => 'done' }));
    expect(await calls.add(2, 3)).toBe(5);
    expect(await calls.later()).toBe('done');
  });

  it('rejects with the name, the message and the code of the error', async () => {
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

  it('rejects where an argument or a result cannot be sent, and the next call works', async () => {
    const { calls } = connectTo(() => ({ echo: (value: unknown) => typeof value, create: () => () => 1 }));
    await expect(calls.echo(() => 1)).rejects.toThrow('could not be cloned');
    await expect(calls.create()).rejects.toThrow('could not be cloned');
    expect(await calls.echo(1)).toBe('number');
  });

  it('rejects when the other thread has no such function', async () => {
    const { calls } = connectTo<{ missing(): void }>(() => ({}) as never);
    await expect(calls.missing()).rejects.toThrow('missing');
  });

  it('is no promise itself, so that functions can be handed on where somebody waits', async () => {
    const { calls } = connectTo(() => ({ add: (a: number, b: number) => a + b }));
    expect(await (await Promise.resolve(calls)).add(1, 1)).toBe(2);
  });

  it('is rejected with the reason when the connection is closed, and so is every later call', async () => {
    const connection = connectTo(() => ({ wait: () => wait(10_000) }));
    const open = connection.calls.wait();
    const rejected = expect(open).rejects.toThrow('The thread died.');
    connection.close(new Error('The thread died.'));
    await rejected;
    await expect(connection.calls.wait()).rejects.toThrow();
  });

  it('moves the buffers that are marked, in both directions', async () => {
    const sent = new Uint8Array([1, 2, 3]);
    let kept: Uint8Array | undefined;
    const { calls } = connectTo(() => ({
      increase: (bytes: Uint8Array) => {
        kept = bytes.map((byte) => byte + 1);
        return withTransfer(kept, [kept.buffer as ArrayBuffer]);
      },
    }));
    expect(await calls.increase(withTransfer(sent, [sent.buffer]))).toEqual(new Uint8Array([2, 3, 4]));
    expect([sent.byteLength, kept?.byteLength]).toEqual([0, 0]);
  });
});

describe('what the other thread tells meanwhile', () => {
  it('arrives in its order, and before the result', async () => {
    const heard: unknown[] = [];
    const { calls } = connectTo<{ count(to: number): string }, { show(n: number): void }>(
      (page) => ({
        count: (to) => {
          for (let n = 1; n <= to; n++) page.show(n);
          return 'end';
        },
      }),
      { page: { show: (n) => heard.push(n) } },
    );
    heard.push(await calls.count(3));
    expect(heard).toEqual([1, 2, 3, 'end']);
  });

  it('is reported where it cannot be sent, since nobody waits for it', async () => {
    const { calls } = connectTo<{ start(): void }, { show(value: unknown): void }>(
      (page) => ({ start: () => page.show(() => 1) }),
      { page: { show: () => {} } },
    );
    await calls.start();
    expect(reported).toMatchObject([{ name: 'DataCloneError' }]);
  });
});

describe('functions with options', () => {
  it('run one after the other, also after one that fails', async () => {
    const log: string[] = [];
    const run = async (name: string, ms: number) => {
      log.push(`${name} begins`);
      await wait(ms);
      log.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
    };
    const { calls } = connectTo(() => ({ run }), { inOrder: true });
    const results = await Promise.allSettled([calls.run('a', 20), calls.run('b', 5), calls.run('c', 0)]);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('run beside each other otherwise', async () => {
    const log: string[] = [];
    const run = async (name: string, ms: number) => {
      await wait(ms);
      log.push(name);
    };
    const { calls } = connectTo(() => ({ run }));
    await Promise.all([calls.run('slow', 20), calls.run('quick', 0)]);
    expect(log).toEqual(['quick', 'slow']);
  });

  it('wait for what they need, and fail where it fails', async () => {
    let speak = (_: string) => {};
    const language = new Promise<string>((resolve) => {
      speak = resolve;
    });
    let spoken = '';
    const ready = language.then((name) => {
      spoken = name;
    });
    const { calls } = connectTo(() => ({ say: () => spoken }), { ready });
    const said = calls.say();
    speak('German');
    expect(await said).toBe('German');
    const broken = connectTo(() => ({ say: () => spoken }), { ready: Promise.reject(new Error('no words')) });
    await expect(broken.calls.say()).rejects.toThrow('no words');
  });
});
