/** Converts between files and templates of the library. */

import { LIMITS } from '../../../shared/base/limits.ts';
import type { CardStyle } from '../../../shared/card/style/card-style.ts';
import { readTemplateOrStyle } from '../../../shared/card/style/read-style.ts';
import { formatTemplateFinding } from '../../../shared/card/template/check/finding-messages.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import { formatJsonError } from '../../../shared/document/json/json-error-messages.ts';
import { readJson } from '../../../shared/document/json/read-json.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { listBuiltInGameTemplates } from './template-subjects.ts';

/** The result of reading a template file. `problems` are sentences; there is at least one. */
export type TemplateFileResult =
  | { readonly ok: true; readonly template: CardTemplate | CardStyle }
  | { readonly ok: false; readonly problems: readonly string[] };

const createFailure = (...problems: string[]): TemplateFileResult => ({ ok: false, problems });

/** Reads a template from a file. Never rejects. */
export async function readTemplateFile(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  file: File,
): Promise<TemplateFileResult> {
  if (file.size > LIMITS.templateBytes)
    return createFailure(translate('templates.tooLarge', { mb: LIMITS.templateBytes / 1e6 }));
  let fileText: string;
  try {
    fileText = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch (error) {
    return createFailure(
      translate('templates.noJson', { reason: error instanceof Error ? error.message : String(error) }),
    );
  }
  const jsonResult = readJson(fileText);
  if (!jsonResult.ok)
    return createFailure(translate('templates.itself', { does: formatJsonError(translate, jsonResult) }));
  const templateResult = readTemplateOrStyle(gameCatalog, jsonResult.value);
  if (!templateResult.ok)
    return { ok: false, problems: templateResult.problems.map((problem) => formatTemplateFinding(translate, problem)) };
  return { ok: true, template: separateFromBuiltIn(translate, gameCatalog, templateResult.document) };
}

/** Gives an imported copy of a built-in template its own id and name, so that both the copy and the original can be chosen. */
function separateFromBuiltIn<T extends CardTemplate | CardStyle>(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  template: T,
): T {
  const builtInTemplate = gameCatalog.all
    .flatMap((game) => listBuiltInGameTemplates(gameCatalog, game))
    .find(({ id }) => id === template.id);
  if (builtInTemplate === undefined) return template;
  const newName =
    template.name === builtInTemplate.name ? translate('templates.ownName', { name: template.name }) : template.name;
  return { ...template, id: `${template.id}-own`, name: newName };
}

/** Returns a template as a file that other users can import. */
export const createTemplateFile = (template: CardTemplate): { name: string; bytes: Uint8Array } => ({
  name: `${template.id}.card.json`,
  bytes: new TextEncoder().encode(`${JSON.stringify(template, null, 2)}\n`),
});
