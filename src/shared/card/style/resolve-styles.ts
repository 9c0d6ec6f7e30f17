/** Resolves styles to the templates that cards can be printed with. */
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import type { CardTemplate } from '../template/template.ts';
import { applyStyle, type StyledTemplate } from './apply-style.ts';
import { type CardStyle, isStyle } from './card-style.ts';
import { findChangedRegion } from './changed-region.ts';
import { listOfferedSlots } from './offered-slots.ts';
import { findShippedTemplate } from './shipped-slots.ts';
import type { StyleFinding } from './style-finding.ts';

// Exported here too, so that one dynamic import of this module loads all code for styles.
export { applyStyle, findChangedRegion, findShippedTemplate, listOfferedSlots };

type TemplateOrStyle = CardTemplate | CardStyle;

export type ResolvedStyle =
  | ({ readonly base: CardTemplate } & StyledTemplate)
  | { readonly problems: readonly StyleFinding[] };

const styledCache = new WeakMap<CardTemplate, WeakMap<CardStyle, StyledTemplate>>();

/** Applies a style to its base, a built-in template or one of `templates`. The same style and base give the same object. */
export function resolveStyle(
  gameCatalog: GameCatalog<CardGame>,
  style: CardStyle,
  templates: readonly TemplateOrStyle[],
): ResolvedStyle {
  const base = findShippedTemplate(gameCatalog, style.base) ?? templates.find(({ id }) => id === style.base);
  if (base === undefined) return { problems: [{ kind: 'no-base', base: style.base }] };
  if (isStyle(base)) return { problems: [{ kind: 'base-is-style', base: style.base }] };
  const styledByBase = styledCache.get(base) ?? new WeakMap<CardStyle, StyledTemplate>();
  styledCache.set(base, styledByBase);
  const styledTemplate = styledByBase.get(style) ?? applyStyle(base, style);
  styledByBase.set(style, styledTemplate);
  return { base, ...styledTemplate };
}

/** Resolves all templates and styles, in the same order. Styles with a missing base are omitted. */
export const resolveStyles = (
  gameCatalog: GameCatalog<CardGame>,
  templates: readonly TemplateOrStyle[],
): readonly CardTemplate[] =>
  templates.flatMap((document) => {
    if (!isStyle(document)) return [document];
    const resolved = resolveStyle(gameCatalog, document, templates);
    return 'template' in resolved ? [resolved.template] : [];
  });
