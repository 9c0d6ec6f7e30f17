import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../../../shared/display/matrix.ts';
import { getBoundsAround, getElementBox } from '../../../../shared/studio/elements.ts';
import { type Address, findElements, type StudioView } from '../../../../shared/studio/view.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { type AxisLayout, clampZoom, computeScrollOffset, getPositionUnderPixel, RULER_SIZE } from './geometry.ts';

interface SteadyZoomOptions {
  readonly zoom: number;
  onZoom(zoom: number): void;
  readonly horizontal: AxisLayout;
  readonly vertical: AxisLayout;
  readonly studioView: StudioView;
  readonly selection: readonly Address[];
}

/**
 * Keeps one point of the card in place while the zoom changes. With Ctrl and the wheel it is the point under the pointer; with buttons
 * and keys it is the center of the selection if that is visible, or else the center of the pane.
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
      onZoom(clampZoom(zoom * 1.0015 ** -event.deltaY));
    };
    pane.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => pane.removeEventListener('wheel', zoomByWheel);
  }, [viewportRef, latestRef]);

  // Both axes have the same scale.
  const { scale, trimOffset: horizontalOffset } = options.horizontal;
  const { trimOffset: verticalOffset } = options.vertical;
  const layoutRef = useRef({ x: options.horizontal, y: options.vertical });
  // The browser limits the scroll offset to the new size, so the offset before the change is remembered here.
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
  x: (clientWidth + RULER_SIZE) / 2,
  y: (clientHeight + RULER_SIZE) / 2,
});

/** Returns the former center of the selection in the pane, or undefined if it was not visible. */
function findSelectionCenter(
  { studioView, selection }: SteadyZoomOptions,
  layout: { readonly x: AxisLayout; readonly y: AxisLayout },
  scrollPosition: Point,
  pane: HTMLElement,
): Point | undefined {
  const bounds = getBoundsAround(findElements(studioView, selection).map(getElementBox));
  if (bounds === undefined) return undefined;
  const centerX = computeScrollOffset(bounds.x + bounds.width / 2, 0, layout.x) - scrollPosition.x;
  const centerY = computeScrollOffset(bounds.y + bounds.height / 2, 0, layout.y) - scrollPosition.y;
  return centerX >= RULER_SIZE && centerY >= RULER_SIZE && centerX <= pane.clientWidth && centerY <= pane.clientHeight
    ? { x: centerX, y: centerY }
    : undefined;
}
