/** The worker that makes suggestions, seen from the page. */

import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import { currentLanguage } from '../../../../shared/i18n/phrases.ts';
import type { Suggestions } from '../../../../shared/suggest/suggest.ts';
import { inBackground } from '../../../failures/in-background.ts';
import { WorkerClient } from '../../../platform/worker-client.ts';
import type { Known } from '../verdict/judgement.ts';
import type { SuggestionRequest, SuggestWorker } from './suggest.worker.ts';

/** The characters that the worker knows. */
let sentCharacters: Known | undefined;

const worker = new WorkerClient<SuggestWorker>(
  () => new Worker(new URL('./suggest.worker.ts', import.meta.url), { type: 'module', name: currentLanguage() }),
);

/** Returns the best few suggestions. Rejects where the solver fails. */
export async function suggest(known: Known, request: SuggestionRequest): Promise<Suggestions> {
  await sendCharacters(known);
  return worker.call.suggest(request);
}

/** Starts the worker, so that the first suggestion for the team need not wait for it. */
export function prepare(team: Team, known: Known, event: EventPack | undefined): void {
  const prepared = sendCharacters(known).then(() => worker.call.prepare(team, event));
  inBackground('Preparing suggestions', prepared);
}

/** Sends the characters to the worker, unless it knows them. */
async function sendCharacters(known: Known): Promise<void> {
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
