/** Whether an event is allowed: the first check that fails is the answer (docs/encounters.md#why-an-event-is-refused). */

import type { DiceAsked, EventSpec, PlaySpec } from '../play-spec.ts';
import type { Play } from '../state.ts';
import { NOTE_KEYS } from './event-keys.ts';
import { firstUnknownIn, firstWrong, isId, type Key, type Keys, readKeys } from './keys.ts';
import type { Refusal } from './refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An event that may be carried out, with the defaults of what it left out. */
export interface Allowed {
  readonly spec: EventSpec<Play>;
  readonly event: Fields;
}

export type Judged = { readonly allowed: Allowed } | { readonly refused: Refusal };

/** The phase in which nothing but notes follow. */
const OVER = 'over';

const NOTE: EventSpec<Play> = { keys: NOTE_KEYS, apply: ({ state }) => state.last };

/** Judges an event in a state, which stays as it is. Without `withDice` faces are not looked at: nobody has rolled them yet. */
export function judgeEvent(rules: PlaySpec, play: Play, logged: Fields, withDice = true): Judged {
  const kind = String(logged.kind);
  const spec = kind === 'note' ? NOTE : rules.events.get(kind);
  if (!spec) return refused({ code: 'order.event', actual: kind });
  const isNeeded = (key: string) => spec.isNeeded?.(play, key, logged) ?? false;
  const keys = spec.keysNow?.(play, logged) ?? spec.keys;
  const wrong = firstWrong(keys, logged, isNeeded);
  if (wrong !== undefined) {
    return refused({ code: 'order.payload', actual: wrong, required: (keys[wrong] as Key<unknown>).type });
  }
  if (play.state.phase === OVER && spec !== NOTE) return refused({ code: 'order.over' });
  const event = readKeys(keys, logged);
  const refusal =
    unknownIn(rules, play, keys, event) ??
    spec.due?.(play, event) ??
    outOfPhase(play, spec, event) ??
    spec.refuse?.(play, event) ??
    (withDice ? wrongDice(spec.dice?.(play, event) ?? []) : undefined);
  return refusal ? refused(refusal) : { allowed: { spec, event } };
}

const refused = (refusal: Refusal): Judged => ({ refused: refusal });

/** Carries out an event that was judged in this very state. */
export function applyEvent(rules: PlaySpec, play: Play, { spec, event }: Allowed): void {
  play.state.last = spec.apply(play, event) ?? {};
  if (spec !== NOTE) rules.settle?.(play);
}

function unknownIn(rules: PlaySpec, play: Play, keys: Keys, event: Fields): Refusal | undefined {
  const unknown = firstUnknownIn(keys, event, (kind, id) => isThere(rules, play, kind, id, event));
  return unknown === undefined ? undefined : { code: 'order.unknown', actual: unknown };
}

function isThere(rules: PlaySpec, play: Play, kind: string, id: string, event: Fields): boolean {
  if (kind === 'model') return play.state.models.has(id);
  if (kind === 'side') return play.seats.some((seat) => seat.id === id);
  return rules.has?.(play, kind, id, event) ?? false;
}

function outOfPhase(play: Play, spec: EventSpec<Play>, event: Fields): Refusal | undefined {
  const possible = spec.phases ?? spec.phasesOf?.(play, event as never);
  if (possible === undefined || possible.includes(play.state.phase)) return undefined;
  return { code: 'order.phase', actual: play.state.phase };
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
export function modelOf(play: Play, logged: Fields): string | undefined {
  const { model } = logged;
  return isId(model) && play.state.models.has(model) ? model : undefined;
}
