/** What lists ask of the templates that come with Rollcall; loaded after the first list has been shown. */
import { templateCalled } from '../../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { characterTemplates } from '../../../shared/card/template/templates.ts';
import { GAMES } from '../../../shared/games/catalogue.ts';

export { defaultTemplate } from '../../../shared/card/template/templates.ts';

const OURS = [...new Set(GAMES.all.flatMap(({ id }) => characterTemplates(GAMES, id)))];

/** The name of one of ours, or of the user's own; undefined for one that is neither. */
export const nameOfTemplate = (id: string, own: readonly CardTemplate[]): string | undefined =>
  (templateCalled(OURS, id) ?? templateCalled(own, id))?.name;
