/** What may be done now, and what may not and why: found by judging what the game would offer. */
import type { JsonObject } from '../document/json/json-object.ts';
import { judgeEvent } from './judge-event.ts';
import type { Candidate, Cost, PlaySpec } from './play-spec.ts';
import type { Refusal } from './refusal.ts';
import type { Play } from './state.ts';

export interface Offer {
  /** The event, its dice empty where it rolls any. */
  readonly event: Candidate;
  /** What it takes; absent where it takes nothing. */
  readonly cost?: Cost;
  /** Why it is not allowed; absent where it is. */
  readonly refused?: Refusal;
}

/** Every offer of the game, in its order. */
export function offers(rules: PlaySpec, play: Play): Offer[] {
  return [...rules.candidates(play)].map((event) => {
    const judged = judgeEvent(rules, play, event as JsonObject, false);
    const cost = rules.costOf?.(play, event);
    const offer: Offer = cost === undefined ? { event } : { event, cost };
    return 'refused' in judged ? { ...offer, refused: judged.refused } : offer;
  });
}
