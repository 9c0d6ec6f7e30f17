/** Draws events from nothing but the keys of their kinds, and checks whether the play screen can enter an event through its offers. */
import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';
import { getEventKeys } from '../../../src/shared/play/event/event-keys.ts';
import type { EventKey, EventKeys } from '../../../src/shared/play/event/keys.ts';
import { createOffer, listLeadingOffers, listOffers, type Offer } from '../../../src/shared/play/offers.ts';
import type { CandidateEvent, PlayRules } from '../../../src/shared/play/play-rules.ts';
import { createEventFields, type EventField, setField } from '../../../src/shared/play/play-screen/event-fields.ts';
import { listManualOffers } from '../../../src/shared/play/play-screen/manual-offers.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { translate } from '../texts.ts';
import type { PickFrom } from './play-logs.ts';

/** Names and words that an event of this game may contain, by key; other texts are made up. */
export type AllowedWords = Readonly<Record<string, readonly string[]>>;

/** Draws an event of this kind, with some of its optional keys. */
export function drawEvent(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  eventKind: string,
  allowedWords: AllowedWords,
  pickFrom: PickFrom,
): CandidateEvent {
  let drawnEvent: CandidateEvent = { kind: eventKind };
  const drawnKeys = new Set<string>();
  // The keys of an event may depend on the values of earlier keys.
  for (
    let eventKeys = getEventKeys(playRules, encounter, drawnEvent), isDone = false;
    !isDone;
    eventKeys = getEventKeys(playRules, encounter, drawnEvent)
  ) {
    const nextKey = Object.keys(eventKeys).find((eventKey) => !drawnKeys.has(eventKey));
    const eventKey = nextKey === undefined ? undefined : eventKeys[nextKey];
    isDone = nextKey === undefined || eventKey === undefined;
    if (nextKey === undefined || eventKey === undefined) continue;
    drawnKeys.add(nextKey);
    // Two thirds of the optional keys are left out.
    if (eventKey.isOptional && pickFrom([0, 1, 2]) > 0) continue;
    const drawnValue = drawValue(
      encounter,
      eventKey,
      allowedWords[`${eventKind}.${nextKey}`] ?? allowedWords[nextKey],
      pickFrom,
    );
    if (drawnValue !== undefined) drawnEvent = { ...drawnEvent, [nextKey]: drawnValue };
  }
  return drawnEvent;
}

function drawValue(
  encounter: ActiveEncounter,
  eventKey: EventKey<unknown>,
  keyWords: readonly string[] | undefined,
  pickFrom: PickFrom,
): unknown {
  const knownIds = listIds(encounter, eventKey.namedKind);
  const pickSome = <T>(choices: readonly T[]) => choices.filter(() => pickFrom([true, false]));
  if (eventKey.range) return pickFrom([1, 2, 3].filter((value) => eventKey.isValid(value)));
  switch (eventKey.type) {
    case 'bool':
      return pickFrom([true, false]);
    case 'int':
      return pickFrom([0, 1, 2, 3]);
    case 'int+':
      return pickFrom([1, 2]);
    case 'integer':
      return pickFrom(eventKey.allowedValues ?? [-1, 0, 1, 4]);
    case 'inch':
    case 'inch+':
      return pickFrom([0.25, 1, 2.5, 4]);
    case 'dice':
      return [];
    case 'word':
      return pickFrom(eventKey.allowedValues ?? keyWords ?? ['x']);
    case 'words':
      return pickSome(eventKey.allowedValues ?? keyWords ?? []);
    case 'ids':
    case 'texts':
      return pickSome(knownIds.length > 0 ? knownIds : (keyWords ?? []));
    case 'list':
      return [Object.fromEntries(drawItem(encounter, eventKey.itemKeys ?? {}, pickFrom))];
    default:
      return knownIds.length > 0 ? pickFrom(knownIds) : pickFrom(keyWords ?? ['something of its own']);
  }
}

function drawItem(encounter: ActiveEncounter, eventKeys: EventKeys, pickFrom: PickFrom): [string, unknown][] {
  return Object.entries(eventKeys).flatMap(([keyName, eventKey]): [string, unknown][] =>
    eventKey.isOptional && pickFrom([0, 1, 2]) > 0
      ? []
      : [[keyName, drawValue(encounter, eventKey, undefined, pickFrom)]],
  );
}

function listIds({ state: encounterState, seats }: ActiveEncounter, idKind: string | undefined): readonly string[] {
  if (idKind === 'model') return [...encounterState.models.keys()];
  return idKind === 'side' ? seats.map(({ id }) => id) : [];
}

/** Lists every offer that the play screen has a button or a form for. */
export function listEnterableOffers(playRules: PlayRules, encounter: ActiveEncounter): Offer[] {
  return [
    ...listOffers(playRules, encounter),
    ...listManualOffers(translate, playRules, encounter, listLeadingOffers(playRules, encounter)),
  ].filter(({ refused }) => refused === undefined);
}

/** Returns whether one of the offers can become the event through its form. */
export const isReachable = (
  playRules: PlayRules,
  encounter: ActiveEncounter,
  offers: readonly Offer[],
  targetEvent: CandidateEvent,
): boolean =>
  offers.some((offer) => offer.event.kind === targetEvent.kind && canBecome(playRules, encounter, offer, targetEvent));

function canBecome(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  offer: Offer,
  targetEvent: CandidateEvent,
): boolean {
  let current = offer;
  let openKeys = [...new Set([...Object.keys(targetEvent), ...Object.keys(offer.event)])];
  // An answer may make another one possible: a Gimmick lets a model move farther.
  for (let openCount = Number.POSITIVE_INFINITY; openKeys.length < openCount; ) {
    openCount = openKeys.length;
    openKeys = openKeys.filter((keyName) => {
      const nextOffer = answerField(playRules, encounter, current, keyName, targetEvent);
      current = nextOffer ?? current;
      return nextOffer === undefined;
    });
  }
  return openKeys.length === 0;
}

/** Returns the offer with the event's value of this key, or undefined if the form does not accept that value. */
function answerField(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  offer: Offer,
  keyName: string,
  targetEvent: CandidateEvent,
): Offer | undefined {
  const defaultValue = getEventKeys(playRules, encounter, offer.event)[keyName]?.defaultValue;
  const offeredValue = offer.event[keyName] ?? defaultValue;
  if (keyName === 'kind' || keyName === 'dice' || isDeepStrictEqual(offeredValue, targetEvent[keyName] ?? defaultValue))
    return offer;
  const eventField = createEventFields(translate, playRules, encounter, offer).find(
    ({ path }) => path === `/${keyName}`,
  );
  if (!eventField || !accepts(eventField, targetEvent[keyName])) return undefined;
  const changedEvent = setField(offer.event as JsonObject & CandidateEvent, `/${keyName}`, targetEvent[keyName]);
  return createOffer(playRules, encounter, changedEvent, offer.isFree);
}

function accepts({ type, choices = [], min: minimum, max: maximum }: EventField, fieldValue: unknown): boolean {
  if (fieldValue === undefined) return true;
  const isOneOfChoices = (candidate: unknown) => choices.some((choice) => choice.value === candidate);
  if (type === 'choice') return isOneOfChoices(fieldValue);
  if (type === 'choices') return Array.isArray(fieldValue) && fieldValue.every(isOneOfChoices);
  return (
    typeof fieldValue !== 'number' ||
    ((minimum === undefined || fieldValue >= minimum) && (maximum === undefined || fieldValue <= maximum))
  );
}
