import css from './strip-plot.module.css';

interface Props {
  value: number;
  /** The numbers of the others, in ascending order. */
  others: readonly number[];
  middle?: number | undefined;
  ceiling?: number | undefined;
}

/** The margin of the plot on both sides, in percent of its width, so that the outermost marks are not clipped. */
const EDGE = 4;
const HEIGHT = 26;
const BASE = HEIGHT - 6;
/** The height of the bar of the most common number. */
const TALLEST = 15;
const SHORTEST = 3;

/**
 * Plots a number among those of others: a bar for each of their numbers, as high as the number is common, a diamond for this
 * number, a tick below the axis for the median and a dashed line for a maximum. Screen readers skip the plot, because the
 * sentence next to it says the same.
 */
export function StripPlot({ value, others, middle, ceiling }: Props) {
  const all = [...others, value, ...(ceiling === undefined ? [] : [ceiling])];
  const least = Math.min(...all);
  const span = Math.max(...all) - least;
  const x = (number: number): string => `${span === 0 ? 50 : EDGE + ((number - least) / span) * (100 - 2 * EDGE)}%`;
  const counts = new Map<number, number>();
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  const most = Math.max(1, ...counts.values());
  return (
    <svg className={css.plot} height={HEIGHT} width="100%" aria-hidden="true" focusable="false">
      <line className={css.axis} x1="0" x2="100%" y1={BASE} y2={BASE} />
      {[...counts].map(([number, count]) => (
        <line
          key={number}
          className={css.bar}
          x1={x(number)}
          x2={x(number)}
          y1={BASE}
          y2={BASE - SHORTEST - (TALLEST - SHORTEST) * (count / most)}
        />
      ))}
      {middle === undefined ? null : (
        <line className={css.middle} x1={x(middle)} x2={x(middle)} y1={BASE} y2={HEIGHT} />
      )}
      {ceiling === undefined ? null : (
        <line className={css.ceiling} x1={x(ceiling)} x2={x(ceiling)} y1="0" y2={HEIGHT} />
      )}
      <svg x={x(value)} y={BASE - 6} overflow="visible" aria-hidden="true">
        <path className={css.own} d="M0 -6 6 0 0 6 -6 0Z" />
      </svg>
    </svg>
  );
}
