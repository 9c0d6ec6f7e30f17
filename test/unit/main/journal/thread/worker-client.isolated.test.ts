/** Tests the thread that runs the longer tasks of the journal, as the main process uses it. A double replaces the real thread. */
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
      const threadTasks = {
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
      connect(channel, withCallOptions(threadTasks, { inOrder: true }));
    }

    postMessage(message: unknown): void {
      this.#onMessage(message);
    }

    unref(): void {
      // This double has no thread that could keep the process running.
    }
  },
}));

const FOLDER_PATHS = { journal: 'journal', backups: 'backups' } as never;

beforeEach(() => {
  threads.length = 0;
});

describe('the thread of the journal', () => {
  it('starts with the first task and runs all tasks', async () => {
    const threadTasks = createThreadTasks();
    expect(threads).toHaveLength(0);
    expect(await threadTasks.list(FOLDER_PATHS, 'en')).toEqual([]);
    expect(await threadTasks.list(FOLDER_PATHS, 'en')).toEqual([]);
    expect(threads).toHaveLength(1);
  });

  it("passes on the system's error code of a failed task", async () => {
    await expect(createThreadTasks().copy('from', 'to')).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('rejects its open tasks without a code when it dies, and starts again with the next task', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const threadTasks = createThreadTasks();
    const openTask = threadTasks.checkArt(FOLDER_PATHS);
    const [thread] = threads;
    thread?.emit('error', new Error('out of memory'));
    thread?.emit('exit');
    const error: unknown = await openTask.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toHaveProperty('code');
    expect(consoleError).toHaveBeenCalledWith('The thread of the journal died:', new Error('out of memory'));
    consoleError.mockRestore();
    expect(await threadTasks.list(FOLDER_PATHS, 'en')).toEqual([]);
    // A late exit of the dead thread doesn't end the thread that has taken its place.
    thread?.emit('exit');
    expect(await threadTasks.list(FOLDER_PATHS, 'en')).toEqual([]);
    expect(threads).toHaveLength(2);
  });
});
