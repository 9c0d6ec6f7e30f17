/**
 * Lists the events that are allowed now, and those that are refused with the reason. Each offer is a candidate event of the game that has
 * been judged.
 */
import { getOrCreateFor } from '../base/cache.ts';
import type { JsonObject } from '../document/json/json-object.ts';
import { getEventKeys } from './event/event-keys.ts';
import { type AllowedEvent, judgeEvent } from './event/judge-event.ts';
import type { EventKeys } from './event/keys.ts';
import type { Refusal } from './event/refusal.ts';
import type { CandidateEvent, Cost, PlayRules, RequiredDice } from './play-rules.ts';
import type { ActiveEncounter } from './state.ts';

export interface Offer {
  /** The event. Its dice are empty if it rolls any. */
  readonly event: CandidateEvent;
  /** The dice that the event requires, list by list; empty if the event is refused. */
  readonly dice: readonly Omit<RequiredDice, 'dice'>[];
  /** Whether the highest face adds a die. */
  readonly addsDice: boolean;
  /** Optional keys that may be added to the event. */
  readonly optionalKeys: readonly string[];
  /** The cost of the event; absent if it is free. */
  readonly cost?: Cost;
  /** The refusal; absent if the event is allowed. */
  readonly refused?: Refusal;
  /** Events that are submitted together with this one; absent if there are none. */
  readonly followedBy?: readonly CandidateEvent[];
  /** Whether players may state the event at any time: nothing waits for it, and it does not move play on. */
  readonly isFree: boolean;
}

/** Lists every offer of the game in its order. Free offers come last. */
export function listOffers(playRules: PlayRules, encounter: ActiveEncounter): Offer[] {
  const freeOffers = [...(playRules.listFree?.(encounter) ?? [])].map((candidate) =>
    createOffer(playRules, encounter, candidate, true),
  );
  return [...listLeadingOffers(playRules, encounter), ...freeOffers];
}

/** Lists the offers that play waits for or that move play on, without free offers, of which there may be thousands. */
export const listLeadingOffers = (playRules: PlayRules, encounter: ActiveEncounter): Offer[] =>
  [...playRules.listCandidates(encounter)].map((candidate) =>
    openOffer(createOffer(playRules, encounter, candidate, false)),
  );

/** Allows an offer that only lacks a required value, for which its form asks. */
function openOffer(offer: Offer): Offer {
  const { refused, ...openedOffer } = offer;
  return refused?.code === 'order.payload' && !Object.hasOwn(offer.event, String(refused.actual)) ? openedOffer : offer;
}

/** Lists the steps of several events as offers of their first event. Steps that are refused now are omitted. */
export const listCombinedOffers = (playRules: PlayRules, encounter: ActiveEncounter): Offer[] =>
  [...(playRules.listCombinedSteps?.(encounter) ?? [])].flatMap(([firstEvent, ...followedBy]) => {
    const offer = firstEvent && createOffer(playRules, encounter, firstEvent, false);
    return offer === undefined || offer.refused !== undefined ? [] : [{ ...offer, followedBy }];
  });

/** Lists the free offers that this moment suggests. */
export const listRequestedOffers = (playRules: PlayRules, encounter: ActiveEncounter): Offer[] =>
  [...(playRules.listRequested?.(encounter) ?? [])].map((candidate) =>
    createOffer(playRules, encounter, candidate, true),
  );

const optionalKeysCache = new WeakMap<EventKeys, readonly string[]>();

/** Returns the optional keys. They are cached, because one kind of event may have thousands of offers. */
const getOptionalKeys = (eventKeys: EventKeys): readonly string[] =>
  getOrCreateFor(optionalKeysCache, eventKeys, () =>
    Object.keys(eventKeys).filter((keyName) => eventKeys[keyName]?.isOptional),
  );

/** Judges a candidate event and creates its offer. */
export function createOffer(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  candidate: CandidateEvent,
  isFree: boolean,
): Offer {
  const judgement = judgeEvent(playRules, encounter, candidate as JsonObject, false);
  const cost = playRules.getCost?.(encounter, candidate);
  const optionalKeys = getOptionalKeys(getEventKeys(playRules, encounter, candidate)).filter(
    (keyName) => !Object.hasOwn(candidate, keyName),
  );
  const offerBase = { event: candidate, optionalKeys, isFree, ...(cost === undefined ? {} : { cost }) };
  if ('refused' in judgement) return { ...offerBase, dice: [], addsDice: false, refused: judgement.refused };
  return { ...offerBase, ...listOfferDice(encounter, judgement.allowed) };
}

function listOfferDice(
  encounter: ActiveEncounter,
  { eventSpec, parsedEvent }: AllowedEvent,
): Pick<Offer, 'dice' | 'addsDice'> {
  const listRequiredDice = (diceEvent: typeof parsedEvent) => eventSpec.dice?.(encounter, diceEvent) ?? [];
  const requiredDice = listRequiredDice(parsedEvent).map(({ sides, length }) => ({ sides, length }));
  if (requiredDice.length === 0) return { dice: requiredDice, addsDice: false };
  // One die with the highest face is enough to find out. Creating all dice of a fall from a great height could exceed the memory.
  const highestFaces = requiredDice.map(({ sides, length }) => (length > 0 ? [sides] : []));
  const diceAfterHighest = listRequiredDice(fillFaces(parsedEvent, highestFaces) as typeof parsedEvent);
  return {
    dice: requiredDice,
    addsDice: diceAfterHighest.some(({ length }, listIndex) => length > (requiredDice[listIndex]?.length ?? length)),
  };
}

/** Returns the value with its empty `dice` lists filled with these lists of faces, one after another. Removes them from `faceLists`. */
function fillFaces(eventValue: unknown, faceLists: (readonly number[])[], keyName = ''): unknown {
  if (keyName === 'dice' && Array.isArray(eventValue) && eventValue.length === 0) return faceLists.shift() ?? [];
  if (Array.isArray(eventValue)) return eventValue.map((item) => fillFaces(item, faceLists));
  if (typeof eventValue !== 'object' || eventValue === null) return eventValue;
  return Object.fromEntries(
    Object.entries(eventValue).map(([innerKey, innerValue]) => [innerKey, fillFaces(innerValue, faceLists, innerKey)]),
  );
}
