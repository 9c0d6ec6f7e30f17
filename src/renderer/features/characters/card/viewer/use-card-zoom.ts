import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The size of a millimeter on the screen in pixels, as CSS defines it: 96 pixels are an inch. */
const PIXELS_PER_MM = 96 / 25.4;
const MIN_ZOOM = 0.5;
const MAX_ZOOM = 8;
const ZOOM_STEP = 1.25;
/** The space around a fitted card in pixels. */
const MARGIN_PX = 16;

export type ZoomChange = 'larger' | 'smaller' | 'fit' | 'actual' | 'toggle';

interface CardZoom {
  /** 1 is the true size. */
  readonly zoom: number;
  readonly changeZoom: (change: ZoomChange) => void;
  /** The size of the card. */
  readonly style: CSSProperties;
}

/** Zooms a card in a scrolling area. At first the card fits into the area. Ctrl and the mouse wheel zoom, too. */
export function useCardZoom(
  areaRef: RefObject<HTMLElement | null>,
  { width, height }: { readonly width: number; readonly height: number },
): CardZoom {
  const [areaSize, setAreaSize] = useState({ width: 0, height: 0 });
  const [chosenZoom, setChosenZoom] = useState<number>();
  const fittingZoom = Math.max(
    MIN_ZOOM,
    Math.min(
      (areaSize.width - 2 * MARGIN_PX) / (width * PIXELS_PER_MM),
      (areaSize.height - 2 * MARGIN_PX) / (height * PIXELS_PER_MM),
      MAX_ZOOM,
    ),
  );
  const zoom = chosenZoom ?? fittingZoom;
  const changeZoom = (change: ZoomChange) => setChosenZoom(computeZoom(change, zoom, fittingZoom));

  useLayoutEffect(() => {
    const { current: area } = areaRef;
    if (area === null) return;
    // The size without scroll bars, which may come and go with the zoom.
    const readSize = () => setAreaSize({ width: area.offsetWidth, height: area.offsetHeight });
    readSize();
    const observer = new ResizeObserver(readSize);
    observer.observe(area);
    return () => observer.disconnect();
  }, [areaRef]);

  // The point in the middle of the area stays there.
  const lastZoom = useRef(zoom);
  useLayoutEffect(() => {
    const { current: area } = areaRef;
    const growth = zoom / lastZoom.current;
    lastZoom.current = zoom;
    if (area === null || growth === 1) return;
    area.scrollTo({
      left: (area.scrollLeft + area.clientWidth / 2) * growth - area.clientWidth / 2,
      top: (area.scrollTop + area.clientHeight / 2) * growth - area.clientHeight / 2,
    });
  }, [areaRef, zoom]);

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    changeZoom(event.deltaY < 0 ? 'larger' : 'smaller');
  });
  useEffect(() => {
    const { current: area } = areaRef;
    const handleWheel = (event: WheelEvent) => zoomByWheel(event);
    area?.addEventListener('wheel', handleWheel, { passive: false });
    return () => area?.removeEventListener('wheel', handleWheel);
  }, [areaRef]);

  return {
    zoom,
    changeZoom,
    style: { width: width * PIXELS_PER_MM * zoom, height: height * PIXELS_PER_MM * zoom },
  };
}

/** Returns the new zoom, or undefined if the card fits into the area from now on. */
function computeZoom(change: ZoomChange, zoom: number, fittingZoom: number): number | undefined {
  switch (change) {
    case 'larger':
      return Math.min(zoom * ZOOM_STEP, MAX_ZOOM);
    case 'smaller':
      return Math.max(zoom / ZOOM_STEP, MIN_ZOOM);
    case 'fit':
      return undefined;
    case 'actual':
      return 1;
    case 'toggle':
      return zoom === fittingZoom ? Math.min(2 * fittingZoom, MAX_ZOOM) : undefined;
  }
}
