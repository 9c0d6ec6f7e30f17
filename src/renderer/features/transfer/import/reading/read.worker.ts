/** Reads files for an import outside the page's thread. The page ends the worker to stop it. */

import { GAMES } from '../../../../../shared/games/catalogue.ts';
import { failToPage } from '../../../../failures/in-background.ts';
import { loadWorkerGroup, loadWorkerWords } from '../../../../preferences/worker-language.ts';
import { TRANSFER } from '../../../../strings/library/transfer.ts';
import type { ReadReply, ReadRequest } from './messages.ts';
import { readSources } from './read-sources.ts';

const language = loadWords();

/** Loads the sentences of the import itself, beside those that all code shares. */
async function loadWords(): Promise<void> {
  await loadWorkerWords();
  await loadWorkerGroup(TRANSFER, async () => (await import('../../../../strings/de/transfer.ts')).TRANSFER_DE);
}

self.addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  failToPage(language.then(() => readSources(GAMES, event.data, (reply: ReadReply) => self.postMessage(reply))));
});
