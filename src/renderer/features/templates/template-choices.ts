import { getDefaultTemplate } from '../../../shared/card/template/built-in-templates.ts';
import { listTemplateChoices } from '../../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Choice } from '../../components/inputs/choice.ts';

/** Returns the templates in all their sizes as choices of a list. */
export const createTemplateChoices = (templates: readonly CardTemplate[]): Choice[] =>
  listTemplateChoices(templates).map(({ id, name, template: { size } }) => ({
    id,
    label: name,
    note: `${size.width} × ${size.height} mm`,
  }));

/** Returns the template id that a document saves. It is undefined for the default template of the game. */
export const getStoredTemplateId = (
  gameCatalog: GameCatalog<Game>,
  game: Game,
  templateId: string,
): string | undefined => (templateId === getDefaultTemplate(gameCatalog, game.id).id ? undefined : templateId);
