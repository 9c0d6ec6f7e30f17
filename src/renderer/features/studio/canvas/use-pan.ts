import { type RefObject, useState } from 'react';

/** Scrolls the pane while the user drags with the space bar held down or with the middle button. */
export function usePan(viewportRef: RefObject<HTMLDivElement | null>) {
  const [isSpaceHeld, setSpaceHeld] = useState(false);
  return {
    isSpaceHeld,
    onKeyDown: (event: React.KeyboardEvent): boolean => {
      if (event.key !== ' ' || event.target !== viewportRef.current) return false;
      event.preventDefault();
      setSpaceHeld(true);
      return true;
    },
    onKeyUp: (event: React.KeyboardEvent) => {
      if (event.key === ' ') setSpaceHeld(false);
    },
    onBlur: () => setSpaceHeld(false),
    startPan: (event: React.PointerEvent) => {
      const { current } = viewportRef;
      if (current === null) return;
      event.preventDefault();
      const dragStart = { x: event.clientX + current.scrollLeft, y: event.clientY + current.scrollTop };
      const scrollPane = ({ clientX, clientY }: PointerEvent) =>
        current.scrollTo(dragStart.x - clientX, dragStart.y - clientY);
      const dragController = new AbortController();
      const { signal } = dragController;
      const endPan = () => dragController.abort();
      window.addEventListener('pointermove', scrollPane, { signal });
      window.addEventListener('pointerup', endPan, { signal });
      window.addEventListener('pointercancel', endPan, { signal });
    },
  };
}
