import css from './strip-plot.module.css';

interface Props {
  value: number;
  /** From the lowest to the highest. */
  others: readonly number[];
  middle?: number | undefined;
  ceiling?: number | undefined;
}

/** Where the plot begins and ends, in per cent of its width: the outermost marks stand whole. */
const EDGE = 4;
const HEIGHT = 26;
const BASE = HEIGHT - 6;
/** Of the bar of the number that most others have. */
const TALLEST = 15;
const SHORTEST = 3;

/**
 * A number among those of others: a bar for each of theirs, as high as there are many, a diamond for this one, a tick below the
 * axis for the middle and a dashed line for a ceiling. Its sentence stands beside it, so that readers pass it over.
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
