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
import { builtInOf } from './subjects.ts';

/** The result of reading a template file. `problems` are sentences; there is at least one. */
export type ReadTemplate =
  | { readonly ok: true; readonly template: CardTemplate | CardStyle }
  | { readonly ok: false; readonly problems: readonly string[] };

const refused = (...problems: string[]): ReadTemplate => ({ ok: false, problems });

/** Reads a template from a file. Never rejects. */
export async function templateFrom(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  file: File,
): Promise<ReadTemplate> {
  if (file.size > LIMITS.templateBytes)
    return refused(translate('templates.tooLarge', { mb: LIMITS.templateBytes / 1e6 }));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch (error) {
    return refused(translate('templates.noJson', { reason: error instanceof Error ? error.message : String(error) }));
  }
  const read = readJson(text);
  if (!read.ok) return refused(translate('templates.itself', { does: formatJsonError(translate, read) }));
  const answer = readTemplateOrStyle(gameCatalog, read.value);
  if (!answer.ok)
    return { ok: false, problems: answer.problems.map((problem) => formatTemplateFinding(translate, problem)) };
  return { ok: true, template: asOwn(translate, gameCatalog, answer.document) };
}

/** Gives a changed copy of a built-in template its own id and name. The built-in one stays as it is, and both can be chosen. */
function asOwn<T extends CardTemplate | CardStyle>(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  template: T,
): T {
  const ours = gameCatalog.all.flatMap((game) => builtInOf(gameCatalog, game)).find(({ id }) => id === template.id);
  if (ours === undefined) return template;
  const name = template.name === ours.name ? translate('templates.ownName', { name: template.name }) : template.name;
  return { ...template, id: `${template.id}-own`, name };
}

/** Returns a template as a file that other users can import. */
export const templateFile = (template: CardTemplate): { name: string; bytes: Uint8Array } => ({
  name: `${template.id}.card.json`,
  bytes: new TextEncoder().encode(`${JSON.stringify(template, null, 2)}\n`),
});
