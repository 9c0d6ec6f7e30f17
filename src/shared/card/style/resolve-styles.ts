/** Templates and styles as they are kept, and what cards can be printed with: every style as the template it makes. */
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import type { CardTemplate } from '../template/template.ts';
import { applyStyle, type Styled } from './apply-style.ts';
import { type CardStyle, isStyle } from './card-style.ts';
import { changedRegion } from './changed-region.ts';
import { offeredSlots } from './offered-slots.ts';
import { shippedTemplate } from './shipped-slots.ts';
import type { StyleProblem } from './style-problem.ts';

export { applyStyle, changedRegion, offeredSlots, shippedTemplate };

type Kept = CardTemplate | CardStyle;

export type ResolvedStyle = ({ readonly base: CardTemplate } & Styled) | { readonly problems: readonly StyleProblem[] };

const made = new WeakMap<CardTemplate, WeakMap<CardStyle, Styled>>();

/** A style on its base: one of ours, or one of the templates at hand. The same style on the same base gives the same template. */
export function resolveStyle(
  gameCatalog: GameCatalog<CardGame>,
  style: CardStyle,
  own: readonly Kept[],
): ResolvedStyle {
  const base = shippedTemplate(gameCatalog, style.base) ?? own.find(({ id }) => id === style.base);
  if (base === undefined) return { problems: [{ kind: 'no-base', base: style.base }] };
  if (isStyle(base)) return { problems: [{ kind: 'base-is-style', base: style.base }] };
  const ofBase = made.get(base) ?? new WeakMap<CardStyle, Styled>();
  made.set(base, ofBase);
  const known = ofBase.get(style) ?? applyStyle(base, style);
  ofBase.set(style, known);
  return { base, ...known };
}

/** Everything that cards can be printed with, in the same order. A style whose base is not there makes none. */
export const resolveStyles = (gameCatalog: GameCatalog<CardGame>, own: readonly Kept[]): readonly CardTemplate[] =>
  own.flatMap((one) => {
    if (!isStyle(one)) return [one];
    const resolved = resolveStyle(gameCatalog, one, own);
    return 'template' in resolved ? [resolved.template] : [];
  });
