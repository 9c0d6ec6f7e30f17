import { type RefObject, useEffect, useRef } from 'react';
import { clampZoom } from './geometry.ts';

/** Ctrl and the wheel zoom about the pointer. */
export function useWheelZoom(
  viewport: RefObject<HTMLDivElement | null>,
  zoom: number,
  onZoom: (zoom: number) => void,
): void {
  const latest = useRef({ zoom, onZoom });
  latest.current = { zoom, onZoom };
  useEffect(() => {
    const { current } = viewport;
    if (current === null) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { zoom: before, onZoom: change } = latest.current;
      const after = clampZoom(before * 1.0015 ** -event.deltaY);
      const rect = current.getBoundingClientRect();
      const [x, y] = [event.clientX - rect.left + current.scrollLeft, event.clientY - rect.top + current.scrollTop];
      change(after);
      const grown = after / before - 1;
      requestAnimationFrame(() => current.scrollBy(x * grown, y * grown));
    };
    current.addEventListener('wheel', wheel, { passive: false });
    return () => current.removeEventListener('wheel', wheel);
  }, [viewport]);
}
