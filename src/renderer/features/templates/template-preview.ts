/** Draws a preview of a template. */

import type { GamePiece } from '../../../shared/card/card-rules.ts';
import { toSvg } from '../../../shared/card/display/to-svg.ts';
import { type CardSides, layoutCard } from '../../../shared/card/layout-card.ts';
import { isRowTemplate } from '../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { createSampleRow } from '../../../shared/deck/sample-row.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { FontSet } from '../../../shared/text/fonts/fonts.ts';
import type { CardPictures } from '../../store/pictures/use-pictures.ts';

/**
 * Returns the card for the preview. Depending on the template, it is the card of `character`, of `piece` or of a sample row. Returns
 * undefined if the template is for pieces and `piece` is undefined.
 */
export function layoutTemplatePreview(
  gameCatalog: GameCatalog<Game>,
  template: CardTemplate,
  piece: GamePiece | undefined,
  character: Character,
  factions: readonly Faction[],
  fonts: FontSet,
  cardPictures: Partial<Pick<CardPictures, 'pictures' | 'factionPictures'>>,
): CardSides | undefined {
  const { of: subjectKind = 'character' } = template;
  if (subjectKind === 'character')
    return layoutCard(gameCatalog, { character, factions, template, fonts, ...cardPictures });
  if (isRowTemplate(template))
    return layoutCard(gameCatalog, { row: createSampleRow(template), factions: [], template, fonts, ...cardPictures });
  return piece === undefined
    ? undefined
    : layoutCard(gameCatalog, { piece, factions: [], template, fonts, ...cardPictures });
}

/** Returns the front of the preview card as SVG, or an empty string if there is no card. */
export function drawTemplatePreview(
  gameCatalog: GameCatalog<Game>,
  template: CardTemplate,
  piece: GamePiece | undefined,
  character: Character,
  factions: readonly Faction[],
  fonts: FontSet,
  { getHref, ...cardPictures }: CardPictures,
): string {
  const cardSides = layoutTemplatePreview(gameCatalog, template, piece, character, factions, fonts, cardPictures);
  return cardSides === undefined ? '' : toSvg(cardSides.front, fonts, { idPrefix: `template-${template.id}`, getHref });
}
