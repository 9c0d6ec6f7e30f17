/**
 * Tracks who claims an objective: a side with a model in base contact, if no enemy is in base contact with the model or the objective
 * (E-138). Players state which models are there; models that are KO'ed or gone don't count.
 */
import { idKey, idListKey, withDefault } from '../../../../play/event/keys.ts';
import { createChoiceRefusal } from '../../../../play/event/refusal.ts';
import { defineEvent, PLAY_PHASES, requireNoDutyButControl } from '../event-preconditions.ts';
import { getModel, getOwnerSide, isOnTable } from '../models.ts';
import type { Marker, SuEncounter } from '../state.ts';

/** Whether the marker can't be claimed (E-138): it isn't resolved yet, or it is a Prize or V.I.P. */
export const isUnclaimable = ({ kind, resolved }: Marker): boolean =>
  kind === 'prize' || kind === 'vip' || ((kind === 'power' || kind === 'quest') && !resolved);

/** Players state the models at a marker, and the enemies in base contact with those models (`near`). */
export const claimEvent = defineEvent({
  keys: { marker: idKey('marker'), models: idListKey(), near: withDefault(idListKey(), []) },
  due: requireNoDutyButControl,
  phases: PLAY_PHASES,
  refuse({ state }, { marker: markerId }) {
    const marker = state.markers.get(markerId);
    return marker && isUnclaimable(marker) ? createChoiceRefusal(markerId, 'E-138') : undefined;
  },
  apply({ state }, { marker: markerId, models: modelIds, near: nearIds }) {
    const marker = state.markers.get(markerId);
    if (marker) Object.assign(marker, { models: modelIds, near: nearIds });
    return undefined;
  },
});

/** Updates all claims after an event. One side alone claims a marker; several sides contest it. */
export function settleClaims(encounter: SuEncounter): void {
  for (const marker of encounter.state.markers.values()) {
    if (marker.models.length > 0) settleClaim(encounter, marker);
    else if (marker.claimed !== null || marker.contested) Object.assign(marker, { claimed: null, contested: false });
  }
}

function settleClaim(encounter: SuEncounter, marker: Marker): void {
  const canClaim = (modelId: string) => isOnTable(encounter, modelId) && !getModel(encounter, modelId).ko;
  const sideIds = new Set(marker.models.filter(canClaim).map((modelId) => getOwnerSide(encounter, modelId)));
  const [firstSide] = sideIds;
  const hasEnemyNear = marker.near.some(
    (modelId) => canClaim(modelId) && getOwnerSide(encounter, modelId) !== firstSide,
  );
  marker.claimed = firstSide !== undefined && sideIds.size === 1 && !hasEnemyNear ? firstSide : null;
  // An enemy partly in a table quarter keeps the side from claiming it, but doesn't contest it.
  const isDisputed = sideIds.size > 1 || (sideIds.size === 1 && hasEnemyNear && marker.kind !== 'quarter');
  marker.contested = isDisputed;
}
