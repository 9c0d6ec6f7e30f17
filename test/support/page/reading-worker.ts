/** What the workers that read files answer, in the page itself. */

import type { ReadRequest } from '../../../src/renderer/features/transfer/import/reading/messages.ts';
import { readSources } from '../../../src/renderer/features/transfer/import/reading/read-sources.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { readTable } from '../../../src/shared/table/read-table.ts';
import { LOADED_GAMES } from '../games.ts';

type Request = ReadRequest | { readonly kind?: undefined; readonly file: Blob };

export class ReadingWorker extends EventTarget {
  async postMessage(request: Request): Promise<void> {
    const answer = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
    if (request.kind === undefined)
      answer(await readTable(LOADED_GAMES, new Uint8Array(await request.file.arrayBuffer())));
    else await readSources(GAMES, request, answer);
  }

  terminate(): void {
    // It has nothing that runs on.
  }
}
