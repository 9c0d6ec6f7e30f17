import { type RefObject, useState } from 'react';

/** Scrolls by dragging with the space bar held, or with the middle button. */
export function usePan(viewport: RefObject<HTMLDivElement | null>) {
  const [isHeld, setHeld] = useState(false);
  return {
    isHeld,
    onKeyDown: (event: React.KeyboardEvent): boolean => {
      if (event.key !== ' ' || event.target !== viewport.current) return false;
      event.preventDefault();
      setHeld(true);
      return true;
    },
    onKeyUp: (event: React.KeyboardEvent) => {
      if (event.key === ' ') setHeld(false);
    },
    onBlur: () => setHeld(false),
    start: (event: React.PointerEvent) => {
      const { current } = viewport;
      if (current === null) return;
      event.preventDefault();
      const from = { x: event.clientX + current.scrollLeft, y: event.clientY + current.scrollTop };
      const move = ({ clientX, clientY }: PointerEvent) => current.scrollTo(from.x - clientX, from.y - clientY);
      const end = () => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
    },
  };
}
