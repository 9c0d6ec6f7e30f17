import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';

interface Props<T> {
  items: readonly T[];
  keyOf(item: T): string;
  rowHeight: number;
  label: string;
  className?: string | undefined;
  rowClassName?: string | undefined;
  row(item: T): ReactNode;
}

/** A list that draws only the rows in sight, so that thousands scroll like ten. */
export function VirtualList<T>({ items, keyOf, rowHeight, label, className, rowClassName, row }: Props<T>) {
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    overscan: 8,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <section className={className} ref={scroller} tabIndex={0} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list style some readers forget that this is a list */}
      <ul role="list" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, key, start, size }) => (
          <li
            key={key}
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
