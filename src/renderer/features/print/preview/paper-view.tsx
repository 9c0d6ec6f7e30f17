import { memo } from 'react';
import type { Sheet, Slot } from '../../../../shared/print/impose/impose.ts';
import type { Size } from '../../../../shared/print/paper.ts';
import type { ShownSide } from '../use-printer.ts';
import css from './preview.module.css';

/** Cards of one side of a sheet that are shown as they are. With more, they are too small to recognise and too slow to draw. */
const MOST_DRAWN = 100;
export const isDrawn = ({ slots }: Sheet): boolean => slots.length <= MOST_DRAWN;

interface Props {
  sheet: Sheet;
  caption: string;
  /** A card's side as a picture, by the slot's card; undefined while it is still drawn. */
  sideOf(card: number, side: Slot['side']): ShownSide | undefined;
}

/** One side of a sheet, drawn to scale: bleed, cards, marks. */
export function PaperView({ sheet, caption, sideOf }: Props) {
  const { width, height } = sheet.paper;
  return (
    <figure className={css.paper}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect className={css.sheet} width={width} height={height} />
        {isDrawn(sheet) ? (
          sheet.slots.map((slot) => {
            const side = sideOf(slot.card, slot.side);
            const key = `${slot.x} ${slot.y}`;
            if (side === undefined) return <CardShape key={key} slot={slot} />;
            return <Card key={key} slot={slot} side={side} />;
          })
        ) : (
          <path className={css.outlines} d={sheet.slots.map(outline).join('')} />
        )}
        <path className={css.cutMark} d={marksOf(sheet, 'cut')} />
        <path className={css.foldMark} d={marksOf(sheet, 'fold')} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
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

/** Blank pages of a sheet that flows: how many, and which way they lie. */
export function PagesView({ size, pages, caption }: { size: Size; pages: number; caption: string }) {
  return (
    <figure className={css.paper}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {Array.from({ length: pages }, (_, i) => {
          const shift = (pages - 1 - i) * size.width * 0.05;
          const scale = 1 - (pages - 1) * 0.05;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: blank pages have nothing but their number
            <g key={i} transform={`translate(${shift} ${shift * 0.7}) scale(${scale})`}>
              <rect className={css.sheet} width={size.width} height={size.height} />
              <rect className={css.cardTitle} x="12" y="12" width={size.width - 24} height={size.height * 0.08} />
              {[0.22, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7, 0.78].map((at) => (
                <rect
                  key={at}
                  className={css.cardLine}
                  x="12"
                  y={size.height * at}
                  width={size.width - 24}
                  height={size.height * 0.02}
                />
              ))}
            </g>
          );
        })}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
