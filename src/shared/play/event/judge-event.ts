/** Whether an event is allowed: the first check that fails is the answer (docs/encounters.md#why-an-event-is-refused). */

import type { DiceAsked, EventSpec, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { NOTE_KEYS } from './event-keys.ts';
import { firstUnknownIn, firstWrong, isId, type Key, type Keys, readKeys } from './keys.ts';
import type { Refusal } from './refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An event that may be carried out, with the defaults of what it left out. */
export interface Allowed {
  readonly spec: EventSpec<ActiveEncounter>;
  readonly event: Fields;
}

export type Judged = { readonly allowed: Allowed } | { readonly refused: Refusal };

/** The phase in which nothing but notes follow. */
const OVER = 'over';

const NOTE: EventSpec<ActiveEncounter> = { keys: NOTE_KEYS, apply: ({ state }) => state.last };

/** Judges an event in a state, which stays as it is. Without `withDice` faces are not looked at: nobody has rolled them yet. */
export function judgeEvent(rules: PlayRules, encounter: ActiveEncounter, logged: Fields, withDice = true): Judged {
  const kind = String(logged.kind);
  const spec = kind === 'note' ? NOTE : rules.events.get(kind);
  if (!spec) return refused({ code: 'order.event', actual: kind });
  const isNeeded = (key: string) => spec.isNeeded?.(encounter, key, logged) ?? false;
  const keys = spec.keysNow?.(encounter, logged) ?? spec.keys;
  const wrong = firstWrong(keys, logged, isNeeded);
  if (wrong !== undefined) {
    return refused({ code: 'order.payload', actual: wrong, required: (keys[wrong] as Key<unknown>).type });
  }
  if (encounter.state.phase === OVER && spec !== NOTE) return refused({ code: 'order.over' });
  const event = readKeys(keys, logged);
  const refusal =
    unknownIn(rules, encounter, keys, event) ??
    spec.due?.(encounter, event) ??
    outOfPhase(encounter, spec, event) ??
    spec.refuse?.(encounter, event) ??
    (withDice ? wrongDice(spec.dice?.(encounter, event) ?? []) : undefined);
  return refusal ? refused(refusal) : { allowed: { spec, event } };
}

const refused = (refusal: Refusal): Judged => ({ refused: refusal });

/** Carries out an event that was judged in this very state. */
export function applyEvent(rules: PlayRules, encounter: ActiveEncounter, { spec, event }: Allowed): void {
  encounter.state.last = spec.apply(encounter, event) ?? {};
  if (spec !== NOTE) rules.settle?.(encounter);
}

function unknownIn(rules: PlayRules, encounter: ActiveEncounter, keys: Keys, event: Fields): Refusal | undefined {
  const unknown = firstUnknownIn(keys, event, (kind, id) => isThere(rules, encounter, kind, id, event));
  return unknown === undefined ? undefined : { code: 'order.unknown', actual: unknown };
}

function isThere(rules: PlayRules, encounter: ActiveEncounter, kind: string, id: string, event: Fields): boolean {
  if (kind === 'model') return encounter.state.models.has(id);
  if (kind === 'side') return encounter.seats.some((seat) => seat.id === id);
  return rules.has?.(encounter, kind, id, event) ?? false;
}

function outOfPhase(encounter: ActiveEncounter, spec: EventSpec<ActiveEncounter>, event: Fields): Refusal | undefined {
  const possible = spec.phases ?? spec.phasesOf?.(encounter, event as never);
  if (possible === undefined || possible.includes(encounter.state.phase)) return undefined;
  return { code: 'order.phase', actual: encounter.state.phase };
}

function wrongDice(asked: readonly DiceAsked[]): Refusal | undefined {
  for (const { sides, dice, length } of asked) {
    const wrong = dice.find((face) => !Number.isInteger(face) || face < 1 || face > sides);
    if (wrong !== undefined) {
      // JSON has no infinity: 1e999 is read as one.
      const actual = Number.isFinite(wrong) ? wrong : String(wrong);
      return { code: 'order.dice', actual, required: `1 to ${sides}` };
    }
    if (dice.length !== length) return { code: 'order.dice', actual: dice.length, required: length };
  }
  return undefined;
}

/** The model that an event names as its own, whatever its kind. */
export function modelOf(encounter: ActiveEncounter, logged: Fields): string | undefined {
  const { model } = logged;
  return isId(model) && encounter.state.models.has(model) ? model : undefined;
}
