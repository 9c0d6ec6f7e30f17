/** Finds the template that cards would use if a template or style of an import were already in the library. */

import { type CardStyle, isStyle } from '../../../../../shared/card/style/card-style.ts';
import { readTemplateOrStyle } from '../../../../../shared/card/style/read-style.ts';
import { resolveStyle } from '../../../../../shared/card/style/resolve-styles.ts';
import { formatStyleFinding } from '../../../../../shared/card/style/style-finding.ts';
import { formatTemplateFinding } from '../../../../../shared/card/template/check/finding-messages.ts';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';

type TemplateOrStyle = CardTemplate | CardStyle;

export interface PreviewTemplate {
  /** Absent = the template or style has errors and cannot print cards. */
  readonly template?: CardTemplate;
  /** The name of the base template of a style. */
  readonly baseName?: string;
  /** Findings as sentences. */
  readonly findingTexts: readonly string[];
}

/**
 * Resolves a template or a style. The base of a style is looked up among the other documents of the import first, and
 * then among the templates of the library.
 */
export function resolvePreviewTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  document: unknown,
  importedDocuments: readonly unknown[],
  savedTemplates: readonly TemplateOrStyle[],
): PreviewTemplate {
  const readResult = readTemplateOrStyle(gameCatalog, document);
  if (!readResult.ok)
    return {
      findingTexts: readResult.problems.map((templateFinding) => formatTemplateFinding(translate, templateFinding)),
    };
  if (!isStyle(readResult.document)) return { template: readResult.document, findingTexts: [] };
  const { base: baseId } = readResult.document;
  const importedBases = importedDocuments.flatMap((importedDocument): TemplateOrStyle[] => {
    if ((importedDocument as { id?: unknown } | null)?.id !== baseId) return [];
    const importedResult = readTemplateOrStyle(gameCatalog, importedDocument);
    return importedResult.ok ? [importedResult.document] : [];
  });
  const resolvedStyle = resolveStyle(gameCatalog, readResult.document, [...importedBases, ...savedTemplates]);
  const findingTexts = resolvedStyle.problems.map((styleFinding) => formatStyleFinding(translate, styleFinding));
  return 'template' in resolvedStyle
    ? { template: resolvedStyle.template, baseName: resolvedStyle.base.name, findingTexts }
    : { findingTexts };
}
