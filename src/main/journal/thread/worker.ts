/** The thread that snapshots are written in: neither a key nor a window waits for it. */
import { parentPort } from 'node:worker_threads';
import { codeOf, realDisk } from '../disk.ts';
import { tasksOn } from './tasks.ts';
import type { TaskAnswer, TaskCall } from './worker-client.ts';

const tasks = tasksOn(realDisk);

/** One after the other: two that write snapshots at once would be in each other's way. */
let work: Promise<void> = Promise.resolve();

parentPort?.on('message', (call: TaskCall) => {
  work = work.then(async () => parentPort?.postMessage(await answer(call)));
});

async function answer({ id, task, args }: TaskCall): Promise<TaskAnswer> {
  try {
    const run = tasks[task] as (...args: readonly unknown[]) => Promise<unknown>;
    return { id, ok: true, value: await run(...args) };
  } catch (error) {
    console.error(`The journal could not ${task}:`, error);
    return { id, ok: false, code: codeOf(error) };
  }
}
