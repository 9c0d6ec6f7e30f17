/** A template as a picture of what it makes. */

import type { GamePiece } from '../../../shared/card/card-rules.ts';
import { toSvg } from '../../../shared/card/display/to-svg.ts';
import { type CardSides, layoutCard } from '../../../shared/card/layout-card.ts';
import { isRowTemplate } from '../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { sampleRow } from '../../../shared/deck/sample-row.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { GAMES } from '../../../shared/games/catalogue.ts';
import type { FontSet } from '../../../shared/text/fonts/fonts.ts';
import type { CardPictures } from '../../store/pictures/use-pictures.ts';

/** The character's card, that of the first piece the template is for, or that of a sample row; undefined where there is none. */
export function templateSides(
  template: CardTemplate,
  piece: GamePiece | undefined,
  character: Character,
  factions: readonly Faction[],
  fonts: FontSet,
  books: Partial<Pick<CardPictures, 'pictures' | 'factionPictures'>>,
): CardSides | undefined {
  const { of = 'character' } = template;
  if (of === 'character') return layoutCard(GAMES, { character, factions, template, fonts, ...books });
  if (isRowTemplate(template))
    return layoutCard(GAMES, { row: sampleRow(template), factions: [], template, fonts, ...books });
  return piece === undefined ? undefined : layoutCard(GAMES, { piece, factions: [], template, fonts, ...books });
}

/** The front of that card; empty where there is none. */
export function templatePicture(
  template: CardTemplate,
  piece: GamePiece | undefined,
  character: Character,
  factions: readonly Faction[],
  fonts: FontSet,
  { hrefOf, ...books }: CardPictures,
): string {
  const sides = templateSides(template, piece, character, factions, fonts, books);
  return sides === undefined ? '' : toSvg(sides.front, fonts, { idPrefix: `template-${template.id}`, hrefOf });
}
