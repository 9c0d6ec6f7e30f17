/** What a table states by hand at any time: notes, corrections, who comes and goes. Nothing waits for it. */

import type { Translate } from '../../texts/translate.ts';
import { keysOf } from '../event/event-keys.ts';
import type { Key } from '../event/keys.ts';
import { type Offer, offerOf } from '../offers.ts';
import type { Candidate, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { eventFields } from './event-fields.ts';

/**
 * An offer of each kind that this moment has room for and that the game does not offer by itself, a note first. Its event has
 * what stands to reason; what it lacks is needed in its form.
 */
export function handOffers(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  offers: readonly Offer[],
): Offer[] {
  const offered = new Set(offers.map(({ event }) => event.kind));
  const kinds = ['note', ...(rules.byHand ?? []).filter((kind) => !offered.has(kind))];
  return kinds.flatMap((kind) => {
    const offer = bestOffer(translate, rules, encounter, kind);
    if (offer.refused === undefined) return [offer];
    if (offer.refused.code !== 'order.payload') return rules.events.get(kind)?.keys.model ? [offer] : [];
    const { refused: _, ...open } = offer;
    return hasAnswers(translate, rules, encounter, open) ? [open] : [];
  });
}

/** The event about the model that acts, or about the first one that it is possible for. */
function bestOffer(translate: Translate, rules: PlayRules, encounter: ActiveEncounter, kind: string): Offer {
  const offer = offerOf(rules, encounter, blank(rules, encounter, kind), true);
  if (!Object.hasOwn(offer.event, 'model') || !isRefused(translate, rules, encounter, offer)) return offer;
  for (const model of encounter.state.models.keys()) {
    const other = offerOf(rules, encounter, { ...offer.event, model }, true);
    if (!isRefused(translate, rules, encounter, other)) return other;
  }
  return offer;
}

/** Refused whatever its form is filled in with: what only lacks an answer that there is can still be allowed. */
function isRefused(translate: Translate, rules: PlayRules, encounter: ActiveEncounter, offer: Offer): boolean {
  if (offer.refused === undefined) return false;
  return offer.refused.code !== 'order.payload' || !hasAnswers(translate, rules, encounter, offer);
}

/** Whether its form asks for all that is needed, with something to choose: nobody stands at a marker where there is none. */
function hasAnswers(translate: Translate, rules: PlayRules, encounter: ActiveEncounter, offer: Offer): boolean {
  const { event } = offer;
  const fields = eventFields(translate, rules, encounter, offer);
  const isThere = (key: string) => fields.some(({ path }) => path === `/${key}` || path.startsWith(`/${key}/`));
  const keys = Object.entries(keysOf(rules, encounter, event));
  return (
    keys.every(([at, key]) => key.isOptional || Object.hasOwn(event, at) || isThere(at)) &&
    !fields.some(({ isNeeded, choices }) => isNeeded && choices?.length === 0)
  );
}

/** The event with what has but one answer, or is about the model that acts. */
function blank(rules: PlayRules, encounter: ActiveEncounter, kind: string): Candidate {
  let event: Candidate = { kind };
  for (const [at, key] of Object.entries(keysOf(rules, encounter, event))) {
    const value = key.isOptional ? undefined : usualValue(encounter, key);
    if (value !== undefined) event = { ...event, [at]: value };
  }
  return event;
}

function usualValue({ state }: ActiveEncounter, { type, names, among }: Key<unknown>): unknown {
  if (type === 'dice') return [];
  if (type === 'bool') return true;
  if (type === 'id' && names === 'model') return state.active ?? [...state.models.keys()][0];
  return type === 'word' ? among?.[0] : undefined;
}
