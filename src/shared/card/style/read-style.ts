/** From data of any origin to a style, or to everything that is wrong with it. */
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import { guardTemplate } from '../template/check/guard.ts';
import { MOST_PROBLEMS, type TemplateProblem } from '../template/check/problem.ts';
import { schemaProblems } from '../template/check/schema-problems.ts';
import { readTemplate } from '../template/read-template.ts';
import type { CardTemplate } from '../template/template.ts';
import { type CardStyle, cardStyleSchema, isStyle } from './card-style.ts';

export type StyleAnswer =
  | { readonly ok: true; readonly style: CardStyle }
  | { readonly ok: false; readonly problems: readonly TemplateProblem[] };

/** Reads parsed JSON. Never throws. What its base does not have is no mistake of the style: resolving it reports that. */
export function readStyle(data: unknown): StyleAnswer {
  const guarded = guardTemplate(data);
  if (guarded !== undefined) return { ok: false, problems: [guarded] };
  const read = cardStyleSchema.safeParse(data);
  if (read.success) return { ok: true, style: read.data };
  return { ok: false, problems: schemaProblems(read.error.issues, data, [], cardStyleSchema).slice(0, MOST_PROBLEMS) };
}

export type KeptAnswer =
  | { readonly ok: true; readonly document: CardTemplate | CardStyle }
  | { readonly ok: false; readonly problems: readonly TemplateProblem[] };

/** The same for what may be a template or a style of one. */
export function readTemplateOrStyle(gameCatalog: GameCatalog<CardGame>, data: unknown): KeptAnswer {
  if (isStyle(data)) {
    const answer = readStyle(data);
    return answer.ok ? { ok: true, document: answer.style } : answer;
  }
  const answer = readTemplate(gameCatalog, data);
  return answer.ok ? { ok: true, document: answer.template } : answer;
}
