/** A worker seen from the page: what happens to calls when it crashes, is stopped, is too slow or does not start. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isCancelled } from '../../../../src/renderer/platform/storage-fault.ts';
import {
  WorkerClient,
  type WorkerCrash,
  WorkerStopped,
  WorkerTimeout,
  withWorker,
} from '../../../../src/renderer/platform/worker-client.ts';
import { explainFailure } from '../../../../src/renderer/strings/failures.ts';
import { t } from '../../../support/texts.ts';
import { workersThat } from '../../../support/worker.ts';

interface Page {
  show(text: string): void;
}

interface Functions {
  greet(name: string): string;
  wait(): Promise<void>;
  tell(text: string): void;
}

const FakeWorker = workersThat({
  'test.worker': (page) => ({
    greet: (name: string) => `Hello ${name}`,
    wait: () => new Promise(() => {}),
    tell: (text: string) => (page as unknown as Page).show(text),
  }),
});
type FakeWorker = InstanceType<typeof FakeWorker>;

let started: FakeWorker[] = [];
const open = (): Worker => {
  const worker = new FakeWorker('test.worker');
  vi.spyOn(worker, 'terminate');
  started.push(worker);
  return worker as unknown as Worker;
};

const reportError = vi.fn();
beforeEach(() => vi.stubGlobal('reportError', reportError));
afterEach(() => {
  started = [];
  reportError.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a worker', () => {
  it('starts with the first call, and answers all of them', async () => {
    const client = new WorkerClient<Functions>(open);
    expect(client.isRunning).toBe(false);
    expect(await Promise.all([client.call.greet('Ada'), client.call.greet('Bo')])).toEqual(['Hello Ada', 'Hello Bo']);
    expect([client.isRunning, started.length]).toEqual([true, 1]);
  });

  it('that crashes ends all open calls with the message of the browser, and the next call starts another one', async () => {
    const crashes: WorkerCrash[] = [];
    const client = new WorkerClient<Functions>(open, { onCrash: (crash) => crashes.push(crash) });
    const open1 = client.call.wait();
    const open2 = client.call.wait();
    started[0]?.crash('Array buffer allocation failed');
    const [first, second] = await Promise.allSettled([open1, open2]);
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'Array buffer allocation failed' } });
    expect(second).toEqual(first);
    expect(crashes).toMatchObject([{ name: 'WorkerCrash' }]);
    expect(started[0]?.terminate).toHaveBeenCalled();
    expect(client.isRunning).toBe(false);
    expect(await client.call.greet('Ada')).toBe('Hello Ada');
    expect(started).toHaveLength(2);
  });

  it('that crashes without a message is explained in plain words', async () => {
    const client = new WorkerClient<Functions>(open);
    const call = client.call.wait();
    started[0]?.crash();
    const error = await call.catch((reason: unknown) => reason);
    expect(explainFailure(t, error)).toBe(
      'This part of Rollcall stopped unexpectedly. Your computer may be low on memory. Close other programs and try again.',
    );
  });

  it('that crashes after it was replaced changes nothing', async () => {
    const client = new WorkerClient<Functions>(open);
    await client.call.greet('Ada');
    client.stop();
    const call = client.call.greet('Bo');
    started[0]?.crash('too late');
    expect(await call).toBe('Hello Bo');
  });

  it('that cannot be started rejects the call, and the next one tries again', async () => {
    const client = new WorkerClient<Functions>(() => {
      if (started.length === 0) {
        started.push(new FakeWorker('test.worker'));
        throw new Error('The policy refuses it.');
      }
      return open();
    });
    await expect(client.call.greet('Ada')).rejects.toThrow('The policy refuses it.');
    expect(await client.call.greet('Ada')).toBe('Hello Ada');
  });

  it('that is stopped ends open calls as work that was called off', async () => {
    const client = new WorkerClient<Functions>(open);
    const call = client.call.wait();
    client.stop();
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(WorkerStopped);
    expect(isCancelled(error)).toBe(true);
    expect(started[0]?.terminate).toHaveBeenCalled();
    client.stop();
  });

  it('tells the page meanwhile, and a failure there is reported', async () => {
    const heard: string[] = [];
    const show = (text: string) => {
      heard.push(text);
      if (text === 'bad') throw new Error('not shown');
    };
    const client = new WorkerClient<Functions>(open, { functions: { show } satisfies Page });
    await client.call.tell('good');
    await client.call.tell('bad');
    expect(heard).toEqual(['good', 'bad']);
    expect(reportError).toHaveBeenCalledWith(new Error('not shown'));
  });
});

describe('a worker for one piece of work', () => {
  it('ends with it, whether it succeeds or fails', async () => {
    expect(await withWorker<Functions, string>(open, ({ greet }) => greet('Ada'))).toBe('Hello Ada');
    await expect(withWorker<Functions, void>(open, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(started[0]?.terminate).toHaveBeenCalled();
  });

  it('is ended by a signal, also by one that came before', async () => {
    const control = new AbortController();
    const work = withWorker<Functions, void>(open, (call) => call.wait(), { signal: control.signal });
    control.abort();
    await expect(work).rejects.toThrow(WorkerStopped);
    expect(started[0]?.terminate).toHaveBeenCalled();
    await expect(withWorker<Functions, void>(open, (call) => call.wait(), { signal: control.signal })).rejects.toThrow(
      WorkerStopped,
    );
    expect(started).toHaveLength(1);
  });

  it('is ended when it takes too long', async () => {
    vi.useFakeTimers();
    const work = withWorker<Functions, void>(open, (call) => call.wait(), { limitMs: 5000 });
    const rejected = expect(work).rejects.toThrow(WorkerTimeout);
    await vi.advanceTimersByTimeAsync(5000);
    await rejected;
    expect(started[0]?.terminate).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
