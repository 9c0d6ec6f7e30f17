/** From data of any origin to a template that can be laid out, or to everything that is wrong with it. */

import { same } from '../../document/difference.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject } from '../../document/json/json-object.ts';
import type { CardGame } from '../card-rules.ts';
import { LIMITS } from './basics.ts';
import { type CardTemplate, cardTemplateSchema } from './card-template.ts';
import { checkTemplate } from './check/check-template.ts';
import { checkWords } from './check/check-words.ts';
import { guardTemplate } from './check/guard.ts';
import { MOST_PROBLEMS, type TemplateProblem } from './check/problem.ts';
import { schemaProblems } from './check/schema-problems.ts';
import { elementSchema } from './picture-elements.ts';
import { templateWords } from './template-words.ts';

export type TemplateAnswer =
  | { readonly ok: true; readonly template: CardTemplate }
  | { readonly ok: false; readonly problems: readonly TemplateProblem[] };

/** The last one that was right: what the studio tries shares with it all but what was changed, and comes a second time from the library. */
const lastRead = new WeakMap<object, CardTemplate>();

const { shape } = cardTemplateSchema;
const SIDES: ReadonlySet<string> = new Set(['front', 'back', 'more']);

/** Whether it has the form of a template: objects of one that is right are not read again. Then what is read equals what was given. */
function hasForm(data: unknown, right: CardTemplate): data is CardTemplate {
  if (!isObject(data) || !Object.keys(data).every((key) => Object.hasOwn(shape, key))) return false;
  const known = new Set<unknown>([...right.front, ...right.back, ...(right.more ?? [])]);
  return Object.entries(shape).every(([key, schema]) => {
    const value = data[key];
    if (value === right[key as keyof CardTemplate]) return true;
    if (!SIDES.has(key) || !Array.isArray(value)) return schema.safeParse(value).success;
    return (
      value.length <= LIMITS.elements && value.every((one) => known.has(one) || elementSchema.safeParse(one).success)
    );
  });
}

/** Reads parsed JSON. Never throws. Names are looked up once the form is right, so that one mistake is reported once. */
export function readTemplate(gameCatalog: GameCatalog<CardGame>, data: unknown): TemplateAnswer {
  const last = lastRead.get(gameCatalog);
  if (last !== undefined && same(last, data)) return { ok: true, template: last };
  const guarded = guardTemplate(data);
  if (guarded !== undefined) return { ok: false, problems: [guarded] };
  const read = last !== undefined && hasForm(data, last) ? rightForm(data) : cardTemplateSchema.safeParse(data);
  const problems = read.success
    ? [...checkWords(read.data, templateWords(gameCatalog)), ...checkTemplate(read.data, last)]
    : schemaProblems(read.error.issues, data);
  if (read.success && problems.length === 0) {
    // The data itself, which is equal to what was read, shares its parts with the state before, and keeps the order of its keys.
    const template = data as CardTemplate;
    lastRead.set(gameCatalog, template);
    return { ok: true, template };
  }
  return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}

const rightForm = (data: CardTemplate) => ({ success: true, data }) as const;
