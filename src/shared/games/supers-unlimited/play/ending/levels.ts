/** Sums the Levels of each side, which decide some scenarios (E-138). Summoned models add no Levels (P-37). */
import type { SuEncounter, SuModel } from '../state.ts';

/** Sums the Levels of all models by side, whether they are in play or not. Summoned models don't count. */
export function sumFigureLevels({ seats, figures, state }: SuEncounter): Map<string, number> {
  const levels = new Map(seats.map(({ id }) => [id, 0]));
  for (const { id, side, character } of figures.values()) {
    if (!state.models.get(id)?.summoned) levels.set(side, (levels.get(side) ?? 0) + character.level);
  }
  return levels;
}

/** Sums the Levels of the models in play by side. Summoned models don't count. `computeLevels` may reduce the Levels of a model. */
export function sumLevelsInPlay(
  { seats, figures, state }: SuEncounter,
  computeLevels: (model: SuModel, level: number) => number = (_model, level) => level,
): Map<string, number> {
  const levels = new Map(seats.map(({ id }) => [id, 0]));
  for (const { id, side, character } of figures.values()) {
    const model = state.models.get(id);
    if (!model || model.out || model.summoned) continue;
    levels.set(side, (levels.get(side) ?? 0) + computeLevels(model, character.level));
  }
  return levels;
}
