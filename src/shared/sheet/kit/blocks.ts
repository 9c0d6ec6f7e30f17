/** Puts blocks of known height on pages: in the largest type that fits on one page, or else on several pages. */
import type { RowLayout } from './cells.ts';
import { RULE } from './theme.ts';

/** A bar that opens a section, or a row of the section. `S` lists the sections of the sheet. */
export interface Block<S extends string> {
  readonly kind: 'bar' | 'row';
  readonly section: S;
  readonly rowLayout?: RowLayout;
  readonly height: number;
}
/** Lengths in ems. */
export const BLOCK_EM = { leading: 1.18, pad: 0.36, bar: 1.75, barTitle: 1.6, barGap: 0.1, sectionGap: 0.9 } as const;

export interface BlockPages<S extends string> {
  readonly emSize: number;
  /** Points above and below each row. They exceed the minimum if the page has room. */
  readonly rowPadding: number;
  /** The padding of each page, if pages differ. */
  readonly pagePaddings?: readonly number[];
  readonly pages: readonly (readonly Block<S>[])[];
}

/** Returns for each page the sections that started on earlier pages. */
export function listStartedSections<S extends string>({ pages }: BlockPages<S>): readonly ReadonlySet<S>[] {
  const startedSections = new Set<S>();
  return pages.map((blocks) => {
    const sectionsBefore = new Set(startedSections);
    for (const { section } of blocks) startedSections.add(section);
    return sectionsBefore;
  });
}

/** Font sizes in points: the range that is tried for one page, and the size that is used for several pages. */
export interface BlockSizes {
  readonly largest: number;
  readonly smallest: number;
  readonly multiPage: number;
}

/** Returns the points above and below each row of a page. */
export const getRowPadding = ({ rowPadding, pagePaddings }: BlockPages<string>, pageIndex: number): number =>
  pagePaddings?.[pageIndex] ?? rowPadding;

/** The difference between two font sizes that are tried, in points. */
const SIZE_STEP = 0.1;
/** In ems. */
const MAX_EXTRA_PADDING = 0.3;

/** Points that the first page and further pages have for blocks. */
export interface PageSpace {
  readonly firstPage: number;
  readonly nextPages: number;
  /** How many pages are as high as `firstPage`: a sheet counts each of its columns as a page. Defaults to 1. */
  readonly firstPageCount?: number;
  /** Keeps a section on one page if it fits there. */
  readonly keepsSectionsWhole?: boolean | undefined;
  /** Keeps the head of a group and its rows on one page if they fit there. */
  readonly keepsGroupsWhole?: boolean;
}

/** Returns the points that a page, or a column, has for blocks. */
export const getPageHeight = ({ firstPage, nextPages, firstPageCount = 1 }: PageSpace, pageIndex: number): number =>
  pageIndex < firstPageCount ? firstPage : nextPages;

/** Returns the height of a row with minimum padding. */
const getRowHeight = (rowLayout: RowLayout, emSize: number): number =>
  rowLayout.height + 2 * BLOCK_EM.pad * emSize + (rowLayout.hasRule ? RULE : 0);

/** Creates the blocks of a section: its bar and its rows. */
export function createSectionBlocks<S extends string>(
  section: S,
  rows: readonly RowLayout[],
  emSize: number,
): Block<S>[] {
  return [
    { kind: 'bar', section, height: emSize * (BLOCK_EM.bar + BLOCK_EM.barGap + BLOCK_EM.sectionGap) },
    ...rows.map(
      (rowLayout): Block<S> => ({ kind: 'row', section, rowLayout, height: getRowHeight(rowLayout, emSize) }),
    ),
  ];
}

/**
 * Puts blocks on pages, and creates them again for each font size that it tries. Uses the largest size that keeps everything
 * on one page. If even the smallest doesn't fit, it uses several pages.
 */
export function fitBlocks<S extends string>(
  createBlocks: (emSize: number) => readonly Block<S>[],
  pageSpace: PageSpace,
  { largest, smallest, multiPage }: BlockSizes,
): BlockPages<S> {
  // The same size can be tried several times: in some sheets, all three sizes are equal.
  const blockCache = new Map<number, readonly Block<S>[]>();
  const getBlocks = (emSize: number): readonly Block<S>[] => {
    const blocks = blockCache.get(emSize) ?? createBlocks(emSize);
    blockCache.set(emSize, blocks);
    return blocks;
  };
  const fitOnOnePage = (emSize: number): BlockPages<S> | undefined => {
    const blocks = getBlocks(emSize);
    const spareHeight = pageSpace.firstPage - blocks.reduce((sum, block) => sum + block.height, 0);
    if (spareHeight < 0) return undefined;
    const extraPadding = Math.min(MAX_EXTRA_PADDING * emSize, spareHeight / (2 * blocks.length));
    return { emSize, rowPadding: BLOCK_EM.pad * emSize + extraPadding, pages: [blocks] };
  };
  const largestFit = fitOnOnePage(largest);
  if (largestFit) return largestFit;
  let bestFit = fitOnOnePage(smallest);
  if (!bestFit)
    return {
      emSize: multiPage,
      rowPadding: BLOCK_EM.pad * multiPage,
      pages: paginate(getBlocks(multiPage), pageSpace),
    };
  // Larger type hardly ever needs less room, so bisection finds about the largest size that fits.
  let lowStep = 0;
  let highStep = Math.round((largest - smallest) / SIZE_STEP);
  while (highStep - lowStep > 1) {
    const middleStep = (lowStep + highStep) >> 1;
    const middleFit = fitOnOnePage(smallest + middleStep * SIZE_STEP);
    if (middleFit) bestFit = middleFit;
    if (middleFit) lowStep = middleStep;
    else highStep = middleStep;
  }
  return bestFit;
}

/** Returns the height of the section that starts with this bar. */
function getSectionHeight(blocks: readonly Block<string>[], barIndex: number): number {
  let height = 0;
  for (let index = barIndex; blocks[index]?.section === blocks[barIndex]?.section; index += 1)
    height += blocks[index]?.height ?? 0;
  return height;
}

/** Returns the height of the group that starts with this head. */
export function getGroupHeight(blocks: readonly Block<string>[], headIndex: number): number {
  const groupEnd = blocks.findIndex(
    ({ kind, rowLayout }, index) => index > headIndex && (kind === 'bar' || rowLayout?.kind === 'group'),
  );
  return blocks
    .slice(headIndex, groupEnd < 0 ? undefined : groupEnd)
    .reduce((height, block) => height + block.height, 0);
}

/** Returns the height that must be free on a page so that the block goes there. */
function getNeededHeight(
  blocks: readonly Block<string>[],
  index: number,
  pageSpace: PageSpace,
  pageIndex: number,
): number {
  const block = blocks[index];
  const isBar = block?.kind === 'bar';
  const isGroup = block?.rowLayout?.kind === 'group';
  // A bar, or the head of a group of rows, is never the last block of a page.
  const minHeight = (block?.height ?? 0) + (isBar || isGroup ? (blocks[index + 1]?.height ?? 0) : 0);
  const wholeHeight =
    isBar && pageSpace.keepsSectionsWhole === true
      ? getSectionHeight(blocks, index)
      : isGroup && pageSpace.keepsGroupsWhole === true
        ? getGroupHeight(blocks, index)
        : minHeight;
  return wholeHeight <= getPageHeight(pageSpace, pageIndex + 1) ? wholeHeight : minHeight;
}

/** Fills page after page. A new page repeats the bar of a continued section, if it has one, and the column heads of its table. */
export function paginate<S extends string>(blocks: readonly Block<S>[], pageSpace: PageSpace): Block<S>[][] {
  const pages: Block<S>[][] = [];
  let page: Block<S>[] = [];
  let usedHeight = 0;
  const sectionOpenings = new Map<S, Block<S>[]>();
  for (const block of blocks) {
    const sectionOpening = sectionOpenings.get(block.section);
    if (!sectionOpening) sectionOpenings.set(block.section, block.kind === 'bar' ? [block] : []);
    else if (block.rowLayout?.kind === 'heads') sectionOpening.push(block);
  }
  blocks.forEach((block, index) => {
    const availableHeight = getPageHeight(pageSpace, pages.length);
    const neededHeight = getNeededHeight(blocks, index, pageSpace, pages.length);
    if (page.length > 0 && usedHeight + neededHeight > availableHeight) {
      pages.push(page);
      page =
        block.kind === 'bar' || block.rowLayout?.kind === 'heads'
          ? []
          : [...(sectionOpenings.get(block.section) ?? [])];
      usedHeight = page.reduce((sum, openingBlock) => sum + openingBlock.height, 0);
    }
    page.push(block);
    usedHeight += block.height;
  });
  return [...pages, page];
}
