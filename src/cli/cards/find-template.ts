/** Finds the template that `--template` selects for all character cards. */

import { listBuiltInTemplates } from '../../shared/card/template/built-in-templates.ts';
import { listTemplateChoices, findTemplate as templateWithId } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { Failure } from '../failure.ts';
import type { PrintResources } from './print-resources.ts';
import { isTemplateFile, readTemplateFile } from './template-file.ts';

/**
 * Returns the template with this id or in this file, or undefined if no template is named. `otherKeywords` are further
 * words that the caller accepts; the error message lists them.
 */
export async function findTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  templateName: string | undefined,
  otherKeywords: readonly string[] = [],
): Promise<CardTemplate | undefined> {
  if (templateName === undefined) return undefined;
  if (isTemplateFile(templateName)) {
    const fileTemplate = await readTemplateFile(translate, gameCatalog, resources, templateName);
    const pieceKind = fileTemplate.of ?? 'character';
    if (pieceKind !== 'character')
      throw new Failure((translate) => translate('cli.cards.otherTemplate', { kind: pieceKind }), templateName);
    return fileTemplate;
  }
  const template = templateWithId(listBuiltInTemplates(gameCatalog), templateName);
  if (template === undefined) {
    const knownNames = [
      ...listTemplateChoices(listBuiltInTemplates(gameCatalog)).map((choice) => choice.id),
      ...otherKeywords,
    ];
    throw new Failure((translate) =>
      translate('cli.cards.noTemplate', { id: templateName, templates: knownNames.join(', ') }),
    );
  }
  return template;
}
