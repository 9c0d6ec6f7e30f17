import { memo } from 'react';
import { mm as millimeters, toPt } from '../../../../shared/display/units.ts';
import type { Sheet, Slot } from '../../../../shared/print/impose/impose.ts';
import { createAdjustmentMatrix } from '../../../../shared/print/matrix.ts';
import { type BackAdjust, SCALE_BAR_MM } from '../../../../shared/print/paper.ts';
import { getSideKey } from '../print-messages.ts';
import type { CardSideImage } from '../use-printer.ts';
import css from './pages.module.css';
import type { SheetPage } from './sections.ts';

/** The maximum number of cards that are drawn on one side of a sheet. More cards are too small to recognize and too slow to draw. */
const MAX_DRAWN_CARDS = 100;
export const hasDrawnCards = ({ slots }: Sheet): boolean => slots.length <= MAX_DRAWN_CARDS;

interface Props {
  page: SheetPage;
  sideImages: ReadonlyMap<string, CardSideImage>;
  /** The adjustment of backs, if it applies to the paper. */
  backAdjust: BackAdjust | undefined;
  /** Whether the sheet is too small for text to be read. */
  isSmall: boolean;
}

/** Draws one side of a sheet true to scale: cards with their bleed, printer's marks, and the scale bar with its text in the margin. */
export const SheetPreview = memo(function SheetPreview({ page, sideImages, backAdjust, isSmall }: Props) {
  const { sheet, deck, marginText } = page;
  const { width, height } = sheet.paper;
  const isAdjusted = sheet.side === 'back' && backAdjust !== undefined;
  return (
    <svg className={css.ink} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={css.sheet} width={width} height={height} />
      <g transform={isAdjusted ? getAdjustTransform(backAdjust, sheet) : undefined}>
        {hasDrawnCards(sheet) ? (
          sheet.slots.map((slot, slotIndex) => {
            const deckCard = deck[slot.card];
            const sideImage =
              deckCard === undefined
                ? undefined
                : sideImages.get(getSideKey({ what: deckCard.printKind, card: deckCard.card, side: slot.side }));
            const slotKey = `${slot.x} ${slot.y}`;
            return (
              <g key={slotKey} data-slot={slotIndex}>
                {sideImage === undefined ? <CardShape slot={slot} /> : <CardImage slot={slot} sideImage={sideImage} />}
              </g>
            );
          })
        ) : (
          <path className={css.outlines} d={sheet.slots.map(getOutlinePath).join('')} />
        )}
        <path className={css.cutMark} d={getMarksPath(sheet, 'cut')} />
        <path className={css.foldMark} d={getMarksPath(sheet, 'fold')} />
        {sheet.strip === undefined || isSmall ? null : <StripPreview strip={sheet.strip} marginText={marginText} />}
      </g>
    </svg>
  );
});

/** Returns the matrix with which the PDF adjusts backs, but with its offsets in millimeters instead of points. */
function getAdjustTransform(backAdjust: BackAdjust, { paper }: Sheet): string {
  const [a, b, c, d, e, f] = createAdjustmentMatrix(backAdjust, paper);
  const pointsPerMm = toPt(millimeters(1));
  return `matrix(${[a, b, c, d, e / pointsPerMm, f / pointsPerMm].join(' ')})`;
}

/** Draws the scale bar, which users measure to check the size of a print, and the text next to it. Only the PDF is exact. */
function StripPreview({ strip, marginText }: { strip: NonNullable<Sheet['strip']>; marginText: string }) {
  const { x, y, isTurned, length } = strip;
  return (
    <g transform={`translate(${x} ${y})${isTurned ? ' rotate(-90)' : ''}`}>
      <path className={css.checkBar} d={`M0 -.7V.7M0 0H${SCALE_BAR_MM}M${SCALE_BAR_MM} -.7V.7`} />
      <svg x={SCALE_BAR_MM + 1.5} y={-2} width={Math.max(0, length - SCALE_BAR_MM - 1.5)} height={4} aria-hidden="true">
        <text className={css.strip} x="0" y="2.8">
          {marginText}
        </text>
      </svg>
    </g>
  );
}

const getOutlinePath = ({ x, y, width, height }: Slot): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Joins all marks of a kind into one path, because a sheet of many cards has hundreds of marks. */
const getMarksPath = ({ marks }: Sheet, markKind: Sheet['marks'][number]['kind']): string =>
  marks.flatMap(({ kind, start, end }) => (kind === markKind ? [`M${start.join(' ')}L${end.join(' ')}`] : [])).join('');

/** Returns the transform that moves an upright drawing, centered on the origin, into a slot. */
function getSlotTransform({ x, y, width, height, turn }: Slot): string {
  return `translate(${x + width / 2} ${y + height / 2}) rotate(${turn * 90})`;
}

/** Draws a card with the part of its bleed for which the slot has room. A slot's `turn` counts clockwise quarter turns of the card. */
const CardImage = memo(function CardImage({ slot, sideImage }: { slot: Slot; sideImage: CardSideImage }) {
  const [width, height] = slot.turn % 2 === 0 ? [slot.width, slot.height] : [slot.height, slot.width];
  const clockwise = [slot.bleed.top, slot.bleed.right, slot.bleed.bottom, slot.bleed.left];
  // The bleed of each edge, seen from the upright card. The bleed of the slot can be wider than the bleed of the image.
  const [top, right, bottom, left] = [0, 1, 2, 3].map((edge) =>
    Math.min(sideImage.bleed, clockwise[(edge + slot.turn) % 4] ?? 0),
  ) as [number, number, number, number];
  const [totalWidth, totalHeight] = [width + left + right, height + top + bottom];
  return (
    <g transform={getSlotTransform(slot)}>
      <svg
        aria-hidden="true"
        x={-width / 2 - left}
        y={-height / 2 - top}
        width={totalWidth}
        height={totalHeight}
        viewBox={[-left, -top, totalWidth, totalHeight].join(' ')}
      >
        <image
          href={sideImage.href}
          x={-sideImage.bleed}
          y={-sideImage.bleed}
          width={width + 2 * sideImage.bleed}
          height={height + 2 * sideImage.bleed}
        />
      </svg>
    </g>
  );
});

/** Sketches a card while its image is being drawn. The sketch shows the side and the orientation of the card. */
function CardShape({ slot }: { slot: Slot }) {
  const [width, height] = slot.turn % 2 === 0 ? [slot.width, slot.height] : [slot.height, slot.width];
  return (
    <g
      transform={`${getSlotTransform(slot)} translate(${-width / 2} ${-height / 2})`}
      className={css.card}
      data-side={slot.side}
    >
      <rect width={width} height={height} />
      <rect className={css.cardTitle} x={width * 0.08} y={height * 0.06} width={width * 0.6} height={height * 0.09} />
      {slot.side === 'front' ? (
        <rect className={css.cardArt} x={width * 0.08} y={height * 0.2} width={width * 0.84} height={height * 0.4} />
      ) : (
        [0.22, 0.3, 0.38, 0.46].map((lineTop) => (
          <rect
            key={lineTop}
            className={css.cardLine}
            x={width * 0.08}
            y={height * lineTop}
            width={width * 0.84}
            height={height * 0.03}
          />
        ))
      )}
    </g>
  );
}
