/** The thread of the journal, seen from the main process. */
import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createThreadTasks } from '../../../../../src/main/journal/thread/worker-client.ts';
import { connect, withCallOptions } from '../../../../../src/shared/base/remote-calls.ts';

const threads = vi.hoisted(() => [] as { emit(name: string, value?: unknown): boolean }[]);

vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    #onMessage: (message: unknown) => void = () => {};

    constructor() {
      super();
      threads.push(this);
      const tasks = {
        list: async () => [],
        copy: () => Promise.reject(Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' })),
        checkArt: () => new Promise(() => {}),
      };
      const channel = {
        post: (message: unknown) => queueMicrotask(() => this.emit('message', message)),
        listen: (listener: (message: unknown) => void) => {
          this.#onMessage = listener;
          return () => {};
        },
        reportError: () => {},
      };
      connect(channel, withCallOptions(tasks, { inOrder: true }));
    }

    postMessage(message: unknown): void {
      this.#onMessage(message);
    }

    unref(): void {
      // The test ends by itself.
    }
  },
}));

const PLACES = { journal: 'journal', backups: 'backups' } as never;

beforeEach(() => {
  threads.length = 0;
});

describe('the thread of the journal', () => {
  it('starts with the first task, and does all of them', async () => {
    const tasks = createThreadTasks();
    expect(threads).toHaveLength(0);
    expect(await tasks.list(PLACES, 'en')).toEqual([]);
    expect(await tasks.list(PLACES, 'en')).toEqual([]);
    expect(threads).toHaveLength(1);
  });

  it('says by the code of the system why a task failed', async () => {
    await expect(createThreadTasks().copy('from', 'to')).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('that dies fails its open tasks without a code, and the next task starts another one', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const tasks = createThreadTasks();
    const open = tasks.checkArt(PLACES);
    const [thread] = threads;
    thread?.emit('error', new Error('out of memory'));
    thread?.emit('exit');
    const error: unknown = await open.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toHaveProperty('code');
    expect(logged).toHaveBeenCalledWith('The thread of the journal died:', new Error('out of memory'));
    logged.mockRestore();
    expect(await tasks.list(PLACES, 'en')).toEqual([]);
    thread?.emit('exit');
    expect(await tasks.list(PLACES, 'en')).toEqual([]);
    expect(threads).toHaveLength(2);
  });
});
