/** Reports characters of games that the template of `--template` does not support. */

import { listCharacterTemplates } from '../../shared/card/template/built-in-templates.ts';
import { isTemplateFor, listTemplateGames } from '../../shared/card/template/game-templates.ts';
import { listTemplateChoices } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Character } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { listNames } from '../../shared/texts/values.ts';
import type { CommandStreams } from '../command-streams.ts';
import { Failure } from '../failure.ts';

/**
 * Reports the games whose cards the template does not fit; their cards are printed as if no template were given. If the
 * template fits none of the cards, throws a Failure that lists suitable templates.
 */
export function reportUnsuitableTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  template: CardTemplate | undefined,
  printedCards: readonly { readonly character: Character }[],
  streams: CommandStreams,
): void {
  if (template === undefined) return;
  const unsuitableCards = printedCards.filter(
    ({ character }) => !isTemplateFor(gameCatalog, template, gameCatalog.getGame(character)),
  );
  if (unsuitableCards.length === 0) return;
  const unsuitableGames = [...new Set(unsuitableCards.map(({ character }) => gameCatalog.getGame(character)))];
  const unsuitableGameNames = listNames(
    translate,
    unsuitableGames.map(({ name }) => name),
  );
  const suitableGameNames = listNames(
    translate,
    listTemplateGames(gameCatalog, template).map(({ name }) => name),
  );
  const { id: templateId } = template;
  if (unsuitableCards.length === printedCards.length) {
    throw new Failure((translate) => {
      const suggestions = unsuitableGames.map((game) => {
        const templateIds = listTemplateChoices(listCharacterTemplates(gameCatalog, game.id)).map(
          (choice) => choice.id,
        );
        return translate('cli.cards.templatesOfGame', { game: game.name, templates: templateIds.join(', ') });
      });
      return translate('cli.cards.templateOfOthers', {
        template: templateId,
        fit: suitableGameNames,
        games: unsuitableGameNames,
        offers: suggestions.join('; '),
      });
    });
  }
  streams.err(
    translate('cli.cards.templateOfSome', {
      template: templateId,
      fit: suitableGameNames,
      count: unsuitableCards.length,
      games: unsuitableGameNames,
    }),
  );
}
