/** From data of any origin to a template that can be laid out, or to everything that is wrong with it. */
import { same } from '../../document/difference.ts';
import { type CardTemplate, cardTemplateSchema } from './card-template.ts';
import { checkTemplate } from './check/check-template.ts';
import { guardTemplate } from './check/guard.ts';
import { MOST_PROBLEMS, type TemplateProblem } from './check/problem.ts';
import { schemaProblems } from './check/schema-problems.ts';

export type TemplateAnswer =
  | { readonly ok: true; readonly template: CardTemplate }
  | { readonly ok: false; readonly problems: readonly TemplateProblem[] };

/** The last one that was right: what the studio tries comes a second time from the library, sharing all but what was changed. */
let last: CardTemplate | undefined;

/** Reads parsed JSON. Never throws. Names are looked up once the form is right, so that one mistake is reported once. */
export function readTemplate(data: unknown): TemplateAnswer {
  if (last !== undefined && same(last, data)) return { ok: true, template: last };
  const guarded = guardTemplate(data);
  if (guarded !== undefined) return { ok: false, problems: [guarded] };
  const read = cardTemplateSchema.safeParse(data);
  const problems = read.success ? checkTemplate(read.data) : schemaProblems(read.error.issues, data);
  if (read.success && problems.length === 0) {
    // The data itself shares its parts with the state before, which what was read does not.
    last = data as CardTemplate;
    return { ok: true, template: read.data };
  }
  return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}
