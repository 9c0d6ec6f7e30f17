/** Tests edits before they are applied, so that the template stays valid. */

import type { CardGame } from '../card/card-rules.ts';
import type { TemplateFinding } from '../card/template/check/template-finding.ts';
import { readTemplate } from '../card/template/read-template.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { applyEdits, type Edit } from '../document/edit.ts';
import type { GameCatalog } from '../document/game-catalog.ts';

export type EditResult =
  | { readonly ok: true; readonly template: CardTemplate }
  | { readonly ok: false; readonly problems: readonly TemplateFinding[] };

/**
 * Applies edits to a template, and returns the result or all of its problems. An edit of a place that doesn't exist is a problem too and
 * isn't thrown.
 */
export function tryEdits(
  gameCatalog: GameCatalog<CardGame>,
  template: CardTemplate,
  edits: readonly Edit[],
): EditResult {
  const editedTemplate = applyEditsSafely(template, edits);
  const readResult = readTemplate(gameCatalog, editedTemplate);
  return readResult.ok ? { ok: true, template: editedTemplate as CardTemplate } : readResult;
}

function applyEditsSafely(template: CardTemplate, edits: readonly Edit[]): unknown {
  try {
    return applyEdits<unknown>(template, edits);
  } catch (error) {
    // Edits of missing places throw a RangeError. `undefined` is an invalid template, so the caller reports it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
