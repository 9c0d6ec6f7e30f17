import { templateChoices } from '../../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { defaultTemplate } from '../../../shared/card/template/templates.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Choice } from '../../components/inputs/choice.ts';

/** Templates in all their sizes, as choices of a list. */
export const templatesAsChoices = (templates: readonly CardTemplate[]): Choice[] =>
  templateChoices(templates).map(({ id, name, template: { size } }) => ({
    id,
    label: name,
    note: `${size.width} × ${size.height} mm`,
  }));

/** What a document of a game holds of its first template: nothing, as it is what all others have. */
export const storedTemplate = (gameCatalog: GameCatalog<Game>, game: Game, id: string): string | undefined =>
  id === defaultTemplate(gameCatalog, game.id).id ? undefined : id;
