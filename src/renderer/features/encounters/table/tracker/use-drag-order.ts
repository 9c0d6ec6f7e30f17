import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';

interface Drag {
  readonly id: string;
  /** The place before which it would be put down. */
  readonly to: number;
}

/**
 * A list that is put in order by its handles: by dragging with a mouse or a finger, or with the arrow keys.
 *
 * @param onMove hears of the place before which the item goes, counted in the list as it is
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMove: (id: string, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  /** How many items have their middle above the pointer. */
  const placeOf = ({ clientY }: PointerEvent): number =>
    [...(list.current?.children ?? [])].filter((item) => {
      const { top, height } = item.getBoundingClientRect();
      return top + height / 2 < clientY;
    }).length;
  const handle = (id: string) => {
    const from = ids.indexOf(id);
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, to: from });
      },
      onPointerMove(event: PointerEvent) {
        if (drag?.id === id) setDrag({ id, to: placeOf(event) });
      },
      onPointerUp(event: PointerEvent) {
        if (drag?.id !== id) return;
        setDrag(undefined);
        const to = placeOf(event);
        if (to !== from && to !== from + 1) onMove(id, to);
      },
      onPointerCancel: () => setDrag(undefined),
      onKeyDown(event: KeyboardEvent) {
        const to = event.key === 'ArrowUp' ? from - 1 : event.key === 'ArrowDown' ? from + 2 : undefined;
        if (to === undefined) return;
        event.preventDefault();
        if (to >= 0 && to <= ids.length) onMove(id, to);
      },
    };
  };
  return { drag, handle };
}
