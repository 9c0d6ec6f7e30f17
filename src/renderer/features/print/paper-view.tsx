import type { Sheet } from '../../../shared/print/impose.ts';
import type { Size } from '../../../shared/print/paper.ts';
import css from './print.module.css';

/** One side of a sheet, drawn to scale: bleed, trim, marks. */
export function PaperView({ sheet, caption }: { sheet: Sheet; caption: string }) {
  const { width, height } = sheet.paper;
  return (
    <figure className={css.paper}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect className={css.sheet} width={width} height={height} />
        {sheet.slots.map(({ x, y, width: across, height: down, bleed }) => (
          <rect
            key={`${x} ${y}`}
            className={css.bleed}
            x={x - bleed.left}
            y={y - bleed.top}
            width={across + bleed.left + bleed.right}
            height={down + bleed.top + bleed.bottom}
          />
        ))}
        {sheet.slots.map((slot) => (
          <CardShape key={`${slot.x} ${slot.y}`} slot={slot} />
        ))}
        {sheet.marks.map(({ kind, from, to }) => (
          <line
            key={`${from.join(' ')} ${to.join(' ')}`}
            className={kind === 'fold' ? css.foldMark : css.cutMark}
            x1={from[0]}
            y1={from[1]}
            x2={to[0]}
            y2={to[1]}
          />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A card as a sketch: which side it shows, and which way up it stands. */
function CardShape({ slot }: { slot: Sheet['slots'][number] }) {
  const [width, height] = slot.turn % 2 === 0 ? [slot.width, slot.height] : [slot.height, slot.width];
  const middle = `translate(${slot.width / 2} ${slot.height / 2})`;
  const turn = ` ${middle} rotate(${slot.turn * 90}) translate(${-width / 2} ${-height / 2})`;
  return (
    <g transform={`translate(${slot.x} ${slot.y})${turn}`} className={css.card} data-side={slot.side}>
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
