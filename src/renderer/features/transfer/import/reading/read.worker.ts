/** Reads files for an import outside the page's thread. The page ends the worker to stop it. */

import { GAMES } from '../../../../../shared/games/catalogue.ts';
import { exposeFunctions } from '../../../../platform/worker-functions.ts';
import { loadWorkerGroup, loadWorkerWords } from '../../../../preferences/worker-language.ts';
import { TRANSFER } from '../../../../strings/library/transfer.ts';
import type { ImportPage, ReadRequest } from './messages.ts';
import { readSources } from './read-sources.ts';

/** Loads the sentences of the import itself, beside those that all code shares. */
async function loadWords(): Promise<void> {
  await loadWorkerWords();
  await loadWorkerGroup(TRANSFER, async () => (await import('../../../../strings/de/transfer.ts')).TRANSFER_DE);
}

const functions = {
  readSources: (request: ReadRequest) => readSources(GAMES, request, page),
};
export type ImportWorker = typeof functions;
const page = exposeFunctions<ImportPage>(functions, { ready: loadWords() });
