import { memo } from 'react';
import { mm as millimetres, toPt } from '../../../../shared/display/units.ts';
import type { Sheet, Slot } from '../../../../shared/print/impose/impose.ts';
import { adjusting } from '../../../../shared/print/matrix.ts';
import { type BackAdjust, CHECK_BAR } from '../../../../shared/print/paper.ts';
import { sideKey } from '../job.ts';
import type { ShownSide } from '../use-printer.ts';
import css from './pages.module.css';
import type { SheetPage } from './sections.ts';

/** Cards of one side of a sheet that are shown as they are. With more, they are too small to recognise and too slow to draw. */
const MOST_DRAWN = 100;
export const isDrawn = ({ slots }: Sheet): boolean => slots.length <= MOST_DRAWN;

interface Props {
  page: SheetPage;
  cardSides: ReadonlyMap<string, ShownSide>;
  /** The correction of backs, where the paper takes one. */
  back: BackAdjust | undefined;
  /** Too small for words to be read. */
  isSmall: boolean;
}

/** One side of a sheet, true to scale: cards with their bleed, marks, and the strip in the margin. */
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

/** The matrix of the PDF, which counts in points. */
function movedBy(back: BackAdjust, { paper }: Sheet): string {
  const [a, b, c, d, e, f] = adjusting(back, paper);
  const point = toPt(millimetres(1));
  return `matrix(${[a, b, c, d, e / point, f / point].join(' ')})`;
}

/** The check bar and the line beside it: what both are, the PDF says exactly. */
function StripInk({ strip, line }: { strip: NonNullable<Sheet['strip']>; line: string }) {
  const { x, y, turned, length } = strip;
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

/** One path for all marks of a kind: a sheet of many cards has hundreds. */
const marksOf = ({ marks }: Sheet, wanted: Sheet['marks'][number]['kind']): string =>
  marks.flatMap(({ kind, from, to }) => (kind === wanted ? [`M${from.join(' ')}L${to.join(' ')}`] : [])).join('');

/** Brings what is drawn upright, with its middle at the origin, to where a slot stands. */
function standing({ x, y, width, height, turn }: Slot): string {
  return `translate(${x + width / 2} ${y + height / 2}) rotate(${turn * 90})`;
}

/** The card itself, with as much bleed as the sheet shows of it. */
const Card = memo(function Card({ slot, side }: { slot: Slot; side: ShownSide }) {
  const [width, height] = slot.turn % 2 === 0 ? [slot.width, slot.height] : [slot.height, slot.width];
  const clockwise = [slot.bleed.top, slot.bleed.right, slot.bleed.bottom, slot.bleed.left];
  // As the card sees its edges; beyond the bleed it was drawn with there is nothing to show.
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

/** A card as a sketch while it is still drawn: which side it shows, and which way up it stands. */
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
