import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../../../shared/display/matrix.ts';
import { getBoundsAround, getElementBox } from '../../../../shared/studio/elements.ts';
import { type Address, findElements, type StudioView } from '../../../../shared/studio/view.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { type AxisLayout, clampZoom, computeScrollOffset, getPositionUnderPixel, RULER_SIZE_PX } from './geometry.ts';

interface SteadyZoomOptions {
  readonly zoom: number;
  onZoom(zoom: number): void;
  readonly horizontal: AxisLayout;
  readonly vertical: AxisLayout;
  readonly studioView: StudioView;
  readonly selection: readonly Address[];
}

/**
 * Keeps one point of the card in place while the zoom changes. Ctrl and the wheel keep the point under the pointer in place. Buttons and
 * keys keep the center of the selection in place if it is visible, otherwise the center of the pane.
 */
export function useSteadyZoom(viewportRef: RefObject<HTMLDivElement | null>, options: SteadyZoomOptions): void {
  const latestRef = useLatest(options);
  const pointerRef = useRef<Point>(undefined);
  useEffect(() => {
    const { current: pane } = viewportRef;
    if (pane === null) return;
    const zoomByWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { zoom, onZoom } = latestRef.current;
      const paneRect = pane.getBoundingClientRect();
      pointerRef.current = { x: event.clientX - paneRect.left, y: event.clientY - paneRect.top };
      // One notch of a wheel is about 100 pixels, which changes the zoom by a factor of 1.16.
      onZoom(clampZoom(zoom * 1.0015 ** -event.deltaY));
    };
    pane.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => pane.removeEventListener('wheel', zoomByWheel);
  }, [viewportRef, latestRef]);

  // Both axes have the same scale.
  const { scale, trimOffset: horizontalOffset } = options.horizontal;
  const { trimOffset: verticalOffset } = options.vertical;
  const layoutRef = useRef({ x: options.horizontal, y: options.vertical });
  // The scroll offset before a change of the zoom. The browser clamps the actual offset as soon as the canvas has its new size.
  const scrollRef = useRef<Point>({ x: 0, y: 0 });
  useEffect(() => {
    const { current: pane } = viewportRef;
    if (pane === null) return;
    const saveScroll = () => {
      scrollRef.current = { x: pane.scrollLeft, y: pane.scrollTop };
    };
    pane.addEventListener('scroll', saveScroll, { passive: true });
    return () => pane.removeEventListener('scroll', saveScroll);
  }, [viewportRef]);
  useLayoutEffect(() => {
    const { current: pane } = viewportRef;
    const previousLayout = layoutRef.current;
    const [nextHorizontal, nextVertical] = [horizontalOffset, verticalOffset].map(
      (trimOffset): AxisLayout => ({ scale, trimOffset }),
    ) as [AxisLayout, AxisLayout];
    layoutRef.current = { x: nextHorizontal, y: nextVertical };
    if (pane === null) return;
    const previousScroll = scrollRef.current;
    const anchorPoint =
      pointerRef.current ??
      findSelectionCenter(latestRef.current, previousLayout, previousScroll, pane) ??
      getPaneCenter(pane);
    pointerRef.current = undefined;
    const nextScroll = {
      x: computeScrollOffset(
        getPositionUnderPixel(anchorPoint.x, previousScroll.x, previousLayout.x),
        anchorPoint.x,
        nextHorizontal,
      ),
      y: computeScrollOffset(
        getPositionUnderPixel(anchorPoint.y, previousScroll.y, previousLayout.y),
        anchorPoint.y,
        nextVertical,
      ),
    };
    pane.scrollTo(nextScroll.x, nextScroll.y);
    scrollRef.current = { x: pane.scrollLeft, y: pane.scrollTop };
  }, [viewportRef, scale, horizontalOffset, verticalOffset, latestRef]);
}

const getPaneCenter = ({ clientWidth, clientHeight }: HTMLElement): Point => ({
  x: (clientWidth + RULER_SIZE_PX) / 2,
  y: (clientHeight + RULER_SIZE_PX) / 2,
});

/** Returns the center of the selection before the zoom, in pixels of the pane, or undefined if the center was not visible. */
function findSelectionCenter(
  { studioView, selection }: SteadyZoomOptions,
  layout: { readonly x: AxisLayout; readonly y: AxisLayout },
  scrollPosition: Point,
  pane: HTMLElement,
): Point | undefined {
  const bounds = getBoundsAround(findElements(studioView, selection).map(getElementBox));
  if (bounds === undefined) return undefined;
  // The scroll offset that would bring the center to pixel 0, minus the actual offset, is the pixel at which the center is.
  const centerX = computeScrollOffset(bounds.x + bounds.width / 2, 0, layout.x) - scrollPosition.x;
  const centerY = computeScrollOffset(bounds.y + bounds.height / 2, 0, layout.y) - scrollPosition.y;
  return centerX >= RULER_SIZE_PX &&
    centerY >= RULER_SIZE_PX &&
    centerX <= pane.clientWidth &&
    centerY <= pane.clientHeight
    ? { x: centerX, y: centerY }
    : undefined;
}
