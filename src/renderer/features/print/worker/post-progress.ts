/** Reports the progress of the worker to the page. */

import type { RemoteEvents } from '../../../../shared/base/remote-calls.ts';
import type { PrintProgress } from '../../../../shared/print-job/print-job.ts';
import { exposeFunctions } from '../../../platform/worker-functions.ts';
import type { PrintPage } from '../print-messages.ts';

let connectedPage: RemoteEvents<PrintPage> | undefined;

/** Exposes functions to the page. Calls run in order, because a PDF may be requested while the cards are still being checked. */
export function exposeToPage(functions: object): RemoteEvents<PrintPage> {
  const printPage = exposeFunctions<PrintPage>(functions, { inOrder: true });
  connectedPage = printPage;
  return printPage;
}

/** The minimum time between two progress reports of one stage. Each report makes the page render. */
const MIN_INTERVAL_MS = 50;

let lastReportTime = 0;
let lastStage: PrintProgress['stage'] | undefined;

/** Reports progress: the first and last step of a stage, and some steps between them. */
export function postProgress(progress: PrintProgress): void {
  const currentTime = performance.now();
  const isFirstOrLast = !('done' in progress) || progress.done === progress.of;
  if (progress.stage === lastStage && !isFirstOrLast && currentTime - lastReportTime < MIN_INTERVAL_MS) return;
  lastReportTime = currentTime;
  lastStage = progress.stage;
  connectedPage?.showProgress(progress);
}
