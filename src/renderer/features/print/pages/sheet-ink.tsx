import { memo } from 'react';
import { mm as millimetres, toPt } from '../../../../shared/display/units.ts';
import type { Sheet, Slot } from '../../../../shared/print/impose/impose.ts';
import { createAdjustmentMatrix } from '../../../../shared/print/matrix.ts';
import { type BackAdjust, CHECK_BAR } from '../../../../shared/print/paper.ts';
import { sideKey } from '../job.ts';
import type { ShownSide } from '../use-printer.ts';
import css from './pages.module.css';
import type { SheetPage } from './sections.ts';

/** The most cards on one side of a sheet that are drawn. More cards are too small to recognize and too slow to draw. */
const MOST_DRAWN = 100;
export const isDrawn = ({ slots }: Sheet): boolean => slots.length <= MOST_DRAWN;

interface Props {
  page: SheetPage;
  cardSides: ReadonlyMap<string, ShownSide>;
  /** The adjustment of backs, if it applies to the paper. */
  back: BackAdjust | undefined;
  /** Whether the sheet is too small for text to be read. */
  isSmall: boolean;
}

/** Draws one side of a sheet true to scale: cards with their bleed, marks, and the strip in the margin. */
export const SheetInk = memo(function SheetInk({ page, cardSides, back, isSmall }: Props) {
  const { sheet, deck, what, line } = page;
  const { width, height } = sheet.paper;
  const isMoved = sheet.side === 'back' && back !== undefined;
  return (
    <svg className={css.ink} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={css.sheet} width={width} height={height} />
      <g transform={isMoved ? movedBy(back, sheet) : undefined}>
        {isDrawn(sheet) ? (
          sheet.slots.map((slot) => {
            const card = deck[slot.card]?.card;
            const side = card === undefined ? undefined : cardSides.get(sideKey({ what, card, side: slot.side }));
            const key = `${slot.x} ${slot.y}`;
            return side === undefined ? (
              <CardShape key={key} slot={slot} />
            ) : (
              <Card key={key} slot={slot} side={side} />
            );
          })
        ) : (
          <path className={css.outlines} d={sheet.slots.map(outline).join('')} />
        )}
        <path className={css.cutMark} d={marksOf(sheet, 'cut')} />
        <path className={css.foldMark} d={marksOf(sheet, 'fold')} />
        {sheet.strip === undefined || isSmall ? null : <StripInk strip={sheet.strip} line={line} />}
      </g>
    </svg>
  );
});

/** Returns the matrix of the PDF in millimeters. The PDF counts in points. */
function movedBy(back: BackAdjust, { paper }: Sheet): string {
  const [a, b, c, d, e, f] = createAdjustmentMatrix(back, paper);
  const point = toPt(millimetres(1));
  return `matrix(${[a, b, c, d, e / point, f / point].join(' ')})`;
}

/** Draws the check bar and the line of text next to it. The PDF defines both exactly. */
function StripInk({ strip, line }: { strip: NonNullable<Sheet['strip']>; line: string }) {
  const { x, y, isTurned: turned, length } = strip;
  return (
    <g transform={`translate(${x} ${y})${turned ? ' rotate(-90)' : ''}`}>
      <path className={css.checkBar} d={`M0 -.7V.7M0 0H${CHECK_BAR}M${CHECK_BAR} -.7V.7`} />
      <svg x={CHECK_BAR + 1.5} y={-2} width={Math.max(0, length - CHECK_BAR - 1.5)} height={4} aria-hidden="true">
        <text className={css.strip} x="0" y="2.8">
          {line}
        </text>
      </svg>
    </g>
  );
}

const outline = ({ x, y, width, height }: Slot): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Joins all marks of a kind into one path, because a sheet of many cards has hundreds. */
const marksOf = ({ marks }: Sheet, wanted: Sheet['marks'][number]['kind']): string =>
  marks
    .flatMap(({ kind, start: from, end: to }) => (kind === wanted ? [`M${from.join(' ')}L${to.join(' ')}`] : []))
    .join('');

/** Returns the transform that moves an upright drawing, centered on the origin, into a slot. */
function standing({ x, y, width, height, turn }: Slot): string {
  return `translate(${x + width / 2} ${y + height / 2}) rotate(${turn * 90})`;
}

/** Draws a card with as much bleed as the sheet shows of it. */
const Card = memo(function Card({ slot, side }: { slot: Slot; side: ShownSide }) {
  const [width, height] = slot.turn % 2 === 0 ? [slot.width, slot.height] : [slot.height, slot.width];
  const clockwise = [slot.bleed.top, slot.bleed.right, slot.bleed.bottom, slot.bleed.left];
  // The edges are turned into the orientation of the card. Nothing is drawn beyond the bleed of the image.
  const [top, right, bottom, left] = [0, 1, 2, 3].map((edge) =>
    Math.min(side.bleed, clockwise[(edge + slot.turn) % 4] ?? 0),
  ) as [number, number, number, number];
  const [across, down] = [width + left + right, height + top + bottom];
  return (
    <g transform={standing(slot)}>
      <svg
        aria-hidden="true"
        x={-width / 2 - left}
        y={-height / 2 - top}
        width={across}
        height={down}
        viewBox={[-left, -top, across, down].join(' ')}
      >
        <image
          href={side.href}
          x={-side.bleed}
          y={-side.bleed}
          width={width + 2 * side.bleed}
          height={height + 2 * side.bleed}
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
      transform={`${standing(slot)} translate(${-width / 2} ${-height / 2})`}
      className={css.card}
      data-side={slot.side}
    >
      <rect width={width} height={height} />
      <rect className={css.cardTitle} x={width * 0.08} y={height * 0.06} width={width * 0.6} height={height * 0.09} />
      {slot.side === 'front' ? (
        <rect className={css.cardArt} x={width * 0.08} y={height * 0.2} width={width * 0.84} height={height * 0.4} />
      ) : (
        [0.22, 0.3, 0.38, 0.46].map((at) => (
          <rect
            key={at}
            className={css.cardLine}
            x={width * 0.08}
            y={height * at}
            width={width * 0.84}
            height={height * 0.03}
          />
        ))
      )}
    </g>
  );
}
