/** Tests what happens to calls when a worker crashes, is stopped, is too slow or does not start. */

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
import { translate } from '../../../support/texts.ts';
import { createFakeWorkers } from '../../../support/worker.ts';

interface Page {
  show(message: string): void;
}

interface Functions {
  greet(personName: string): string;
  wait(): Promise<void>;
  tell(message: string): void;
}

const FakeWorker = createFakeWorkers({
  'test.worker': (pageFunctions) => ({
    greet: (personName: string) => `Hello ${personName}`,
    wait: () => new Promise(() => {}),
    tell: (message: string) => (pageFunctions as unknown as Page).show(message),
  }),
});
type FakeWorker = InstanceType<typeof FakeWorker>;

let startedWorkers: FakeWorker[] = [];
const startWorker = (): Worker => {
  const worker = new FakeWorker('test.worker');
  vi.spyOn(worker, 'terminate');
  startedWorkers.push(worker);
  return worker as unknown as Worker;
};

const reportError = vi.fn();
beforeEach(() => vi.stubGlobal('reportError', reportError));
afterEach(() => {
  startedWorkers = [];
  reportError.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('WorkerClient', () => {
  it('starts the worker with the first call and answers all calls with it', async () => {
    const workerClient = new WorkerClient<Functions>(startWorker);
    expect(workerClient.isRunning).toBe(false);
    expect(await Promise.all([workerClient.call.greet('Ada'), workerClient.call.greet('Bo')])).toEqual([
      'Hello Ada',
      'Hello Bo',
    ]);
    expect([workerClient.isRunning, startedWorkers.length]).toEqual([true, 1]);
  });

  it("rejects all open calls with the browser's message when the worker crashes, and starts another one for the next call", async () => {
    const reportedCrashes: WorkerCrash[] = [];
    const workerClient = new WorkerClient<Functions>(startWorker, {
      onCrash: (reportedCrash) => reportedCrashes.push(reportedCrash),
    });
    const firstOpenCall = workerClient.call.wait();
    const secondOpenCall = workerClient.call.wait();
    startedWorkers[0]?.crash('Array buffer allocation failed');
    const [firstResult, secondResult] = await Promise.allSettled([firstOpenCall, secondOpenCall]);
    expect(firstResult).toMatchObject({ status: 'rejected', reason: { message: 'Array buffer allocation failed' } });
    expect(secondResult).toEqual(firstResult);
    expect(reportedCrashes).toMatchObject([{ name: 'WorkerCrash' }]);
    expect(startedWorkers[0]?.terminate).toHaveBeenCalled();
    expect(workerClient.isRunning).toBe(false);
    expect(await workerClient.call.greet('Ada')).toBe('Hello Ada');
    expect(startedWorkers).toHaveLength(2);
  });

  it('explains a crash without a message in plain words', async () => {
    const workerClient = new WorkerClient<Functions>(startWorker);
    const openCall = workerClient.call.wait();
    startedWorkers[0]?.crash();
    const rejection = await openCall.catch((reason: unknown) => reason);
    expect(explainFailure(translate, rejection)).toBe(
      'This part of Rollcall stopped unexpectedly. Your computer may be low on memory. Close other programs and try again.',
    );
  });

  it('ignores the crash of a worker that was replaced', async () => {
    const workerClient = new WorkerClient<Functions>(startWorker);
    await workerClient.call.greet('Ada');
    workerClient.stop();
    const openCall = workerClient.call.greet('Bo');
    startedWorkers[0]?.crash('too late');
    expect(await openCall).toBe('Hello Bo');
  });

  it('rejects a call when the worker cannot be started, and tries again with the next call', async () => {
    const workerClient = new WorkerClient<Functions>(() => {
      if (startedWorkers.length === 0) {
        startedWorkers.push(new FakeWorker('test.worker'));
        throw new Error('The policy refuses it.');
      }
      return startWorker();
    });
    await expect(workerClient.call.greet('Ada')).rejects.toThrow('The policy refuses it.');
    expect(await workerClient.call.greet('Ada')).toBe('Hello Ada');
  });

  it('rejects open calls as canceled when it is stopped', async () => {
    const workerClient = new WorkerClient<Functions>(startWorker);
    const openCall = workerClient.call.wait();
    workerClient.stop();
    const rejection = await openCall.catch((reason: unknown) => reason);
    expect(rejection).toBeInstanceOf(WorkerStopped);
    expect(isCancelled(rejection)).toBe(true);
    expect(startedWorkers[0]?.terminate).toHaveBeenCalled();
    workerClient.stop();
  });

  it('lets the worker call the page, and reports an error of the page', async () => {
    const messages: string[] = [];
    const showMessage = (message: string) => {
      messages.push(message);
      if (message === 'bad') throw new Error('not shown');
    };
    const workerClient = new WorkerClient<Functions>(startWorker, { functions: { show: showMessage } satisfies Page });
    await workerClient.call.tell('good');
    await workerClient.call.tell('bad');
    expect(messages).toEqual(['good', 'bad']);
    expect(reportError).toHaveBeenCalledWith(new Error('not shown'));
  });
});

describe('withWorker', () => {
  it('ends the worker when the work succeeds or fails', async () => {
    expect(await withWorker<Functions, string>(startWorker, ({ greet }) => greet('Ada'))).toBe('Hello Ada');
    await expect(withWorker<Functions, void>(startWorker, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(startedWorkers[0]?.terminate).toHaveBeenCalled();
  });

  it('ends the worker when its signal is aborted, and starts none when it was aborted before', async () => {
    const controller = new AbortController();
    const workResult = withWorker<Functions, void>(startWorker, (functions) => functions.wait(), {
      signal: controller.signal,
    });
    controller.abort();
    await expect(workResult).rejects.toThrow(WorkerStopped);
    expect(startedWorkers[0]?.terminate).toHaveBeenCalled();
    await expect(
      withWorker<Functions, void>(startWorker, (functions) => functions.wait(), { signal: controller.signal }),
    ).rejects.toThrow(WorkerStopped);
    expect(startedWorkers).toHaveLength(1);
  });

  it('ends the worker when the time limit is reached', async () => {
    vi.useFakeTimers();
    const workResult = withWorker<Functions, void>(startWorker, (functions) => functions.wait(), { limitMs: 5000 });
    const rejected = expect(workResult).rejects.toThrow(WorkerTimeout);
    await vi.advanceTimersByTimeAsync(5000);
    await rejected;
    expect(startedWorkers[0]?.terminate).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
