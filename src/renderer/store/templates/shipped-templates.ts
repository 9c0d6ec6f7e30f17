/** What lists ask of the templates that come with Rollcall; loaded after the first list has been shown. */

import { templateCalled } from '../../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { characterTemplates } from '../../../shared/card/template/templates.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';

export { defaultTemplate } from '../../../shared/card/template/templates.ts';

/** The name of one of ours, or of the user's own; undefined for one that is neither. */
export const nameOfTemplate = (
  gameCatalog: GameCatalog<Game>,
  id: string,
  own: readonly CardTemplate[],
): string | undefined => (templateCalled(shippedTemplates(gameCatalog), id) ?? templateCalled(own, id))?.name;

const known = new WeakMap<GameCatalog<Game>, readonly CardTemplate[]>();

/** The templates of all games, each once. They are made once, since a list asks for the name of each row. */
function shippedTemplates(gameCatalog: GameCatalog<Game>): readonly CardTemplate[] {
  const templates = known.get(gameCatalog) ?? [
    ...new Set(gameCatalog.all.flatMap(({ id }) => characterTemplates(gameCatalog, id))),
  ];
  known.set(gameCatalog, templates);
  return templates;
}
