/** Edits tried before they are made: a template that could not be read again is never left behind. */

import type { CardGame } from '../card/card-rules.ts';
import type { TemplateProblem } from '../card/template/check/problem.ts';
import { readTemplate } from '../card/template/read-template.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { applyEdits, type Edit } from '../document/edit.ts';
import type { GameCatalog } from '../document/game-catalog.ts';

export type TriedEdits =
  | { readonly ok: true; readonly template: CardTemplate }
  | { readonly ok: false; readonly problems: readonly TemplateProblem[] };

/** The template with the edits, or everything that is wrong with what they would make. Never throws. */
export function tryEdits(
  gameCatalog: GameCatalog<CardGame>,
  template: CardTemplate,
  edits: readonly Edit[],
): TriedEdits {
  const edited = made(template, edits);
  const answer = readTemplate(gameCatalog, edited);
  return answer.ok ? { ok: true, template: edited as CardTemplate } : answer;
}

function made(template: CardTemplate, edits: readonly Edit[]): unknown {
  try {
    return applyEdits<unknown>(template, edits);
  } catch (error) {
    // A place that is not there makes no template at all.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
