import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useState } from 'react';
import { useLatest } from '../../../../platform/use-latest.ts';

interface Drag {
  readonly itemId: string;
  /** The index before which the item would be dropped. */
  readonly targetIndex: number;
}

/**
 * Makes a list sortable by handles: by dragging with a mouse or a finger, or with the arrow keys.
 *
 * @param onMove receives the index before which the item goes, counted in the current list
 */
export function useDragOrder(
  listRef: RefObject<HTMLElement | null>,
  itemIds: readonly string[],
  onMove: (itemId: string, targetIndex: number) => void,
) {
  const [currentDrag, setCurrentDrag] = useState<Drag>();
  const latestRef = useLatest({ drag: currentDrag, ids: itemIds, onMove });
  /** Returns the handlers of an item's handle. The function never changes, so it does not cause rows to render. */
  const createHandleProps = useCallback(
    (itemId: string) => {
      /** Counts the items whose middle is above the pointer. */
      const findTargetIndex = ({ clientY }: PointerEvent): number =>
        [...(listRef.current?.children ?? [])].filter((item) => {
          const { top, height } = item.getBoundingClientRect();
          return top + height / 2 < clientY;
        }).length;
      const moveItem = (targetIndex: number) => {
        const { ids, onMove } = latestRef.current;
        const sourceIndex = ids.indexOf(itemId);
        // Before itself, or before the item that follows, the item would not move.
        if (
          targetIndex >= 0 &&
          targetIndex <= ids.length &&
          targetIndex !== sourceIndex &&
          targetIndex !== sourceIndex + 1
        )
          onMove(itemId, targetIndex);
      };
      return {
        onPointerDown(event: PointerEvent<HTMLElement>) {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setCurrentDrag({ itemId, targetIndex: latestRef.current.ids.indexOf(itemId) });
        },
        onPointerMove(event: PointerEvent) {
          if (latestRef.current.drag?.itemId === itemId)
            setCurrentDrag({ itemId, targetIndex: findTargetIndex(event) });
        },
        onPointerUp(event: PointerEvent) {
          if (latestRef.current.drag?.itemId !== itemId) return;
          setCurrentDrag(undefined);
          moveItem(findTargetIndex(event));
        },
        onPointerCancel: () => setCurrentDrag(undefined),
        onKeyDown(event: KeyboardEvent) {
          const sourceIndex = latestRef.current.ids.indexOf(itemId);
          // To move down, the item goes before the item that is two places below it.
          const targetIndex =
            event.key === 'ArrowUp' ? sourceIndex - 1 : event.key === 'ArrowDown' ? sourceIndex + 2 : undefined;
          if (targetIndex === undefined) return;
          event.preventDefault();
          moveItem(targetIndex);
        },
      };
    },
    [listRef, latestRef],
  );
  return { drag: currentDrag, createHandleProps };
}
