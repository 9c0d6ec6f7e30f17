/** Reads files for an import outside the page's thread. The page ends the worker to stop it. */

import { failToPage } from '../../../../failures/in-background.ts';
import { loadWorkerWords } from '../../../../preferences/worker-language.ts';
import type { ReadReply, ReadRequest } from './messages.ts';
import { readSources } from './read-sources.ts';

const language = loadWorkerWords();

self.addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  failToPage(language.then(() => readSources(event.data, (reply: ReadReply) => self.postMessage(reply))));
});
