import type { SpreadsheetReading } from '../../../shared/spreadsheet/grid.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { withWorker } from '../../platform/worker-client.ts';
import { explainFailure } from '../../strings/failures.ts';
import type { TableQuestion, TableWorker } from './table.worker.ts';

/** Reads a spreadsheet file in a worker, since a large file takes a while. Never rejects. `signal` stops reading. */
export async function readTableFile(
  translate: Translate,
  question: TableQuestion,
  signal?: AbortSignal,
): Promise<SpreadsheetReading> {
  try {
    return await withWorker<TableWorker, SpreadsheetReading>(
      () => new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: translate.language }),
      (worker) => worker.readTableFile(question),
      signal === undefined ? {} : { signal },
    );
  } catch (error) {
    return { ok: false, message: explainFailure(translate, error) };
  }
}
