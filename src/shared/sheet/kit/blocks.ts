/** Blocks of known height on pages: in the largest type that keeps them on one page, on more pages when they must. */
import type { RowLayout } from './cells.ts';
import { RULE } from './theme.ts';

/** A bar that opens a section, or a row of it. `S` names the sections of the sheet. */
export interface Block<S extends string> {
  readonly kind: 'bar' | 'row';
  readonly section: S;
  readonly row?: RowLayout;
  readonly height: number;
}
/** In ems. */
export const BLOCK_EM = { leading: 1.18, pad: 0.36, bar: 1.75, barTitle: 1.6, barGap: 0.1, sectionGap: 0.9 } as const;

export interface BlockPages<S extends string> {
  readonly em: number;
  /** Points above and below each row: more than the least where the page has room. */
  readonly pad: number;
  readonly pages: readonly (readonly Block<S>[])[];
}

/** For each page the sections that pages before it have begun. */
export function begunBefore<S extends string>({ pages }: BlockPages<S>): readonly ReadonlySet<S>[] {
  const begun = new Set<S>();
  return pages.map((blocks) => {
    const before = new Set(begun);
    for (const { section } of blocks) begun.add(section);
    return before;
  });
}

/** Sizes of type in points: what is tried for one page, and what is taken where one page is not enough anyway. */
export interface BlockSizes {
  readonly largest: number;
  readonly smallest: number;
  readonly overleaf: number;
}
const STEP = 0.1;
const MOST_EXTRA_PAD = 0.3;

/** Points that the first and any further page have for blocks. */
export interface BlockRoom {
  readonly first: number;
  readonly next: number;
  /** Where blocks stand in columns each of them is a page here: how many are as short as the first. Absent = one. */
  readonly firsts?: number;
  /** A section that one page has room for is not divided. */
  readonly isWhole?: boolean | undefined;
}

/** Height of a row with its least padding. */
const rowHeight = (row: RowLayout, em: number): number => row.height + 2 * BLOCK_EM.pad * em + (row.ruled ? RULE : 0);

/** A section with its bar: the blocks it is made of. */
export function sectionBlocks<S extends string>(section: S, rows: readonly RowLayout[], em: number): Block<S>[] {
  return [
    { kind: 'bar', section, height: em * (BLOCK_EM.bar + BLOCK_EM.barGap + BLOCK_EM.sectionGap) },
    ...rows.map((row): Block<S> => ({ kind: 'row', section, row, height: rowHeight(row, em) })),
  ];
}

/**
 * Blocks on pages, made anew for each size of type that is tried. The largest type that keeps everything on one page is
 * taken; when even the smallest does not, further pages follow.
 */
export function fitBlocks<S extends string>(
  blocksAt: (em: number) => readonly Block<S>[],
  room: BlockRoom,
  { largest, smallest, overleaf }: BlockSizes,
): BlockPages<S> {
  // Some sheets have one size of type only.
  const made = new Map<number, readonly Block<S>[]>();
  const blocksOf = (em: number): readonly Block<S>[] => {
    const blocks = made.get(em) ?? blocksAt(em);
    made.set(em, blocks);
    return blocks;
  };
  const tried = (em: number): BlockPages<S> | undefined => {
    const blocks = blocksOf(em);
    const spare = room.first - blocks.reduce((sum, block) => sum + block.height, 0);
    if (spare < 0) return undefined;
    const extra = Math.min(MOST_EXTRA_PAD * em, spare / (2 * blocks.length));
    return { em, pad: BLOCK_EM.pad * em + extra, pages: [blocks] };
  };
  const first = tried(largest);
  if (first) return first;
  let best = tried(smallest);
  if (!best) return { em: overleaf, pad: BLOCK_EM.pad * overleaf, pages: intoPages(blocksOf(overleaf), room) };
  // Larger type hardly ever needs less room, so that bisection finds about the largest that fits.
  let low = 0;
  let high = Math.round((largest - smallest) / STEP);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const found = tried(smallest + middle * STEP);
    if (found) best = found;
    if (found) low = middle;
    else high = middle;
  }
  return best;
}

/** Of the section that begins with this bar. */
function sectionHeight(blocks: readonly Block<string>[], bar: number): number {
  let height = 0;
  for (let index = bar; blocks[index]?.section === blocks[bar]?.section; index += 1)
    height += blocks[index]?.height ?? 0;
  return height;
}

/** Fills page after page; on a new page the bar of a continued section and the heads of its table are repeated. */
function intoPages<S extends string>(blocks: readonly Block<S>[], room: BlockRoom): Block<S>[][] {
  const pages: Block<S>[][] = [];
  let page: Block<S>[] = [];
  let used = 0;
  const openings = new Map<S, Block<S>[]>();
  for (const block of blocks) {
    const known = openings.get(block.section);
    if (!known) openings.set(block.section, [block]);
    else if (block.row?.kind === 'heads') known.push(block);
  }
  const spaceOf = (number: number): number => (number < (room.firsts ?? 1) ? room.first : room.next);
  blocks.forEach((block, index) => {
    const space = spaceOf(pages.length);
    // A bar, or the head of a group of rows, is never the last block of a page.
    const isHead = block.kind === 'bar' || block.row?.kind === 'group';
    const next = block.height + (isHead ? (blocks[index + 1]?.height ?? 0) : 0);
    const whole = room.isWhole === true && block.kind === 'bar' ? sectionHeight(blocks, index) : next;
    const needed = whole <= spaceOf(pages.length + 1) ? whole : next;
    if (page.length > 0 && used + needed > space) {
      pages.push(page);
      page = block.kind === 'bar' || block.row?.kind === 'heads' ? [] : [...(openings.get(block.section) ?? [])];
      used = page.reduce((sum, each) => sum + each.height, 0);
    }
    page.push(block);
    used += block.height;
  });
  return [...pages, page];
}
