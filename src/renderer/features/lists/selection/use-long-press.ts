import { type PointerEvent, useRef } from 'react';

const LONG_MS = 450;
/** Pixels that a finger may move meanwhile: beyond that it scrolls. */
const STILL = 10;

/** A finger that rests on a row selects it. The click that would follow does nothing. */
export function useLongPress(keyOf: (target: EventTarget) => string | undefined, onLong: (key: string) => void) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const isLong = useRef(false);
  const stop = () => {
    clearTimeout(held.current?.timer);
    held.current = undefined;
  };
  return {
    /** Whether the click that is heard ends a long press; asked once. */
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
