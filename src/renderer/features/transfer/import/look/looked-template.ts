/** Finds the template that cards would use if a template or a style of an import were in the library. */

import { type CardStyle, isStyle } from '../../../../../shared/card/style/card-style.ts';
import { readTemplateOrStyle } from '../../../../../shared/card/style/read-style.ts';
import { resolveStyle } from '../../../../../shared/card/style/resolve-styles.ts';
import { formatStyleFinding } from '../../../../../shared/card/style/style-finding.ts';
import { formatTemplateFinding } from '../../../../../shared/card/template/check/finding-messages.ts';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';

type Kept = CardTemplate | CardStyle;

export interface LookedTemplate {
  /** Absent = nothing can be printed with it. */
  readonly template?: CardTemplate;
  /** The name of the base template of a style. */
  readonly base?: string;
  /** Findings as sentences. */
  readonly problems: readonly string[];
}

/**
 * Resolves a template or a style. The base of a style is looked up among the other documents of the import first, and
 * then among the templates of the library.
 */
export function lookedTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  document: unknown,
  beside: readonly unknown[],
  kept: readonly Kept[],
): LookedTemplate {
  const read = readTemplateOrStyle(gameCatalog, document);
  if (!read.ok) return { problems: read.problems.map((problem) => formatTemplateFinding(translate, problem)) };
  if (!isStyle(read.document)) return { template: read.document, problems: [] };
  const { base } = read.document;
  const others = beside.flatMap((one): Kept[] => {
    if ((one as { id?: unknown } | null)?.id !== base) return [];
    const answer = readTemplateOrStyle(gameCatalog, one);
    return answer.ok ? [answer.document] : [];
  });
  const resolved = resolveStyle(gameCatalog, read.document, [...others, ...kept]);
  const problems = resolved.problems.map((problem) => formatStyleFinding(translate, problem));
  return 'template' in resolved ? { template: resolved.template, base: resolved.base.name, problems } : { problems };
}
