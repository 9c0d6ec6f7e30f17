import css from './strip-plot.module.css';

interface Props {
  value: number;
  /** The numbers of the other characters, in ascending order. */
  otherValues: readonly number[];
  median?: number | undefined;
  ceiling?: number | undefined;
}

/** The margin of the plot on both sides, in percent of its width, so that the outermost marks are not clipped. */
const EDGE_PERCENT = 4;
/** The height of the plot in pixels. */
const PLOT_HEIGHT = 26;
/** The distance of the axis from the top, in pixels. */
const BASELINE = PLOT_HEIGHT - 6;
/** The height in pixels of the bar for the most common number. */
const MAX_BAR_HEIGHT = 15;
/** The height in pixels that every bar exceeds. */
const MIN_BAR_HEIGHT = 3;
/** A diamond around its center, 12 pixels wide and high. */
const DIAMOND_PATH = 'M0 -6 6 0 0 6 -6 0Z';

/**
 * Plots a number among the numbers of other characters. A bar shows how many of them have a number. A diamond marks this character's
 * number, a tick below the axis the median, and a dashed line the maximum. Screen readers skip the plot, because the sentence next
 * to the plot says the same.
 */
export function StripPlot({ value, otherValues, median, ceiling }: Props) {
  const allValues = [...otherValues, value, ...(ceiling === undefined ? [] : [ceiling])];
  const min = Math.min(...allValues);
  const span = Math.max(...allValues) - min;
  const getX = (number: number): string =>
    `${span === 0 ? 50 : EDGE_PERCENT + ((number - min) / span) * (100 - 2 * EDGE_PERCENT)}%`;
  const counts = new Map<number, number>();
  for (const otherValue of otherValues) counts.set(otherValue, (counts.get(otherValue) ?? 0) + 1);
  const maxCount = Math.max(1, ...counts.values());
  return (
    <svg className={css.plot} height={PLOT_HEIGHT} width="100%" aria-hidden="true" focusable="false">
      <line className={css.axis} x1="0" x2="100%" y1={BASELINE} y2={BASELINE} />
      {[...counts].map(([number, count]) => (
        <line
          key={number}
          className={css.bar}
          x1={getX(number)}
          x2={getX(number)}
          y1={BASELINE}
          y2={BASELINE - MIN_BAR_HEIGHT - (MAX_BAR_HEIGHT - MIN_BAR_HEIGHT) * (count / maxCount)}
        />
      ))}
      {median === undefined ? null : (
        <line className={css.middle} x1={getX(median)} x2={getX(median)} y1={BASELINE} y2={PLOT_HEIGHT} />
      )}
      {ceiling === undefined ? null : (
        <line className={css.ceiling} x1={getX(ceiling)} x2={getX(ceiling)} y1="0" y2={PLOT_HEIGHT} />
      )}
      <svg x={getX(value)} y={BASELINE - 6} overflow="visible" aria-hidden="true">
        <path className={css.own} d={DIAMOND_PATH} />
      </svg>
    </svg>
  );
}
