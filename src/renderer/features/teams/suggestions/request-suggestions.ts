/** Calls the worker that computes suggestions. */

import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Suggestions } from '../../../../shared/suggest/suggest.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { runInBackground } from '../../../failures/run-in-background.ts';
import { WorkerClient } from '../../../platform/worker-client.ts';
import type { CharactersById } from '../verdict/judge-team.ts';
import type { SuggestionRequest, SuggestWorker } from './suggest.worker.ts';

/** The characters last sent to the worker. */
let sentCharacters: CharactersById | undefined;

/** The language of the window. It is the name of the worker, from which the worker reads it. It changes only by a reload. */
let windowLanguage = 'en';

const worker = new WorkerClient<SuggestWorker>(
  () => new Worker(new URL('./suggest.worker.ts', import.meta.url), { type: 'module', name: windowLanguage }),
);

/** Returns the best few suggestions. Rejects if the solver fails. */
export async function requestSuggestions(
  translate: Translate,
  charactersById: CharactersById,
  request: SuggestionRequest,
): Promise<Suggestions> {
  await sendCharacters(translate, charactersById);
  return worker.call.suggest(request);
}

/** Starts the worker, so that the first suggestion for the team is fast. */
export function prepareWorker(
  translate: Translate,
  team: Team,
  charactersById: CharactersById,
  eventPack: EventPack | undefined,
): void {
  const preparation = sendCharacters(translate, charactersById).then(() => worker.call.prepare(team, eventPack));
  runInBackground('Preparing suggestions', preparation);
}

/** Sends the characters to the worker unless it already has them. */
async function sendCharacters(translate: Translate, charactersById: CharactersById): Promise<void> {
  windowLanguage = translate.language;
  if (worker.isRunning && sentCharacters === charactersById) return;
  sentCharacters = charactersById;
  // The worker does not need the artwork, because no rule reads it.
  const characters = [...charactersById.values()].map(({ art: _art, ...character }) => character);
  try {
    await worker.call.setCharacters(characters);
  } catch (error) {
    sentCharacters = undefined;
    throw error;
  }
}
