import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../platform/use-latest.ts';
import { startEdgeScroll } from './edge-scroll.ts';
import { followPointer } from './pointer-drag.ts';

interface Drag {
  readonly itemId: string;
  /** The index before which the item would be dropped. */
  readonly targetIndex: number;
}

/** How a row shows a drag: the dragged item goes before or after it. */
export type DropMark = 'before' | 'after' | undefined;

/** Returns where the row shows the line for a drop: before itself, or after itself if it is the last row. */
export function getDropMark(targetIndex: number | undefined, rowIndex: number, rowCount: number): DropMark {
  if (targetIndex === rowIndex) return 'before';
  return targetIndex === rowCount && rowIndex === rowCount - 1 ? 'after' : undefined;
}

/** Counts the items of a list whose middle is above the pointer. */
const findTargetIndex = (list: HTMLElement, pointerY: number): number =>
  [...list.children].filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < pointerY;
  }).length;

/**
 * Makes a list sortable by handles: by dragging with a mouse or a finger, or with the arrow keys. Escape cancels a drag.
 *
 * @param onMove receives the index before which the item goes, counted in the current list
 */
export function useDragOrder(
  listRef: RefObject<HTMLElement | null>,
  itemIds: readonly string[],
  onMove: (itemId: string, targetIndex: number) => void,
) {
  const [currentDrag, setCurrentDrag] = useState<Drag>();
  const latestRef = useLatest({ ids: itemIds, onMove });
  const pressRef = useRef<{ readonly itemId: string; cancel(): void }>(undefined);
  useEffect(() => () => pressRef.current?.cancel(), []);
  useEffect(() => {
    const { current: press } = pressRef;
    if (press !== undefined && !itemIds.includes(press.itemId)) press.cancel();
  }, [itemIds]);
  /** Returns the handlers of an item's handle. The function never changes, so it does not cause rows to render. */
  const createHandleProps = useCallback(
    (itemId: string) => {
      const moveItem = (targetIndex: number) => {
        const { ids, onMove } = latestRef.current;
        const sourceIndex = ids.indexOf(itemId);
        // Before itself, or before the item that follows, the item would not move.
        if (
          sourceIndex >= 0 &&
          targetIndex >= 0 &&
          targetIndex <= ids.length &&
          targetIndex !== sourceIndex &&
          targetIndex !== sourceIndex + 1
        )
          onMove(itemId, targetIndex);
      };
      return {
        onPointerDown(event: PointerEvent<HTMLElement>) {
          const { current: list } = listRef;
          if (event.button !== 0 || list === null) return;
          pressRef.current?.cancel();
          event.currentTarget.setPointerCapture(event.pointerId);
          let pointerY = event.clientY;
          let stopScroll: () => void = () => undefined;
          const updateTarget = () => setCurrentDrag({ itemId, targetIndex: findTargetIndex(list, pointerY) });
          const cancel = followPointer(event, {
            onStart() {
              stopScroll = startEdgeScroll(list, () => pointerY, updateTarget);
            },
            onMove(newPointerY) {
              pointerY = newPointerY;
              updateTarget();
            },
            onEnd(isDrop) {
              stopScroll();
              pressRef.current = undefined;
              setCurrentDrag(undefined);
              if (isDrop) moveItem(findTargetIndex(list, pointerY));
            },
          });
          pressRef.current = { itemId, cancel };
        },
        onKeyDown(event: KeyboardEvent) {
          if (event.key === 'Escape' && pressRef.current?.itemId === itemId) {
            event.preventDefault();
            event.stopPropagation();
            pressRef.current.cancel();
            return;
          }
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
