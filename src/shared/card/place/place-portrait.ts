/** Places the picture of a character in a window outside of cards, with the crop and the colors of its card. */

import { completeTheme, type Theme } from '../../display/color.ts';
import type { Color, DisplayItem } from '../../display/display-list.ts';
import { pt, type Rect, toMm } from '../../display/units.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character, Faction } from '../../document/schema.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { NO_ICONS } from '../../text/markup/icons.ts';
import { bindCard, findCardFaction } from '../binding/bind.ts';
import type { Binding } from '../binding/runs.ts';
import type { CardGame } from '../card-rules.ts';
import type { PicturesBySource } from '../pictures/pictures.ts';
import { getDefaultTemplate } from '../template/built-in-templates.ts';
import { getSharedSymbols } from '../template/shared-symbols.ts';
import type { ArtElement, CardTemplate } from '../template/template.ts';
import { createCardTheme, getOverlays } from '../template/themes.ts';
import { EMPTY_PLACEMENT } from './context.ts';
import { placeArt } from './place-art.ts';
import { drawSymbol } from './place-symbol.ts';

/** Everything about a character that its portrait needs. */
export interface Portrait {
  readonly character: Character;
  readonly template: CardTemplate;
  readonly theme: Theme;
  readonly binding: Binding;
}

/** Gathers the portrait of a character from the first template of its game. */
export function createPortrait(
  gameCatalog: GameCatalog<CardGame>,
  character: Character,
  factions: readonly Faction[],
): Portrait {
  const template = getDefaultTemplate(gameCatalog, gameCatalog.getGame(character).id);
  const faction = findCardFaction(character, factions);
  const binding = bindCard(gameCatalog, { character }, faction);
  const overlays = getOverlays(template, binding, character.art?.theme);
  return { character, template, theme: createCardTheme(template, overlays, faction), binding };
}

/** The share of the cut parts of a picture that is cut at the left and at the top, for templates without pictures. */
const DEFAULT_FOCUS: ArtElement['focus'] = [0.5, 0.14];

/** Draws the picture so that it covers the window, in points. Returns undefined if the character has no picture that can be shown. */
export function placePortrait(
  { template, theme, binding }: Portrait,
  window: Rect,
  fonts: FontSet,
  pictures: PicturesBySource | undefined,
): readonly DisplayItem[] | undefined {
  const cardElement = template.front.find((element) => element.kind === 'art');
  const element: ArtElement = {
    kind: 'art',
    box: [toMm(pt(window.x)), toMm(pt(window.y)), toMm(pt(window.width)), toMm(pt(window.height))],
    drawing: cardElement?.drawing ?? '/character/art/drawing',
    focus: cardElement?.focus ?? DEFAULT_FOCUS,
    fallback: [],
  };
  const context = {
    template,
    theme,
    binding,
    icons: NO_ICONS,
    fonts,
    pictures,
    side: 'front',
    incomingOverflows: [],
  } as const;
  const { items, findings } = placeArt(element, context, () => EMPTY_PLACEMENT);
  const isMissing = findings.some(
    (finding) => finding.kind === 'missing-art' || (finding.kind === 'broken-art' && !hasFigure(items)),
  );
  return isMissing ? undefined : items;
}

const hasFigure = (items: readonly DisplayItem[]): boolean =>
  items.some((item) => item.kind === 'group' && item.role === 'figure');

/** Draws a shared symbol of card templates in two colors. Returns an empty list for an unknown name. */
export function drawSharedSymbol(symbolName: string, window: Rect, color: Color, background: Color): DisplayItem[] {
  const symbols = getSharedSymbols();
  const drawing = Object.hasOwn(symbols, symbolName) ? symbols[symbolName] : undefined;
  if (drawing === undefined) return [];
  const theme = completeTheme({
    ink: color,
    paper: background,
    primary: color,
    secondary: color,
    accent: background,
    danger: color,
    mute: color,
    wash: background,
  });
  return drawSymbol(drawing, window, theme, undefined);
}
