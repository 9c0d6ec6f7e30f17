/** The worker that makes suggestions, seen from the page. */

import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import { currentLanguage } from '../../../../shared/i18n/phrases.ts';
import type { Suggestions } from '../../../../shared/suggest/suggest.ts';
import type { ProgramPurpose } from '../../../../shared/suggest/team-program.ts';
import { SUGGESTIONS } from '../../../strings/documents/suggestions.ts';
import type { Known } from '../verdict/judgement.ts';
import type { SuggestReply, SuggestRequest } from './messages.ts';

interface Waiting {
  done(found: Suggestions): void;
  fail(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let sent: Known | undefined;
let last = 0;

/** The best few suggestions. Rejects where the solver fails. */
export function suggest(
  team: Team,
  known: Known,
  event: EventPack | undefined,
  purpose: ProgramPurpose,
  factionNames: ReadonlyMap<string, string>,
): Promise<Suggestions> {
  const to = workerWith(known);
  last += 1;
  const n = last;
  const answer = new Promise<Suggestions>((done, fail) => waiting.set(n, { done, fail }));
  to.postMessage({ kind: 'suggest', n, team, event, purpose, factionNames } satisfies SuggestRequest);
  return answer;
}

/** Starts the worker, so that the first suggestion for the team need not wait for it. */
export const prepare = (team: Team, known: Known, event: EventPack | undefined): void =>
  workerWith(known).postMessage({ kind: 'prepare', team, event } satisfies SuggestRequest);

/** The worker, which knows these characters. */
function workerWith(known: Known): Worker {
  worker ??= start();
  if (sent !== known) {
    sent = known;
    // No rule reads pictures.
    const characters = [...known.values()].map(({ art: _art, ...character }) => character);
    worker.postMessage({ kind: 'library', characters } satisfies SuggestRequest);
  }
  return worker;
}

function start(): Worker {
  const made = new Worker(new URL('./suggest.worker.ts', import.meta.url), {
    type: 'module',
    name: currentLanguage(),
  });
  made.addEventListener('message', ({ data }: MessageEvent<SuggestReply>) => {
    const held = waiting.get(data.n);
    waiting.delete(data.n);
    if (data.kind === 'suggested') held?.done(data.found);
    else held?.fail(new Error(data.reason));
  });
  made.addEventListener('error', ({ message }) => {
    worker = undefined;
    sent = undefined;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const { fail } of lost) fail(new Error(message || SUGGESTIONS.title));
  });
  return made;
}
