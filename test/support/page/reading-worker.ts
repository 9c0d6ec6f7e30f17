/** Provides the workers that read files, in the page itself. */

import type { ImportPage, ReadRequest } from '../../../src/renderer/features/transfer/import/reading/messages.ts';
import { readSources } from '../../../src/renderer/features/transfer/import/reading/read-sources.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { readSpreadsheet } from '../../../src/shared/spreadsheet/read-spreadsheet.ts';
import { LOADED_GAMES } from '../games.ts';
import { translate } from '../texts.ts';
import { createFakeWorkers } from '../worker.ts';

export const ReadingWorker = createFakeWorkers({
  'read.worker': (pageFunctions) => ({
    readSources: (request: ReadRequest) =>
      readSources(translate, GAMES, request, pageFunctions as unknown as ImportPage),
  }),
  'spreadsheet.worker': () => ({
    readTableFile: async ({ file: spreadsheetFile }: { readonly file: Blob }) =>
      readSpreadsheet(translate, LOADED_GAMES, new Uint8Array(await spreadsheetFile.arrayBuffer())),
  }),
});
