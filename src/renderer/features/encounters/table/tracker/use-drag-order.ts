import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useState } from 'react';
import { useLatest } from '../../../../platform/use-latest.ts';

interface Drag {
  readonly id: string;
  /** The index before which it would be dropped. */
  readonly to: number;
}

/**
 * Makes a list sortable by handles: by dragging with a mouse or a finger, or with the arrow keys.
 *
 * @param onMove receives the index before which the item goes, counted in the current list
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMove: (id: string, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const latestRef = useLatest({ drag, ids, onMove });
  /** Returns the handlers of an item's handle. The function never changes, so it does not cause rows to render. */
  const handle = useCallback(
    (id: string) => {
      /** Counts the items whose middle is above the pointer. */
      const placeOf = ({ clientY }: PointerEvent): number =>
        [...(list.current?.children ?? [])].filter((item) => {
          const { top, height } = item.getBoundingClientRect();
          return top + height / 2 < clientY;
        }).length;
      const move = (to: number) => {
        const { ids, onMove } = latestRef.current;
        const from = ids.indexOf(id);
        if (to >= 0 && to <= ids.length && to !== from && to !== from + 1) onMove(id, to);
      };
      return {
        onPointerDown(event: PointerEvent<HTMLElement>) {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ id, to: latestRef.current.ids.indexOf(id) });
        },
        onPointerMove(event: PointerEvent) {
          if (latestRef.current.drag?.id === id) setDrag({ id, to: placeOf(event) });
        },
        onPointerUp(event: PointerEvent) {
          if (latestRef.current.drag?.id !== id) return;
          setDrag(undefined);
          move(placeOf(event));
        },
        onPointerCancel: () => setDrag(undefined),
        onKeyDown(event: KeyboardEvent) {
          const from = latestRef.current.ids.indexOf(id);
          const to = event.key === 'ArrowUp' ? from - 1 : event.key === 'ArrowDown' ? from + 2 : undefined;
          if (to === undefined) return;
          event.preventDefault();
          move(to);
        },
      };
    },
    [list, latestRef],
  );
  return { drag, handle };
}
