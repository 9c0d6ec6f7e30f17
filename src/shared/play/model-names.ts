/** Names of the models in an encounter, as players know them. */
import { getOrCreateFor } from '../base/cache.ts';
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';
import { formatNumberedName } from './encounter/model-numbers.ts';
import type { PlayRules } from './play-rules.ts';
import type { ActiveEncounter, Figure } from './state.ts';

/** Returns the name of an id: the id itself in a log of ids, the name of the model or side on the play screen. */
export type GetName = (id: string) => string;

/** Creates a function that names models, sides and things on the table, on one line each. It returns an unknown id itself. */
export const createGetName =
  (translate: Translate, playRules: PlayRules, encounter: ActiveEncounter): GetName =>
  (subjectId) => {
    const figure = encounter.figures.get(subjectId);
    if (figure) return getShownName(figure);
    return truncateVisibly(
      encounter.seats.find((seat) => seat.id === subjectId)?.name ??
        playRules.words?.getThingName?.(translate, encounter, subjectId) ??
        subjectId,
    );
  };

/** Names are cached, because they are needed hundreds of times after every event and never change. */
const shownNames = new WeakMap<Figure, string>();
const getShownName = (figure: Figure): string =>
  getOrCreateFor(shownNames, figure, () => truncateVisibly(formatFigureName(figure)));

/** Returns the name of a model's character, with a number if the encounter has several models of the character. */
export function getModelName(encounter: ActiveEncounter, modelId: string | undefined): string | undefined {
  if (modelId === undefined) return undefined;
  const figure = encounter.figures.get(modelId);
  if (!figure) return modelId;
  return formatFigureName(figure);
}

const formatFigureName = ({ character, number }: Figure): string =>
  formatNumberedName(character.name || character.id, number);
