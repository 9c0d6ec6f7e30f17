import { type PointerEvent, useRef } from 'react';

const LONG_PRESS_MS = 450;
/** The distance in pixels that a finger may move during the press; a longer movement scrolls. */
const MAX_MOVE = 10;

/** Selects a row by a long press and suppresses the click that follows. */
export function useLongPress(
  getRowId: (target: EventTarget) => string | undefined,
  onLongPress: (rowId: string) => void,
) {
  /** The current press and its start position. */
  const pressRef = useRef<{ timer: ReturnType<typeof setTimeout>; startX: number; startY: number }>(undefined);
  const isLongRef = useRef(false);
  const stop = () => {
    clearTimeout(pressRef.current?.timer);
    pressRef.current = undefined;
  };
  return {
    /** Whether the received click ends a long press. Calling it resets the answer. */
    endsLongPress(): boolean {
      const wasLong = isLongRef.current;
      isLongRef.current = false;
      return wasLong;
    },
    handlers: {
      onPointerDownCapture(event: PointerEvent) {
        isLongRef.current = false;
        stop();
        const rowId = getRowId(event.target);
        if (event.pointerType !== 'touch' || rowId === undefined) return;
        const timer = setTimeout(() => {
          isLongRef.current = true;
          onLongPress(rowId);
        }, LONG_PRESS_MS);
        pressRef.current = { timer, startX: event.clientX, startY: event.clientY };
      },
      onPointerMoveCapture({ clientX, clientY }: PointerEvent) {
        const { startX = clientX, startY = clientY } = pressRef.current ?? {};
        if (Math.abs(clientX - startX) > MAX_MOVE || Math.abs(clientY - startY) > MAX_MOVE) stop();
      },
      onPointerUpCapture: stop,
      onPointerCancelCapture: stop,
      onContextMenu(event: { preventDefault(): void }) {
        if (isLongRef.current) event.preventDefault();
      },
    },
  };
}
