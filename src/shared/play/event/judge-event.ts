/** Judges whether an event is allowed. The first check that fails determines the refusal (docs/encounters.md#why-an-event-is-refused). */

import type { EventSpec, PlayRules, RequiredDice } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { NOTE_KEYS } from './event-keys.ts';
import { type EventKey, type EventKeys, findUnknownInEvent, findWrongKey, isId, parseEvent } from './keys.ts';
import type { Refusal } from './refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An event that may be applied, with defaults for the keys that it leaves out. */
export interface AllowedEvent {
  readonly eventSpec: EventSpec<ActiveEncounter>;
  readonly parsedEvent: Fields;
}

export type EventJudgement = { readonly allowed: AllowedEvent } | { readonly refused: Refusal };

/** The phase in which only notes are allowed. */
const OVER = 'over';

/** A note changes nothing: it keeps the outcome of the event before it. */
const NOTE: EventSpec<ActiveEncounter> = { keys: NOTE_KEYS, apply: ({ state }) => state.last };

/**
 * Judges an event in the current state, which it does not change. Without `withDice` the faces are not checked, because no dice have been
 * rolled yet.
 */
export function judgeEvent(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: Fields,
  withDice = true,
): EventJudgement {
  const eventKind = String(logEvent.kind);
  const eventSpec = eventKind === 'note' ? NOTE : playRules.events.get(eventKind);
  if (!eventSpec) return refuse({ code: 'order.event', actual: eventKind });
  const isRequired = (keyName: string) => eventSpec.isRequired?.(encounter, keyName, logEvent) ?? false;
  const eventKeys = eventSpec.getKeys?.(encounter, logEvent) ?? eventSpec.keys;
  const wrongKey = findWrongKey(eventKeys, logEvent, isRequired);
  if (wrongKey !== undefined) {
    return refuse({
      code: 'order.payload',
      actual: wrongKey,
      required: (eventKeys[wrongKey] as EventKey<unknown>).type,
    });
  }
  if (encounter.state.phase === OVER && eventSpec !== NOTE) return refuse({ code: 'order.over' });
  const parsedEvent = parseEvent(eventKeys, logEvent);
  const refusal =
    findUnknownId(playRules, encounter, eventKeys, parsedEvent) ??
    eventSpec.due?.(encounter, parsedEvent) ??
    checkPhase(encounter, eventSpec, parsedEvent) ??
    eventSpec.refuse?.(encounter, parsedEvent) ??
    (withDice ? checkDice(eventSpec.dice?.(encounter, parsedEvent) ?? []) : undefined);
  return refusal ? refuse(refusal) : { allowed: { eventSpec, parsedEvent } };
}

const refuse = (refusal: Refusal): EventJudgement => ({ refused: refusal });

/** Applies an event that was judged in the current state. */
export function applyEvent(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  { eventSpec, parsedEvent }: AllowedEvent,
): void {
  encounter.state.last = eventSpec.apply(encounter, parsedEvent) ?? {};
  if (eventSpec !== NOTE) playRules.settle?.(encounter);
}

function findUnknownId(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  eventKeys: EventKeys,
  parsedEvent: Fields,
): Refusal | undefined {
  const unknownId = findUnknownInEvent(eventKeys, parsedEvent, (idKind, foundId) =>
    exists(playRules, encounter, idKind, foundId, parsedEvent),
  );
  return unknownId === undefined ? undefined : { code: 'order.unknown', actual: unknownId };
}

function exists(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  idKind: string,
  subjectId: string,
  parsedEvent: Fields,
): boolean {
  if (idKind === 'model') return encounter.state.models.has(subjectId);
  if (idKind === 'side') return encounter.seats.some((seat) => seat.id === subjectId);
  return playRules.hasName?.(encounter, idKind, subjectId, parsedEvent) ?? false;
}

function checkPhase(
  encounter: ActiveEncounter,
  eventSpec: EventSpec<ActiveEncounter>,
  parsedEvent: Fields,
): Refusal | undefined {
  const allowedPhases = eventSpec.phases ?? eventSpec.getPhases?.(encounter, parsedEvent);
  if (allowedPhases === undefined || allowedPhases.includes(encounter.state.phase)) return undefined;
  return { code: 'order.phase', actual: encounter.state.phase };
}

function checkDice(requiredDice: readonly RequiredDice[]): Refusal | undefined {
  for (const { sides, dice, length } of requiredDice) {
    const wrongFace = dice.find((face) => !Number.isInteger(face) || face < 1 || face > sides);
    if (wrongFace !== undefined) {
      // JSON has no infinity: 1e999 is read as one.
      const actual = Number.isFinite(wrongFace) ? wrongFace : String(wrongFace);
      return { code: 'order.dice', actual, required: `1 to ${sides}` };
    }
    if (dice.length !== length) return { code: 'order.dice', actual: dice.length, required: length };
  }
  return undefined;
}

/** Returns the `model` of an event of any kind, or undefined if the encounter has no such model. */
export function getEventModel(encounter: ActiveEncounter, logEvent: Fields): string | undefined {
  const { model } = logEvent;
  return isId(model) && encounter.state.models.has(model) ? model : undefined;
}
