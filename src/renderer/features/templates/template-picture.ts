/** A template as a picture of what it makes. */
import { toSvg } from '../../../shared/card/display/to-svg.ts';
import { layoutCard } from '../../../shared/card/layout-card.ts';
import { isRowTemplate } from '../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { sampleRow } from '../../../shared/deck/sample-row.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import type { GamePiece } from '../../../shared/games/card.ts';
import type { FontSet } from '../../../shared/text/fonts/fonts.ts';
import type { CardPictures } from '../../store/pictures/use-pictures.ts';

/** The front of the character's card, of the first piece the template is for, or of a sample row; empty where there is none. */
export function templatePicture(
  template: CardTemplate,
  piece: GamePiece | undefined,
  character: Character,
  factions: readonly Faction[],
  fonts: FontSet,
  { hrefOf, ...books }: CardPictures,
): string {
  const idPrefix = `template-${template.id}`;
  const { of = 'character' } = template;
  if (of === 'character') {
    const { front } = layoutCard({ character, factions, template, fonts, ...books });
    return toSvg(front, fonts, { idPrefix, hrefOf });
  }
  if (isRowTemplate(template)) {
    const { front } = layoutCard({ row: sampleRow(template), factions: [], template, fonts });
    return toSvg(front, fonts, { idPrefix });
  }
  if (piece === undefined) return '';
  const { front } = layoutCard({ piece, factions: [], template, fonts });
  return toSvg(front, fonts, { idPrefix });
}
