/** What the worker posts to the page. */

import type { PrintProgress } from '../../../../shared/print-job/print-job.ts';
import type { WorkerReply } from '../job.ts';

export function post(message: WorkerReply, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

/** Milliseconds between two reports of progress: more could not be read, and each one makes the page draw. */
const PAUSE = 50;

let last = 0;
let stage: PrintProgress['stage'] | undefined;

/** Says how far the work is: the first step of a stage, the last one, and now and then one between. */
export function postProgress(progress: PrintProgress): void {
  const now = performance.now();
  const isEnd = !('done' in progress) || progress.done === progress.of;
  if (progress.stage === stage && !isEnd && now - last < PAUSE) return;
  last = now;
  stage = progress.stage;
  post({ kind: 'progress', progress });
}
