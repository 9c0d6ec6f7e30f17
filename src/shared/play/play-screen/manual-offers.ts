/** Offers that players can add at any time: notes, corrections, models that come and go. Play does not wait for them. */

import type { Translate } from '../../texts/translate.ts';
import { getEventKeys } from '../event/event-keys.ts';
import type { EventKey } from '../event/keys.ts';
import { createOffer, type Offer } from '../offers.ts';
import type { CandidateEvent, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { createEventFields } from './event-fields.ts';

/**
 * Lists an offer of each kind that is possible now and that the game does not offer itself, a note first. Obvious values are filled in; the
 * form asks for missing ones.
 */
export function listManualOffers(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  offers: readonly Offer[],
): Offer[] {
  const offeredKinds = new Set(offers.map(({ event: candidate }) => candidate.kind));
  const manualKinds = ['note', ...(playRules.manualKinds ?? []).filter((eventKind) => !offeredKinds.has(eventKind))];
  return manualKinds.flatMap((eventKind) => {
    const ownEvents = playRules.listManualEvents?.(encounter, eventKind);
    if (ownEvents !== undefined)
      return ownEvents.flatMap((candidate) => createOpenOffer(translate, playRules, encounter, candidate) ?? []);
    const offer = findBestOffer(translate, playRules, encounter, eventKind);
    if (offer.refused === undefined) return [offer];
    // `order.payload` means that a value is missing. An event of a model that is refused for any other reason is listed with the reason.
    if (offer.refused.code !== 'order.payload') return playRules.events.get(eventKind)?.keys.model ? [offer] : [];
    const { refused: _refusal, ...openOffer } = offer;
    if (isWrongPhase(playRules, encounter, eventKind))
      return [{ ...openOffer, refused: { code: 'order.phase', actual: encounter.state.phase } }];
    return hasAnswers(translate, playRules, encounter, openOffer) ? [openOffer] : [];
  });
}

/** Creates the offer of an event whose form asks for missing values; undefined if the rules do not allow the event now. */
export function createOpenOffer(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  candidate: CandidateEvent,
): Offer | undefined {
  const { refused, ...openOffer } = createOffer(playRules, encounter, candidate, true);
  const isPossible = refused === undefined || refused.code === 'order.payload';
  return isPossible && hasAnswers(translate, playRules, encounter, openOffer) ? openOffer : undefined;
}

/** Whether the current phase forbids every event of this kind, whatever values the players enter. */
function isWrongPhase(playRules: PlayRules, { state }: ActiveEncounter, eventKind: string): boolean {
  const phases = playRules.events.get(eventKind)?.phases;
  return phases !== undefined && !phases.includes(state.phase);
}

/** Returns the offer about the model that acts, or about the first model for which it is possible. */
function findBestOffer(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  eventKind: string,
): Offer {
  const offer = createOffer(playRules, encounter, createBlankEvent(playRules, encounter, eventKind), true);
  if (!Object.hasOwn(offer.event, 'model') || !isRefused(translate, playRules, encounter, offer)) return offer;
  for (const modelId of encounter.state.models.keys()) {
    const otherOffer = createOffer(playRules, encounter, { ...offer.event, model: modelId }, true);
    if (!isRefused(translate, playRules, encounter, otherOffer)) return otherOffer;
  }
  return offer;
}

/** Whether the event is refused whatever the form contains. An event that only lacks a value can still be allowed. */
function isRefused(translate: Translate, playRules: PlayRules, encounter: ActiveEncounter, offer: Offer): boolean {
  if (offer.refused === undefined) return false;
  return offer.refused.code !== 'order.payload' || !hasAnswers(translate, playRules, encounter, offer);
}

/**
 * Whether the form asks for every missing value and has choices for it. For example, a model cannot be at a marker if there is no marker.
 */
function hasAnswers(translate: Translate, playRules: PlayRules, encounter: ActiveEncounter, offer: Offer): boolean {
  const { event: candidate } = offer;
  const fields = createEventFields(translate, playRules, encounter, offer);
  const hasField = (keyName: string) =>
    fields.some(({ path }) => path === `/${keyName}` || path.startsWith(`/${keyName}/`));
  const eventKeys = Object.entries(getEventKeys(playRules, encounter, candidate));
  return (
    eventKeys.every(
      ([keyName, eventKey]) => eventKey.isOptional || Object.hasOwn(candidate, keyName) || hasField(keyName),
    ) && !fields.some(({ isRequired, choices }) => isRequired && choices?.length === 0)
  );
}

/** Creates the event with default values for its required keys, such as the model that acts, empty dice or the first word. */
function createBlankEvent(playRules: PlayRules, encounter: ActiveEncounter, eventKind: string): CandidateEvent {
  let candidate: CandidateEvent = { kind: eventKind };
  for (const [keyName, eventKey] of Object.entries(getEventKeys(playRules, encounter, candidate))) {
    const defaultValue = eventKey.isOptional ? undefined : getDefaultValue(encounter, eventKey);
    if (defaultValue !== undefined) candidate = { ...candidate, [keyName]: defaultValue };
  }
  return candidate;
}

function getDefaultValue({ state }: ActiveEncounter, { type, namedKind, allowedValues }: EventKey<unknown>): unknown {
  if (type === 'dice') return [];
  if (type === 'bool') return true;
  if (type === 'id' && namedKind === 'model') return state.active ?? [...state.models.keys()][0];
  return type === 'word' ? allowedValues?.[0] : undefined;
}
