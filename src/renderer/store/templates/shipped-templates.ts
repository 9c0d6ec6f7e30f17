/** Finds the names of Rollcall's own templates for document lists. This module is loaded after the first list has been shown. */

import { listCharacterTemplates } from '../../../shared/card/template/built-in-templates.ts';
import { findTemplate } from '../../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';

export { getDefaultTemplate as defaultTemplate } from '../../../shared/card/template/built-in-templates.ts';

/** Returns the name of one of Rollcall's templates or of the user's, or undefined if there is no such template. */
export const findTemplateName = (
  gameCatalog: GameCatalog<Game>,
  templateId: string,
  ownTemplates: readonly CardTemplate[],
): string | undefined =>
  (findTemplate(listShippedTemplates(gameCatalog), templateId) ?? findTemplate(ownTemplates, templateId))?.name;

const templatesByCatalog = new WeakMap<GameCatalog<Game>, readonly CardTemplate[]>();

/** Returns the templates of all games, without duplicates. The list is cached, since document lists look up a name for each row. */
function listShippedTemplates(gameCatalog: GameCatalog<Game>): readonly CardTemplate[] {
  const templates = templatesByCatalog.get(gameCatalog) ?? [
    ...new Set(gameCatalog.all.flatMap(({ id }) => listCharacterTemplates(gameCatalog, id))),
  ];
  templatesByCatalog.set(gameCatalog, templates);
  return templates;
}
