/** Events drawn from nothing but the keys of their kinds, and whether the table can enter one from what it is offered. */
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

/** Names and words that an event of this game may hold, by key; other texts are made up. */
export type AllowedWords = Readonly<Record<string, readonly string[]>>;

/** An event of this kind, with some of the keys that may be left out. */
export function drawEvent(
  rules: PlayRules,
  encounter: ActiveEncounter,
  kind: string,
  names: AllowedWords,
  pick: PickFrom,
): CandidateEvent {
  let event: CandidateEvent = { kind };
  const drawn = new Set<string>();
  // What keys there are may depend on the values of those before them.
  for (
    let keys = getEventKeys(rules, encounter, event), isDone = false;
    !isDone;
    keys = getEventKeys(rules, encounter, event)
  ) {
    const next = Object.keys(keys).find((key) => !drawn.has(key));
    const key = next === undefined ? undefined : keys[next];
    isDone = next === undefined || key === undefined;
    if (next === undefined || key === undefined) continue;
    drawn.add(next);
    if (key.isOptional && pick([0, 1, 2]) > 0) continue;
    const value = drawValue(encounter, key, names[`${kind}.${next}`] ?? names[next], pick);
    if (value !== undefined) event = { ...event, [next]: value };
  }
  return event;
}

function drawValue(
  encounter: ActiveEncounter,
  key: EventKey<unknown>,
  names: readonly string[] | undefined,
  pick: PickFrom,
): unknown {
  const ids = idsOf(encounter, key.namedKind);
  const some = <T>(list: readonly T[]) => list.filter(() => pick([true, false]));
  switch (key.type) {
    case 'bool':
      return pick([true, false]);
    case 'int':
      return pick([0, 1, 2, 3]);
    case 'int+':
      return pick([1, 2]);
    case 'integer':
      return pick(key.allowedValues ?? [-1, 0, 1, 4]);
    case 'inch':
    case 'inch+':
      return pick([0.25, 1, 2.5, 4]);
    case 'dice':
      return [];
    case 'word':
      return pick(key.allowedValues ?? names ?? ['x']);
    case 'words':
      return some(key.allowedValues ?? names ?? []);
    case 'ids':
    case 'texts':
      return some(ids.length > 0 ? ids : (names ?? []));
    case 'list':
      return [Object.fromEntries(drawItem(encounter, key.itemKeys ?? {}, pick))];
    default:
      return ids.length > 0 ? pick(ids) : pick(names ?? ['something of its own']);
  }
}

function drawItem(encounter: ActiveEncounter, keys: EventKeys, pick: PickFrom): [string, unknown][] {
  return Object.entries(keys).flatMap(([at, key]): [string, unknown][] =>
    key.isOptional && pick([0, 1, 2]) > 0 ? [] : [[at, drawValue(encounter, key, undefined, pick)]],
  );
}

function idsOf({ state, seats }: ActiveEncounter, names: string | undefined): readonly string[] {
  if (names === 'model') return [...state.models.keys()];
  return names === 'side' ? seats.map(({ id }) => id) : [];
}

/** Everything that the table has a button or a form for. */
export function listEnterableOffers(rules: PlayRules, encounter: ActiveEncounter): Offer[] {
  return [
    ...listOffers(rules, encounter),
    ...listManualOffers(translate, rules, encounter, listLeadingOffers(rules, encounter)),
  ].filter(({ refused }) => refused === undefined);
}

/** Whether one of the offers becomes the event by what its form asks for. */
export const isReachable = (
  rules: PlayRules,
  encounter: ActiveEncounter,
  all: readonly Offer[],
  event: CandidateEvent,
): boolean => all.some((offer) => offer.event.kind === event.kind && leadsTo(rules, encounter, offer, event));

function leadsTo(rules: PlayRules, encounter: ActiveEncounter, offer: Offer, event: CandidateEvent): boolean {
  let current = offer;
  let open = [...new Set([...Object.keys(event), ...Object.keys(offer.event)])];
  // An answer may make room for another one: a Gimmick lets a model go farther.
  for (let count = Number.POSITIVE_INFINITY; open.length < count; ) {
    count = open.length;
    open = open.filter((at) => {
      const next = answered(rules, encounter, current, at, event);
      current = next ?? current;
      return next === undefined;
    });
  }
  return open.length === 0;
}

/** The offer with this key as the event has it; undefined where its form does not take that. */
function answered(
  rules: PlayRules,
  encounter: ActiveEncounter,
  offer: Offer,
  at: string,
  event: CandidateEvent,
): Offer | undefined {
  const byDefault = getEventKeys(rules, encounter, offer.event)[at]?.defaultValue;
  const value = offer.event[at] ?? byDefault;
  if (at === 'kind' || at === 'dice' || isDeepStrictEqual(value, event[at] ?? byDefault)) return offer;
  const field = createEventFields(translate, rules, encounter, offer).find(({ path }) => path === `/${at}`);
  if (!field || !takes(field, event[at])) return undefined;
  const changed = setField(offer.event as JsonObject & CandidateEvent, `/${at}`, event[at]);
  return createOffer(rules, encounter, changed, offer.isFree);
}

function takes({ type, choices = [], min: least, max: most }: EventField, value: unknown): boolean {
  if (value === undefined) return true;
  const isChoice = (one: unknown) => choices.some((choice) => choice.value === one);
  if (type === 'choice') return isChoice(value);
  if (type === 'choices') return Array.isArray(value) && value.every(isChoice);
  return (
    typeof value !== 'number' || ((least === undefined || value >= least) && (most === undefined || value <= most))
  );
}
