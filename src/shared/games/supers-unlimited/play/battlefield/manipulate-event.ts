/**
 * Defines the Action Manipulate, which rolls a Trait for an objective, or does something without a roll (E-62, E-137 to E-143). Successes
 * resolve a Power Marker or a quest. They add Study Points to a Prize, which all sides share, or to a V.I.P., for each side alone.
 */
import { diceKey, idKey, optional, type ParsedEvent, withDefault, wordKey } from '../../../../play/event/keys.ts';
import { createChoiceRefusal, createTargetRefusal, type Refusal } from '../../../../play/event/refusal.ts';
import {
  completeAction,
  getActionCost,
  getActorPhases,
  refuseAction,
  requireNoDutyButOwnControl,
} from '../actions/actor.ts';
import { beginMainEvent, defineEvent } from '../event-preconditions.ts';
import { getCard, getControllingSide } from '../models.ts';
import { D10 } from '../rolls/faces.ts';
import { listRollDice, refuseRoll, resolveRoll, rollKeys, type TraitRoll } from '../rolls/trait-roll.ts';
import type { Marker, SuEncounter } from '../state.ts';
import { getTypeTrait } from './objective-types.ts';

/** The five Traits with dice (E?56). */
export const DICE_TRAITS = ['fight', 'aim', 'mind', 'magic', 'recovery'] as const;
export type DiceTrait = (typeof DICE_TRAITS)[number];

const manipulateKeys = {
  model: idKey(),
  marker: optional(idKey('marker')),
  trait: optional(wordKey(...DICE_TRAITS)),
  ...rollKeys,
  dice: withDefault(diceKey, []),
};
type ManipulateEvent = ParsedEvent<typeof manipulateKeys>;

/** Number that each die must reach, by kind of marker. */
export const OBJECTIVE_NEEDS = { power: 8, quest: 9, prize: 5, vip: 4 } as const;
/** Study Points that resolve a Prize. */
export const PRIZE_POINTS = 6;
/** Study Points of one side that resolve a V.I.P. */
export const VIP_POINTS = 5;

type RollableMarkerKind = keyof typeof OBJECTIVE_NEEDS;
const isRollableKind = (markerKind: Marker['kind']): markerKind is RollableMarkerKind =>
  Object.hasOwn(OBJECTIVE_NEEDS, markerKind);

/**
 * Returns the Trait that resolves a marker. Returns undefined for a Power Marker, which allows any Trait, and for a quest that needs no
 * roll.
 */
export function getObjectiveTrait({ kind, type }: Marker): DiceTrait | undefined {
  return kind === 'vip' ? 'mind' : getTypeTrait(type);
}

const OBJECTIVE_FACTS = { power: 'E-138', quest: 'E-139b', prize: 'E-139b', vip: 'E-143' } as const;

function refuseMarker(marker: Marker, markerId: string, trait: DiceTrait | undefined): Refusal | undefined {
  const { kind, resolved } = marker;
  if (!isRollableKind(kind) || resolved) return createTargetRefusal('E-137', markerId);
  if (kind === 'power') return trait === undefined ? createChoiceRefusal('missing', OBJECTIVE_FACTS[kind]) : undefined;
  return trait !== undefined && trait !== getObjectiveTrait(marker)
    ? createChoiceRefusal(trait, OBJECTIVE_FACTS[kind])
    : undefined;
}

/** Creates the roll for an objective. Returns undefined if the event names no marker or the marker needs no roll. */
export function createObjectiveRoll(
  encounter: SuEncounter,
  { model: modelId, marker: markerId, trait }: Pick<ManipulateEvent, 'model' | 'marker' | 'trait'>,
): TraitRoll | undefined {
  const marker = markerId === undefined ? undefined : encounter.state.markers.get(markerId);
  if (!marker || !isRollableKind(marker.kind)) return undefined;
  const rolledTrait = getObjectiveTrait(marker) ?? (marker.kind === 'power' ? trait : undefined);
  if (rolledTrait === undefined) return undefined;
  const card = getCard(encounter, modelId);
  return {
    roller: modelId,
    dice: card.traits[rolledTrait].dice,
    need: OBJECTIVE_NEEDS[marker.kind],
    bonus: 0,
    hasSpecialty:
      canUseSpecialty(encounter, marker) &&
      (card.keywords.specialties as readonly string[]).includes(marker.type ?? ''),
    cost: getActionCost(encounter, modelId),
  };
}

/** Whether a Specialty may reroll dice: for a Prize, and for a quest unless a house rule forbids it (E-140, E?57). */
const canUseSpecialty = ({ options }: SuEncounter, { kind }: Marker): boolean =>
  kind === 'prize' || (kind === 'quest' && options['su.specialtyScenario']);

export const manipulateEvent = defineEvent({
  keys: manipulateKeys,
  due: (encounter, { model: modelId }) => requireNoDutyButOwnControl(encounter, modelId),
  getPhases: (encounter, { model: modelId }) => getActorPhases(encounter, modelId),
  refuse(encounter, event) {
    const { model: modelId, marker: markerId, trait } = event;
    const refusal = refuseAction(encounter, modelId, { kind: 'manipulate' });
    if (refusal) return refusal;
    const marker = markerId === undefined ? undefined : encounter.state.markers.get(markerId);
    const markerRefusal = marker && refuseMarker(marker, markerId ?? '', trait);
    if (markerRefusal) return markerRefusal;
    const roll = createObjectiveRoll(encounter, event);
    return roll && refuseRoll(encounter, roll, event);
  },
  dice(encounter, event) {
    const roll = createObjectiveRoll(encounter, event);
    return roll ? listRollDice(encounter, roll, event) : [{ sides: D10, dice: event.dice, length: 0 }];
  },
  apply(encounter, event) {
    const { model: modelId, marker: markerId } = event;
    const roll = createObjectiveRoll(encounter, event);
    beginMainEvent(encounter.state);
    completeAction(encounter, modelId, 'manipulate');
    const marker = markerId === undefined ? undefined : encounter.state.markers.get(markerId);
    if (!marker) return undefined;
    if (!roll) {
      marker.resolved = true;
      return undefined;
    }
    const result = resolveRoll(encounter, roll, event);
    if (result.successes > 0)
      applyObjectiveSuccess(encounter, getControllingSide(encounter, modelId), marker, result.successes);
    return { ...result };
  },
});

/** Resolves the marker, or adds Study Points to a Prize or V.I.P., which give a Victory Point when they are resolved. */
function applyObjectiveSuccess({ state }: SuEncounter, sideId: string, marker: Marker, successes: number): void {
  if (marker.kind === 'prize') {
    marker.total = (marker.total ?? 0) + successes;
    marker.resolved = marker.total >= PRIZE_POINTS;
  } else if (marker.kind === 'vip') {
    const sidePoints = (marker.points?.get(sideId) ?? 0) + successes;
    marker.points?.set(sideId, sidePoints);
    marker.resolved = sidePoints >= VIP_POINTS;
  } else {
    marker.resolved = true;
    return;
  }
  if (marker.resolved) state.vp.set(sideId, (state.vp.get(sideId) ?? 0) + 1);
}
