import { useVirtualizer } from '@tanstack/react-virtual';
import { TriangleAlert } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ContextMenuContent, useContextMenu } from '../../../components/row-menu/use-context-menu.tsx';
import text from '../../../components/text.module.css';
import { useCommit } from '../../../platform/use-latest.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { PrintSettings } from '../options/print-settings.ts';
import type { CardSideId } from '../print-messages.ts';
import type { CardSideImage } from '../use-printer.ts';
import { PagePreview } from './page-preview.tsx';
import css from './pages.module.css';
import { PagesBar } from './pages-bar.tsx';
import type { DeckCard, Page, Section } from './sections.ts';
import { hasDrawnCards } from './sheet-preview.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { CAPTION_HEIGHT, computeScale, getNextZoom, PAGE_MARGIN, scaleToPercent, type Zoom } from './zoom.ts';

/** Lets other components scroll to a page. */
export interface PagesHandle {
  scrollToPage(pageIndex: number): void;
}

interface Props {
  sections: readonly Section[];
  pages: readonly Page[];
  settings: PrintSettings;
  zoom: Zoom;
  sideImages: ReadonlyMap<string, CardSideImage>;
  onZoom(zoom: Zoom): void;
  onVisibleSides(visibleSides: readonly CardSideId[]): void;
  /** Returns the menu of a card on a page, or undefined if it has none. */
  getCardMenu(deckCard: DeckCard, side: 'front' | 'back'): ContextMenuContent | undefined;
  ref: Ref<PagesHandle>;
}

type PaneRow =
  | { readonly kind: 'page'; readonly page: Page; readonly pageIndex: number }
  | { readonly kind: 'note'; readonly section: Section };

/** The height in pixels of a message that replaces pages. */
const NOTE_HEIGHT = 76;

function createRows(sections: readonly Section[]): PaneRow[] {
  let nextIndex = 0;
  return sections.flatMap((section): PaneRow[] => {
    if (section.note !== undefined) return [{ kind: 'note', section }];
    return section.pages.map((page) => ({ kind: 'page', page, pageIndex: nextIndex++ }));
  });
}

/** Shows all pages one below another as they will be printed, with a zoom and thumbnails. */
export const PagesPane = memo(function PagesPane(props: Props) {
  const translate = useTranslate();
  const { sections, pages, settings, zoom, sideImages, onZoom, onVisibleSides, getCardMenu, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const paneSize = useElementSize(scroller);
  const rows = useMemo(() => createRows(sections), [sections]);
  const getScale = useCallback((page: Page) => computeScale(zoom, page, paneSize), [zoom, paneSize]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (rowIndex) => {
      const row = rows[rowIndex];
      return row?.kind === 'page' ? row.page.height * getScale(row.page) + CAPTION_HEIGHT + PAGE_MARGIN : NOTE_HEIGHT;
    },
    getItemKey: (rowIndex) => {
      const row = rows[rowIndex];
      return row?.kind === 'page' ? row.page.key : `note ${row?.section.printKinds.join()}`;
    },
    overscan: 1,
    paddingStart: PAGE_MARGIN,
  });
  const visibleItems = virtualizer.getVirtualItems();
  // The current page is the one that covers the point at a third of the pane's height.
  const focusOffset = (virtualizer.scrollOffset ?? 0) + paneSize.height / 3;
  const currentItem = visibleItems.find(({ end }) => end > focusOffset) ?? visibleItems.at(-1);
  const currentRow = rows[currentItem?.index ?? 0];
  const currentPage = currentRow?.kind === 'page' ? currentRow.pageIndex : 0;
  const latest = useRef({ rows, anchorIndex: 0, getScale });
  // Directly after a zoom, the scroll offset is still that of the old scale and points at another row. The view then stays at the
  // row that was current before the zoom.
  const anchorIndex = latest.current.getScale === getScale ? (currentItem?.index ?? 0) : latest.current.anchorIndex;
  useCommit(latest, { rows, anchorIndex, getScale });

  const scrollToPage = useCallback(
    (pageIndex: number) => {
      const targetRow = latest.current.rows.findIndex(
        (candidate) => candidate.kind === 'page' && candidate.pageIndex === pageIndex,
      );
      if (targetRow >= 0) virtualizer.scrollToIndex(targetRow, { align: 'start' });
    },
    [virtualizer],
  );
  useImperativeHandle(ref, () => ({ scrollToPage }), [scrollToPage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights of all rows depend on the scale
  useEffect(() => {
    const { anchorIndex } = latest.current;
    virtualizer.measure();
    if (anchorIndex > 0) virtualizer.scrollToIndex(anchorIndex, { align: 'start' });
    // Pages are centered on the widest page, so a narrow pane would otherwise show the empty space beside narrower pages.
    const scrollElement = scroller.current;
    if (scrollElement !== null) scrollElement.scrollLeft = (scrollElement.scrollWidth - scrollElement.clientWidth) / 2;
  }, [getScale, virtualizer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows have new heights
  useEffect(() => virtualizer.measure(), [rows, virtualizer]);

  const [thumbnailPages, setThumbnailPages] = useState<readonly Page[]>([]);
  const visiblePages = visibleItems.flatMap(({ index }) => {
    const visibleRow = rows[index];
    return visibleRow?.kind === 'page' ? [visibleRow.page] : [];
  });
  const visibleSides = useMemo(
    () => [...visiblePages, ...thumbnailPages].flatMap(listCardSides),
    [visiblePages, thumbnailPages],
  );
  const sidesKey = visibleSides
    .map(({ what: printKind, card: cardIndex, side }) => `${printKind}${cardIndex}${side}`)
    .join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes whenever the sides change
  useEffect(() => onVisibleSides(visibleSides), [sidesKey, onVisibleSides]);

  const findCardMenu = (target: Element): ContextMenuContent | undefined => {
    const page = pages[Number(target.closest<HTMLElement>('[data-page]')?.dataset.page) - 1];
    const slotIndex = target.closest<SVGElement>('[data-slot]')?.dataset.slot;
    if (page?.kind !== 'sheet' || slotIndex === undefined) return undefined;
    const slot = page.sheet.slots[Number(slotIndex)];
    const deckCard = slot === undefined ? undefined : page.deck[slot.card];
    return slot === undefined || deckCard === undefined ? undefined : getCardMenu(deckCard, slot.side);
  };
  const { onContextMenu, contextMenu } = useContextMenu(findCardMenu);
  const zoomPercent = currentRow?.kind === 'page' ? scaleToPercent(getScale(currentRow.page)) : 100;
  const stepZoom = (direction: 1 | -1) => onZoom(getNextZoom(zoomPercent, direction));
  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') stepZoom(1);
    else if (event.key === '-') stepZoom(-1);
    else if (event.key === '0') onZoom('page');
    else return;
    event.preventDefault();
  }
  const contentWidth = Math.max(0, ...visiblePages.map((page) => page.width * getScale(page) + 2 * PAGE_MARGIN));

  return (
    <section className={css.pane} aria-label={translate('print.preview')}>
      <PagesBar
        pageIndex={currentPage}
        pageCount={pages.length}
        zoom={zoom}
        zoomPercent={zoomPercent}
        onZoom={onZoom}
        onStep={stepZoom}
        onPage={scrollToPage}
      />
      <div className={css.body}>
        {pages.length > 1 ? (
          <Thumbnails
            pages={pages}
            currentPage={currentPage}
            sideImages={sideImages}
            backAdjust={getBackAdjust(settings)}
            onPage={scrollToPage}
            onVisiblePages={setThumbnailPages}
          />
        ) : null}
        <section
          className={css.scroller}
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
          tabIndex={0}
          aria-label={translate('print.pagesList')}
          onKeyDown={handleKey}
          onContextMenu={onContextMenu}
          onDoubleClick={({ target }) =>
            findCardMenu(target as Element)
              ?.actions.find(({ id }) => id === 'enlarge-card')
              ?.run()
          }
        >
          <div style={{ height: virtualizer.getTotalSize(), minWidth: contentWidth, position: 'relative' }}>
            {visibleItems.map(({ index, key, start: offset }) => {
              const visibleRow = rows[index];
              if (visibleRow === undefined) return null;
              return (
                <div key={key} className={css.row} style={{ transform: `translateY(${offset}px)` }}>
                  {visibleRow.kind === 'note' ? (
                    <Note section={visibleRow.section} />
                  ) : (
                    <PageFigure
                      page={visibleRow.page}
                      pageIndex={visibleRow.pageIndex}
                      scale={getScale(visibleRow.page)}
                      sideImages={sideImages}
                      settings={settings}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </section>
      </div>
      {contextMenu}
    </section>
  );
});

interface PageFigureProps {
  page: Page;
  pageIndex: number;
  scale: number;
  sideImages: ReadonlyMap<string, CardSideImage>;
  settings: PrintSettings;
}

function PageFigure({ page, pageIndex, scale, sideImages, settings }: PageFigureProps) {
  return (
    <figure className={css.page} data-page={pageIndex + 1} style={{ width: page.width * scale }}>
      <div className={css.paper} style={{ height: page.height * scale }}>
        <PagePreview page={page} scale={scale} sideImages={sideImages} backAdjust={getBackAdjust(settings)} />
      </div>
      <figcaption>{page.caption}</figcaption>
    </figure>
  );
}

function Note({ section: { label, note } }: { section: Section }) {
  const translate = useTranslate();
  if (note === undefined) return null;
  if (note.kind === 'problem') {
    return (
      <p className={css.problem} role="alert">
        <TriangleAlert aria-hidden /> {translate('print.partNote', { part: label, note: note.text })}
      </p>
    );
  }
  return <p className={`${css.note} ${text.quiet}`}>{translate('print.partNote', { part: label, note: note.text })}</p>;
}

/** Returns the adjustment of backs. Pages of single cards have no backs that could be misaligned with their fronts. */
const getBackAdjust = ({ paper, back }: PrintSettings) => (paper === 'card' ? undefined : back);

function listCardSides(page: Page): CardSideId[] {
  if (page.kind !== 'sheet' || !hasDrawnCards(page.sheet)) return [];
  const { deck, sheet } = page;
  return sheet.slots.flatMap(({ card: deckIndex, side }) => {
    const deckCard = deck[deckIndex];
    return deckCard === undefined ? [] : [{ what: deckCard.printKind, card: deckCard.card, side }];
  });
}

const NO_SIZE = { width: 0, height: 0 };

function useElementSize(elementRef: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState(NO_SIZE);
  useEffect(() => {
    const { current: element } = elementRef;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((previous) => (previous.width === width && previous.height === height ? previous : { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef]);
  return size;
}
