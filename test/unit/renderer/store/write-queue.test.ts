import { afterEach, describe, expect, it, vi } from 'vitest';
import { WriteQueue } from '../../../../src/renderer/store/write-queue.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { translate } from '../../../support/texts.ts';

/** Creates a disk that writes only when the test says so. */
function createDisk() {
  const writtenChanges: string[] = [];
  const pendingWrites: { go(): void; fail(reason: string): void }[] = [];
  const writeChanges = (documentKey: string, changes: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      pendingWrites.push({
        go() {
          writtenChanges.push(`${documentKey}:${changes.join('')}`);
          resolve();
        },
        fail: (reason) => reject(new Error(reason)),
      });
    });
  const waitForPromises = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { writeChanges, writtenChanges, pendingWrites, waitForPromises };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the write queue', () => {
  it('writes the first change at once and the changes that arrive meanwhile together', async () => {
    const { writeChanges, writtenChanges, pendingWrites, waitForPromises } = createDisk();
    const writeQueue = new WriteQueue(writeChanges);
    for (const letter of 'abcd') writeQueue.add('hero', letter);
    expect(pendingWrites).toHaveLength(1);
    expect(writeQueue.getState().kind).toBe('saving');
    pendingWrites[0]?.go();
    await waitForPromises();
    pendingWrites[1]?.go();
    await waitForPromises();
    expect(writtenChanges).toEqual(['hero:a', 'hero:bcd']);
    expect(writeQueue.getState().kind).toBe('saved');
  });

  it('writes two documents in parallel', () => {
    const { writeChanges, pendingWrites } = createDisk();
    const writeQueue = new WriteQueue(writeChanges);
    writeQueue.add('one', 'a');
    writeQueue.add('two', 'b');
    expect(pendingWrites).toHaveLength(2);
  });

  it('keeps a change that the disk refused, reports the reason and writes it in order with later changes', async () => {
    const { writeChanges, writtenChanges, pendingWrites, waitForPromises } = createDisk();
    const writeQueue = new WriteQueue(writeChanges);
    writeQueue.add('hero', 'a');
    writeQueue.add('hero', 'b');
    pendingWrites[0]?.fail('the disk is full');
    await waitForPromises();
    const failedState = writeQueue.getState();
    expect(failedState).toEqual({ kind: 'failed', reason: expect.any(Function) });
    expect('reason' in failedState && formatLateText(translate, failedState.reason)).toBe('the disk is full.');
    expect(writeQueue.isWaiting('hero')).toBe(true);
    writeQueue.retry();
    pendingWrites[1]?.go();
    await waitForPromises();
    expect(writtenChanges).toEqual(['hero:ab']);
    expect(writeQueue.getState().kind).toBe('saved');
  });

  it('retries by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { writeChanges, writtenChanges, pendingWrites, waitForPromises } = createDisk();
    const writeQueue = new WriteQueue(writeChanges);
    writeQueue.add('hero', 'a');
    pendingWrites[0]?.fail('busy');
    await waitForPromises();
    await vi.advanceTimersByTimeAsync(60_000);
    pendingWrites[1]?.go();
    await waitForPromises();
    expect(writtenChanges).toEqual(['hero:a']);
  });

  it('notifies its listeners once for each state', async () => {
    const { writeChanges, pendingWrites, waitForPromises } = createDisk();
    const writeQueue = new WriteQueue(writeChanges);
    const reportedStates: string[] = [];
    writeQueue.subscribe(() => reportedStates.push(writeQueue.getState().kind));
    writeQueue.add('hero', 'a');
    writeQueue.add('hero', 'b');
    pendingWrites[0]?.go();
    await waitForPromises();
    pendingWrites[1]?.go();
    await waitForPromises();
    expect(reportedStates).toEqual(['saving', 'saved']);
  });

  it('tryAgain waits for a retry that is already running', async () => {
    const { writeChanges, writtenChanges, pendingWrites, waitForPromises } = createDisk();
    const writeQueue = new WriteQueue(writeChanges);
    writeQueue.add('hero', 'a');
    pendingWrites[0]?.fail('the disk is full');
    await waitForPromises();
    writeQueue.retry();
    let isSettled = false;
    const retrying = writeQueue.tryAgain().then(() => {
      isSettled = true;
    });
    await waitForPromises();
    expect(isSettled).toBe(false);
    pendingWrites[1]?.go();
    await retrying;
    expect(writtenChanges).toEqual(['hero:a']);
    expect(writeQueue.getState().kind).toBe('saved');
  });

  it('stays unsettled while another document waits for its first write, although one write has failed', async () => {
    const { writeChanges, pendingWrites, waitForPromises } = createDisk();
    const writeQueue = new WriteQueue(writeChanges);
    writeQueue.add('one', 'a');
    pendingWrites[0]?.fail('the disk is full');
    await waitForPromises();
    // The third argument decides when the write starts.
    let startWrite: () => void = () => undefined;
    writeQueue.add('two', 'b', (runWrite) => {
      startWrite = runWrite;
    });
    let isSettled = false;
    const settledPromise = writeQueue.waitUntilSettled().then(() => {
      isSettled = true;
    });
    await waitForPromises();
    expect([writeQueue.getState().kind, isSettled]).toEqual(['failed', false]);
    startWrite();
    pendingWrites[1]?.fail('the disk is full');
    await settledPromise;
    writeQueue.close();
  });

  it('writes a change although a listener of the queue throws', async () => {
    const { writeChanges, writtenChanges, pendingWrites, waitForPromises } = createDisk();
    const writeQueue = new WriteQueue(writeChanges);
    writeQueue.subscribe(() => {
      throw new Error('A listener failed.');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeQueue.add('hero', 'a');
    pendingWrites[0]?.go();
    await waitForPromises();
    expect(writtenChanges).toEqual(['hero:a']);
  });
});
