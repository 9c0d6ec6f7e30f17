/** Draws the sides of a character's card as they are printed. */
import { toSvg } from '../../../../shared/card/display/to-svg.ts';
import type { CardFinding } from '../../../../shared/card/findings/card-finding.ts';
import { layoutCard, listCardSides } from '../../../../shared/card/layout-card.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { type DisplayList, listTextItems } from '../../../../shared/display/display-list.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { FontSet } from '../../../../shared/text/fonts/fonts.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { CardPictures } from '../../../store/pictures/use-pictures.ts';

/** One side of the character's card, or of a further card that continues its text. */
export interface SidePicture {
  readonly id: string;
  readonly label: string;
  readonly svg: string;
}

export const DEFAULT_SIDES = [
  { id: 'front', label: 'form.front' },
  { id: 'back', label: 'form.back' },
] as const;

export interface DrawnSides {
  readonly sides: readonly SidePicture[];
  readonly findings: readonly CardFinding[];
  /** The time that drawing took, in milliseconds. */
  readonly durationMs: number;
}

/**
 * Draws the front and the back of the card, and the sides of further cards that are not blank.
 *
 * @param idPrefix distinguishes ids in the SVG if the same card is on the page twice
 */
export function drawCardSides(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  character: Character,
  factions: readonly Faction[],
  template: CardTemplate,
  fonts: FontSet,
  { getHref, ...cardPictures }: CardPictures,
  idPrefix = '',
): DrawnSides {
  const startTime = performance.now();
  const cardInput = { character, factions, template, fonts, ...cardPictures };
  const cardLayout = layoutCard(gameCatalog, cardInput);
  const [mainCard = cardLayout, ...furtherCards] = listCardSides(cardLayout);
  const displayedSides = [
    { id: 'front', label: translate('form.front'), displayList: mainCard.front },
    { id: 'back', label: translate('form.back'), displayList: mainCard.back },
    ...furtherCards.flatMap(({ front, back }, index) =>
      [front, back].flatMap((displayList, sideIndex) =>
        hasText(displayList)
          ? [
              {
                id: `further-${index}-${sideIndex}`,
                label: translate('form.further', { card: index + 2, isBack: sideIndex === 1 }),
                displayList,
              },
            ]
          : [],
      ),
    ),
  ];
  const sides = displayedSides.map(({ id, label, displayList }) => ({
    id,
    label,
    // One path per run of text makes far fewer elements, since the card is drawn at every keystroke.
    svg: toSvg(displayList, fonts, { idPrefix: `${idPrefix}${id}`, getHref, pathPerRun: true }),
  }));
  return { sides, findings: cardLayout.findings, durationMs: performance.now() - startTime };
}

const hasText = ({ items }: DisplayList): boolean => listTextItems(items).length > 0;
