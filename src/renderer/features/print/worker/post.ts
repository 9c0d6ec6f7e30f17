/** What the worker tells the page while it works. */

import type { RemoteEvents } from '../../../../shared/base/remote-calls.ts';
import type { PrintProgress } from '../../../../shared/print-job/print-job.ts';
import { exposeFunctions } from '../../../platform/worker-functions.ts';
import type { PrintPage } from '../job.ts';

let page: RemoteEvents<PrintPage> | undefined;

/** Lets the page call these functions one after the other: a PDF is asked for while the cards are still being checked. */
export function exposeToPage(functions: object): RemoteEvents<PrintPage> {
  const connected = exposeFunctions<PrintPage>(functions, { inOrder: true });
  page = connected;
  return connected;
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
  page?.showProgress(progress);
}
