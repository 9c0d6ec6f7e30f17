/** What cards would be printed with, if a template or a style of an import were in the library. */

import { type CardStyle, isStyle } from '../../../../../shared/card/style/card-style.ts';
import { readTemplateOrStyle } from '../../../../../shared/card/style/read-style.ts';
import { resolveStyle } from '../../../../../shared/card/style/resolve-styles.ts';
import { styleProblemMessage } from '../../../../../shared/card/style/style-problem.ts';
import { problemMessage } from '../../../../../shared/card/template/check/problem-messages.ts';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';

type Kept = CardTemplate | CardStyle;

export interface LookedTemplate {
  /** Absent where nothing can be printed with it. */
  readonly template?: CardTemplate;
  /** Of a style: what its template is called. */
  readonly base?: string;
  /** Sentences. */
  readonly problems: readonly string[];
}

/** `beside` are the documents that come in with it, which a style may be of before all others; `kept` those of the library. */
export function lookedTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  document: unknown,
  beside: readonly unknown[],
  kept: readonly Kept[],
): LookedTemplate {
  const read = readTemplateOrStyle(gameCatalog, document);
  if (!read.ok) return { problems: read.problems.map((problem) => problemMessage(translate, problem)) };
  if (!isStyle(read.document)) return { template: read.document, problems: [] };
  const { base } = read.document;
  const others = beside.flatMap((one): Kept[] => {
    if ((one as { id?: unknown } | null)?.id !== base) return [];
    const answer = readTemplateOrStyle(gameCatalog, one);
    return answer.ok ? [answer.document] : [];
  });
  const resolved = resolveStyle(gameCatalog, read.document, [...others, ...kept]);
  const problems = resolved.problems.map((problem) => styleProblemMessage(translate, problem));
  return 'template' in resolved ? { template: resolved.template, base: resolved.base.name, problems } : { problems };
}
