/** Reads files for an import outside the page's thread. The page terminates the worker to stop reading. */

import { GAMES } from '../../../../../shared/games/catalogue.ts';
import { loadGameTexts } from '../../../../../shared/texts/catalogues.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { exposeFunctions } from '../../../../platform/worker-functions.ts';
import { loadTranslate } from '../../../../texts/catalogues.ts';
import type { ImportPage, ReadRequest } from './messages.ts';
import { readSources } from './read-sources.ts';

/** Loads the messages in the language of the window, which is the name of the worker. */
async function loadTranslateWithGames(): Promise<Translate> {
  const windowTranslate = await loadTranslate(self.name);
  await loadGameTexts(windowTranslate, GAMES);
  return windowTranslate;
}

const translate = loadTranslateWithGames();

const functions = {
  readSources: async (request: ReadRequest) => readSources(await translate, GAMES, request, page),
};
export type ImportWorker = typeof functions;
const page = exposeFunctions<ImportPage>(functions);
