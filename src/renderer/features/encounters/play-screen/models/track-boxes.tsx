import { memo } from 'react';
import type { Track } from '../../../../../shared/play/play-rules.ts';
import css from './track-boxes.module.css';

/** The most boxes that are drawn one by one; longer tracks are drawn as one bar. */
const MAX_BOXES = 24;

/**
 * Shows the rest of a track as boxes. Red ones are hatched and lower, so that color is not the only sign. The boxes are
 * decorative, because the numbers are next to them.
 */
export const TrackBoxes = memo(function TrackBoxes({ track: { value, max: maximum = 0, red = 0 } }: { track: Track }) {
  if (maximum === 0) return null;
  if (maximum > MAX_BOXES) return <TrackBar value={value} maximum={maximum} red={red} />;
  return (
    <span className={css.boxes} aria-hidden="true">
      {Array.from({ length: maximum }, (_, boxIndex) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are identified by their index
          key={boxIndex}
          className={css.box}
          data-red={boxIndex < red || undefined}
          data-left={boxIndex < value || undefined}
        />
      ))}
    </span>
  );
});

const formatPercent = (part: number, total: number): string => `${Math.max(0, Math.min(100, (100 * part) / total))}%`;

function TrackBar({ value, maximum, red }: { value: number; maximum: number; red: number }) {
  return (
    <span className={css.bar} aria-hidden="true">
      <span className={css.fill} style={{ width: formatPercent(value, maximum) }} />
      {red === 0 ? null : (
        <span className={css.redZone} style={{ width: formatPercent(Math.min(red, value), maximum) }} />
      )}
    </span>
  );
}
