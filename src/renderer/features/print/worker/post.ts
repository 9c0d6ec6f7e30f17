/** Reports the progress of the worker to the page. */

import type { RemoteEvents } from '../../../../shared/base/remote-calls.ts';
import type { PrintProgress } from '../../../../shared/print-job/print-job.ts';
import { exposeFunctions } from '../../../platform/worker-functions.ts';
import type { PrintPage } from '../job.ts';

let page: RemoteEvents<PrintPage> | undefined;

/** Exposes functions that run one after the other, because a PDF may be requested while the cards are being checked. */
export function exposeToPage(functions: object): RemoteEvents<PrintPage> {
  const connected = exposeFunctions<PrintPage>(functions, { inOrder: true });
  page = connected;
  return connected;
}

/** The milliseconds between two progress reports. More reports could not be read, and each one makes the page render. */
const PAUSE = 50;

let last = 0;
let stage: PrintProgress['stage'] | undefined;

/** Reports progress: the first and last step of a stage, and some steps between them. */
export function postProgress(progress: PrintProgress): void {
  const now = performance.now();
  const isEnd = !('done' in progress) || progress.done === progress.of;
  if (progress.stage === stage && !isEnd && now - last < PAUSE) return;
  last = now;
  stage = progress.stage;
  page?.showProgress(progress);
}
