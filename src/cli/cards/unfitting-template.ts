/** `--template` with characters of games that the template is not for. */

import { templateChoices } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { characterTemplates } from '../../shared/card/template/templates.ts';
import { gamesOfTemplate, isTemplateFor } from '../../shared/card/template/templates-for.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Character } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { counted } from '../../shared/text/counted.ts';
import { listed } from '../../shared/text/short.ts';
import { Failure } from '../failure.ts';
import type { Io } from '../io.ts';

/**
 * Says which cards a template is not for: these are printed as without it. Throws a Failure with those that there are where it is
 * for none of them.
 */
export function reportUnfitting(
  games: Catalogue<Game>,
  template: CardTemplate | undefined,
  printed: readonly { readonly character: Character }[],
  io: Io,
): void {
  if (template === undefined) return;
  const others = printed.filter(({ character }) => !isTemplateFor(games, template, games.of(character)));
  if (others.length === 0) return;
  const unsuitableGames = [...new Set(others.map(({ character }) => games.of(character)))];
  const whose = listed(unsuitableGames.map(({ name }) => name));
  const fit = listed(gamesOfTemplate(games, template).map(({ name }) => name));
  const what = `--template: ${template.id} is for ${fit}`;
  if (others.length === printed.length) {
    const offers = unsuitableGames.map(({ id, name }) => {
      const ids = templateChoices(characterTemplates(games, id)).map((choice) => choice.id);
      return `for ${name} there is ${ids.join(', ')}`;
    });
    throw new Failure(`${what}, and these characters are of ${whose}; ${offers.join('; ')}`);
  }
  const keep = others.length === 1 ? 'keeps its own template' : 'keep their own templates';
  io.err(`${what}; ${counted(others.length, 'character')} of ${whose} ${keep}`);
}
