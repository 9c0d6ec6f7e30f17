/** Which columns a list has room for, and how wide they are. */
import type { CSSProperties } from 'react';

interface Sized {
  readonly id: string;
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

/** Pixels that the user has given to columns, by their ids; that of the names is `name`. */
export type Widths = Readonly<Record<string, number>>;

const ROWS: Frame = { lead: 56, name: 170, tools: 76, gap: 12, edges: 56 };
/** Its buttons lie above the row that somebody points at. */
const COMPACT: Frame = { lead: 28, name: 160, tools: 0, gap: 12, edges: 56 };
const NARROW: Frame = { lead: 0, name: 110, tools: 0, gap: 12, edges: 40 };
/** A list narrower than this shows neither pictures nor buttons in its rows. */
const NARROW_BELOW = 520;

/** No column gets narrower by hand: its heading could not be pressed any more. */
export const LEAST_WIDTH = 44;

export const frameOf = (width: number, isCompact: boolean): Frame =>
  width < NARROW_BELOW ? NARROW : isCompact ? COMPACT : ROWS;

/** What a column needs: one that was made wider gives that back where room is short, so that no other goes because of it. */
const need = (id: string, usual: number, widths: Widths): number => Math.min(usual, widths[id] ?? usual);

/** Pixels that are left for columns beside the names. */
const roomFor = (width: number, frame: Frame, widths: Widths): number =>
  width -
  frame.edges -
  need('name', frame.name, widths) -
  (frame.lead === 0 ? 0 : frame.lead + frame.gap) -
  (frame.tools === 0 ? 0 : frame.tools + frame.gap);

/** The columns that fit, in their order. */
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

/** How wide a column can be made while all others keep what they need. */
export function mostWidth(id: string, columns: readonly Sized[], width: number, frame: Frame, widths: Widths): number {
  const own = id === 'name' ? frame.name : (columns.find((column) => column.id === id)?.width ?? 0);
  const taken = columns.reduce((sum, column) => sum + need(column.id, column.width, widths) + frame.gap, 0);
  return Math.max(LEAST_WIDTH, roomFor(width, frame, widths) - taken + need(id, own, widths));
}

/** The widths as the style of the list. */
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
  // Where every column has a width of its own, the room that is left over stands before the buttons.
  const isFull = widths.name === undefined || columns.some(({ id, grow }) => grow !== undefined && !(id in widths));
  const all = [
    ...(frame.lead === 0 ? [] : [`${frame.lead}px`]),
    track('name', frame.name, 2.2),
    ...tracks,
    ...(frame.tools === 0 ? [] : [isFull ? `${frame.tools}px` : `minmax(${frame.tools}px, 1fr)`]),
  ];
  return { '--tracks': all.join(' '), '--row-gap': `${frame.gap}px` };
}
