import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import type { BackAdjust } from '../../../../shared/print/paper.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { ShownSide } from '../use-printer.ts';
import { PageInk } from './page-ink.tsx';
import css from './pages.module.css';
import type { Page } from './sections.ts';

/** The maximum width of a thumbnail in pixels; below are its maximum height and the height of its number. */
const WIDTH = 72;
const HEIGHT = 96;
const NUMBER = 24;

const scaleOf = (page: Page): number => Math.min(WIDTH / page.width, HEIGHT / page.height);

interface Props {
  pages: readonly Page[];
  current: number;
  cardSides: ReadonlyMap<string, ShownSide>;
  back: BackAdjust | undefined;
  onPage(page: number): void;
  /** Receives the pages that are drawn. */
  onInSight(pages: readonly Page[]): void;
}

/** The thumbnails of all pages. Pressing one scrolls to its page. */
export const Thumbnails = memo(function Thumbnails({ pages, current, cardSides, back, onPage, onInSight }: Props) {
  const translate = useTranslate();
  const scroller = useRef<HTMLElement>(null);
  // biome-ignore lint/nursery/useReactCompiler: the virtualizer changes in place, and nothing here is memoized by it
  const virtual = useVirtualizer({
    count: pages.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const page = pages[index];
      return page === undefined ? 0 : page.height * scaleOf(page) + NUMBER + 8;
    },
    getItemKey: (index) => pages[index]?.key ?? index,
    overscan: 1,
    paddingStart: 8,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new pages have new sizes
  useEffect(() => virtual.measure(), [pages, virtual]);
  useEffect(() => virtual.scrollToIndex(current, { align: 'auto' }), [current, virtual]);
  const shown = virtual.getVirtualItems();
  const key = shown.map(({ key: one }) => one).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes whenever they change
  useEffect(() => onInSight(shown.flatMap(({ index }) => pages[index] ?? [])), [key, pages, onInSight]);
  return (
    <nav className={css.thumbnails} ref={scroller} aria-label={translate('print.thumbnails')}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {shown.map(({ index, key: id, start }) => {
          const page = pages[index];
          if (page === undefined) return null;
          const scale = scaleOf(page);
          return (
            <button
              key={id}
              type="button"
              className={css.thumbnail}
              style={{ transform: `translateY(${start}px)` }}
              aria-label={translate('print.thumbnail', { n: index + 1, caption: page.caption })}
              aria-current={index === current ? 'page' : undefined}
              onClick={() => onPage(index)}
            >
              <span className={css.small} style={{ width: page.width * scale, height: page.height * scale }}>
                <PageInk page={page} scale={scale} cardSides={cardSides} back={back} isSmall />
              </span>
              <span aria-hidden="true">{index + 1}</span>
            </button>
          );
        })}
      </div>
    </nav>
  );
});
