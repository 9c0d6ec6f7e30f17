/** What people call the models of a play. */
import { cachedFor } from '../base/cache.ts';
import { shortened } from '../text/short.ts';
import type { Translate } from '../texts/translate.ts';
import { numberedName } from './encounter/model-numbers.ts';
import type { PlayRules } from './play-rules.ts';
import type { ActiveEncounter, Figure } from './state.ts';

/** What an id is called: by itself in a log of ids, by the name of its model or side at the table. */
export type NameOf = (id: string) => string;

/** The names of models, sides and what lies on the table, on one line each; an id that names nothing is called by itself. */
export const namesOf =
  (translate: Translate, rules: PlayRules, encounter: ActiveEncounter): NameOf =>
  (id) => {
    const figure = encounter.figures.get(id);
    if (figure) return shownName(figure);
    return shortened(
      encounter.seats.find((seat) => seat.id === id)?.name ?? rules.words?.called?.(translate, encounter, id) ?? id,
    );
  };

/** A name is asked for hundreds of times after every event, and never changes. */
const shown = new WeakMap<Figure, string>();
const shownName = (figure: Figure): string => cachedFor(shown, figure, () => shortened(figureName(figure)));

/** What people call a model: the name of its character, with a number where there are several. */
export function nameOf(encounter: ActiveEncounter, model: string | undefined): string | undefined {
  if (model === undefined) return undefined;
  const figure = encounter.figures.get(model);
  if (!figure) return model;
  return figureName(figure);
}

const figureName = ({ character, number }: Figure): string => numberedName(character.name || character.id, number);
