import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { LEAST_WIDTH } from './columns.ts';

interface Input {
  mostWidth(id: string): number;
  onResizing(id: string, width: number): void;
  onWidth(id: string, width: number | undefined): void;
}

/** Pixels per press of an arrow key. */
const STEP = 16;

/** Resizes columns by their edges, or by Shift and the arrow keys on their headings. */
export function useResize({ mostWidth, onResizing, onWidth }: Input) {
  const drag = useRef<{ x: number; start: number; width: number | undefined }>(undefined);
  const within = (id: string, width: number) => Math.round(Math.max(LEAST_WIDTH, Math.min(width, mostWidth(id))));
  return {
    press(event: KeyboardEvent<HTMLElement>, id: string): void {
      const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (way === 0 || !event.shiftKey) return;
      event.preventDefault();
      onWidth(id, within(id, widthAt(event.currentTarget) + way * STEP));
    },
    /** Returns the handlers for the edge of a column. */
    edge: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, start: widthAt(event.currentTarget), width: undefined };
      },
      onPointerMove({ clientX }: PointerEvent) {
        const { current } = drag;
        if (current === undefined || (current.width === undefined && clientX === current.x)) return;
        current.width = within(id, current.start + clientX - current.x);
        onResizing(id, current.width);
      },
      onLostPointerCapture() {
        const width = drag.current?.width;
        drag.current = undefined;
        if (width !== undefined) onWidth(id, width);
      },
      onDoubleClick: () => onWidth(id, undefined),
    }),
  };
}

/** Returns the width in pixels of the column whose heading contains the element. */
const widthAt = (element: HTMLElement): number => element.closest('[data-column]')?.getBoundingClientRect().width ?? 0;
