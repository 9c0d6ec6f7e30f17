/** `--template`: the template for all cards of characters. */

import { templateChoices, templateCalled as templateWithId } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { builtInTemplates } from '../../shared/card/template/templates.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { Failure } from '../failure.ts';
import type { CallFiles } from './call-files.ts';
import { isTemplateFile, templateFrom } from './template-file.ts';

/** The template with this id or in this file, or undefined for none. `others` are further words the caller understands. */
export async function findTemplate(
  games: Catalogue<Game>,
  files: CallFiles,
  id: string | undefined,
  others: readonly string[] = [],
): Promise<CardTemplate | undefined> {
  if (id === undefined) return undefined;
  if (isTemplateFile(id)) {
    const own = await templateFrom(games, files, id);
    if (own.of !== undefined && own.of !== 'character')
      throw new Failure(`is a template for a ${own.of}, not for characters`, id);
    return own;
  }
  const template = templateWithId(builtInTemplates(games), id);
  if (template === undefined) {
    const known = [...templateChoices(builtInTemplates(games)).map((choice) => choice.id), ...others];
    throw new Failure(`--template: there is no template ${id}; there is ${known.join(', ')}`);
  }
  return template;
}
