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
import { useRoving } from './roving.ts';
import { ROW, ROW_GROUP, TABLE } from './table-roles.ts';

interface Props<T> {
  items: readonly T[];
  keyOf(item: T): string;
  rowHeight: number;
  /** Whether the height of each row is measured; `rowHeight` is then an estimate. */
  measured?: boolean | undefined;
  label: string;
  /** Restores the scroll position and the opened row when the list is shown again. */
  keepsScroll?: boolean | undefined;
  /** When this changes, the list scrolls to its top. */
  filter?: unknown;
  className?: string | undefined;
  rowClassName?: string | undefined;
  /** Turns the list into a table. `row` is the header row, which stays visible, and `height` is its height in pixels. */
  head?: { readonly row: ReactNode; readonly height: number } | undefined;
  /**
   * Called when the focus moves from one row to another: arrow keys go from link to link, Home and End to the first and the
   * last. `extend` is true while Shift is pressed. All controls marked by `ROVING` are one Tab stop.
   */
  onGo?: ((from: number, to: number, extend: boolean) => void) | undefined;
  /** Whether arrow keys stop at an item. By default they stop at each one; headings between rows are skipped. */
  isStop?: ((item: T) => boolean) | undefined;
  row(item: T): ReactNode;
}

interface Left {
  offset: number;
  /** The key of the row that was opened. */
  opened: string | undefined;
}

/** The last position in each list, by its label, while the app is open. */
const left = new Map<string, Left>();

/** A list that renders only the visible rows, so that thousands of rows scroll smoothly. */
export function VirtualList<T>(props: Props<T>) {
  const { items, keyOf, rowHeight, measured, label, keepsScroll, filter, className, rowClassName, head, row } = props;
  const scroller = useRef<HTMLElement>(null);
  const focused = useFocusedRow(useRoving(scroller).onFocus);
  const headHeight = head?.height ?? 0;
  // biome-ignore lint/nursery/useReactCompiler: the virtualizer changes in place, and nothing here is memoized by it
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    overscan: 8,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: focused.rangeExtractor,
    initialOffset: keepsScroll === true ? (left.get(label)?.offset ?? 0) : 0,
  });
  useEffect(() => {
    const element = scroller.current;
    const place = left.get(label);
    if (keepsScroll !== true || element === null) return;
    const { opened = '' } = place ?? {};
    left.set(label, { offset: place?.offset ?? 0, opened: undefined });
    const back = requestAnimationFrame(() => {
      const link = opened === '' ? null : element.querySelector<HTMLElement>(`[data-key="${CSS.escape(opened)}"] a`);
      link?.focus({ preventScroll: true });
    });
    const scrolled = () => left.set(label, { opened: undefined, offset: element.scrollTop });
    const clicked = (event: Event) => {
      const key = (event.target as Element).closest('a')?.closest<HTMLElement>('[data-key]')?.dataset.key;
      left.set(label, { offset: element.scrollTop, opened: key });
    };
    element.addEventListener('scroll', scrolled);
    element.addEventListener('click', clicked);
    return () => {
      cancelAnimationFrame(back);
      element.removeEventListener('scroll', scrolled);
      element.removeEventListener('click', clicked);
    };
  }, [label, keepsScroll]);
  const filtered = useRef(filter);
  useEffect(() => {
    if (filtered.current !== filter) scroller.current?.scrollTo({ top: 0 });
    filtered.current = filter;
  }, [filter]);
  // When the row height changes, all rows are measured again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the height matters
  useLayoutEffect(() => virtual.measure(), [rowHeight]);

  /** The index of the row that an arrow key leads to. It is rendered first, then focused. */
  const going = useRef<number>(undefined);
  useEffect(() => {
    if (going.current === undefined) return;
    const link = mainOf(scroller.current, going.current);
    if (link == null) return;
    going.current = undefined;
    link.focus({ preventScroll: true });
  });
  const { onGo, isStop = always } = props;
  function press(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    if (onGo === undefined || !target.matches(MAIN) || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const aim = goal(event.key, from, items.length, page);
    const to = aim === undefined ? undefined : nearestStop(items, aim, from, isStop);
    if (to === undefined || to === from) return;
    event.preventDefault();
    going.current = to;
    virtual.scrollToIndex(to);
    onGo(from, to, event.shiftKey);
    // A row that is already rendered gets the focus at once.
    const link = mainOf(scroller.current, to);
    if (link != null) {
      going.current = undefined;
      link.focus({ preventScroll: true });
    }
  }

  const isTable = head !== undefined;
  const Row = isTable ? 'div' : 'li';
  const drawn = virtual.getVirtualItems().map(({ index, key, start, size }) => (
    <Row
      key={key}
      data-key={key}
      data-index={index}
      ref={measured === true ? virtual.measureElement : undefined}
      className={rowClassName}
      {...(isTable
        ? { ...ROW, 'aria-rowindex': index + 2 }
        : { 'aria-setsize': items.length, 'aria-posinset': index + 1 })}
      style={{
        position: 'absolute',
        insetInline: 0,
        transform: `translateY(${start - headHeight}px)`,
        ...(measured === true ? {} : { height: size }),
      }}
    >
      {row(items[index] as T)}
    </Row>
  ));
  const height = virtual.getTotalSize();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <section className={className} ref={scroller} tabIndex={0} aria-label={label} onKeyDown={press}>
      {isTable ? (
        <div {...TABLE} {...{ 'aria-label': label, 'aria-rowcount': items.length + 1 }}>
          <div {...ROW_GROUP} style={{ display: 'contents' }}>
            {head.row}
          </div>
          <div {...ROW_GROUP} style={{ height, position: 'relative' }} {...focused.handlers}>
            {drawn}
          </div>
        </div>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: without list style some readers forget that this is a list
        <ul role="list" style={{ height, position: 'relative' }} {...focused.handlers}>
          {drawn}
        </ul>
      )}
    </section>
  );
}

/** Selects the control that opens a row. */
const MAIN = 'a, [data-roving]';

const mainOf = (list: HTMLElement | null, row: number): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`[data-index="${row}"] :is(${MAIN})`);

const always = (): boolean => true;

/** Returns the first stop after a row in the given direction, or the last one before that row if there is none. */
function nearestStop<T>(
  items: readonly T[],
  aim: number,
  from: number,
  isStop: (item: T) => boolean,
): number | undefined {
  const step = aim < from ? -1 : 1;
  for (const way of [step, -step]) {
    for (let at = aim; at >= 0 && at < items.length; at += way) if (isStop(items[at] as T)) return at;
  }
  return undefined;
}

/** Returns the index of the row that a key leads to, or undefined. `count` is the number of rows. */
function goal(key: string, from: number, count: number, page: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, last);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'PageDown':
      return Math.min(from + page, last);
    case 'PageUp':
      return Math.max(from - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Keeps the focused row rendered when it is scrolled out of sight, since its input would be lost otherwise. */
function useFocusedRow(onStop: (event: FocusEvent) => void) {
  const index = useRef<number>(undefined);
  const rangeExtractor = useCallback(
    (range: Range) => withRow(defaultRangeExtractor(range), index.current, range.count),
    [],
  );
  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-index]');
    index.current = row === null ? undefined : Number(row.dataset.index);
    onStop(event);
  };
  const onBlur = () => {
    index.current = undefined;
  };
  return { rangeExtractor, handlers: { onFocus, onBlur } };
}

/**
 * Adds one row to the visible rows, in ascending order. A row that is not below `count` is ignored, since it may just have
 * been deleted.
 */
export const withRow = (rows: readonly number[], row: number | undefined, count: number): number[] =>
  row === undefined || row >= count || rows.includes(row) ? [...rows] : [...rows, row].sort((a, b) => a - b);
