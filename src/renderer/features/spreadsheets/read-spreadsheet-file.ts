import type { SpreadsheetReading } from '../../../shared/spreadsheet/grid.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { withWorker } from '../../platform/worker-client.ts';
import { explainFailure } from '../../strings/failures.ts';
import type { SpreadsheetRequest, SpreadsheetWorker } from './spreadsheet.worker.ts';

/** Reads a spreadsheet file in a worker, since a large file takes a while. Never rejects. `signal` stops reading. */
export async function readSpreadsheetFile(
  translate: Translate,
  request: SpreadsheetRequest,
  signal?: AbortSignal,
): Promise<SpreadsheetReading> {
  try {
    return await withWorker<SpreadsheetWorker, SpreadsheetReading>(
      () =>
        new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), { type: 'module', name: translate.language }),
      (worker) => worker.readTableFile(request),
      signal === undefined ? {} : { signal },
    );
  } catch (error) {
    return { ok: false, message: explainFailure(translate, error) };
  }
}
