/** Reads files for an import outside the page's thread. The page ends the worker to stop it. */

import { GAMES } from '../../../../../shared/games/catalogue.ts';
import { loadGameTexts } from '../../../../../shared/texts/catalogues.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { exposeFunctions } from '../../../../platform/worker-functions.ts';
import { loadTranslate } from '../../../../texts/catalogues.ts';
import type { ImportPage, ReadRequest } from './messages.ts';
import { readSources } from './read-sources.ts';

/** Formats messages in the language of the window. */
async function loadTexts(): Promise<Translate> {
  const t = await loadTranslate(self.name);
  await loadGameTexts(t, GAMES);
  return t;
}

const translate = loadTexts();

const functions = {
  readSources: async (request: ReadRequest) => readSources(await translate, GAMES, request, page),
};
export type ImportWorker = typeof functions;
const page = exposeFunctions<ImportPage>(functions);
