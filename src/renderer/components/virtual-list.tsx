import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { ROW_GROUP_ROLE, ROW_ROLE, TABLE_ROLE } from './table-roles.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface Props<Item> {
  items: readonly Item[];
  getKey(item: Item): string;
  rowHeight: number;
  /** Whether the height of each row is measured; `rowHeight` is then an estimate. */
  hasMeasuredRows?: boolean | undefined;
  label: string;
  /** Whether a list that is shown again restores its scroll position and focuses the row that the user had opened. */
  restoresScroll?: boolean | undefined;
  /** When this changes, the list scrolls to its top. */
  scrollResetKey?: unknown;
  className?: string | undefined;
  rowClassName?: string | undefined;
  /** Turns the list into a table. `row` is the header row, which stays visible, and `height` is its height in pixels. */
  header?: { readonly row: ReactNode; readonly height: number } | undefined;
  /**
   * Called when the focus moves from one row to another: arrow keys go from link to link, Home and End to the first and the
   * last. `extendsSelection` is true while Shift is pressed. All controls with `ROVING_PROPS` are one Tab stop.
   */
  onFocusMove?: ((fromIndex: number, toIndex: number, extendsSelection: boolean) => void) | undefined;
  /** Whether arrow keys stop at an item. By default they stop at every item. Lists use this to skip headings between rows. */
  isFocusable?: ((item: Item) => boolean) | undefined;
  renderRow(item: Item): ReactNode;
}

interface SavedPosition {
  scrollOffset: number;
  /** The key of the row that was opened. */
  openedKey: string | undefined;
}

/** The last position in each list, by its label, while the app is open. */
const savedPositions = new Map<string, SavedPosition>();

/** A list that renders only the visible rows, so that thousands of rows scroll smoothly. */
export function VirtualList<Item>(props: Props<Item>) {
  const {
    items,
    getKey,
    rowHeight,
    hasMeasuredRows,
    label,
    restoresScroll,
    scrollResetKey,
    className,
    rowClassName,
    header,
    renderRow,
  } = props;
  const scrollContainer = useRef<HTMLElement>(null);
  const focusedRow = useFocusedRow(useRovingFocus(scrollContainer).onFocus);
  const headerHeight = header?.height ?? 0;
  // biome-ignore lint/nursery/useReactCompiler: the virtualizer changes in place, and nothing here is memoized by it
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollContainer.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => getKey(items[index] as Item),
    overscan: 8,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    rangeExtractor: focusedRow.rangeExtractor,
    initialOffset: restoresScroll === true ? (savedPositions.get(label)?.scrollOffset ?? 0) : 0,
  });
  // Focuses the row that the user had opened, and saves the position while the list is shown.
  useEffect(() => {
    const container = scrollContainer.current;
    const savedPosition = savedPositions.get(label);
    if (restoresScroll !== true || container === null) return;
    const { openedKey = '' } = savedPosition ?? {};
    savedPositions.set(label, { scrollOffset: savedPosition?.scrollOffset ?? 0, openedKey: undefined });
    const focusRequest = requestAnimationFrame(() => {
      const rowLink =
        openedKey === '' ? null : container.querySelector<HTMLElement>(`[data-key="${CSS.escape(openedKey)}"] a`);
      rowLink?.focus({ preventScroll: true });
    });
    const saveScrollPosition = () =>
      savedPositions.set(label, { openedKey: undefined, scrollOffset: container.scrollTop });
    const saveOpenedRow = (event: Event) => {
      const clickedKey = (event.target as Element).closest('a')?.closest<HTMLElement>('[data-key]')?.dataset.key;
      savedPositions.set(label, { scrollOffset: container.scrollTop, openedKey: clickedKey });
    };
    container.addEventListener('scroll', saveScrollPosition);
    container.addEventListener('click', saveOpenedRow);
    return () => {
      cancelAnimationFrame(focusRequest);
      container.removeEventListener('scroll', saveScrollPosition);
      container.removeEventListener('click', saveOpenedRow);
    };
  }, [label, restoresScroll]);
  const lastResetKey = useRef(scrollResetKey);
  useEffect(() => {
    if (lastResetKey.current !== scrollResetKey) scrollContainer.current?.scrollTo({ top: 0 });
    lastResetKey.current = scrollResetKey;
  }, [scrollResetKey]);
  // When the row height changes, all rows are measured again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the height matters
  useLayoutEffect(() => virtualizer.measure(), [rowHeight]);

  /** The index of the row that an arrow key leads to. It is rendered first, then focused. */
  const pendingFocusIndex = useRef<number>(undefined);
  useEffect(() => {
    if (pendingFocusIndex.current === undefined) return;
    const rowLink = findRowLink(scrollContainer.current, pendingFocusIndex.current);
    if (rowLink == null) return;
    pendingFocusIndex.current = undefined;
    rowLink.focus({ preventScroll: true });
  });
  const { onFocusMove, isFocusable = isAlwaysFocusable } = props;
  function moveFocus(event: KeyboardEvent) {
    const currentLink = event.target as HTMLElement;
    if (
      onFocusMove === undefined ||
      !currentLink.matches(ROW_LINK_SELECTOR) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    const currentIndex = Number(currentLink.closest<HTMLElement>('[data-index]')?.dataset.index);
    const rowsPerPage = Math.max(1, Math.floor((scrollContainer.current?.clientHeight ?? 0) / rowHeight) - 1);
    const requestedIndex = getRequestedIndex(event.key, currentIndex, items.length, rowsPerPage);
    const nextIndex =
      requestedIndex === undefined ? undefined : findNearestFocusable(items, requestedIndex, currentIndex, isFocusable);
    if (nextIndex === undefined || nextIndex === currentIndex) return;
    event.preventDefault();
    pendingFocusIndex.current = nextIndex;
    virtualizer.scrollToIndex(nextIndex);
    onFocusMove(currentIndex, nextIndex, event.shiftKey);
    // A row that is already rendered gets the focus at once.
    const rowLink = findRowLink(scrollContainer.current, nextIndex);
    if (rowLink != null) {
      pendingFocusIndex.current = undefined;
      rowLink.focus({ preventScroll: true });
    }
  }

  const isTable = header !== undefined;
  const RowElement = isTable ? 'div' : 'li';
  const renderedRows = virtualizer.getVirtualItems().map(({ index, key: rowKey, start, size }) => (
    <RowElement
      key={rowKey}
      data-key={rowKey}
      data-index={index}
      ref={hasMeasuredRows === true ? virtualizer.measureElement : undefined}
      className={rowClassName}
      // In a table, the header is row 1.
      {...(isTable
        ? { ...ROW_ROLE, 'aria-rowindex': index + 2 }
        : { 'aria-setsize': items.length, 'aria-posinset': index + 1 })}
      style={{
        position: 'absolute',
        insetInline: 0,
        transform: `translateY(${start - headerHeight}px)`,
        ...(hasMeasuredRows === true ? {} : { height: size }),
      }}
    >
      {renderRow(items[index] as Item)}
    </RowElement>
  ));
  const totalHeight = virtualizer.getTotalSize();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <section className={className} ref={scrollContainer} tabIndex={0} aria-label={label} onKeyDown={moveFocus}>
      {isTable ? (
        <div {...TABLE_ROLE} {...{ 'aria-label': label, 'aria-rowcount': items.length + 1 }}>
          <div {...ROW_GROUP_ROLE} style={{ display: 'contents' }}>
            {header.row}
          </div>
          <div {...ROW_GROUP_ROLE} style={{ height: totalHeight, position: 'relative' }} {...focusedRow.handlers}>
            {renderedRows}
          </div>
        </div>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: without list style some readers forget that this is a list
        <ul role="list" style={{ height: totalHeight, position: 'relative' }} {...focusedRow.handlers}>
          {renderedRows}
        </ul>
      )}
    </section>
  );
}

/** Selects the control that opens a row. */
const ROW_LINK_SELECTOR = 'a, [data-roving]';

const findRowLink = (container: HTMLElement | null, rowIndex: number): HTMLElement | null | undefined =>
  container?.querySelector<HTMLElement>(`[data-index="${rowIndex}"] :is(${ROW_LINK_SELECTOR})`);

const isAlwaysFocusable = (): boolean => true;

/**
 * Returns the index of the focusable row nearest to the requested row. Searches from the requested row away from the current
 * row first, then back.
 */
function findNearestFocusable<Item>(
  items: readonly Item[],
  requestedIndex: number,
  currentIndex: number,
  isFocusable: (item: Item) => boolean,
): number | undefined {
  const step = requestedIndex < currentIndex ? -1 : 1;
  for (const direction of [step, -step]) {
    for (let index = requestedIndex; index >= 0 && index < items.length; index += direction)
      if (isFocusable(items[index] as Item)) return index;
  }
  return undefined;
}

/** Returns the index of the row that a key leads to, or undefined for other keys. */
function getRequestedIndex(
  pressedKey: string,
  currentIndex: number,
  rowCount: number,
  rowsPerPage: number,
): number | undefined {
  const lastIndex = rowCount - 1;
  switch (pressedKey) {
    case 'ArrowDown':
      return Math.min(currentIndex + 1, lastIndex);
    case 'ArrowUp':
      return Math.max(currentIndex - 1, 0);
    case 'PageDown':
      return Math.min(currentIndex + rowsPerPage, lastIndex);
    case 'PageUp':
      return Math.max(currentIndex - rowsPerPage, 0);
    case 'Home':
      return 0;
    case 'End':
      return lastIndex;
    default:
      return undefined;
  }
}

/** Keeps the focused row rendered when it is scrolled out of sight, so that it keeps the focus and the text in its input. */
function useFocusedRow(onRovingFocus: (event: FocusEvent) => void) {
  const focusedIndex = useRef<number>(undefined);
  const rangeExtractor = useCallback(
    (range: Range) => addRow(defaultRangeExtractor(range), focusedIndex.current, range.count),
    [],
  );
  const onFocus = (event: FocusEvent) => {
    const rowElement = event.target.closest<HTMLElement>('[data-index]');
    focusedIndex.current = rowElement === null ? undefined : Number(rowElement.dataset.index);
    onRovingFocus(event);
  };
  const onBlur = () => {
    focusedIndex.current = undefined;
  };
  return { rangeExtractor, handlers: { onFocus, onBlur } };
}

/**
 * Adds the focused row to the indexes of the visible rows, in ascending order. The index is ignored if the list has become
 * too short for it, since the focused row may just have been deleted.
 */
export const addRow = (
  visibleIndexes: readonly number[],
  focusedIndex: number | undefined,
  rowCount: number,
): number[] =>
  focusedIndex === undefined || focusedIndex >= rowCount || visibleIndexes.includes(focusedIndex)
    ? [...visibleIndexes]
    : [...visibleIndexes, focusedIndex].sort((a, b) => a - b);
