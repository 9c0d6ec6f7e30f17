/** Reads what is to come in beside the page; whoever stops ends the worker. */
import { failToPage } from '../../../../failures/in-background.ts';
import type { ReadReply, ReadRequest } from './messages.ts';
import { readSources } from './read-sources.ts';

self.addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  failToPage(readSources(event.data, (reply: ReadReply) => self.postMessage(reply)));
});
