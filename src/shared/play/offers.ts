/** What may be done now, and what may not and why: found by judging what the game would offer. */
import type { JsonObject } from '../document/json/json-object.ts';
import { judgeEvent } from './judge-event.ts';
import type { Candidate, Cost, DiceAsked, PlaySpec } from './play-spec.ts';
import type { Refusal } from './refusal.ts';
import type { Play } from './state.ts';

export interface Offer {
  /** The event, its dice empty where it rolls any. */
  readonly event: Candidate;
  /** The dice it has to bring, list by list; none where it is refused. */
  readonly dice: readonly Omit<DiceAsked, 'dice'>[];
  /** Keys that may be added to it. */
  readonly more: readonly string[];
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
    const spec = rules.events.get(event.kind);
    const keys = spec?.keysNow?.(play, event) ?? spec?.keys ?? {};
    const more = Object.keys(keys).filter((key) => keys[key]?.isOptional && !Object.hasOwn(event, key));
    const paid = { event, more, ...(cost === undefined ? {} : { cost }) };
    if ('refused' in judged) return { ...paid, dice: [], refused: judged.refused };
    const { allowed } = judged;
    const dice = (allowed.spec.dice?.(play, allowed.event as never) ?? []).map(({ sides, length }) => ({
      sides,
      length,
    }));
    return { ...paid, dice };
  });
}
