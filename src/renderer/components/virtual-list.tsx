import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props<T> {
  items: readonly T[];
  keyOf(item: T): string;
  rowHeight: number;
  label: string;
  /** Whoever comes back finds the list where it was left, and the row that was opened. */
  remembers?: boolean | undefined;
  /** Another one of these is another list, which begins at its top. */
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
  const { items, keyOf, rowHeight, label, remembers, filter, className, rowClassName, row } = props;
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    overscan: 8,
    initialOffset: remembers === true ? (left.get(label)?.offset ?? 0) : 0,
  });
  useEffect(() => {
    const element = scroller.current;
    const place = left.get(label);
    if (remembers !== true || element === null) return;
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
  }, [label, remembers]);
  const filtered = useRef(filter);
  useEffect(() => {
    if (filtered.current !== filter) scroller.current?.scrollTo({ top: 0 });
    filtered.current = filter;
  }, [filter]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <section className={className} ref={scroller} tabIndex={0} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list style some readers forget that this is a list */}
      <ul role="list" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, key, start, size }) => (
          <li
            key={key}
            data-key={key}
            className={rowClassName}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ position: 'absolute', insetInline: 0, height: size, transform: `translateY(${start}px)` }}
          >
            {row(items[index] as T)}
          </li>
        ))}
      </ul>
    </section>
  );
}
