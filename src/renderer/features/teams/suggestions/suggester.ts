/** Calls the worker that computes suggestions. */

import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Suggestions } from '../../../../shared/suggest/suggest.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { runInBackground } from '../../../failures/run-in-background.ts';
import { WorkerClient } from '../../../platform/worker-client.ts';
import type { Known } from '../verdict/judgement.ts';
import type { SuggestionRequest, SuggestWorker } from './suggest.worker.ts';

/** The characters last sent to the worker. */
let sentCharacters: Known | undefined;

/** The language of the window, which the worker reads from its own name. It does not change until the window reloads. */
let windowLanguage = 'en';

const worker = new WorkerClient<SuggestWorker>(
  () => new Worker(new URL('./suggest.worker.ts', import.meta.url), { type: 'module', name: windowLanguage }),
);

/** Returns the best few suggestions. Rejects if the solver fails. */
export async function suggest(translate: Translate, known: Known, request: SuggestionRequest): Promise<Suggestions> {
  await sendCharacters(translate, known);
  return worker.call.suggest(request);
}

/** Starts the worker, so that the first suggestion for the team is fast. */
export function prepare(translate: Translate, team: Team, known: Known, event: EventPack | undefined): void {
  const prepared = sendCharacters(translate, known).then(() => worker.call.prepare(team, event));
  runInBackground('Preparing suggestions', prepared);
}

/** Sends the characters to the worker unless it already has them. */
async function sendCharacters(translate: Translate, known: Known): Promise<void> {
  windowLanguage = translate.language;
  if (worker.isRunning && sentCharacters === known) return;
  sentCharacters = known;
  // No rule reads pictures.
  const characters = [...known.values()].map(({ art: _art, ...character }) => character);
  try {
    await worker.call.setCharacters(characters);
  } catch (error) {
    sentCharacters = undefined;
    throw error;
  }
}
