/** Reads a template from untrusted data, or returns its findings. */

import { isEqualJson } from '../../document/diff-json.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject } from '../../document/json/json-object.ts';
import type { CardGame } from '../card-rules.ts';
import { TEMPLATE_LIMITS } from './basics.ts';
import { type CardTemplate, cardTemplateSchema } from './card-template.ts';
import { checkTemplate } from './check/check-template.ts';
import { checkWords } from './check/check-words.ts';
import { guardTemplate } from './check/guard-template.ts';
import { createSchemaFindings } from './check/schema-findings.ts';
import { MAX_FINDINGS, type TemplateFinding } from './check/template-finding.ts';
import { elementSchema } from './picture-elements.ts';
import { getTemplateWords } from './template-words.ts';

export type TemplateResult =
  | { readonly ok: true; readonly template: CardTemplate }
  | { readonly ok: false; readonly problems: readonly TemplateFinding[] };

/** The last valid template of each catalog. A template that is edited in the studio shares all unchanged objects with its last state. */
const lastValidTemplates = new WeakMap<object, CardTemplate>();

const { shape: templateShape } = cardTemplateSchema;
const SIDES: ReadonlySet<string> = new Set(['front', 'back', 'more']);

/** Whether data matches the schema. Objects that the data shares with a valid template are not checked again. */
function matchesSchema(data: unknown, validTemplate: CardTemplate): data is CardTemplate {
  if (!isObject(data) || !Object.keys(data).every((key) => Object.hasOwn(templateShape, key))) return false;
  const knownElements = new Set<unknown>([
    ...validTemplate.front,
    ...validTemplate.back,
    ...(validTemplate.more ?? []),
  ]);
  return Object.entries(templateShape).every(([key, schema]) => {
    const value = data[key];
    if (value === validTemplate[key as keyof CardTemplate]) return true;
    if (!SIDES.has(key) || !Array.isArray(value)) return schema.safeParse(value).success;
    return (
      value.length <= TEMPLATE_LIMITS.elements &&
      value.every((element) => knownElements.has(element) || elementSchema.safeParse(element).success)
    );
  });
}

/** Reads parsed JSON. Never throws. Names are only checked if the schema matches, so that a mistake is reported once. */
export function readTemplate(gameCatalog: GameCatalog<CardGame>, data: unknown): TemplateResult {
  const lastTemplate = lastValidTemplates.get(gameCatalog);
  if (lastTemplate !== undefined && isEqualJson(lastTemplate, data)) return { ok: true, template: lastTemplate };
  const guardFinding = guardTemplate(data);
  if (guardFinding !== undefined) return { ok: false, problems: [guardFinding] };
  const parsed =
    lastTemplate !== undefined && matchesSchema(data, lastTemplate)
      ? createSuccess(data)
      : cardTemplateSchema.safeParse(data);
  const findings = parsed.success
    ? [...checkWords(parsed.data, getTemplateWords(gameCatalog)), ...checkTemplate(parsed.data, lastTemplate)]
    : createSchemaFindings(parsed.error.issues, data);
  if (parsed.success && findings.length === 0) {
    // Use the data itself, which equals the parsed result, but shares objects with the previous state and keeps its key order.
    const template = data as CardTemplate;
    lastValidTemplates.set(gameCatalog, template);
    return { ok: true, template };
  }
  return { ok: false, problems: findings.slice(0, MAX_FINDINGS) };
}

const createSuccess = (data: CardTemplate) => ({ success: true, data }) as const;
