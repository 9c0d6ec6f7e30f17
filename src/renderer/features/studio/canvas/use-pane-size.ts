import { type RefObject, useLayoutEffect, useState } from 'react';
import { RULER_SIZE_PX } from './geometry.ts';

/** Returns the size of the pane without its rulers, in pixels. */
export function usePaneSize(paneRef: RefObject<HTMLElement | null>): {
  readonly width: number;
  readonly height: number;
} {
  const [paneSize, setPaneSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current: paneElement } = paneRef;
    if (paneElement === null) return;
    const measurePane = () => {
      const [paneWidth, paneHeight] = [
        paneElement.clientWidth - RULER_SIZE_PX,
        paneElement.clientHeight - RULER_SIZE_PX,
      ];
      setPaneSize((previousSize) =>
        previousSize.width === paneWidth && previousSize.height === paneHeight
          ? previousSize
          : { width: paneWidth, height: paneHeight },
      );
    };
    measurePane();
    const resizeObserver = new ResizeObserver(measurePane);
    resizeObserver.observe(paneElement);
    return () => resizeObserver.disconnect();
  }, [paneRef]);
  return paneSize;
}
