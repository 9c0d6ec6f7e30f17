/** Lists the card templates for a game's characters. A template does not name its game, so the fields that it uses decide. */

import { getOrCreateFor } from '../../base/cache.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { findUnknownFields, getKnownFields } from '../binding/known-fields.ts';
import type { CardGame } from '../card-rules.ts';
import { listBuiltInTemplates, listCharacterTemplates } from './built-in-templates.ts';
import type { CardTemplate } from './template.ts';

/** The games of each template. Cached, since printing needs them for each card, and finding them takes 0.6 ms. */
const gamesCache = new WeakMap<object, WeakMap<CardTemplate, readonly CardGame[]>>();

/**
 * Lists the games that a template is for: those that have its subject and the fewest missing fields. A template that prints only
 * common fields is for all games, and one that misspells a field is still for its intended game.
 */
export const listTemplateGames = <G extends CardGame>(
  gameCatalog: GameCatalog<G>,
  template: CardTemplate,
): readonly G[] =>
  getOrCreateFor(
    getOrCreateFor(gamesCache, gameCatalog, () => new WeakMap<CardTemplate, readonly CardGame[]>()),
    template,
    () => {
      const candidates = gameCatalog.all.filter(({ card }) => Object.hasOwn(card.subjects, template.of ?? 'character'));
      const missingCounts = candidates.map(
        (game) => findUnknownFields(template, getKnownFields(template, game).fields).length,
      );
      const minMissing = Math.min(...missingCounts);
      return candidates.filter((_game, index) => missingCounts[index] === minMissing);
    },
  ) as readonly G[];

const includesGame = (games: readonly CardGame[], { id }: CardGame): boolean => games.some((game) => game.id === id);

/** Whether a game's characters may be printed with a template. A game without built-in templates may use any. */
export const isTemplateFor = (gameCatalog: GameCatalog<CardGame>, template: CardTemplate, game: CardGame): boolean =>
  includesGame(listTemplateGames(gameCatalog, template), game) ||
  listBuiltInTemplates(gameCatalog, 'character', game.id).length === 0;

/** Lists all templates for a game's characters: built-in templates first, then suitable templates of the user. */
export const listTemplatesFor = (
  gameCatalog: GameCatalog<CardGame>,
  game: CardGame,
  ownTemplates: readonly CardTemplate[],
): readonly CardTemplate[] => [
  ...listCharacterTemplates(gameCatalog, game.id),
  ...ownTemplates.filter(
    (template) =>
      (template.of ?? 'character') === 'character' && includesGame(listTemplateGames(gameCatalog, template), game),
  ),
];
