/** Describes a declared attack: its event, profile and targets. */
import {
  booleanKey,
  type EventKey,
  idKey,
  idListKey,
  inchKey,
  isId,
  nameKey,
  numberKey,
  objectListKey,
  optional,
  type ParsedEvent,
  withDefault,
  wordKey,
  wordListKey,
} from '../../../../play/event/keys.ts';
import { getAttackKind } from '../../check/character-context.ts';
import type { FullAttack } from '../../documents/complete.ts';
import type { ActionTrait } from '../../facts.ts';
import { getFrame } from '../actions/actor.ts';
import { getCard } from '../models.ts';
import { findAttack } from '../play-card.ts';
import type { SuEncounter, Thing } from '../state.ts';

/** Prefix of a target that is an Entangle. The id of the entangled model follows. */
export const ENTANGLE_PREFIX = 'entangle:';

/** Accepts a model, a thing, or the Entangle that holds a model. */
export const targetKey: EventKey<string> = {
  type: 'id',
  isValid: (value) =>
    isId(value) ||
    (typeof value === 'string' && value.startsWith(ENTANGLE_PREFIX) && isId(value.slice(ENTANGLE_PREFIX.length))),
  parse: String,
  findUnknown: (value, isThere) => (isThere('target', value) ? undefined : value),
};

/** Gimmicks that the attacker plays when declaring an attack (E-121a). */
export const ATTACK_GIMMICKS = [
  'double-blast',
  'mega-pulse',
  'sunday-punch',
  'the-old-one-two',
  'find-weakness',
] as const;

/**
 * What players state about a target: its `distance` in inches, whether a Close attack reaches `across` Cover of up to 1 inch, whether the
 * target is in `cover`, who is on High Ground (`high`), whether the attacker outnumbers (1) or is outnumbered (-1), and whether a friend of
 * the attacker is in base contact with the target (`melee`).
 */
const targetKeys = {
  target: targetKey,
  distance: optional(inchKey),
  across: withDefault(booleanKey, false),
  cover: withDefault(booleanKey, false),
  high: optional(wordKey('attacker', 'target')),
  outnumber: withDefault(numberKey(-1, 0, 1), 0),
  melee: withDefault(booleanKey, false),
};
export type StatedTarget = ParsedEvent<typeof targetKeys>;

/** `charge`: the free attack after a Charge. `object`: the Object that the attack uses or throws. `near`: models within 1 inch. */
export const attackKeys = {
  model: idKey(),
  attack: nameKey('attack'),
  targets: objectListKey(targetKeys),
  charge: withDefault(booleanKey, false),
  object: optional(idKey('thing')),
  near: withDefault(idListKey(), []),
  gimmicks: withDefault(wordListKey(...ATTACK_GIMMICKS), []),
};
export type AttackEvent = ParsedEvent<typeof attackKeys>;

export type Target =
  | { readonly kind: 'model'; readonly id: string }
  | { readonly kind: 'thing'; readonly id: string; readonly thing: Thing }
  | { readonly kind: 'entangle'; readonly id: string };

/** Returns what the id of a target refers to, or undefined if nothing has this id. */
export function findTarget({ state }: SuEncounter, targetId: string): Target | undefined {
  if (targetId.startsWith(ENTANGLE_PREFIX)) {
    const modelId = targetId.slice(ENTANGLE_PREFIX.length);
    return state.models.has(modelId) ? { kind: 'entangle', id: modelId } : undefined;
  }
  const thing = state.things.get(targetId);
  if (thing) return { kind: 'thing', id: targetId, thing };
  return state.models.has(targetId) ? { kind: 'model', id: targetId } : undefined;
}

/** An attack whose names are resolved and whose Gimmicks are applied. */
export interface DeclaredAttack {
  readonly attackerId: string;
  readonly profile: FullAttack;
  readonly kind: 'bash' | 'throw' | 'other';
  readonly trait: ActionTrait;
  readonly versus: ActionTrait;
  readonly type: string;
  readonly event: AttackEvent;
  /** Called Shots that count for this attack (E-56). */
  readonly calledShots: number;
  /** Combat Bonus of the Charge before this attack (E-59); 0 without a Charge. */
  readonly charged: number;
}

/** Returns the attack with the current Called Shots and Charge of its model. */
export function declareAttack(encounter: SuEncounter, event: AttackEvent): DeclaredAttack {
  const { calledShots = 0, charged } = getFrame(encounter, event.model) ?? {};
  return declareAttackWith(encounter, event, { calledShots, charged: charged ?? 0 });
}

/** Returns the attack with the Called Shots and Charge that its model had when it was declared. */
export function declareAttackWith(
  encounter: SuEncounter,
  event: AttackEvent,
  attackerState: Pick<DeclaredAttack, 'calledShots' | 'charged'>,
): DeclaredAttack {
  const profile = findAttack(getCard(encounter, event.model), event.attack);
  if (!profile) throw new Error(`no attack ${event.attack} on the card of ${event.model}`);
  return {
    attackerId: event.model,
    profile,
    kind: getAttackKind(profile.name),
    trait: profile.trait as ActionTrait,
    versus: profile.versus as ActionTrait,
    type: event.gimmicks.includes('mega-pulse') ? 'pulse' : profile.type,
    event,
    ...attackerState,
  };
}
