/** The event `damage` of games that track how much a model can take: it loses some of it to an attack. */
import type { Character } from '../../document/schema.ts';
import { type CandidateEvent, defineEventSpec, type EventSpec } from '../play-rules.ts';
import { type ActiveEncounter, getModelState, type ModelState, type PlayState } from '../state.ts';
import type { Adjustable } from './common-events.ts';
import { idKey, optional, positiveIntKey } from './keys.ts';
import { createChoiceRefusal, createStateRefusal } from './refusal.ts';

/** The last attack on a model, until damage, a defense or the end of the turn settles it. */
export interface OpenAttack {
  readonly attacker: string;
  readonly target: string;
  /** The attack or power, if it has a name. */
  readonly name?: string | undefined;
}

/** The state of a game that remembers the last attack. The key is absent if there is none. */
export interface AttackState {
  attack?: OpenAttack | undefined;
}

type AttackEncounter = ActiveEncounter<PlayState & AttackState, Character, unknown>;

/** Defines `damage`: a model loses points of a field, down to 0, and the open attack is settled. A model without the field is refused. */
export const defineDamageEvent = <P extends AttackEncounter>(field: Adjustable<P>): EventSpec<P> =>
  defineEventSpec<P>()({
    keys: { model: idKey(), amount: positiveIntKey, by: optional(idKey()) },
    refuse(encounter, { model: modelId, amount }) {
      if (getModel(encounter, modelId).out) return createStateRefusal('out');
      return field.range(encounter, modelId) === undefined ? createChoiceRefusal(amount) : undefined;
    },
    apply(encounter, { model: modelId, amount }) {
      field.set(encounter, modelId, Math.max(0, field.value(encounter, modelId) - amount));
      delete encounter.state.attack;
      return { left: field.value(encounter, modelId) };
    },
  });

const getModel = (encounter: AttackEncounter, modelId: string): ModelState =>
  getModelState<ModelState>(encounter, modelId);

/** Suggests `damage` for the target of the open attack, if it is in play and has the field. */
export function* suggestDamage<P extends AttackEncounter>(encounter: P, field: Adjustable<P>) {
  const { attack, models } = encounter.state;
  if (attack === undefined || models.get(attack.target)?.out !== false) return;
  if (field.range(encounter, attack.target) === undefined) return;
  yield { kind: 'damage', model: attack.target, amount: 1, by: attack.attacker };
}

/** Whether an event states what the open attack does to its target, so that both are known. */
export const isOpenDamage = (
  { state: { attack } }: AttackEncounter,
  { model: modelId, by: attackerId }: CandidateEvent,
): boolean => attack !== undefined && attack.target === modelId && attack.attacker === attackerId;

/** Lists the models in play that can lose points of a field. */
export const listDamageableModels = <P extends AttackEncounter>(encounter: P, field: Adjustable<P>): string[] =>
  [...encounter.state.models].flatMap(([modelId, { out: isOut }]) =>
    isOut || field.range(encounter, modelId) === undefined ? [] : [modelId],
  );
