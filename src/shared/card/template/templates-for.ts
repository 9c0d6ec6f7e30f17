/** Which card templates the characters of a game are offered: no template says which game it is for. */

import { cachedFor } from '../../base/cache.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { knownFieldsOf, missingFields } from '../binding/known-fields.ts';
import type { CardGame } from '../card-rules.ts';
import type { CardTemplate } from './template.ts';
import { builtInTemplates, characterTemplates } from './templates.ts';

/** Printing asks for each card, and one takes 0.6 ms. */
const fitting = new WeakMap<object, WeakMap<CardTemplate, readonly CardGame[]>>();

/**
 * The games that a template is for: those that have the subject and most of the fields it points at. A template that prints
 * only what all games have is for all of them, and one that misspells a field is still for the game it was written for.
 */
export const gamesOfTemplate = <G extends CardGame>(
  gameCatalog: GameCatalog<G>,
  template: CardTemplate,
): readonly G[] =>
  cachedFor(
    cachedFor(fitting, gameCatalog, () => new WeakMap<CardTemplate, readonly CardGame[]>()),
    template,
    () => {
      const possible = gameCatalog.all.filter(({ card }) => Object.hasOwn(card.subjects, template.of ?? 'character'));
      const lacks = possible.map((game) => missingFields(template, knownFieldsOf(template, game).fields).length);
      const least = Math.min(...lacks);
      return possible.filter((_, index) => lacks[index] === least);
    },
  ) as readonly G[];

const isOneOf = (games: readonly CardGame[], { id }: CardGame): boolean => games.some((game) => game.id === id);

/** Whether characters of a game may be printed with a template; those of a game that has none of its own with every one. */
export const isTemplateFor = (gameCatalog: GameCatalog<CardGame>, template: CardTemplate, game: CardGame): boolean =>
  isOneOf(gamesOfTemplate(gameCatalog, template), game) ||
  builtInTemplates(gameCatalog, 'character', game.id).length === 0;

/** Every template that characters of a game can be printed with: ours first, then those of the user's own that are for it. */
export const templatesFor = (
  gameCatalog: GameCatalog<CardGame>,
  game: CardGame,
  own: readonly CardTemplate[],
): readonly CardTemplate[] => [
  ...characterTemplates(gameCatalog, game.id),
  ...own.filter(
    (template) => (template.of ?? 'character') === 'character' && isOneOf(gamesOfTemplate(gameCatalog, template), game),
  ),
];
