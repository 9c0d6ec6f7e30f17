/** Reads files for an import outside the page's thread. The page ends the worker to stop it. */

import { GAMES } from '../../../../../shared/games/catalogue.ts';
import { exposeFunctions } from '../../../../platform/worker-functions.ts';
import { loadWorkerWords } from '../../../../preferences/worker-language.ts';
import { loadTranslate } from '../../../../texts/catalogues.ts';
import type { ImportPage, ReadRequest } from './messages.ts';
import { readSources } from './read-sources.ts';

const translate = loadTranslate(self.name);

const functions = {
  readSources: async (request: ReadRequest) => readSources(await translate, GAMES, request, page),
};
export type ImportWorker = typeof functions;
const page = exposeFunctions<ImportPage>(functions, { ready: loadWorkerWords() });
