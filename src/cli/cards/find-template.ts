/** `--template`: the template for all cards of characters. */

import { templateChoices, templateCalled as templateWithId } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { builtInTemplates } from '../../shared/card/template/templates.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { Failure } from '../failure.ts';
import type { CallFiles } from './call-files.ts';
import { isTemplateFile, templateFrom } from './template-file.ts';

/** The template with this id or in this file, or undefined for none. `others` are further words the caller understands. */
export async function findTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  id: string | undefined,
  others: readonly string[] = [],
): Promise<CardTemplate | undefined> {
  if (id === undefined) return undefined;
  if (isTemplateFile(id)) {
    const own = await templateFrom(translate, gameCatalog, files, id);
    const kind = own.of ?? 'character';
    if (kind !== 'character') throw new Failure((translate) => translate('cli.cards.otherTemplate', { kind }), id);
    return own;
  }
  const template = templateWithId(builtInTemplates(gameCatalog), id);
  if (template === undefined) {
    const known = [...templateChoices(builtInTemplates(gameCatalog)).map((choice) => choice.id), ...others];
    throw new Failure((translate) => translate('cli.cards.noTemplate', { id, templates: known.join(', ') }));
  }
  return template;
}
