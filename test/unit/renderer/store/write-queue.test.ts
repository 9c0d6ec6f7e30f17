import { afterEach, describe, expect, it, vi } from 'vitest';
import { WriteQueue } from '../../../../src/renderer/store/write-queue.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { t } from '../../../support/texts.ts';

/** A disk that writes when it is told to. */
function disk() {
  const written: string[] = [];
  const waiting: { go(): void; fail(reason: string): void }[] = [];
  const write = (key: string, changes: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({
        go() {
          written.push(`${key}:${changes.join('')}`);
          resolve();
        },
        fail: (reason) => reject(new Error(reason)),
      });
    });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { write, written, waiting, settle };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the queue between the keyboard and the disk', () => {
  it('writes at once, and takes what comes meanwhile together into the next write', async () => {
    const { write, written, waiting, settle } = disk();
    const queue = new WriteQueue(write);
    for (const letter of 'abcd') queue.add('hero', letter);
    expect(waiting).toHaveLength(1);
    expect(queue.getState().kind).toBe('saving');
    waiting[0]?.go();
    await settle();
    waiting[1]?.go();
    await settle();
    expect(written).toEqual(['hero:a', 'hero:bcd']);
    expect(queue.getState().kind).toBe('saved');
  });

  it('writes two documents beside each other', () => {
    const { write, waiting } = disk();
    const queue = new WriteQueue(write);
    queue.add('one', 'a');
    queue.add('two', 'b');
    expect(waiting).toHaveLength(2);
  });

  it('keeps what the disk refused, says why, and writes it in its order with what came later', async () => {
    const { write, written, waiting, settle } = disk();
    const queue = new WriteQueue(write);
    queue.add('hero', 'a');
    queue.add('hero', 'b');
    waiting[0]?.fail('the disk is full');
    await settle();
    const state = queue.getState();
    expect(state).toEqual({ kind: 'failed', reason: expect.any(Function) });
    expect('reason' in state && formatLateText(t, state.reason)).toBe('the disk is full.');
    expect(queue.isWaiting('hero')).toBe(true);
    queue.retry();
    waiting[1]?.go();
    await settle();
    expect(written).toEqual(['hero:ab']);
    expect(queue.getState().kind).toBe('saved');
  });

  it('tries again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { write, written, waiting, settle } = disk();
    const queue = new WriteQueue(write);
    queue.add('hero', 'a');
    waiting[0]?.fail('busy');
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    waiting[1]?.go();
    await settle();
    expect(written).toEqual(['hero:a']);
  });

  it('tells those who listen, once for each state', async () => {
    const { write, waiting, settle } = disk();
    const queue = new WriteQueue(write);
    const heard: string[] = [];
    queue.subscribe(() => heard.push(queue.getState().kind));
    queue.add('hero', 'a');
    queue.add('hero', 'b');
    waiting[0]?.go();
    await settle();
    waiting[1]?.go();
    await settle();
    expect(heard).toEqual(['saving', 'saved']);
  });

  it('waits for a retry that is already running when it is asked to try again', async () => {
    const { write, written, waiting, settle } = disk();
    const queue = new WriteQueue(write);
    queue.add('hero', 'a');
    waiting[0]?.fail('the disk is full');
    await settle();
    queue.retry();
    let isSettled = false;
    const trying = queue.tryAgain().then(() => {
      isSettled = true;
    });
    await settle();
    expect(isSettled).toBe(false);
    waiting[1]?.go();
    await trying;
    expect(written).toEqual(['hero:a']);
    expect(queue.getState().kind).toBe('saved');
  });

  it('is not settled while another document waits for its first write, although one has failed', async () => {
    const { write, waiting, settle } = disk();
    const queue = new WriteQueue(write);
    queue.add('one', 'a');
    waiting[0]?.fail('the disk is full');
    await settle();
    let start: () => void = () => undefined;
    queue.add('two', 'b', (run) => {
      start = run;
    });
    let isSettled = false;
    const settled = queue.waitUntilSettled().then(() => {
      isSettled = true;
    });
    await settle();
    expect([queue.getState().kind, isSettled]).toEqual(['failed', false]);
    start();
    waiting[1]?.fail('the disk is full');
    await settled;
    queue.close();
  });

  it('writes a change although somebody who listens to the queue fails', async () => {
    const { write, written, waiting, settle } = disk();
    const queue = new WriteQueue(write);
    queue.subscribe(() => {
      throw new Error('A listener failed.');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    queue.add('hero', 'a');
    waiting[0]?.go();
    await settle();
    expect(written).toEqual(['hero:a']);
  });
});
