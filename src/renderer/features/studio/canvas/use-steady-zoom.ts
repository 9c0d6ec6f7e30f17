import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../../../shared/display/matrix.ts';
import { boundsAround, boxOf } from '../../../../shared/studio/elements.ts';
import { type Address, elementsAt, type StudioView } from '../../../../shared/studio/view.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { clampZoom, type Laid, placeUnder, RULER, scrollTo } from './geometry.ts';

interface Zooming {
  readonly zoom: number;
  onZoom(zoom: number): void;
  readonly x: Laid;
  readonly y: Laid;
  readonly studioView: StudioView;
  readonly selection: readonly Address[];
}

/**
 * A place of the card stays where it is on the screen while all around it becomes larger or smaller: with Ctrl and the wheel the one under
 * the pointer, by buttons and keys the middle of what is chosen where it is in sight, else the middle of what is seen.
 */
export function useSteadyZoom(viewport: RefObject<HTMLDivElement | null>, zooming: Zooming): void {
  const latest = useLatest(zooming);
  const pointer = useRef<Point>(undefined);
  useEffect(() => {
    const { current } = viewport;
    if (current === null) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { zoom, onZoom } = latest.current;
      const rect = current.getBoundingClientRect();
      pointer.current = { x: event.clientX - rect.left, y: event.clientY - rect.top };
      onZoom(clampZoom(zoom * 1.0015 ** -event.deltaY));
    };
    current.addEventListener('wheel', wheel, { passive: false });
    return () => current.removeEventListener('wheel', wheel);
  }, [viewport, latest]);

  // One number is the scale along both axes.
  const { scale, before: beforeX } = zooming.x;
  const { before: beforeY } = zooming.y;
  const laid = useRef({ x: zooming.x, y: zooming.y });
  // The page keeps as much scrolling as there is room for, so where it stood is remembered from the last scrolling before.
  const scrolled = useRef<Point>({ x: 0, y: 0 });
  useEffect(() => {
    const { current } = viewport;
    if (current === null) return;
    const scroll = () => {
      scrolled.current = { x: current.scrollLeft, y: current.scrollTop };
    };
    current.addEventListener('scroll', scroll, { passive: true });
    return () => current.removeEventListener('scroll', scroll);
  }, [viewport]);
  useLayoutEffect(() => {
    const { current } = viewport;
    const before = laid.current;
    const [x, y] = [beforeX, beforeY].map((edge): Laid => ({ scale, before: edge })) as [Laid, Laid];
    laid.current = { x, y };
    if (current === null) return;
    const from = scrolled.current;
    const at = pointer.current ?? chosenPoint(latest.current, before, from, current) ?? middleOf(current);
    pointer.current = undefined;
    const to = {
      x: scrollTo(placeUnder(at.x, from.x, before.x), at.x, x),
      y: scrollTo(placeUnder(at.y, from.y, before.y), at.y, y),
    };
    current.scrollTo(to.x, to.y);
    scrolled.current = { x: current.scrollLeft, y: current.scrollTop };
  }, [viewport, scale, beforeX, beforeY, latest]);
}

const middleOf = ({ clientWidth, clientHeight }: HTMLElement): Point => ({
  x: (clientWidth + RULER) / 2,
  y: (clientHeight + RULER) / 2,
});

/** Where in the pane the middle of what is chosen was; undefined where it was out of sight. */
function chosenPoint(
  { studioView, selection }: Zooming,
  laid: { readonly x: Laid; readonly y: Laid },
  from: Point,
  pane: HTMLElement,
): Point | undefined {
  const bounds = boundsAround(elementsAt(studioView, selection).map(boxOf));
  if (bounds === undefined) return undefined;
  const x = scrollTo(bounds.x + bounds.width / 2, 0, laid.x) - from.x;
  const y = scrollTo(bounds.y + bounds.height / 2, 0, laid.y) - from.y;
  return x >= RULER && y >= RULER && x <= pane.clientWidth && y <= pane.clientHeight ? { x, y } : undefined;
}
