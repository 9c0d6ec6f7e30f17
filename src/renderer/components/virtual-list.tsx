import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';

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
  const { items, keyOf, rowHeight, measured, label, keepsScroll, filter, className, rowClassName, row } = props;
  const scroller = useRef<HTMLElement>(null);
  const focused = useFocusedRow();
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    overscan: 8,
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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <section className={className} ref={scroller} tabIndex={0} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list style some readers forget that this is a list */}
      <ul role="list" style={{ height: virtual.getTotalSize(), position: 'relative' }} {...focused.handlers}>
        {virtual.getVirtualItems().map(({ index, key, start, size }) => (
          <li
            key={key}
            data-key={key}
            data-index={index}
            ref={measured === true ? virtual.measureElement : undefined}
            className={rowClassName}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{
              position: 'absolute',
              insetInline: 0,
              transform: `translateY(${start}px)`,
              ...(measured === true ? {} : { height: size }),
            }}
          >
            {row(items[index] as T)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The focused row stays rendered when it is scrolled out of sight, since its input would be lost. */
function useFocusedRow() {
  const index = useRef<number>(undefined);
  const rangeExtractor = useCallback(
    (range: Range) => withRow(defaultRangeExtractor(range), index.current, range.count),
    [],
  );
  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-index]');
    index.current = row === null ? undefined : Number(row.dataset.index);
  };
  const onBlur = () => {
    index.current = undefined;
  };
  return { rangeExtractor, handlers: { onFocus, onBlur } };
}

/** The rows in sight and one more, from the top down; `count` rows there are. The last one may just have been deleted. */
export const withRow = (rows: readonly number[], row: number | undefined, count: number): number[] =>
  row === undefined || row >= count || rows.includes(row) ? [...rows] : [...rows, row].sort((a, b) => a - b);
