import { memo } from 'react';
import type { Track } from '../../../../../shared/play/play-rules.ts';
import css from './track-boxes.module.css';

/** The maximum number of boxes. A longer track is shown as one bar. */
const MAX_BOXES = 24;

/** Whether a track is shown as boxes. A single box would say the same as its number. */
export const hasBoxes = ({ max = 0, red = 0 }: Track): boolean => max > 1 || red > 0;

/**
 * Shows the value of a track, such as Hit Points, as boxes. A full box is left, an empty box is lost. As on the card, boxes are lost from
 * left to right, the white ones before the red ones. Red boxes are hatched and lower, so that color is not the only sign. Screen readers
 * skip the boxes, because the numbers are next to them.
 */
export const TrackBoxes = memo(function TrackBoxes({ track }: { track: Track }) {
  if (!hasBoxes(track)) return null;
  const { value, max = 0, red = 0 } = track;
  if (max > MAX_BOXES) return <TrackBar value={value} max={max} red={red} />;
  return (
    <span className={css.boxes} aria-hidden="true">
      {Array.from({ length: max }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are identified by their index
          key={index}
          className={css.box}
          data-red={index >= max - red || undefined}
          data-left={index >= max - value || undefined}
        />
      ))}
    </span>
  );
});

const formatPercent = (part: number, total: number): string => `${Math.max(0, Math.min(100, (100 * part) / total))}%`;

function TrackBar({ value, max, red }: { value: number; max: number; red: number }) {
  return (
    <span className={css.bar} aria-hidden="true">
      <span className={css.fill} style={{ width: formatPercent(value, max) }} />
      {red === 0 ? null : <span className={css.redZone} style={{ width: formatPercent(Math.min(red, value), max) }} />}
    </span>
  );
}
