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
  /** Rows are as high as their text; `rowHeight` is an estimate. */
  measured?: boolean | undefined;
  label: string;
  /** Restores the scroll position and the opened row when the list is shown again. */
  keepsScroll?: boolean | undefined;
  /** When this changes, the list scrolls to its top. */
  filter?: unknown;
  className?: string | undefined;
  rowClassName?: string | undefined;
  /** Makes it a table: the row of its heads, which stays in sight, and how high that is. */
  head?: { readonly row: ReactNode; readonly height: number } | undefined;
  /** Arrow keys go from link to link, Home and End to the first and the last; `extends` while Shift is held. What is marked by `ROVING` is one Tab stop. */
  onGo?: ((from: number, to: number, extend: boolean) => void) | undefined;
  /** Whether arrow keys stop at an item; absent = at each. Headings between rows are none. */
  isStop?: ((item: T) => boolean) | undefined;
  row(item: T): ReactNode;
}

interface Left {
  offset: number;
  /** Key of the row that was opened. */
  opened: string | undefined;
}

/** Where each list was left, by its label, while the app is open. */
const left = new Map<string, Left>();

/** A list that draws only the rows in sight, so that thousands scroll like ten. */
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
  // Rows of another height are all measured anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the height matters
  useLayoutEffect(() => virtual.measure(), [rowHeight]);

  /** A row that an arrow key leads to is drawn first, then gets the focus. */
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
    // A row that is drawn already gets it at once.
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

/** What a row is opened by. */
const MAIN = 'a, [data-roving]';

const mainOf = (list: HTMLElement | null, row: number): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`[data-index="${row}"] :is(${MAIN})`);

const always = (): boolean => true;

/** The first stop from where a key leads on, in its direction; where there is none, the last one before. */
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

/** Where a key leads from one row of so many; undefined where it leads nowhere. */
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

/** The focused row stays rendered when it is scrolled out of sight, since its input would be lost. */
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

/** The rows in sight and one more, from the top down; `count` rows there are. The last one may just have been deleted. */
export const withRow = (rows: readonly number[], row: number | undefined, count: number): number[] =>
  row === undefined || row >= count || rows.includes(row) ? [...rows] : [...rows, row].sort((a, b) => a - b);
