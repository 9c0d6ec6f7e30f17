/** What people call the models of a play. */
import { shortened } from '../text/short.ts';
import type { PlaySpec } from './play-spec.ts';
import type { Play } from './state.ts';

/** What an id is called: by itself in a log of ids, by the name of its model or side at the table. */
export type NameOf = (id: string) => string;

/** The names of models, sides and what lies on the table, on one line each; an id that names nothing is called by itself. */
export const namesOf =
  (rules: PlaySpec, play: Play): NameOf =>
  (id) =>
    shortened(
      (play.figures.has(id) ? nameOf(play, id) : undefined) ??
        play.seats.find((seat) => seat.id === id)?.name ??
        rules.words?.called?.(play, id) ??
        id,
    );

/** What people call a model: the name of its character, with a number where there are several. */
export function nameOf(play: Play, model: string | undefined): string | undefined {
  if (model === undefined) return undefined;
  const figure = play.figures.get(model);
  if (!figure) return model;
  const { character, copy } = figure;
  return `${character.name || character.id}${copy === undefined ? '' : ` ${copy}`}`;
}
