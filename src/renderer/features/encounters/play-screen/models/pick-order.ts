/** Decides which tiles come first and how they are marked while a form asks for a model. */
import type { TargetPick } from '../event-form/target-pick.tsx';

/** `unusual` is a possible model while others are the usual choice, such as a friend as the target of an attack. */
export type PickState = 'possible' | 'unusual' | 'picked' | 'impossible';

interface PlacedModel {
  readonly id: string;
  readonly side: string;
}

/** Whether a model of this side is a usual choice. */
export const hasUsualModel = (
  { isUsual }: TargetPick,
  { id: sideId }: { readonly id: string },
  models: readonly PlacedModel[],
): boolean => models.some(({ id, side }) => side === sideId && isUsual(id));

/** Sorts the sides: those with the usual choices first, then those with other possible models, then the rest. */
export function sortSides<Side extends { readonly id: string }>(
  targetPick: TargetPick,
  sides: readonly Side[],
  models: readonly PlacedModel[],
): Side[] {
  const getRank = (pickSide: Side) => {
    if (hasUsualModel(targetPick, pickSide, models)) return 0;
    return models.some(({ id, side }) => side === pickSide.id && targetPick.canPick(id)) ? 1 : 2;
  };
  return sides.toSorted((a, b) => getRank(a) - getRank(b));
}

/** Returns how the tile of a model is marked. `hasUsual` says whether any model is a usual choice. */
export function getPickState(
  { pickedIds, canPick, isUsual }: TargetPick,
  modelId: string,
  hasUsual: boolean,
): PickState {
  if (pickedIds.has(modelId)) return 'picked';
  if (!canPick(modelId)) return 'impossible';
  return hasUsual && !isUsual(modelId) ? 'unusual' : 'possible';
}
