/** Lists the Actions of a model as candidates: moves at full distance, attacks on each target, objectives by Trait. */
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import { normalizeWord } from '../../check/character-context.ts';
import { BASH } from '../../documents/blank.ts';
import type { FullAttack } from '../../documents/complete.ts';
import { getFrame } from '../actions/actor.ts';
import { DICE_TRAITS } from '../battlefield/manipulate-event.ts';
import { canMoveBy, getCard, getEffectPoints, getModel, isEnemy, isFlyer, isFriend, isOnTable } from '../models.ts';
import { findAttack, UNNAMED_ABILITY } from '../play-card.ts';
import type { SuEncounter } from '../state.ts';
import { listRecoverables } from '../turn/recovery.ts';

export function* listActions(encounter: SuEncounter, modelId: string): Iterable<CandidateEvent> {
  const card = getCard(encounter, modelId);
  yield { kind: 'called-shot', model: modelId };
  for (const kind of ['move', 'run', 'charge']) {
    const inches = getModel(encounter, modelId).move * (kind === 'run' ? 2 : 1);
    for (const movementType of card.moves)
      if (canMoveBy(encounter, modelId, movementType)) yield { kind, model: modelId, by: movementType, inches };
  }
  if (isFlyer(encounter, modelId)) yield { kind: 'climb-high', model: modelId };
  yield* listAttacks(encounter, modelId);
  yield* listObjectives(encounter, modelId);
  for (const recoverable of listRecoverables(encounter, modelId))
    if (recoverable !== 'ko') yield { kind: 'recover', model: modelId, what: recoverable, dice: [] };
  for (const { name } of card.abilities) yield { kind: 'ability', model: modelId, what: name };
  // A special rule or another card may give an Ability (E-68).
  yield { kind: 'ability', model: modelId, what: UNNAMED_ABILITY };
}

/** Lists all profiles, and Bash even if the card doesn't have it (E-82). */
export function listProfiles(encounter: SuEncounter, modelId: string): readonly FullAttack[] {
  const card = getCard(encounter, modelId);
  const bash = findAttack(card, BASH.name);
  const hasBash = card.attacks.some(({ name }) => normalizeWord(name) === normalizeWord(BASH.name));
  return hasBash || !bash ? card.attacks : [...card.attacks, bash];
}

function* listAttacks(encounter: SuEncounter, modelId: string): Iterable<CandidateEvent> {
  const targetIds = [...listTargets(encounter, modelId)];
  const hasCharged = (getFrame(encounter, modelId)?.charged ?? null) !== null;
  for (const { name, type, effects } of listProfiles(encounter, modelId)) {
    const isThrow = normalizeWord(name) === 'throw';
    const extraKeys = {
      ...(hasCharged && type === 'close' ? { charge: true } : {}),
      ...(isThrow ? findThrowableObject(encounter) : {}),
    };
    const possibleTargetIds = isHelpful(effects) ? [...listFriends(encounter, modelId), ...targetIds] : targetIds;
    for (const targetId of possibleTargetIds)
      yield { kind: 'attack', model: modelId, attack: name, targets: [{ target: targetId }], ...extraKeys };
  }
}

/** Effects that help a friend. */
const HELPFUL_EFFECTS: ReadonlySet<string> = new Set(['attack-boost', 'defense-boost']);

/** Whether all Effects of an attack help, so that friends are the usual targets. */
export const isHelpful = (effects: FullAttack['effects']): boolean =>
  effects.every(({ effect }) => HELPFUL_EFFECTS.has(effect));

export const listFriends = (encounter: SuEncounter, modelId: string): string[] =>
  [...encounter.state.models.keys()].filter(
    (otherId) => isFriend(encounter, modelId, otherId) && isOnTable(encounter, otherId),
  );

/** Yields the enemies on the table, the Entangle on the model itself, and the intact things. */
export function* listTargets(encounter: SuEncounter, modelId: string): Iterable<string> {
  for (const otherId of encounter.state.models.keys()) {
    if (isEnemy(encounter, modelId, otherId) && isOnTable(encounter, otherId)) yield otherId;
  }
  if (getEffectPoints(getModel(encounter, modelId), 'entangle') > 0) yield `entangle:${modelId}`;
  for (const [thingId, { destroyed }] of encounter.state.things) if (!destroyed) yield thingId;
}

function findThrowableObject({ state }: SuEncounter): { object?: string } {
  for (const [thingId, { kind, destroyed }] of state.things)
    if (kind === 'object' && !destroyed) return { object: thingId };
  return {};
}

function* listObjectives(encounter: SuEncounter, modelId: string): Iterable<CandidateEvent> {
  for (const [markerId, { kind, resolved }] of encounter.state.markers) {
    if (resolved || kind === 'territory' || kind === 'quarter') continue;
    // A Power Marker allows any Trait. The offer uses the Trait with the most dice.
    const traitKey = kind === 'power' ? { trait: findBestTrait(encounter, modelId) } : {};
    yield { kind: 'manipulate', model: modelId, marker: markerId, ...traitKey, dice: [] };
  }
  yield { kind: 'manipulate', model: modelId };
}

function findBestTrait(encounter: SuEncounter, modelId: string): (typeof DICE_TRAITS)[number] {
  const { traits } = getCard(encounter, modelId);
  return DICE_TRAITS.reduce((bestTrait, trait) => (traits[trait].dice > traits[bestTrait].dice ? trait : bestTrait));
}
