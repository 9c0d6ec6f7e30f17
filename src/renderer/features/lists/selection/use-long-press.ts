import { type PointerEvent, useRef } from 'react';

const LONG_MS = 450;
/** The distance in pixels that a finger may move during the press; a longer movement scrolls. */
const STILL = 10;

/** Selects a row by a long press and suppresses the click that follows. */
export function useLongPress(keyOf: (target: EventTarget) => string | undefined, onLong: (key: string) => void) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const isLong = useRef(false);
  const stop = () => {
    clearTimeout(held.current?.timer);
    held.current = undefined;
  };
  return {
    /** Whether the received click ends a long press. Calling it resets the answer. */
    endsLong(): boolean {
      const was = isLong.current;
      isLong.current = false;
      return was;
    },
    handlers: {
      onPointerDownCapture(event: PointerEvent) {
        isLong.current = false;
        stop();
        const key = keyOf(event.target);
        if (event.pointerType !== 'touch' || key === undefined) return;
        const timer = setTimeout(() => {
          isLong.current = true;
          onLong(key);
        }, LONG_MS);
        held.current = { timer, x: event.clientX, y: event.clientY };
      },
      onPointerMoveCapture({ clientX, clientY }: PointerEvent) {
        const { x = clientX, y = clientY } = held.current ?? {};
        if (Math.abs(clientX - x) > STILL || Math.abs(clientY - y) > STILL) stop();
      },
      onPointerUpCapture: stop,
      onPointerCancelCapture: stop,
      onContextMenu(event: { preventDefault(): void }) {
        if (isLong.current) event.preventDefault();
      },
    },
  };
}
