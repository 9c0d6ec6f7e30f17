/** Computes which columns fit into a list and how wide they are. */
import type { CSSProperties } from 'react';

interface Sized {
  readonly id: string;
  readonly width: number;
  readonly grow?: number;
  readonly goes: number;
}

/** The parts of a list's width that are not for columns, in pixels. */
export interface Frame {
  readonly lead: number;
  readonly name: number;
  readonly tools: number;
  readonly gap: number;
  readonly edges: number;
}

/** Column widths set by the user, in pixels, by column id. The id of the column of names is `name`. */
export type Widths = Readonly<Record<string, number>>;

const ROWS: Frame = { lead: 56, name: 170, tools: 76, gap: 12, edges: 56 };
/** The buttons of a compact row cover the row under the pointer, so they need no width. */
const COMPACT: Frame = { lead: 28, name: 160, tools: 0, gap: 12, edges: 56 };
const NARROW: Frame = { lead: 0, name: 110, tools: 0, gap: 12, edges: 40 };
/** The width in pixels below which rows have no pictures and no buttons. */
const NARROW_BELOW = 520;

/** The minimum width in pixels that the user can set: a narrower heading could not be clicked any more. */
export const LEAST_WIDTH = 44;

export const frameOf = (width: number, isCompact: boolean): Frame =>
  width < NARROW_BELOW ? NARROW : isCompact ? COMPACT : ROWS;

/**
 * Returns the width a column needs. A widened column shrinks to its default width if space is short, so that no other column
 * is dropped because of it.
 */
const need = (id: string, usual: number, widths: Widths): number => Math.min(usual, widths[id] ?? usual);

/** Returns the width left for the columns after the name, in pixels. */
const roomFor = (width: number, frame: Frame, widths: Widths): number =>
  width -
  frame.edges -
  need('name', frame.name, widths) -
  (frame.lead === 0 ? 0 : frame.lead + frame.gap) -
  (frame.tools === 0 ? 0 : frame.tools + frame.gap);

/** Returns the columns that fit, in their order. */
export function fittingColumns<C extends Sized>(
  columns: readonly C[],
  width: number,
  frame: Frame,
  widths: Widths,
): readonly C[] {
  let left = roomFor(width, frame, widths);
  const byRank = [...columns].sort((a, b) => a.goes - b.goes);
  const kept = new Set<C>();
  for (const column of byRank) {
    left -= need(column.id, column.width, widths) + frame.gap;
    if (left < 0) break;
    kept.add(column);
  }
  return columns.filter((column) => kept.has(column));
}

/** Returns the maximum width of a column that leaves all others the width they need. */
export function mostWidth(id: string, columns: readonly Sized[], width: number, frame: Frame, widths: Widths): number {
  const own = id === 'name' ? frame.name : (columns.find((column) => column.id === id)?.width ?? 0);
  const taken = columns.reduce((sum, column) => sum + need(column.id, column.width, widths) + frame.gap, 0);
  return Math.max(LEAST_WIDTH, roomFor(width, frame, widths) - taken + need(id, own, widths));
}

/** Returns the widths as the style of the list. */
export function widthsOf(
  columns: readonly Sized[],
  frame: Frame,
  widths: Widths,
): CSSProperties & Record<`--${string}`, string> {
  const track = (id: string, usual: number, grow: number | undefined): string => {
    const given = widths[id];
    if (given !== undefined) return given <= usual ? `${given}px` : `minmax(${usual}px, ${given}px)`;
    return grow === undefined ? `${usual}px` : `minmax(${usual}px, ${grow}fr)`;
  };
  const tracks = columns.map(({ id, width, grow }) => track(id, width, grow));
  // If every column has a fixed width, the remaining space goes before the buttons.
  const isFull = widths.name === undefined || columns.some(({ id, grow }) => grow !== undefined && !(id in widths));
  const all = [
    ...(frame.lead === 0 ? [] : [`${frame.lead}px`]),
    track('name', frame.name, 2.2),
    ...tracks,
    ...(frame.tools === 0 ? [] : [isFull ? `${frame.tools}px` : `minmax(${frame.tools}px, 1fr)`]),
  ];
  return { '--tracks': all.join(' '), '--row-gap': `${frame.gap}px` };
}
