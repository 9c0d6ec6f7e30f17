import { type PointerEvent, useEffect, useId, useRef } from 'react';
import type { ArtWindow } from '../../../shared/card/pictures/art-window.ts';
import { type Crop, placePicture } from '../../../shared/card/pictures/crop.ts';
import type { Picture } from '../../../shared/card/pictures/pictures.ts';
import { getCenter } from '../../../shared/display/matrix.ts';
import type { Path } from '../../../shared/display/path.ts';
import type { Rect } from '../../../shared/display/units.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './art.module.css';
import { afterKey, moved, zoomed } from './crop-motion.ts';

interface Props {
  picture: Picture;
  address: string;
  window: ArtWindow;
  crop: Crop;
  onChange(crop: Crop): void;
}

/** The margin around the window in which the rest of the picture is visible, in points. */
const AROUND = 9;
const WHEEL = 0.0015;

/** The picture in its window, with the geometry of the card, so that it looks as printed. */
export function CropBox({ picture, address, window, crop, onChange }: Props) {
  const translate = useTranslate();
  const svg = useRef<SVGSVGElement>(null);
  const id = useId();
  const { box, rotation: turn } = window;
  const { x, y } = getCenter(box);
  // The picture is upright here, so the card around it is rotated back.
  const card = turn === 0 ? {} : { transform: `rotate(${-turn} ${x} ${y})` };
  const { box: placed, transform } = placePicture(picture, box, crop);
  const view = grown(box, AROUND);
  const from = useRef<{ x: number; y: number }>(undefined);
  // The values are in a ref, since the wheel listener is registered only once.
  const now = useLatest({ crop, onChange, picture, box });

  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      // The wheel works only while the box has the focus, so that scrolling past it changes nothing.
      if (document.activeElement !== element) return;
      event.preventDefault();
      const { crop, onChange, picture, box } = now.current;
      onChange(zoomed(crop, Math.exp(-event.deltaY * WHEEL), picture, box));
    };
    // React registers passive wheel listeners, which can't prevent the page from scrolling.
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [now]);

  function drag(event: PointerEvent<SVGSVGElement>) {
    const start = from.current;
    if (start === undefined) return;
    const scale = view.width / event.currentTarget.clientWidth;
    const [dx, dy] = [(event.clientX - start.x) * scale, (event.clientY - start.y) * scale];
    from.current = { x: event.clientX, y: event.clientY };
    if (dx !== 0 || dy !== 0) onChange(moved(crop, dx, dy, picture, box));
  }

  const image = (
    <image
      href={address}
      {...placed}
      preserveAspectRatio="none"
      {...(transform === undefined ? {} : { transform: `matrix(${transform.join(' ')})` })}
    />
  );
  return (
    <svg
      ref={svg}
      className={css.crop}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="application"
      aria-label={translate('art.crop')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const next = afterKey(event.key, event.shiftKey, crop, picture, box);
        if (next === undefined) return;
        event.preventDefault();
        onChange(next);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = undefined;
      }}
      onPointerCancel={() => {
        from.current = undefined;
      }}
    >
      <clipPath id={`${id}-window`}>
        <path d={pathData(window.path)} />
      </clipPath>
      <clipPath id={`${id}-safe`}>
        <rect {...card} {...window.safe} />
      </clipPath>
      <g className={css.cropped}>{image}</g>
      <g clipPath={`url(#${id}-window)`}>
        <rect {...box} fill="#ffffff" />
        {image}
        <path className={css.trimmed} {...card} d={`${rectData(around(view))}${rectData(window.trim)}`} />
      </g>
      <path className={css.frame} d={pathData(window.path)} />
      {/* The area that is within the picture and far enough from the cut. */}
      <g clipPath={`url(#${id}-window)`}>
        <rect className={css.safe} {...card} {...window.safe} />
      </g>
      <g clipPath={`url(#${id}-safe)`}>
        <path className={css.safe} d={pathData(window.path)} />
      </g>
    </svg>
  );
}

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Returns a rectangle that covers the view at any rotation. */
const around = (view: Rect): Rect => grown(view, Math.max(view.width, view.height));

const pathData = (path: Path): string => path.map(([letter, ...numbers]) => letter + numbers.join(' ')).join('');
const rectData = ({ x, y, width, height }: Rect): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
