/** Reads files for an import outside the page's thread. The page ends the worker to stop it. */

import { translate, translated } from '../../../../../shared/i18n/translation.ts';
import { failToPage } from '../../../../failures/in-background.ts';
import { loadWorkerWords } from '../../../../preferences/worker-language.ts';
import { TRANSFER } from '../../../../strings/library/transfer.ts';
import type { ReadReply, ReadRequest } from './messages.ts';
import { readSources } from './read-sources.ts';

const language = loadWords();

/** Loads the sentences of the import itself, beside those that all code shares. */
async function loadWords(): Promise<void> {
  await loadWorkerWords();
  if (self.name !== 'de') return;
  try {
    const { TRANSFER_DE } = await import('../../../../strings/de/transfer.ts');
    translate(translated(TRANSFER, TRANSFER_DE));
  } catch (error) {
    console.error('The language could not be loaded', error);
  }
}

self.addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  failToPage(language.then(() => readSources(event.data, (reply: ReadReply) => self.postMessage(reply))));
});
