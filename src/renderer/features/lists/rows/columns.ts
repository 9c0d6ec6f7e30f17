/** Which columns a list has room for, and how wide they are. */
import type { CSSProperties } from 'react';

interface Sized {
  readonly width: number;
  readonly grow?: number;
  readonly goes: number;
}

/** Pixels of a list that are not for columns. */
export interface Frame {
  readonly lead: number;
  readonly name: number;
  readonly tools: number;
  readonly gap: number;
  readonly edges: number;
}

const ROWS: Frame = { lead: 56, name: 170, tools: 76, gap: 12, edges: 56 };
/** Its buttons lie above the row that somebody points at. */
const COMPACT: Frame = { lead: 28, name: 160, tools: 0, gap: 12, edges: 56 };
const NARROW: Frame = { lead: 0, name: 110, tools: 0, gap: 12, edges: 40 };
/** A list narrower than this shows neither pictures nor buttons in its rows. */
const NARROW_BELOW = 520;

export const frameOf = (width: number, isCompact: boolean): Frame =>
  width < NARROW_BELOW ? NARROW : isCompact ? COMPACT : ROWS;

/** The columns that fit, in their order. */
export function fittingColumns<C extends Sized>(columns: readonly C[], width: number, frame: Frame): readonly C[] {
  let left =
    width -
    frame.edges -
    frame.name -
    (frame.lead === 0 ? 0 : frame.lead + frame.gap) -
    (frame.tools === 0 ? 0 : frame.tools + frame.gap);
  const byRank = [...columns].sort((a, b) => a.goes - b.goes);
  const kept = new Set<C>();
  for (const column of byRank) {
    left -= column.width + frame.gap;
    if (left < 0) break;
    kept.add(column);
  }
  return columns.filter((column) => kept.has(column));
}

/** The widths as the style of the list. */
export function widthsOf(columns: readonly Sized[], frame: Frame): CSSProperties & Record<`--${string}`, string> {
  const tracks = columns.map(({ width, grow }) =>
    grow === undefined ? `${width}px` : `minmax(${width}px, ${grow}fr)`,
  );
  const name = `minmax(${frame.name}px, 2.2fr)`;
  const all = [
    ...(frame.lead === 0 ? [] : [`${frame.lead}px`]),
    name,
    ...tracks,
    ...(frame.tools === 0 ? [] : [`${frame.tools}px`]),
  ];
  return { '--tracks': all.join(' '), '--row-gap': `${frame.gap}px` };
}
