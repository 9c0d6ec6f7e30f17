/** Text styles of rosters to play from. Numbers are larger than prose, and labels are never smaller than six points. */

import { getOrCreateFor } from '../../../base/cache.ts';
import type { CellStyle } from '../../kit/cells.ts';
import type { RowMetrics } from '../../kit/row-layout.ts';
import { INK, MUTED, PAPER } from '../../kit/theme.ts';

/** The smallest font size, in points. */
const MIN_FONT_SIZE = 6;
/** The distance of baselines of running text, in ems. */
const LEADING = 1.14;

const styleCache = new WeakMap<RowMetrics, ReturnType<typeof createPlayStyles>>();

/** Returns the styles. All rows with the same metrics share them. */
export const getPlayStyles = (metrics: RowMetrics) =>
  getOrCreateFor(styleCache, metrics, () => createPlayStyles(metrics));

const createPlayStyles = ({ emSize }: RowMetrics) => {
  const createStyle = (font: CellStyle['font'], ems: number, color: string): CellStyle => {
    const size = Math.max(MIN_FONT_SIZE, emSize * ems);
    return { font, size, leading: size * LEADING, color };
  };
  const body = createStyle('text', 1, INK);
  return {
    body,
    strong: createStyle('text-bold', 1, INK),
    /** Names of entries and marked words are bold. */
    rich: { ...body, boldFont: 'text-bold' },
    label: createStyle('text-medium', 0.8, MUTED),
    moment: createStyle('text-italic', 1, MUTED),
    number: createStyle('display-black', 2, INK),
    note: createStyle('text-bold', 0.95, INK),
    target: createStyle('text-bold', 1.1, INK),
    trackLabel: createStyle('text-bold', 1.05, INK),
    effect: createStyle('text-medium', 0.85, INK),
    boxNumber: createStyle('text-medium', 0.8, MUTED),
    badge: createStyle('display-black', 1.5, PAPER),
    badgeLabel: createStyle('text-bold', 0.72, PAPER),
    title: createStyle('display-black', 1.75, PAPER),
    copies: createStyle('text-bold', 1.75, PAPER),
    kind: createStyle('text-medium', 0.95, PAPER),
    mark: createStyle('text-bold', 0.85, PAPER),
  } as const satisfies Record<string, CellStyle>;
};
/** The indent of the second line of an entry, in ems. */
export const INDENT = 0.9;
