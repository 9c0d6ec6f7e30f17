import type { TableRead } from '../../../shared/table/grid.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { withWorker } from '../../platform/worker-client.ts';
import { explainFailure } from '../../strings/failures.ts';
import type { TableQuestion, TableWorker } from './table.worker.ts';

/** Reads a table file in a worker, since a spreadsheet may take a while. Never rejects. `signal` ends the reading. */
export async function readTableFile(
  translate: Translate,
  question: TableQuestion,
  signal?: AbortSignal,
): Promise<TableRead> {
  try {
    return await withWorker<TableWorker, TableRead>(
      () => new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: translate.language }),
      (worker) => worker.readTableFile(question),
      signal === undefined ? {} : { signal },
    );
  } catch (error) {
    return { ok: false, message: explainFailure(translate, error) };
  }
}
