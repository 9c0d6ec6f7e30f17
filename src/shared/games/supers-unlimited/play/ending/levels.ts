/** Levels of the sides: at the table, in play, up and about (E-138, P-37). */
import type { SuEncounter, SuModel } from '../state.ts';

/** Levels of every model by side, in play or not, but of the summoned ones. */
export function figureLevels({ seats, figures, state }: SuEncounter): Map<string, number> {
  const levels = new Map(seats.map(({ id }) => [id, 0]));
  for (const { id, side, character } of figures.values()) {
    if (!state.models.get(id)?.summoned) levels.set(side, (levels.get(side) ?? 0) + character.level);
  }
  return levels;
}

/** Levels of the models in play that were not summoned, by side; `worth` may count one for less. */
export function sideLevels(
  { seats, figures, state }: SuEncounter,
  worth: (model: SuModel, level: number) => number = (_, level) => level,
): Map<string, number> {
  const levels = new Map(seats.map(({ id }) => [id, 0]));
  for (const { id, side, character } of figures.values()) {
    const model = state.models.get(id);
    if (!model || model.out || model.summoned) continue;
    levels.set(side, (levels.get(side) ?? 0) + worth(model, character.level));
  }
  return levels;
}
