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
import { Failure } from '../failure.ts';
import type { Io } from '../io.ts';

/**
 * Reports which cards the template does not fit; those are printed as if no template were given. If it fits none of the
 * cards, throws a Failure that lists suitable templates.
 */
export function reportUnfitting(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  template: CardTemplate | undefined,
  printed: readonly { readonly character: Character }[],
  streams: Io,
): void {
  if (template === undefined) return;
  const others = printed.filter(
    ({ character }) => !isTemplateFor(gameCatalog, template, gameCatalog.getGame(character)),
  );
  if (others.length === 0) return;
  const unsuitableGames = [...new Set(others.map(({ character }) => gameCatalog.getGame(character)))];
  const whose = listNames(
    translate,
    unsuitableGames.map(({ name }) => name),
  );
  const fit = listNames(
    translate,
    listTemplateGames(gameCatalog, template).map(({ name }) => name),
  );
  const { id } = template;
  if (others.length === printed.length) {
    throw new Failure((translate) => {
      const offers = unsuitableGames.map((game) => {
        const ids = listTemplateChoices(listCharacterTemplates(gameCatalog, game.id)).map((choice) => choice.id);
        return translate('cli.cards.templatesOfGame', { game: game.name, templates: ids.join(', ') });
      });
      return translate('cli.cards.templateOfOthers', { template: id, fit, games: whose, offers: offers.join('; ') });
    });
  }
  streams.err(translate('cli.cards.templateOfSome', { template: id, fit, count: others.length, games: whose }));
}
