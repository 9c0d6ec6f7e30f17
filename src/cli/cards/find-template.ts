/** Finds the template that `--template` selects for all character cards. */

import { listBuiltInTemplates } from '../../shared/card/template/built-in-templates.ts';
import { listTemplateChoices, findTemplate as templateWithId } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { Failure } from '../failure.ts';
import type { CallFiles } from './call-files.ts';
import { isTemplateFile, templateFrom } from './template-file.ts';

/**
 * Returns the template with this id or in this file, or undefined if no template is named. `others` are further words
 * that the caller accepts; the error message lists them.
 */
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
  const template = templateWithId(listBuiltInTemplates(gameCatalog), id);
  if (template === undefined) {
    const known = [...listTemplateChoices(listBuiltInTemplates(gameCatalog)).map((choice) => choice.id), ...others];
    throw new Failure((translate) => translate('cli.cards.noTemplate', { id, templates: known.join(', ') }));
  }
  return template;
}
