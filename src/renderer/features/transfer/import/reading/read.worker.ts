/** Reads what is to come in beside the page; whoever stops ends the worker. */
import type { ReadReply, ReadRequest } from './messages.ts';
import { readSources } from './read-sources.ts';

self.addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  void readSources(event.data, (reply: ReadReply) => self.postMessage(reply));
});
