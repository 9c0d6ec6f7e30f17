/** What people call the models of a play. */
import type { Play } from './state.ts';

/** What people call a model: the name of its character, with a number where there are several. */
export function nameOf(play: Play, model: string | undefined): string | undefined {
  if (model === undefined) return undefined;
  const figure = play.figures.get(model);
  if (!figure) return model;
  const { character, copy } = figure;
  return `${character.name || character.id}${copy === undefined ? '' : ` ${copy}`}`;
}
