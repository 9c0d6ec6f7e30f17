/** Reads a style from untrusted data, or returns its findings. */
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import { guardTemplate } from '../template/check/guard-template.ts';
import { createSchemaFindings } from '../template/check/schema-findings.ts';
import { MAX_FINDINGS, type TemplateFinding } from '../template/check/template-finding.ts';
import { readTemplate } from '../template/read-template.ts';
import type { CardTemplate } from '../template/template.ts';
import { type CardStyle, cardStyleSchema, isStyle } from './card-style.ts';

export type StyleResult =
  | { readonly ok: true; readonly style: CardStyle }
  | { readonly ok: false; readonly problems: readonly TemplateFinding[] };

/** Reads parsed JSON. Never throws. Things that the base does not have are reported when the style is resolved. */
export function readStyle(data: unknown): StyleResult {
  // Limits of size and depth come first, so that the schema never reads too much.
  const guardFinding = guardTemplate(data);
  if (guardFinding !== undefined) return { ok: false, problems: [guardFinding] };
  const parsed = cardStyleSchema.safeParse(data);
  if (parsed.success) return { ok: true, style: parsed.data };
  return {
    ok: false,
    problems: createSchemaFindings(parsed.error.issues, data, [], cardStyleSchema).slice(0, MAX_FINDINGS),
  };
}

export type TemplateOrStyleResult =
  | { readonly ok: true; readonly document: CardTemplate | CardStyle }
  | { readonly ok: false; readonly problems: readonly TemplateFinding[] };

/** Reads parsed JSON that is a template or a style. */
export function readTemplateOrStyle(gameCatalog: GameCatalog<CardGame>, data: unknown): TemplateOrStyleResult {
  if (isStyle(data)) {
    const styleResult = readStyle(data);
    return styleResult.ok ? { ok: true, document: styleResult.style } : styleResult;
  }
  const templateResult = readTemplate(gameCatalog, data);
  return templateResult.ok ? { ok: true, document: templateResult.template } : templateResult;
}
