import { type RefObject, useLayoutEffect, useState } from 'react';
import { RULER } from './geometry.ts';

/** Pixels that a pane has for the canvas beside its rulers. */
export function usePaneSize(pane: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = pane;
    if (current === null) return;
    const measure = () => {
      const [width, height] = [current.clientWidth - RULER, current.clientHeight - RULER];
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(current);
    return () => watching.disconnect();
  }, [pane]);
  return size;
}
