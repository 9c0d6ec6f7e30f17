/** An attack as it is declared: its keys, its profile, and what its targets are. */
import {
  bool,
  type EventOf,
  id,
  ids,
  inch,
  isId,
  type Key,
  listOf,
  name,
  numberOf,
  optional,
  withDefault,
  word,
  wordsOf,
} from '../../../../play/event/keys.ts';
import { attackKind } from '../../check/character-context.ts';
import type { FullAttack } from '../../documents/normal.ts';
import type { ActionTrait } from '../../facts.ts';
import { frameOf } from '../actions/actor.ts';
import { attackOf } from '../card.ts';
import { cardOf } from '../models.ts';
import type { SuEncounter, Thing } from '../state.ts';

/** How a target that is an Entangle begins. */
export const ENTANGLE = 'entangle:';

/** A model, a thing, or the Entangle that holds a model. */
const targetKey: Key<string> = {
  type: 'id',
  is: (value) =>
    isId(value) || (typeof value === 'string' && value.startsWith(ENTANGLE) && isId(value.slice(ENTANGLE.length))),
  read: String,
  firstUnknown: (value, isThere) => (isThere('target', value) ? undefined : value),
};

/** The Gimmicks that are played when an attack is declared, by the attacker (E-121a). */
export const ATTACK_GIMMICKS = [
  'double-blast',
  'mega-pulse',
  'sunday-punch',
  'the-old-one-two',
  'find-weakness',
] as const;

const targetKeys = {
  target: targetKey,
  distance: optional(inch),
  across: withDefault(bool, false),
  cover: withDefault(bool, false),
  high: optional(word('attacker', 'target')),
  outnumber: withDefault(numberOf(-1, 0, 1), 0),
  melee: withDefault(bool, false),
};
export type TargetStated = EventOf<typeof targetKeys>;

export const attackKeys = {
  model: id(),
  attack: name('attack'),
  targets: listOf(targetKeys),
  charge: withDefault(bool, false),
  object: optional(id('thing')),
  near: withDefault(ids(), []),
  gimmicks: withDefault(wordsOf(...ATTACK_GIMMICKS), []),
};
export type AttackEvent = EventOf<typeof attackKeys>;

export type Target =
  | { readonly is: 'model'; readonly id: string }
  | { readonly is: 'thing'; readonly id: string; readonly thing: Thing }
  | { readonly is: 'entangle'; readonly id: string };

/** What the id of a target names; undefined when nothing has it. */
export function targetOf({ state }: SuEncounter, target: string): Target | undefined {
  if (target.startsWith(ENTANGLE)) {
    const id = target.slice(ENTANGLE.length);
    return state.models.has(id) ? { is: 'entangle', id } : undefined;
  }
  const thing = state.things.get(target);
  if (thing) return { is: 'thing', id: target, thing };
  return state.models.has(target) ? { is: 'model', id: target } : undefined;
}

/** An attack whose names are known, with what its Gimmicks make of it. */
export interface Declared {
  readonly model: string;
  readonly profile: FullAttack;
  readonly kind: 'bash' | 'throw' | 'other';
  readonly trait: ActionTrait;
  readonly versus: ActionTrait;
  readonly type: string;
  readonly event: AttackEvent;
  /** Called Shots that count for it (E-56). */
  readonly calledShots: number;
  /** The Combat Bonus of the Charge before it (E-59); 0 without one. */
  readonly charged: number;
}

/** The attack as it would be declared now. */
export function declared(encounter: SuEncounter, event: AttackEvent): Declared {
  const { calledShots = 0, charged } = frameOf(encounter, event.model) ?? {};
  return declaredWith(encounter, event, { calledShots, charged: charged ?? 0 });
}

/** The attack as it was declared, with what its model had done until then. */
export function declaredWith(
  encounter: SuEncounter,
  event: AttackEvent,
  before: Pick<Declared, 'calledShots' | 'charged'>,
): Declared {
  const profile = attackOf(cardOf(encounter, event.model), event.attack);
  if (!profile) throw new Error(`no attack ${event.attack} on the card of ${event.model}`);
  return {
    model: event.model,
    profile,
    kind: attackKind(profile.name),
    trait: profile.trait as ActionTrait,
    versus: profile.versus as ActionTrait,
    type: event.gimmicks.includes('mega-pulse') ? 'pulse' : profile.type,
    event,
    ...before,
  };
}
