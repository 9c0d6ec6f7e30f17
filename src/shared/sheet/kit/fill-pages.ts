/** Puts blocks with frames to write in on pages, and makes the frames as large as the pages allow. */
import {
  BLOCK_EM,
  type Block,
  type BlockPages,
  type BlockSizes,
  fitBlocks,
  getPageHeight,
  type PageSpace,
  paginate,
} from './blocks.ts';

/** Ems that the padding of rows may grow by if the frames can't grow any more. */
const MAX_EXTRA_PADDING = 0.7;
/** Halvings of an interval, after which its rest is smaller than anyone can see. */
const BISECTIONS = 9;

/** Returns about the largest number from 0 to 1 for which the predicate holds, or 0. It must hold for all smaller numbers. */
function findLargestShare(holds: (share: number) => boolean): number {
  if (holds(1)) return 1;
  let [low, high] = [0, 1];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const getTotalHeight = (blocks: readonly Block<string>[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0);

/**
 * Puts blocks on pages like `fitBlocks`. If they need several pages, these become about equally full, and whole sections stay whole.
 * Then the frames of each page grow, and after them the padding of rows: `createBlocks` gets the growth, from 0 to 1.
 */
export function fillPages<S extends string>(
  createBlocks: (emSize: number, growth: number) => readonly Block<S>[],
  pageSpace: PageSpace,
  sizes: BlockSizes,
): BlockPages<S> {
  const smallestPages = fitBlocks((emSize) => createBlocks(emSize, 0), pageSpace, sizes);
  const { emSize } = smallestPages;
  const pages = balancePages(createBlocks(emSize, 0), smallestPages.pages, pageSpace).map((page, pageIndex) => {
    const sections = new Set(page.map(({ section }) => section));
    const createPage = (growth: number) => createBlocks(emSize, growth).filter(({ section }) => sections.has(section));
    // A page with a part of a section keeps its size.
    if (createPage(0).length !== page.length) return page;
    const growth = findLargestShare(
      (share) => getTotalHeight(createPage(share)) <= getPageHeight(pageSpace, pageIndex),
    );
    return growth === 0 ? page : createPage(growth);
  });
  const rowPadding = BLOCK_EM.pad * emSize;
  const pagePaddings = pages.map((page, pageIndex) => {
    const spareHeight = getPageHeight(pageSpace, pageIndex) - getTotalHeight(page);
    return rowPadding + Math.max(0, Math.min(MAX_EXTRA_PADDING * emSize, spareHeight / (2 * page.length)));
  });
  return { emSize, rowPadding, pagePaddings, pages };
}

/** Spreads blocks over as many pages as before, so that the fullest page is as empty as possible. No further section is split. */
function balancePages<S extends string>(
  blocks: readonly Block<S>[],
  pages: BlockPages<S>['pages'],
  pageSpace: PageSpace,
): BlockPages<S>['pages'] {
  if (pages.length === 1) return pages;
  const paginateWith = (spareShare: number) =>
    paginate(blocks, {
      ...pageSpace,
      firstPage: pageSpace.firstPage * (1 - spareShare),
      nextPages: pageSpace.nextPages * (1 - spareShare),
    });
  const blockCount = pages.flat().length;
  const spareShare = findLargestShare((share) => {
    const candidate = paginateWith(share);
    return candidate.length === pages.length && candidate.flat().length === blockCount;
  });
  return spareShare === 0 ? pages : paginateWith(spareShare);
}
