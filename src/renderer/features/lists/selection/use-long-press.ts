import { type PointerEvent, useRef } from 'react';

const LONG_PRESS_MS = 450;
/** The distance that a finger may move during the press. A longer movement scrolls. */
const MAX_MOVE_PX = 10;

/** Detects a long press on a row by touch. The caller ignores the click that follows a long press. */
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
    /** Returns whether the current click follows a long press. The next call returns false. */
    consumeLongPress(): boolean {
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
        if (Math.abs(clientX - startX) > MAX_MOVE_PX || Math.abs(clientY - startY) > MAX_MOVE_PX) stop();
      },
      onPointerUpCapture: stop,
      onPointerCancelCapture: stop,
    },
  };
}
