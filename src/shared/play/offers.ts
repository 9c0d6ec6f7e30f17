/** What may be done now, and what may not and why: found by judging what the game would offer. */
import { cachedFor } from '../base/cache.ts';
import type { JsonObject } from '../document/json/json-object.ts';
import { keysOf } from './event/event-keys.ts';
import { type Allowed, judgeEvent } from './event/judge-event.ts';
import type { Keys } from './event/keys.ts';
import type { Refusal } from './event/refusal.ts';
import type { Candidate, Cost, DiceAsked, PlayRules } from './play-rules.ts';
import type { ActiveEncounter } from './state.ts';

export interface Offer {
  /** The event, its dice empty where it rolls any. */
  readonly event: Candidate;
  /** The dice it has to bring, list by list; none where it is refused. */
  readonly dice: readonly Omit<DiceAsked, 'dice'>[];
  /** Whether the highest face adds a die. */
  readonly areDiceAdded: boolean;
  /** Keys that may be added to it. */
  readonly more: readonly string[];
  /** What it takes; absent where it takes nothing. */
  readonly cost?: Cost;
  /** Why it is not allowed; absent where it is. */
  readonly refused?: Refusal;
  /** Whether it is only stated: nothing waits for it, and it leads nowhere. */
  readonly isFree: boolean;
}

/** Every offer of the game, in its order; what is free stands behind all else. */
export function offers(rules: PlayRules, encounter: ActiveEncounter): Offer[] {
  const free = [...(rules.free?.(encounter) ?? [])].map((event) => offerOf(rules, encounter, event, true));
  return [...ledOffers(rules, encounter), ...free];
}

/** The offers that play waits for or leads on with; those that are only stated, of which there may be thousands, are left out. */
export const ledOffers = (rules: PlayRules, encounter: ActiveEncounter): Offer[] =>
  [...rules.candidates(encounter)].map((event) => offerOf(rules, encounter, event, false));

/** What this moment asks for of what is stated freely. */
export const askedOffers = (rules: PlayRules, encounter: ActiveEncounter): Offer[] =>
  [...(rules.asked?.(encounter) ?? [])].map((event) => offerOf(rules, encounter, event, true));

const optional = new WeakMap<Keys, readonly string[]>();

/** Keys that may be left out. Cached: of a kind of events there may be thousands of offers. */
const optionalKeys = (keys: Keys): readonly string[] =>
  cachedFor(optional, keys, () => Object.keys(keys).filter((key) => keys[key]?.isOptional));

/** An event as an offer. */
export function offerOf(rules: PlayRules, encounter: ActiveEncounter, event: Candidate, isFree: boolean): Offer {
  const judged = judgeEvent(rules, encounter, event as JsonObject, false);
  const cost = rules.costOf?.(encounter, event);
  const more = optionalKeys(keysOf(rules, encounter, event)).filter((key) => !Object.hasOwn(event, key));
  const paid = { event, more, isFree, ...(cost === undefined ? {} : { cost }) };
  if ('refused' in judged) return { ...paid, dice: [], areDiceAdded: false, refused: judged.refused };
  return { ...paid, ...diceOf(encounter, judged.allowed) };
}

function diceOf(encounter: ActiveEncounter, { spec, event }: Allowed): Pick<Offer, 'dice' | 'areDiceAdded'> {
  const asked = (dice: typeof event) => spec.dice?.(encounter, dice as never) ?? [];
  const dice = asked(event).map(({ sides, length }) => ({ sides, length }));
  if (dice.length === 0) return { dice, areDiceAdded: false };
  // One highest face tells: a Fall from the sky may ask for more dice than there is room for.
  const highest = dice.map(({ sides, length }) => (length > 0 ? [sides] : []));
  const rolled = asked(withFaces(event, highest) as typeof event);
  return { dice, areDiceAdded: rolled.some(({ length }, index) => length > (dice[index]?.length ?? length)) };
}

/** The value with its empty lists of faces filled, one after the other. */
function withFaces(value: unknown, lists: (readonly number[])[], key = ''): unknown {
  if (key === 'dice' && Array.isArray(value) && value.length === 0) return lists.shift() ?? [];
  if (Array.isArray(value)) return value.map((item) => withFaces(item, lists));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([at, inner]) => [at, withFaces(inner, lists, at)]));
}
