/** The worker that makes suggestions, seen from the page. */

import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Suggestions } from '../../../../shared/suggest/suggest.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { inBackground } from '../../../failures/in-background.ts';
import { WorkerClient } from '../../../platform/worker-client.ts';
import type { Known } from '../verdict/judgement.ts';
import type { SuggestionRequest, SuggestWorker } from './suggest.worker.ts';

/** The characters that the worker knows. */
let sentCharacters: Known | undefined;

/** The language of the window, which the worker is told by its name. It stays the same until the window is loaded anew. */
let windowLanguage = 'en';

const worker = new WorkerClient<SuggestWorker>(
  () => new Worker(new URL('./suggest.worker.ts', import.meta.url), { type: 'module', name: windowLanguage }),
);

/** Returns the best few suggestions. Rejects where the solver fails. */
export async function suggest(translate: Translate, known: Known, request: SuggestionRequest): Promise<Suggestions> {
  await sendCharacters(translate, known);
  return worker.call.suggest(request);
}

/** Starts the worker, so that the first suggestion for the team need not wait for it. */
export function prepare(translate: Translate, team: Team, known: Known, event: EventPack | undefined): void {
  const prepared = sendCharacters(translate, known).then(() => worker.call.prepare(team, event));
  inBackground('Preparing suggestions', prepared);
}

/** Sends the characters to the worker, unless it knows them. */
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
