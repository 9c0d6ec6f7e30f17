/** The usual next thing at the table: what one key or one tap does. */

import type { Offer } from '../offers.ts';
import type { Candidate, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { groupOf } from './offer-text.ts';

/** What moves play on, the first that is allowed; what leads back or ends the game early comes last. */
const LEADS_ON = ['begin', 'start', 'choose', 'activate', 'next', 'end-activation', 'end-turn', 'end', 'pass'];

/**
 * The usual next offer: the only answer to what is due; else what the game says; else what moves play on. Undefined only when
 * the game is over.
 */
export function usualOffer(rules: PlayRules, encounter: ActiveEncounter, offers: readonly Offer[]): Offer | undefined {
  const allowed = offers.filter(({ refused, isFree }) => refused === undefined && !isFree);
  const wanted = rules.usual?.(encounter);
  const own = wanted && allowed.find(({ event }) => isAlike(event, wanted));
  if (own) return own;
  const isOn = new Set(rules.mayAct(encounter));
  const isWaitedFor = ({ model }: Candidate) => encounter.state.due.length > 0 || isOn.has(String(model));
  const answer = allowed.find((offer) => isWaitedFor(offer.event) && groupOf(rules, encounter, offer) === 'answer');
  if (answer) return answer;
  for (const kind of LEADS_ON) {
    const offer = allowed.find(({ event }) => event.kind === kind);
    if (offer) return offer;
  }
  return allowed[0];
}

/** Every value of `wanted` is that of the event; the event may have more. */
const isAlike = (event: Offer['event'], wanted: Offer['event']): boolean =>
  Object.entries(wanted).every(([key, value]) => JSON.stringify(event[key]) === JSON.stringify(value));
