import { memo } from 'react';
import type { Track } from '../../../../../shared/play/play-rules.ts';
import css from './boxes.module.css';

/** The most boxes that are drawn one by one; longer tracks are drawn as one bar. */
const MOST_BOXES = 24;

/**
 * Shows the rest of a track as boxes. Red ones are hatched and lower, so that color is not the only sign. The boxes are
 * decorative, because the numbers are next to them.
 */
export const Boxes = memo(function Boxes({ track: { value, max: most = 0, red = 0 } }: { track: Track }) {
  if (most === 0) return null;
  if (most > MOST_BOXES) return <Bar value={value} most={most} red={red} />;
  return (
    <span className={css.boxes} aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are identified by their index
          key={i}
          className={css.box}
          data-red={i < red || undefined}
          data-left={i < value || undefined}
        />
      ))}
    </span>
  );
});

const percent = (part: number, of: number): string => `${Math.max(0, Math.min(100, (100 * part) / of))}%`;

function Bar({ value, most, red }: { value: number; most: number; red: number }) {
  return (
    <span className={css.bar} aria-hidden="true">
      <span className={css.fill} style={{ width: percent(value, most) }} />
      {red === 0 ? null : <span className={css.redZone} style={{ width: percent(Math.min(red, value), most) }} />}
    </span>
  );
}
