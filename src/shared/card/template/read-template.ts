/** From data of any origin to a template that can be laid out, or to everything that is wrong with it. */
import { type CardTemplate, cardTemplateSchema } from './card-template.ts';
import { checkTemplate } from './check-template.ts';
import { guardTemplate } from './guard.ts';
import { MOST_PROBLEMS, type TemplateProblem } from './problem.ts';
import { problemSentence } from './problem-words.ts';
import { schemaProblems } from './schema-problems.ts';

export type TemplateAnswer =
  | { readonly ok: true; readonly template: CardTemplate }
  | { readonly ok: false; readonly problems: readonly TemplateProblem[] };

/** Reads parsed JSON. Never throws. Names are looked up once the form is right, so that one slip is told once. */
export function readTemplate(data: unknown): TemplateAnswer {
  const guarded = guardTemplate(data);
  if (guarded !== undefined) return { ok: false, problems: [guarded] };
  const read = cardTemplateSchema.safeParse(data);
  const problems = read.success ? checkTemplate(read.data) : schemaProblems(read.error.issues, data);
  if (read.success && problems.length === 0) return { ok: true, template: read.data };
  return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}

/** Thrown for a template that should have been right: one line a problem. */
export class TemplateError extends Error {
  override name = 'TemplateError';
  readonly problems: readonly TemplateProblem[];

  constructor(problems: readonly TemplateProblem[], file?: string) {
    super(problems.map((problem) => problemSentence(problem, file)).join('\n'));
    this.problems = problems;
  }
}

/** Reads a template that is known to be right. Throws a TemplateError that names every place when it is not. */
export function parseTemplate(data: unknown, file?: string): CardTemplate {
  const answer = readTemplate(data);
  if (answer.ok) return answer.template;
  throw new TemplateError(answer.problems, file);
}
