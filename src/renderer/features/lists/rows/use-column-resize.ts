import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { MIN_COLUMN_WIDTH_PX } from './column-layout.ts';

interface ColumnResizeInput {
  getMaxWidth(columnId: string): number;
  onResizing(columnId: string, width: number): void;
  onChangeWidth(columnId: string, width: number | undefined): void;
}

/** Pixels per press of an arrow key. */
const WIDTH_STEP_PX = 16;

/** Resizes columns by their edges, or by Shift and the arrow keys on their headings. */
export function useColumnResize({ getMaxWidth, onResizing, onChangeWidth }: ColumnResizeInput) {
  const dragRef = useRef<{ startX: number; startWidth: number; draggedWidth: number | undefined }>(undefined);
  const clampWidth = (columnId: string, requestedWidth: number) =>
    Math.round(Math.max(MIN_COLUMN_WIDTH_PX, Math.min(requestedWidth, getMaxWidth(columnId))));
  return {
    resizeByKey(event: KeyboardEvent<HTMLElement>, columnId: string): void {
      const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (direction === 0 || !event.shiftKey) return;
      event.preventDefault();
      onChangeWidth(columnId, clampWidth(columnId, getColumnWidth(event.currentTarget) + direction * WIDTH_STEP_PX));
    },
    /** Returns the handlers for the edge of a column. */
    getEdgeHandlers: (columnId: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragRef.current = {
          startX: event.clientX,
          startWidth: getColumnWidth(event.currentTarget),
          draggedWidth: undefined,
        };
      },
      onPointerMove({ clientX }: PointerEvent) {
        const { current: drag } = dragRef;
        if (drag === undefined || (drag.draggedWidth === undefined && clientX === drag.startX)) return;
        drag.draggedWidth = clampWidth(columnId, drag.startWidth + clientX - drag.startX);
        onResizing(columnId, drag.draggedWidth);
      },
      onLostPointerCapture() {
        const draggedWidth = dragRef.current?.draggedWidth;
        dragRef.current = undefined;
        if (draggedWidth !== undefined) onChangeWidth(columnId, draggedWidth);
      },
      onDoubleClick: () => onChangeWidth(columnId, undefined),
    }),
  };
}

/** Returns the width in pixels of the column whose heading contains the element. */
const getColumnWidth = (element: HTMLElement): number =>
  element.closest('[data-column]')?.getBoundingClientRect().width ?? 0;
