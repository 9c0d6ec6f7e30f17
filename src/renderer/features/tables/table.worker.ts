/** Reads a table file beside the page: a spreadsheet may take a while. */

import type { TableRead } from '../../../shared/table/grid.ts';
import { readTable } from '../../../shared/table/read-table.ts';
import { failToPage } from '../../failures/in-background.ts';

self.addEventListener('message', (event: MessageEvent<Blob>) => {
  failToPage(read(event.data).then((answer) => self.postMessage(answer)));
});

async function read(file: Blob): Promise<TableRead> {
  try {
    return await readTable(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
