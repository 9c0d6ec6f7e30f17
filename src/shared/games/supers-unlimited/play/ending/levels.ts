/** Sums the Levels of each side (E-138, P-37). */
import type { SuEncounter, SuModel } from '../state.ts';

/** Sums the Levels of all models by side, in play or not, without summoned models. */
export function sumFigureLevels({ seats, figures, state }: SuEncounter): Map<string, number> {
  const levels = new Map(seats.map(({ id: figureId }) => [figureId, 0]));
  for (const { id: figureId, side: sideId, character } of figures.values()) {
    if (!state.models.get(figureId)?.summoned) levels.set(sideId, (levels.get(sideId) ?? 0) + character.level);
  }
  return levels;
}

/** Sums the Levels by side of the models in play that were not summoned. `computeLevels` may count a model for less. */
export function sumLevelsInPlay(
  { seats, figures, state }: SuEncounter,
  computeLevels: (model: SuModel, level: number) => number = (_model, level) => level,
): Map<string, number> {
  const levels = new Map(seats.map(({ id: figureId }) => [figureId, 0]));
  for (const { id: figureId, side: sideId, character } of figures.values()) {
    const model = state.models.get(figureId);
    if (!model || model.out || model.summoned) continue;
    levels.set(sideId, (levels.get(sideId) ?? 0) + computeLevels(model, character.level));
  }
  return levels;
}
