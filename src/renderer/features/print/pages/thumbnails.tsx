import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import type { BackAdjust } from '../../../../shared/print/paper.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { CardSideImage } from '../use-printer.ts';
import { PagePreview } from './page-preview.tsx';
import css from './pages.module.css';
import type { Page } from './sections.ts';

/** The maximum width of a thumbnail in pixels. */
const MAX_WIDTH = 72;
/** The maximum height of a thumbnail in pixels. */
const MAX_HEIGHT = 96;
/** The height in pixels of the page number below a thumbnail. */
const NUMBER_HEIGHT = 24;

const getThumbnailScale = (page: Page): number => Math.min(MAX_WIDTH / page.width, MAX_HEIGHT / page.height);

interface Props {
  pages: readonly Page[];
  currentPage: number;
  sideImages: ReadonlyMap<string, CardSideImage>;
  backAdjust: BackAdjust | undefined;
  onPage(pageIndex: number): void;
  /** Receives the pages that are drawn. */
  onVisiblePages(pages: readonly Page[]): void;
}

/** The thumbnails of all pages. Pressing one scrolls to its page. */
export const Thumbnails = memo(function Thumbnails({
  pages,
  currentPage,
  sideImages,
  backAdjust,
  onPage,
  onVisiblePages,
}: Props) {
  const translate = useTranslate();
  const scroller = useRef<HTMLElement>(null);
  // biome-ignore lint/nursery/useReactCompiler: the virtualizer changes in place, and nothing here is memoized by it
  const virtualizer = useVirtualizer({
    count: pages.length,
    getScrollElement: () => scroller.current,
    estimateSize: (pageIndex) => {
      const page = pages[pageIndex];
      return page === undefined ? 0 : page.height * getThumbnailScale(page) + NUMBER_HEIGHT + 8;
    },
    getItemKey: (pageIndex) => pages[pageIndex]?.key ?? pageIndex,
    overscan: 1,
    paddingStart: 8,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new pages have new sizes
  useEffect(() => virtualizer.measure(), [pages, virtualizer]);
  useEffect(() => virtualizer.scrollToIndex(currentPage, { align: 'auto' }), [currentPage, virtualizer]);
  const visibleItems = virtualizer.getVirtualItems();
  const visibleKeys = visibleItems.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `visibleKeys` changes whenever the visible items change
  useEffect(
    () => onVisiblePages(visibleItems.flatMap(({ index }) => pages[index] ?? [])),
    [visibleKeys, pages, onVisiblePages],
  );
  return (
    <nav className={css.thumbnails} ref={scroller} aria-label={translate('print.thumbnails')}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {visibleItems.map(({ index: pageIndex, key, start: offset }) => {
          const page = pages[pageIndex];
          if (page === undefined) return null;
          const scale = getThumbnailScale(page);
          return (
            <button
              key={key}
              type="button"
              className={css.thumbnail}
              style={{ transform: `translateY(${offset}px)` }}
              aria-label={translate('print.thumbnail', { n: pageIndex + 1, caption: page.caption })}
              aria-current={pageIndex === currentPage ? 'page' : undefined}
              onClick={() => onPage(pageIndex)}
            >
              <span className={css.small} style={{ width: page.width * scale, height: page.height * scale }}>
                <PagePreview page={page} scale={scale} sideImages={sideImages} backAdjust={backAdjust} isSmall />
              </span>
              <span aria-hidden="true">{pageIndex + 1}</span>
            </button>
          );
        })}
      </div>
    </nav>
  );
});
